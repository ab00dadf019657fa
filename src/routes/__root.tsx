import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWallet } from '@/chain/wallets'
import { useWords } from '@/lib/words/useWords'
import { lazily } from '@/ui/lazily'
import { ToastHost } from '@/ui/ToastHost'
import { Banners } from './-frame/Banners'
import { Footer } from './-frame/Footer'
import { Header } from './-frame/Header'
import { useFocusOnNavigation } from './-frame/useFocusOnNavigation'
import { WalletPicker } from './-frame/WalletPicker'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Frame })

const TransactionToasts = lazily(async () => (await import('./-frame/TransactionToasts')).TransactionToasts)

function Frame() {
  const words = useWords()
  const { account } = useWallet()
  useFocusOnNavigation()
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-16 rounded-md bg-action px-4 py-2 text-14 font-semibold text-on-action focus:translate-y-0"
      >
        {words.frame.skipToContent}
      </a>
      <Header />
      <Banners />
      {/* As high as the window, so that the footer does not jump when a page's content arrives. */}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-6xl px-4 py-6 outline-none sm:py-8"
      >
        <Outlet />
      </main>
      <Footer />
      <WalletPicker />
      {account && (
        <Suspense>
          <TransactionToasts />
        </Suspense>
      )}
      <ToastHost />
    </>
  )
}

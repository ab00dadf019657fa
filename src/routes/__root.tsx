import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useWords } from '@/lib/words/useWords'
import { ToastHost } from '@/ui/ToastHost'
import { Banners } from './-frame/Banners'
import { Footer } from './-frame/Footer'
import { Header } from './-frame/Header'
import { TransactionToasts } from './-frame/TransactionToasts'
import { useFocusOnNavigation } from './-frame/useFocusOnNavigation'
import { WalletPicker } from './-frame/WalletPicker'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Frame })

function Frame() {
  const words = useWords()
  useFocusOnNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-16 rounded-md bg-action px-4 py-2 text-14 font-semibold text-on-action focus:translate-y-0"
      >
        {words.frame.skipToContent}
      </a>
      <Header />
      <Banners />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none sm:py-8"
      >
        <Outlet />
      </main>
      <Footer />
      <WalletPicker />
      <TransactionToasts />
      <ToastHost />
    </div>
  )
}

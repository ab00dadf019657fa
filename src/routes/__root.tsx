import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import { useFollows } from '@/domain/follow/follows'
import { useMessages } from '@/i18n/useMessages'
import { mayNotify } from '@/lib/notifications'
import { storage } from '@/lib/storage'
import { followPresses } from '@/ui/doubleTap'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { focusHeading } from '@/ui/focus'
import { ToastHost } from '@/ui/overlay/ToastHost'
import { Footer } from './-layout/Footer'
import { Header } from './-layout/Header'
import { Banners } from './-layout/network/Banners'
import { WalletPicker } from './-layout/wallet/WalletButton'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Layout })

const TransactionToasts = lazyWithRetry(
  async () => (await import('./-layout/toasts/TransactionToasts')).TransactionToasts,
)
const FollowWatcher = lazyWithRetry(async () => (await import('./-layout/FollowWatcher')).FollowWatcher)

function Layout() {
  const messages = useMessages()
  const { account } = useWallet()
  const isFollowing = useFollows().keys.size > 0
  const isWatching = useSyncExternalStore(
    storage.subscribe,
    () => isFollowing && mayNotify(),
    () => false,
  )
  useFocusOnNavigation()
  useEffect(followPresses, [])
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-16 rounded-md bg-action px-4 py-2 text-14 font-semibold text-on-action focus:translate-y-0"
      >
        {messages.layout.skipToContent}
      </a>
      <Header />
      <Banners />
      {/* Full height, so that the footer doesn't jump when content arrives. */}
      <main
        id="content"
        tabIndex={-1}
        // The navigation covers the bottom of a phone.
        className="mx-auto max-md:[--covered:calc(3.5rem+1px+env(safe-area-inset-bottom))] min-h-[calc(100dvh-4rem)] w-full max-w-6xl px-4 py-6 outline-none sm:py-8"
      >
        <Outlet />
      </main>
      <Footer />
      <WalletPicker />
      {account && <TransactionToasts fallback={null} />}
      {isWatching && <FollowWatcher fallback={null} />}
      <ToastHost />
    </>
  )
}

/** Focuses the page's heading after a navigation, for screen readers. */
function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // The first page keeps the browser's focus, and a changed filter keeps its own.
        if (!fromLocation || !pathChanged) return
        // What the hash names has moved the focus already, to itself or to its field.
        if (toLocation.hash && document.activeElement?.closest('main')) return
        focusHeading()
      }),
    [router],
  )
}

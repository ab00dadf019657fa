import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { ChainProvider } from './chain/ChainProvider'
import { watchHead } from './chain/network/head'
import { config } from './chain/wagmi'
import { reconnectWallet } from './chain/wallet/wallets'
import { formatDateTime } from './i18n/format/dates'
import { formatCount } from './i18n/format/locale'
import { startLanguage } from './i18n/messages'
import { delay, retryImport } from './lib/delay'
import { createAppRouter } from './router'
import { keepFocus } from './ui/focus'
import './ui/theme/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Milliseconds. The service worker loads hundreds of files, and a first visit needs the processor and the network. */
const INSTALL_DELAY = 30_000

void start(root)

/**
 * Replaces the prerendered page by the app. The pauses split the work into tasks short enough for the page to respond
 * in between. Hydrating was measured: no less CPU time on `/`, and other languages, wallets, ids and searches still
 * need a client render.
 */
async function start(root: HTMLElement) {
  // The modules loaded below wait for this one to be evaluated.
  await delay()
  await startLanguage()
  await delay()
  // Before any other read, so that no change is missed.
  watchHead(config)
  // A production build without a Safe's host drops this.
  if (import.meta.env.VITE_SAFE_HOST && window.parent !== window) void connectFramingSafe()
  else void reconnectWallet(config)
  await delay()
  const router = createAppRouter()
  const loading = router.load()
  await delay()
  // While the page loads, because the first formats load the locale's tables, which would hold up the first data.
  formatCount(0)
  formatDateTime(0)
  await loading
  keepFocus(root)
  // `startTransition` keeps the page responsive while React mounts.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ChainProvider>
          <RouterProvider router={router} />
        </ChainProvider>
      </StrictMode>,
    ),
  )
  if (import.meta.env.PROD) {
    await delay(INSTALL_DELAY)
    const { installServiceWorker } = await retryImport(() => import('./installServiceWorker'), INSTALL_DELAY)
    await installServiceWorker()
  }
}

/** Connects the Safe that frames the page. */
async function connectFramingSafe() {
  const { connectSafe } = await retryImport(() => import('./chain/wallet/safeApp'))
  await connectSafe(config)
}

import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reconnect } from 'wagmi/actions'
import { ChainProvider } from './chain/ChainProvider'
import { config } from './chain/config/config'
import { watchHead } from './chain/network/head'
import { startLanguage } from './i18n/language'
import { pause } from './lib/pause'
import { createAppRouter } from './router'
import { keepFocus } from './ui/focus'
import './ui/theme/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void start(root)

/** Takes the page over, a step at a time: it answers in between. Until then it stands as it was drawn when it was built. */
async function start(root: HTMLElement) {
  // Not at the module's own level: what is loaded here waits for this module.
  await pause()
  await startLanguage()
  await pause()
  // Begun before anything else is read: what changes from then on is noticed.
  watchHead(config)
  void reconnect(config)
  await pause()
  const router = createAppRouter()
  await router.load()
  keepFocus(root)
  // In slices.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ChainProvider>
          <RouterProvider router={router} />
        </ChainProvider>
      </StrictMode>,
    ),
  )
}

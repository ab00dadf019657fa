import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { ChainProvider } from '@/chain/ChainProvider'
import { config } from '@/chain/config'
import { watchHead } from '@/chain/head'
import { startLanguage } from '@/lib/words/language'
import { router } from './router'
import './ui/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void start(root)

/** Takes the page over. Until then it stands as it was drawn when it was built. */
async function start(root: HTMLElement) {
  // The page answers between the evaluation of all modules and what they are for.
  await pause()
  // Not at the module's own level: what is loaded here waits for this module.
  await startLanguage()
  // Begun before anything else is read: what changes from then on is noticed.
  watchHead(config)
  await router.load()
  // In slices, between which the page answers.
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

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

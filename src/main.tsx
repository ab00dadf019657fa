import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ChainProvider } from '@/chain/ChainProvider'
import { startLanguage } from '@/lib/words/language'
import { router } from './router'
import './ui/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startLanguage()
createRoot(root).render(
  <StrictMode>
    <ChainProvider>
      <RouterProvider router={router} />
    </ChainProvider>
  </StrictMode>,
)

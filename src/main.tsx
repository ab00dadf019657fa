import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ChainProvider } from '@/chain/ChainProvider'
import { en } from '@/lib/words/en'
import { WordsContext } from '@/lib/words/useWords'
import { router } from './router'
import './ui/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <WordsContext value={en}>
      <ChainProvider>
        <RouterProvider router={router} />
      </ChainProvider>
    </WordsContext>
  </StrictMode>,
)

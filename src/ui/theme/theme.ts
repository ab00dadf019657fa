import { useSyncExternalStore } from 'react'
import { storage } from '@/lib/storage'

export type Theme = 'dark' | 'light'

/** The key in local storage that the page's own script reads before the first paint. */
const storageKey = 'clutchpool.theme'

const systemLight = () => matchMedia('(prefers-color-scheme: light)')
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return systemLight().matches ? 'light' : 'dark'
}

/** Keeps a theme in this browser; choosing what the system has anyway goes back to following it. */
export function setTheme(theme: Theme): void {
  const isSystems = theme === (systemLight().matches ? 'light' : 'dark')
  if (isSystems) {
    delete document.documentElement.dataset.theme
    storage.removeItem(storageKey)
  } else {
    document.documentElement.dataset.theme = theme
    storage.setItem(storageKey, theme)
  }
  for (const listener of listeners) listener()
}

/** The theme now seen. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      const system = systemLight()
      listeners.add(listener)
      system.addEventListener('change', listener)
      return () => {
        listeners.delete(listener)
        system.removeEventListener('change', listener)
      }
    },
    currentTheme,
    (): Theme => 'dark',
  )
}

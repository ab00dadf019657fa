import { createStore, useStore } from 'zustand'
import { storage } from '@/lib/storage'

export type Theme = 'dark' | 'light'

/** Read by the inline script in index.html before the first paint. */
const storageKey = 'clutchpool.theme'

const systemLight = () => matchMedia('(prefers-color-scheme: light)')

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return systemLight().matches ? 'light' : 'dark'
}

/** Stores the theme; choosing the system's theme follows the system again. */
export function setTheme(theme: Theme): void {
  const isSystems = theme === (systemLight().matches ? 'light' : 'dark')
  if (isSystems) {
    delete document.documentElement.dataset.theme
    storage.removeItem(storageKey)
  } else {
    document.documentElement.dataset.theme = theme
    storage.setItem(storageKey, theme)
  }
  updateTheme()
}

const themeStore = createStore<Theme>(() => 'dark')
const updateTheme = () => themeStore.setState(currentTheme())
if (typeof window !== 'undefined') {
  updateTheme()
  systemLight().addEventListener('change', updateTheme)
}

export const useTheme = (): Theme => useStore(themeStore)

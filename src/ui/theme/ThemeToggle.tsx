import { Moon, Sun } from 'lucide-react'
import { createStore, useStore } from 'zustand'
import { storage } from '@/lib/storage'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'

type Theme = 'dark' | 'light'

/** Read by the inline script in index.html before the first paint. */
const storageKey = 'clutchpool.theme'

const systemLight = () => matchMedia('(prefers-color-scheme: light)')

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return systemLight().matches ? 'light' : 'dark'
}

/** Stores the theme; choosing the system's theme follows the system again. */
function setTheme(theme: Theme): void {
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

export function ThemeToggle() {
  const messages = useUiMessages()
  const theme = useTheme()
  const isDark = theme === 'dark'
  return (
    <Button
      variant="quiet"
      className="px-3"
      aria-label={isDark ? messages.toLight : messages.toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden className="size-4" /> : <Moon aria-hidden className="size-4" />}
    </Button>
  )
}

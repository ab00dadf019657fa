import { Moon, Sun } from 'lucide-react'
import { useWords } from '@/lib/words/useWords'
import { Button } from './Button'
import { setTheme, useTheme } from './theme'

/** Switches between dark and light. */
export function ThemeToggle() {
  const words = useWords()
  const theme = useTheme()
  const isDark = theme === 'dark'
  return (
    <Button
      variant="quiet"
      className="px-3"
      aria-label={isDark ? words.ui.toLight : words.ui.toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden className="size-4" /> : <Moon aria-hidden className="size-4" />}
    </Button>
  )
}

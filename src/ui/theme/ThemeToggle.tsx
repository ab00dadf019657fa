import { Moon, Sun } from 'lucide-react'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'
import { setTheme, useTheme } from './theme'

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

import { Languages } from 'lucide-react'
import { isLanguage, languages } from '@/i18n/format/languages'
import { setLanguage } from '@/i18n/language'
import { useLanguage, useMessages } from '@/i18n/useMessages'
import { showToast } from '@/ui/toast'

export function LanguagePicker() {
  const messages = useMessages()
  const language = useLanguage()

  const choose = (code: string) => {
    if (!isLanguage(code)) return
    setLanguage(code).catch(() =>
      showToast({ tone: 'warning', role: 'alert', text: messages.errors.network }),
    )
  }

  return (
    <label className="flex items-center gap-1.5">
      <Languages aria-hidden className="size-4" />
      <span className="sr-only">{messages.layout.language}</span>
      <select
        value={language}
        className="min-h-6 cursor-pointer bg-surface py-1 underline-offset-4 hover:text-text hover:underline"
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

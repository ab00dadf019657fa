import { Languages } from 'lucide-react'
import { isLanguage, languages } from '@/lib/locale'
import { setLanguage } from '@/lib/words/language'
import { useLanguage } from '@/lib/words/useLanguage'
import { useWords } from '@/lib/words/useWords'
import { showToast } from '@/ui/toast'

/** Chooses the language of all words, each by its own name. */
export function LanguagePicker() {
  const words = useWords()
  const language = useLanguage()

  const choose = (code: string) => {
    if (!isLanguage(code)) return
    setLanguage(code).catch(() => showToast({ tone: 'warning', role: 'alert', text: words.errors.network }))
  }

  return (
    <label className="flex items-center gap-1.5">
      <Languages aria-hidden className="size-4" />
      <span className="sr-only">{words.frame.language}</span>
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

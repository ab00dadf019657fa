import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/forms/Button'
import { showToast } from '@/ui/toast'
import { useUiMessages } from '@/ui/UiMessages'

interface CopyButtonProps {
  text: string
  label: string
  isIcon?: boolean
}

export function CopyButton({ text, label, isIcon = false }: CopyButtonProps) {
  const messages = useUiMessages()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      // `clipboard` is missing without https.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ tone: 'warning', text: messages.copyFailed })
    }
  }

  return (
    <Button
      size="sm"
      variant={isIcon ? 'quiet' : 'secondary'}
      className={isIcon ? 'px-2' : undefined}
      onClick={() => void copy()}
    >
      {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite" className={isIcon ? 'sr-only' : undefined}>
        {isCopied ? messages.copied : label}
      </span>
    </Button>
  )
}

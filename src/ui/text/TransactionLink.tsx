import { ExternalLink } from 'lucide-react'
import type { Hash } from 'viem'
import { shortAddress } from '@/lib/addresses'
import { useUiMessages } from '@/ui/UiMessages'
import { CopyButton } from './CopyButton'

interface TransactionLinkProps {
  hash: Hash
  /** The explorer's URL; without one the hash can be copied. */
  url: string | undefined
  /** Hides the hash visually. */
  isIcon?: boolean
}

export function TransactionLink({ hash, url, isIcon = false }: TransactionLinkProps) {
  const ui = useUiMessages()
  const short = shortAddress(hash)
  if (!url) {
    return (
      <span title={hash} className="inline-flex items-center gap-1">
        {!isIcon && <code className="text-12 whitespace-nowrap">{short}</code>}
        <CopyButton text={hash} label={ui.copyTransaction(short)} isIcon />
      </span>
    )
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      title={hash}
      aria-label={ui.viewTransaction(short)}
      className="inline-flex min-h-6 min-w-6 items-center gap-1 underline underline-offset-4"
    >
      {!isIcon && short}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  )
}

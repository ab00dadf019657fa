import { ExternalLink } from 'lucide-react'
import type { Chain, Hash } from 'viem'
import { chain } from '@/chain/config'
import { useWords } from '@/lib/words/useWords'
import { CopyButton } from '@/ui/CopyButton'

const { blockExplorers }: Chain = chain

/** A transaction in the chain's explorer, or its hash to copy where the chain has none. */
export function TransactionLink({ hash }: { hash: Hash }) {
  const { earned } = useWords().community
  const short = `${hash.slice(0, 6)}…${hash.slice(-4)}`
  if (!blockExplorers) {
    return (
      <span className="inline-flex items-center gap-2">
        <code title={hash} className="text-12 whitespace-nowrap">
          {short}
        </code>
        <CopyButton text={hash} label={earned.copyHash} />
      </span>
    )
  }
  return (
    <a
      href={`${blockExplorers.default.url}/tx/${hash}`}
      target="_blank"
      rel="noreferrer"
      aria-label={earned.viewTransaction(short)}
      className="inline-flex min-h-6 items-center gap-1 underline underline-offset-4"
    >
      {short}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  )
}

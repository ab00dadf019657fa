import { ExternalLink } from 'lucide-react'
import type { Chain, Hash } from 'viem'
import { chain } from '@/chain/config'
import { useWords } from '@/lib/words/useWords'

const { blockExplorers }: Chain = chain

/** A transaction in the chain's explorer, or its hash where the chain has none. */
export function TransactionLink({ hash }: { hash: Hash }) {
  const { bets, transactions } = useWords()
  if (!blockExplorers) {
    return (
      <p className="text-12 text-secondary">
        {bets.transaction} <code title={hash}>{`${hash.slice(0, 10)}…${hash.slice(-8)}`}</code>
      </p>
    )
  }
  return (
    <a
      href={`${blockExplorers.default.url}/tx/${hash}`}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-6 items-center gap-1 text-14 underline underline-offset-4"
    >
      {transactions.viewTransaction}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  )
}

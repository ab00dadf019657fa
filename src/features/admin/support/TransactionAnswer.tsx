import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment, explorerUrl } from '@/chain/config/config'
import { BetsSkeleton } from '@/domain/bet/BetCells'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { Pending } from '@/ui/feedback/loading'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { Answer, linkClass } from './Answer'
import { readTransaction, type TransactionEffect } from './readTransaction'

export function TransactionAnswer({ hash }: { hash: Hash }) {
  const messages = useMessages()
  const { adminSupport: support } = messages
  const config = useConfig()
  const read = useQuery({
    // With the lens, a bet or a claim reads it again.
    queryKey: ['transaction', { address: deployment.lens, hash }],
    queryFn: () => readTransaction(config, hash),
  })
  if (!read.data) return <Pending reads={[read]} loading={<BetsSkeleton />} />
  const bets = read.data.kind === 'bets' ? read.data.bets : []
  const from = read.data.kind === 'unknown' ? [] : [read.data.from]
  const accounts = new Set(bets.length > 0 ? bets.map(({ account }) => account) : from)
  return (
    <Answer
      title={support.transaction}
      bets={bets}
      links={
        <>
          <TransactionLink hash={hash} url={explorerUrl('tx', hash)} />
          {[...accounts].map((account) => (
            <Link
              key={account}
              from="/admin"
              to="/admin"
              search={(previous) => ({ ...previous, subject: account })}
              className={linkClass}
            >
              {support.allBets(shortAddress(account))}
            </Link>
          ))}
        </>
      }
    >
      {describeTransaction(read.data, messages)}
    </Answer>
  )
}

function describeTransaction(answer: TransactionEffect, messages: Messages): string {
  const { transactions } = messages.adminSupport
  switch (answer.kind) {
    case 'unknown':
      return transactions.unknown(chain.name)
    case 'failed': {
      const { failure } = answer
      const name = failure.kind === 'contract' ? failure.name : undefined
      return transactions.failed(describeFailure(failure, messages), name)
    }
    case 'foreign':
      return transactions.foreign(answer.to ? shortAddress(answer.to) : undefined)
    case 'bets':
      return [
        ...(answer.placed > 0n ? [transactions.placed(formatAmount(answer.placed))] : []),
        ...(answer.paid > 0n ? [transactions.paid(formatAmount(answer.paid))] : []),
      ].join(' ')
    default:
      return transactions[answer.kind]
  }
}

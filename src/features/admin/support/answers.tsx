import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircleQuestion, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment, explorerUrl } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { useAllBets } from '@/domain/bet/allBets'
import { BetStatusBadge, BetsSkeleton, RoundedAmount, SideText } from '@/domain/bet/BetCells'
import { claimableNow } from '@/domain/bet/bet'
import { MatchLink } from '@/domain/match/MatchLink'
import { PagedTable } from '@/features/admin/shared/PagedTable'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { formatAmount } from '@/i18n/format/amounts'
import { shortAddress } from '@/lib/addresses'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pending } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Td, Tr } from '@/ui/layout/Table'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { explainBet } from './explainBet'
import { type AccountBet, readTransaction, type TransactionEffect } from './readTransaction'

const linkClass = 'inline-flex min-h-6 items-center underline underline-offset-4'

export function BettorAnswer({ account }: { account: Address }) {
  const messages = useAdminMessages()
  const { adminSupport: support } = messages
  const read = useAllBets(account)
  const now = useChainNow()
  if (!read.data) return <Pending reads={[read]} loading={<BetsSkeleton />} />
  const { bets, isComplete } = read.data
  if (bets.length === 0) return <EmptyState icon={<Ticket />} title={support.none} text={support.noneText} />
  const claimable = bets.reduce((total, bet) => total + claimableNow(bet, now), 0n)
  return (
    <Answer
      title={support.bettor(shortAddress(account))}
      bets={bets.map((bet) => ({ account, bet }))}
      links={
        <Link to="/bettor/$address" params={{ address: account }} className={linkClass}>
          {support.publicPage}
        </Link>
      }
    >
      {!isComplete
        ? messages.betHistory.readingOlder
        : claimable > 0n
          ? support.claimable(formatAmount(claimable))
          : support.nothingClaimable}
    </Answer>
  )
}

export function TransactionAnswer({ hash }: { hash: Hash }) {
  const messages = useAdminMessages()
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

function describeTransaction(answer: TransactionEffect, messages: AdminMessages): string {
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

interface AnswerProps {
  title: string
  bets: readonly AccountBet[]
  links: ReactNode
  children: string
}

function Answer({ title, bets, links, children }: AnswerProps) {
  const { columns } = useAdminMessages().adminSupport
  return (
    <Card as="section" flush aria-labelledby="answer" className="overflow-hidden">
      <div className="flex flex-col gap-2 p-4 text-14 sm:px-6">
        <CardTitle id="answer" className="flex items-center gap-2">
          <MessageCircleQuestion aria-hidden className="size-5 text-tertiary" />
          {title}
        </CardTitle>
        <p role="status" className="max-w-160 text-pretty">
          {children}
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">{links}</p>
      </div>
      {bets.length > 0 && (
        <PagedTable title={title} columns={columns} rows={bets}>
          {(row) => <BetRow key={`${row.account} ${row.bet.match.id}`} {...row} />}
        </PagedTable>
      )}
    </Card>
  )
}

function BetRow({ bet }: AccountBet) {
  const { adminSupport: support } = useAdminMessages()
  const { columns } = support
  const { reason, next } = explainBet(bet, useChainNow(), support)
  return (
    <Tr>
      <Td className="min-w-0 align-top md:max-w-72">
        <MatchLink match={bet.match} />
      </Td>
      <Td label={columns.bet} className="align-top">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <RoundedAmount wei={bet.amount} /> <SideText match={bet.match} side={bet.prediction} />
        </span>
      </Td>
      <Td label={columns.status} className="align-top">
        <BetStatusBadge bet={bet} />
      </Td>
      <Td className="align-top">
        <p className="max-w-96 text-pretty">
          <span className="text-secondary">{reason}</span> <span className="font-medium">{next}</span>
        </p>
      </Td>
    </Tr>
  )
}

import { MessageCircleQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { BetStatusBadge, RoundedAmount, SideText } from '@/domain/bet/BetCells'
import { MatchLink } from '@/domain/match/MatchLink'
import { PagedTable } from '@/features/admin/shared/PagedTable'
import { useMessages } from '@/i18n/useMessages'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Td, Tr } from '@/ui/layout/Table'
import { explainBet } from './explainBet'
import type { AccountBet } from './readTransaction'

export const linkClass = 'inline-flex min-h-6 items-center underline underline-offset-4'

interface AnswerProps {
  title: string
  bets: readonly AccountBet[]
  links: ReactNode
  children: string
}

export function Answer({ title, bets, links, children }: AnswerProps) {
  const { columns } = useMessages().adminSupport
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
  const { adminSupport: support } = useMessages()
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

import type { Bet } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { SignedAmount } from '@/domain/bet/SignedAmount'
import { BetStatusBadge } from '@/features/bets/BetStatusBadge'
import { ExactAmount } from '@/features/bets/ExactAmount'
import { SideText } from '@/features/bets/SideText'
import { useMessages } from '@/i18n/useMessages'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { MatchLink } from './MatchLink'

/** Lists bets of any account, with the result of those that have one. */
export function BettorBetsTable({ bets }: { bets: readonly Bet[] }) {
  const { bets: texts, bettor } = useMessages()
  const { match, amount, prediction, status } = texts.columns
  return (
    <Table caption={bettor.bets} columns={[match, amount, prediction, status, bettor.profit]}>
      {bets.map((bet) => (
        <Tr key={String(bet.match.id)}>
          <Td className="min-w-0 md:max-w-80">
            <MatchLink match={bet.match} />
          </Td>
          <Td label={amount}>
            <ExactAmount wei={bet.amount} />
          </Td>
          <Td label={prediction}>
            <SideText match={bet.match} side={bet.prediction} />
          </Td>
          <Td label={status}>
            <BetStatusBadge bet={bet} />
          </Td>
          <Td label={bettor.profit}>
            {bet.match.isFinalized && !bet.match.isChallenged ? <SignedAmount wei={profitOf(bet)} /> : '–'}
          </Td>
        </Tr>
      ))}
    </Table>
  )
}

import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { chainNow, useChainNow } from '@/chain/network/clock'
import { type Bet, betStatus, currentOutlook, hasLost, stakesOf } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { BET_FORM } from '@/domain/match/betForm'
import type { Match } from '@/domain/match/match'
import { isFinal } from '@/domain/match/status'
import { BetStatusBadge } from '@/features/bets/BetStatusBadge'
import { ClaimButton } from '@/features/bets/claim/ClaimButton'
import { ExactAmount } from '@/features/bets/ExactAmount'
import { payoutTerm } from '@/features/bets/payoutTerm'
import { SideText } from '@/features/bets/SideText'
import { StatusNote } from '@/features/bets/StatusNote'
import { ShareButton } from '@/features/bets/share/ShareButton'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { betTotals } from './betTotals'
import { useRematches } from './useRematches'

interface BetsTableProps {
  /** One row each. */
  bets: readonly Bet[]
  /** Those of all pages, for the totals. */
  listed: readonly Bet[]
  /** `false` while older bets are on their way. */
  isComplete: boolean
}

export function BetsTable({ bets, listed, isComplete }: BetsTableProps) {
  const messages = useMessages()
  const { columns } = messages.bets
  const totals = betTotals(listed, useChainNow())
  // Deferred past the first paint, because the bets matter more.
  const rematchOf = useRematches(useDeferredValue(isComplete, false))
  return (
    <Table caption={messages.bets.myBets} columns={Object.values(columns)}>
      {bets.map((bet) => (
        <Row key={String(bet.match.id)} bet={bet} rematch={rematchOf(bet.match)} />
      ))}
      <Tr className="font-medium">
        <Td>{isComplete ? messages.bets.total : messages.bets.totalOfShown(bets.length)}</Td>
        <Td label={columns.amount}>
          <ExactAmount wei={totals.staked} />
        </Td>
        <Td />
        <Td label={messages.bets.payouts}>
          <div className="flex flex-col gap-1 max-md:items-end max-md:text-end">
            <LabelledAmount label={messages.bets.paid} wei={totals.paid} />
            <LabelledAmount label={messages.bets.toClaim} wei={totals.claimable} />
          </div>
        </Td>
        <Td />
      </Tr>
    </Table>
  )
}

function Row({ bet, rematch }: { bet: Bet; rematch: Match | undefined }) {
  const { bets } = useMessages()
  const { columns } = bets
  return (
    <Tr>
      <Td className="max-w-80 min-w-0">
        <Link
          to="/match/$id"
          params={{ id: String(bet.match.id) }}
          className="inline-flex min-h-6 min-w-0 items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {bet.match.name}
        </Link>
      </Td>
      <Td label={columns.amount}>
        <div className="flex flex-col gap-1 max-md:items-end max-md:text-end">
          <ExactAmount wei={bet.amount} />
          {bet.liveAmount > 0n && <StakeByPool bet={bet} />}
        </div>
      </Td>
      <Td label={columns.prediction}>
        <SideText match={bet.match} side={bet.prediction} />
      </Td>
      <Td label={columns.status}>
        <div className="flex flex-col items-start gap-1 max-md:items-end max-md:text-end">
          <BetStatusBadge bet={bet} />
          <PayoutNote bet={bet} />
          <StatusNote bet={bet} />
        </div>
      </Td>
      <Td className="md:w-36">
        <div className="flex flex-col items-start gap-1 max-md:items-end">
          <ClaimButton bet={bet} />
          {bet.match.isFinalized && rematch && <BetAgain match={rematch} />}
          {hasWon(bet) && <ShareButton bet={bet} />}
        </div>
      </Td>
    </Tr>
  )
}

/** Returns `true` for a final win with a profit. */
function hasWon(bet: Bet): boolean {
  return isFinal(bet.match, chainNow()) && !bet.match.isVoid && !hasLost(bet) && profitOf(bet) > 0n
}

function BetAgain({ match }: { match: Match }) {
  const { betHistory } = useMessages()
  return (
    <Link
      to="/match/$id"
      params={{ id: String(match.id) }}
      hash={BET_FORM}
      aria-label={betHistory.betAgainOn(match.name)}
      className="inline-flex min-h-6 items-center text-14 underline underline-offset-4"
    >
      {betHistory.betAgain}
    </Link>
  )
}

function StakeByPool({ bet }: { bet: Bet }) {
  const { pools } = useMessages().match
  const { early, live } = stakesOf(bet)
  return (
    <>
      {early > 0n && <LabelledAmount label={pools.early} wei={early} />}
      <LabelledAmount label={pools.live} wei={live} />
    </>
  )
}

function PayoutNote({ bet }: { bet: Bet }) {
  const { bets } = useMessages()
  const status = betStatus(bet, useChainNow())
  if (status === 'pending') return <OutlookNote bet={bet} />
  const term = payoutTerm(bet, status, bets)
  return term && bet.payout > 0n ? <LabelledAmount label={term} wei={bet.payout} /> : null
}

function OutlookNote({ bet }: { bet: Bet }) {
  const { bets } = useMessages()
  const { payout, matched } = currentOutlook(bet)
  return (
    <>
      <LabelledAmount label={bets.paysNow} wei={payout} />
      {matched < bet.amount && (
        <span className="text-12 text-secondary">
          {bets.matched} {bets.matchedOf(formatAmount(matched), formatAmount(bet.amount))}
        </span>
      )}
    </>
  )
}

function LabelledAmount({ label, wei }: { label: string; wei: bigint }) {
  return (
    <span className="text-12 font-normal text-secondary">
      {label} <ExactAmount wei={wei} />
    </span>
  )
}

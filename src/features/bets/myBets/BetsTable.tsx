import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useReadPoolLensGetOpenMatches } from '@/chain/queries/generatedHome'
import { type Bet, hasLost } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { BET_FORM } from '@/domain/match/betForm'
import { isBettingOpen, isFinal, type Match, type RawMatch, toMatch } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'
import {
  BetStatusBadge,
  ExactAmount,
  MatchLink,
  payoutAmounts,
  SideText,
  StatusNote,
  stakesByPool,
} from '@/features/bets/BetCells'
import { ClaimButton } from '@/features/bets/claim/ClaimButton'
import { ShareButton } from '@/features/bets/share/ShareButton'
import { useMessages } from '@/i18n/useMessages'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { betTotals } from './listBets'

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
    <Table caption={messages.layout.myBets} columns={Object.values(columns)}>
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
            <Amounts
              of={[
                { term: messages.bets.paid, value: totals.paid },
                { term: messages.bets.toClaim, value: totals.claimable },
              ]}
            />
          </div>
        </Td>
        <Td />
      </Tr>
    </Table>
  )
}

function Row({ bet, rematch }: { bet: Bet; rematch: Match | undefined }) {
  const messages = useMessages()
  const { columns } = messages.bets
  const now = useChainNow()
  return (
    <Tr>
      <Td className="max-w-80 min-w-0">
        <MatchLink match={bet.match} />
      </Td>
      <Td label={columns.amount}>
        <div className="flex flex-col gap-1 max-md:items-end max-md:text-end">
          <ExactAmount wei={bet.amount} />
          <Amounts of={stakesByPool(bet, messages)} />
        </div>
      </Td>
      <Td label={columns.prediction}>
        <SideText match={bet.match} side={bet.prediction} />
      </Td>
      <Td label={columns.status}>
        <div className="flex flex-col items-start gap-1 max-md:items-end max-md:text-end">
          <BetStatusBadge bet={bet} />
          <Amounts of={payoutAmounts(bet, now, messages)} />
          <StatusNote bet={bet} />
        </div>
      </Td>
      <Td className="md:w-36">
        <div className="flex flex-col items-start gap-1 max-md:items-end">
          <ClaimButton bet={bet} />
          {bet.match.isFinalized && rematch && <BetAgain match={rematch} />}
          {hasWon(bet, now) && <ShareButton bet={bet} />}
        </div>
      </Td>
    </Tr>
  )
}

/** Returns `true` for a final win with a profit. */
function hasWon(bet: Bet, now: number): boolean {
  return isFinal(bet.match, now) && !bet.match.isVoid && !hasLost(bet) && profitOf(bet) > 0n
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

function Amounts({ of }: { of: ReturnType<typeof stakesByPool> }) {
  return of.map(({ term, value }) => (
    <span key={term} className="text-12 font-normal text-secondary">
      {term} {typeof value === 'bigint' ? <ExactAmount wei={value} /> : value}
    </span>
  ))
}

/** The newest open matches, in one call. */
const OPEN_MATCHES = 500n

/** Returns a function that finds an open match of the same two teams, the one that starts first, once it is `enabled`. */
function useRematches(enabled: boolean): (match: Match) => Match | undefined {
  const { data: open } = useReadPoolLensGetOpenMatches({
    args: [0n, OPEN_MATCHES],
    query: { select: toMatches, enabled },
  })
  const now = useChainNow()
  return useMemo(() => {
    const matches = (open ?? [])
      .filter((match) => isBettingOpen(match, now))
      .sort((one, other) => other.startTime - one.startTime)
    const byTeams = new Map(
      matches.flatMap((match) => teamsOf(match).map((teams) => [teams, match] as const)),
    )
    return (match) => teamsOf(match).flatMap((teams) => byTeams.get(teams) ?? [])[0]
  }, [open, now])
}

function toMatches([matches]: readonly [matches: readonly RawMatch[], next: bigint]): Match[] {
  return matches.map(toMatch)
}

/** Returns a key that two matches of the same teams share, in either order; none for an unknown form of name. */
function teamsOf({ name }: Match): string[] {
  const { game, teamA, teamB } = parseMatchName(name)
  if (!teamA || !teamB) return []
  return [[game ?? '', ...[teamA, teamB].sort()].join('\n').toLowerCase()]
}

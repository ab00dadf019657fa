import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Fragment, useDeferredValue, useMemo } from 'react'
import { useChainNow } from '@/chain/network/clock'
import {
  type BetAmount,
  BetStatusBadge,
  payoutAmounts,
  RoundedAmount,
  SideText,
  StatusNote,
  stakesByPool,
} from '@/domain/bet/BetCells'
import { type Bet, hasLost } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { BET_FORM } from '@/domain/match/betForm'
import { MatchLink } from '@/domain/match/MatchLink'
import { isBettingOpen, isFinal, type Match } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { ClaimButton } from '@/features/bets/claim/ClaimButton'
import { ShareButton } from '@/features/bets/share/ShareButton'
import { useMessages } from '@/i18n/useMessages'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { betTotals, groupOf } from './listBets'

interface BetsTableProps {
  /** One row each. */
  bets: readonly Bet[]
  /** Those of all pages, for the totals. */
  listed: readonly Bet[]
  /** `false` while older bets are on their way. */
  isComplete: boolean
  isGrouped: boolean
}

export function BetsTable({ bets, listed, isComplete, isGrouped }: BetsTableProps) {
  const messages = useMessages()
  const { columns } = messages.betHistory
  const now = useChainNow()
  const totals = betTotals(listed, now)
  const groups = bets.map((bet) => groupOf(bet, now))
  // Deferred past the first paint, because the bets matter more.
  const rematchOf = useRematches(useDeferredValue(isComplete, false))
  return (
    <Table
      caption={messages.layout.myBets}
      columns={Object.values(columns)}
      className="two-line-rows"
      headClassName="text-12"
    >
      {bets.map((bet, index) => (
        <Fragment key={String(bet.match.id)}>
          {isGrouped && groups[index] !== groups[index - 1] && (
            <Tr className="bg-hover max-md:py-2!">
              <Td colSpan={5} className="py-2 text-12 font-medium text-secondary">
                {messages.betHistory.groups[groupOf(bet, now)]}
              </Td>
            </Tr>
          )}
          <Row bet={bet} rematch={rematchOf(bet.match)} />
        </Fragment>
      ))}
      <Tr className="font-medium">
        <Td>{isComplete ? messages.betHistory.total : messages.betHistory.totalOfShown(bets.length)}</Td>
        <Td>
          <div className={amountsClass}>
            <RoundedAmount wei={totals.staked} />
            <Amounts
              of={[
                { term: messages.bets.paid, value: totals.paid },
                { term: messages.betHistory.toClaim, value: totals.claimable },
              ]}
            />
          </div>
        </Td>
        <Td />
        <Td />
        <Td />
      </Tr>
    </Table>
  )
}

const amountsClass =
  'flex flex-col gap-1 max-md:w-full max-md:flex-row max-md:flex-wrap max-md:items-center max-md:justify-end max-md:gap-x-2'

function Row({ bet, rematch }: { bet: Bet; rematch: Match | undefined }) {
  const messages = useMessages()
  const now = useChainNow()
  return (
    <Tr>
      <Td className="max-w-80 min-w-0">
        <MatchLink match={bet.match} />
      </Td>
      <Td>
        <div className={amountsClass}>
          <RoundedAmount wei={bet.amount} />
          <Amounts of={stakesByPool(bet, messages)} />
          <Amounts of={payoutAmounts(bet, now, messages)} isPayout />
        </div>
      </Td>
      <Td>
        <SideText match={bet.match} side={bet.prediction} />
      </Td>
      <Td>
        <div className="flex flex-col items-start gap-1 max-md:items-end max-md:text-end">
          <BetStatusBadge bet={bet} />
          {/* A phone's second line has no room for it; the match's page shows it. */}
          <div className="max-md:sr-only empty:hidden">
            <StatusNote bet={bet} />
          </div>
        </div>
      </Td>
      <Td className="max-md:has-[>div:empty]:hidden md:w-48">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ClaimButton bet={bet} />
          {bet.match.hasResult && rematch && (
            <Link
              to="/match/$id"
              params={{ id: String(rematch.id) }}
              hash={BET_FORM}
              aria-label={messages.betHistory.betAgainOn(rematch.name)}
              className="inline-flex min-h-6 items-center text-14 underline underline-offset-4"
            >
              {messages.betHistory.betAgain}
            </Link>
          )}
          {hasWon(bet, now) && <ShareButton bet={bet} size="sm" variant="quiet" className="-mx-3" />}
        </div>
      </Td>
    </Tr>
  )
}

function hasWon(bet: Bet, now: number): boolean {
  return isFinal(bet.match, now) && !bet.match.isVoid && !hasLost(bet) && profitOf(bet) > 0n
}

/** @param isPayout on phones an arrow from the stake stands for the first amount's term */
function Amounts({ of, isPayout = false }: { of: readonly BetAmount[]; isPayout?: boolean }) {
  return of.map(({ term, value }, index) => {
    const hasArrow = isPayout && index === 0 && term !== undefined
    return (
      <span key={term ?? ''} className="text-12 font-normal text-secondary">
        {hasArrow && <ArrowRight aria-hidden className="me-1 inline size-3 md:hidden rtl:rotate-180" />}
        <span className={hasArrow ? 'max-md:sr-only' : undefined}>{term}</span>{' '}
        {typeof value === 'bigint' ? <RoundedAmount wei={value} /> : value}
      </span>
    )
  })
}

/** Returns a function that finds an open match of the same two teams, the one that starts first, once it is `enabled`. */
function useRematches(enabled: boolean): (match: Match) => Match | undefined {
  const { data: open } = useOpenMatchesSoFar(enabled)
  const now = useChainNow()
  return useMemo(() => {
    const matches = (open?.matches ?? [])
      .filter((match) => isBettingOpen(match, now))
      .sort((one, other) => other.startTime - one.startTime)
    const byTeams = new Map(
      matches.flatMap((match) => teamsOf(match).map((teams) => [teams, match] as const)),
    )
    return (match) => teamsOf(match).flatMap((teams) => byTeams.get(teams) ?? [])[0]
  }, [open, now])
}

/** Returns a key that two matches of the same teams share, in either order; none for an unknown form of name. */
function teamsOf({ name }: Match): string[] {
  const { game, teamA, teamB } = parseMatchName(name)
  if (!teamA || !teamB) return []
  return [[game ?? '', ...[teamA, teamB].sort()].join('\n').toLowerCase()]
}

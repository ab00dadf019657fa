import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useLogs } from '@/chain/history/useLogs'
import { chainNow } from '@/chain/network/clock'
import { BettorLink } from '@/domain/bet/BettorLink'
import { describeUnavailable, HistoryProgress } from '@/domain/ledger/HistoryProgress'
import type { Match, Side } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { toPlacedBet } from '@/domain/match/placedBet'
import { defaultRisk, describeSignal, RISK_PERIOD, riskSignals } from '@/domain/match/risk'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { useMessages } from '@/i18n/useMessages'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'

const SHOWN = 5

/** Shows what is unusual about a match's bets, by the thresholds that `npm run operate` has by default. */
export function RiskSignals({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { risk } = messages.adminResults
  const { bets, isComplete, ...read } = useLastBets(match)
  const signals = riskSignals(match, bets, now, defaultRisk)
  const teamOf = (side: Side) => shortSideName(match, side, messages)
  return (
    <TableSection title={risk.title}>
      {signals.length > 0 && (
        <Table caption={risk.title} columns={[risk.columns.seen, risk.columns.remedy, risk.columns.accounts]}>
          {signals.map((signal) => (
            <Tr key={`${signal.kind}/${signal.side}`}>
              <Td className="text-pretty font-medium">{describeSignal(signal, teamOf, risk, defaultRisk)}</Td>
              <Td className="text-pretty text-secondary">{risk.remedy[signal.kind]}</Td>
              <Td className="max-md:flex-wrap max-md:justify-start">
                <Accounts accounts={signal.accounts} />
              </Td>
            </Tr>
          ))}
        </Table>
      )}
      {!isComplete &&
        (read.isUnavailable ? (
          <p className="p-4 text-14 text-secondary sm:px-6">{describeUnavailable(messages, read.readFrom)}</p>
        ) : (
          <HistoryProgress
            percent={read.readFrom === undefined ? undefined : read.percent}
            hasFailed={read.error !== undefined}
            isRetrying={read.isFetching}
            onRetry={read.refetch}
          />
        ))}
      {isComplete && signals.length === 0 && (
        <p className="px-4 pb-4 text-14 text-secondary sm:px-6">{risk.none}</p>
      )}
    </TableSection>
  )
}

/** Reads the bets of the last hours of betting, oldest first. */
function useLastBets(match: Match) {
  const [opened] = useState(chainNow)
  const hasBets = stakesOf(match) > 0n
  const { logs, ...read } = useLogs({
    from: Math.max(match.createdAt, Math.min(opened, match.endTime) - RISK_PERIOD),
    to: match.isFinalized ? match.endTime : undefined,
    enabled: hasBets,
  })
  const bets = useMemo(
    () =>
      logs
        .flatMap((log) =>
          log.eventName === 'BetPlaced' && log.args.matchId === match.id
            ? [{ ...toPlacedBet(log.args), time: log.time }]
            : [],
        )
        .reverse(),
    [logs, match.id],
  )
  return { ...read, bets, isComplete: read.isComplete || !hasBets }
}

function Accounts({ accounts }: { accounts: readonly Address[] }) {
  const { risk } = useMessages().adminResults
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {accounts.slice(0, SHOWN).map((account) => (
        <BettorLink key={account} address={account} />
      ))}
      {accounts.length > SHOWN && (
        <span className="text-secondary">{risk.more(accounts.length - SHOWN)}</span>
      )}
    </div>
  )
}

import { formatEther } from 'viem'
import { outcomeText, toOutcome } from '@/domain/match/outcome'
import { isoDateTime } from '@/lib/isoDateTime'
import { toCsv } from '@/lib/toCsv'
import type { LogEntry } from './auditLog'

// For spreadsheets: actions and names of columns and details are not translated, figures are exact, times in UTC.

/** Lists each match of a bulk creation, with the number that its transaction created. */
export function logCsv(entries: readonly LogEntry[]): Promise<string> {
  const created = new Map<string, number>()
  for (const { kind, hash } of entries)
    if (kind === 'matchCreated') created.set(hash, (created.get(hash) ?? 0) + 1)
  return toCsv(
    entries.map((entry) => ({
      time_utc: isoDateTime(entry.time),
      block: String(entry.block),
      transaction: entry.hash,
      by: entry.by ?? '',
      action: entry.kind,
      match_id: 'matchId' in entry ? String(entry.matchId) : '',
      tournament_id: 'tournamentId' in entry ? String(entry.tournamentId) : '',
      name: entry.subject ?? '',
      details: Object.entries(detailsOf(entry, created.get(entry.hash) ?? 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    })),
  )
}

type Details = Readonly<Record<string, string | number | bigint>>

function detailsOf(entry: LogEntry, created: number): Details {
  const correction: Details = entry.isCorrection ? { is_correction: 'yes' } : {}
  const ended = 'endedBond' in entry ? entry.endedBond : undefined
  const bond: Details = ended ? { bond_weth: formatEther(ended.amount), bond: ended.fate } : {}
  switch (entry.kind) {
    case 'matchCreated':
      return {
        start_utc: isoDateTime(entry.startTime),
        end_utc: isoDateTime(entry.endTime),
        ...(created > 1 && { created_together: created }),
      }
    case 'matchFinalized':
      return {
        winner: outcomeText(toOutcome(entry.winner)),
        claimable_from_utc: isoDateTime(entry.claimableAt),
        ...correction,
        ...bond,
      }
    case 'matchVoided':
      return { claimable_from_utc: isoDateTime(entry.claimableAt), ...correction, ...bond }
    case 'matchReplaced':
      return { successor: entry.successorId }
    case 'resultSourceSet':
      return { uri: entry.uri }
    case 'resultChallenged':
      return { bond_weth: formatEther(entry.bond), rule_by_utc: isoDateTime(entry.ruleBy) }
    case 'resultRuled':
      return { outcome: outcomeText(entry.outcome), ...bond }
    case 'maxGainChanged':
      return { old_factor: entry.from, new_factor: entry.to }
    case 'minBondChanged':
      return { old_weth: formatEther(entry.from), new_weth: formatEther(entry.to) }
    case 'arbiterChanged':
      return { to: entry.to, ruling_seconds: entry.rulingPeriod }
    case 'rulesPublished':
      return { version: entry.version, hash: entry.rulesHash, uri: entry.uri }
    case 'tournamentCreated':
      return { matches: entry.matches, entry_fee_weth: formatEther(entry.entryFee) }
    case 'tournamentScored':
      return { players: entry.players, predictions: entry.predictions }
    case 'tournamentAwarded':
      return { players: entry.players }
    case 'tournamentFinalized':
      return { top_score: entry.topScore, top_scorers: entry.topCount }
    case 'feesWithdrawn':
      return { amount_weth: formatEther(entry.amount), to: entry.to }
    case 'bonusPaid':
      return { amount_weth: formatEther(entry.amount), to: entry.user }
    case 'tokenRescued':
      return { amount_base_units: entry.amount, token: entry.token }
    case 'feeChanged':
    case 'liveCapChanged':
      return { old_bps: entry.from, new_bps: entry.to }
    case 'disputeWindowChanged':
      return { old_seconds: entry.from, new_seconds: entry.to }
    case 'tournamentContractChanged':
    case 'hubContractChanged':
      return { to: entry.to }
    case 'ownershipOffered':
    case 'ownershipMoved':
      return { contract: entry.contract, to: entry.to }
    case 'operatorAdded':
    case 'operatorRemoved':
      return { account: entry.account }
    case 'adminAdded':
    case 'adminRemoved':
      return { role: entry.role, account: entry.account }
    default:
      return {}
  }
}

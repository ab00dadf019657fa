import { formatEther } from 'viem'
import { outcomeText, toOutcome } from '@/domain/match/outcome'
import { isoDateTime } from '@/lib/time'
import { toCsv } from '@/lib/toCsv'
import { callFor, type EventTable, ownedContract, roleOf } from './auditEvents'
import type { LogEntry } from './auditLog'

// For spreadsheets: actions and names of columns and details are not translated, figures are exact, times in UTC.

/** Lists each match of a bulk creation, with the number that its transaction created. */
export function logCsv(entries: readonly LogEntry[]): Promise<string> {
  const created = new Map<string, number>()
  for (const { kind, transactionHash: hash } of entries)
    if (kind === 'matchCreated') created.set(hash, (created.get(hash) ?? 0) + 1)
  return toCsv(
    entries.map((entry) => ({
      time_utc: isoDateTime(entry.time),
      block: String(entry.blockNumber),
      transaction: entry.transactionHash,
      by: entry.by ?? '',
      action: entry.kind,
      match_id: String(entry.matchId ?? ''),
      tournament_id: String(entry.tournamentId ?? ''),
      name: entry.subject ?? '',
      details: Object.entries(detailsOf(entry, created.get(entry.transactionHash) ?? 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    })),
  )
}

type Details = Readonly<Record<string, string | number | bigint>>

function detailsOf(entry: LogEntry, created: number): Details {
  const { kind, isCorrection, endedBond: ended } = entry
  return {
    ...callFor(details, entry, entry),
    ...(kind === 'matchCreated' && created > 1 && { created_together: created }),
    ...(isCorrection && { is_correction: 'yes' }),
    ...(ended && { bond_weth: formatEther(ended.amount), bond: ended.fate }),
  }
}

const details: EventTable<LogEntry, Details> = {
  MatchCreated: ({ startTime, endTime }) => ({ start_utc: utc(startTime), end_utc: utc(endTime) }),
  MatchFinalized: ({ winner, claimableAt }) => ({
    winner: outcomeText(toOutcome(winner)),
    claimable_from_utc: utc(claimableAt),
  }),
  MatchVoided: ({ claimableAt }) => ({ claimable_from_utc: utc(claimableAt) }),
  MatchReplaced: ({ successorId }) => ({ successor: successorId }),
  ResultSourceSet: ({ uri }) => ({ uri }),
  ResultChallenged: ({ bond, ruleBy }) => ({ bond_weth: formatEther(bond), rule_by_utc: utc(ruleBy) }),
  ResultRuled: ({ outcome }) => ({ outcome: outcomeText(toOutcome(outcome)) }),
  MaxGainUpdated: ({ oldMaxGain, newMaxGain }) => ({ old_factor: oldMaxGain, new_factor: newMaxGain }),
  MinBondUpdated: ({ oldMinBond, newMinBond }) => ({
    old_weth: formatEther(oldMinBond),
    new_weth: formatEther(newMinBond),
  }),
  ArbiterUpdated: ({ arbiter, rulingPeriod }) => ({ to: arbiter, ruling_seconds: rulingPeriod }),
  RulesPublished: ({ version, hash, uri }) => ({ version, hash, uri }),
  TournamentCreated: ({ matchIds, entryFee }) => ({
    matches: matchIds.length,
    entry_fee_weth: formatEther(entryFee),
  }),
  PredictionsScored: (_, { players, predictions }) => ({ players, predictions }),
  PlayerScored: (_, { players }) => ({ players }),
  TournamentFinalized: ({ topScore, topCount }) => ({ top_score: topScore, top_scorers: topCount }),
  FeesWithdrawn: ({ amount, to }) => ({ amount_weth: formatEther(amount), to }),
  RewardsDistributed: ({ amount, user }) => ({ amount_weth: formatEther(amount), to: user }),
  TokenRescued: ({ amount, token }) => ({ amount_base_units: amount, token }),
  ProtocolFeeUpdated: ({ oldFeeBps, newFeeBps }) => ({ old_bps: oldFeeBps, new_bps: newFeeBps }),
  LiveCapUpdated: ({ oldCapBps, newCapBps }) => ({ old_bps: oldCapBps, new_bps: newCapBps }),
  DisputeWindowUpdated: ({ oldSeconds, newSeconds }) => ({
    old_seconds: oldSeconds,
    new_seconds: newSeconds,
  }),
  TournamentUpdated: ({ tournament }) => ({ to: tournament }),
  CommunityHubUpdated: ({ communityHub }) => ({ to: communityHub }),
  OwnershipTransferStarted: ({ newOwner }, entry) => ({ contract: ownedContract(entry), to: newOwner }),
  OwnershipTransferred: ({ newOwner }, entry) => ({ contract: ownedContract(entry), to: newOwner }),
  OperatorUpdated: ({ operator }) => ({ account: operator }),
  RoleGranted: ({ role, account }) => ({ role: roleOf(role), account }),
  RoleRevoked: ({ role, account }) => ({ role: roleOf(role), account }),
}

const utc = (time: bigint) => isoDateTime(Number(time))

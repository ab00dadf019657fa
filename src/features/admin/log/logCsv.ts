import { formatEther } from 'viem'
import { outcomeText, toOutcome } from '@/domain/match/outcome'
import { isoDateTime } from '@/lib/time'
import { toCsv } from '@/lib/toCsv'
import { ownedContract, roleOf } from './auditEvents'
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
  const { eventName, args, endedBond: ended, players, predictions } = entry
  const correction: Details = entry.isCorrection ? { is_correction: 'yes' } : {}
  const bond: Details = ended ? { bond_weth: formatEther(ended.amount), bond: ended.fate } : {}
  switch (eventName) {
    case 'MatchCreated':
      return {
        start_utc: utc(args.startTime),
        end_utc: utc(args.endTime),
        ...(created > 1 && { created_together: created }),
      }
    case 'MatchFinalized':
      return {
        winner: outcomeText(toOutcome(args.winner)),
        claimable_from_utc: utc(args.claimableAt),
        ...correction,
        ...bond,
      }
    case 'MatchVoided':
      return { claimable_from_utc: utc(args.claimableAt), ...correction, ...bond }
    case 'MatchReplaced':
      return { successor: args.successorId }
    case 'ResultSourceSet':
      return { uri: args.uri }
    case 'ResultChallenged':
      return { bond_weth: formatEther(args.bond), rule_by_utc: utc(args.ruleBy) }
    case 'ResultRuled':
      return { outcome: outcomeText(toOutcome(args.outcome)), ...bond }
    case 'MaxGainUpdated':
      return { old_factor: args.oldMaxGain, new_factor: args.newMaxGain }
    case 'MinBondUpdated':
      return { old_weth: formatEther(args.oldMinBond), new_weth: formatEther(args.newMinBond) }
    case 'ArbiterUpdated':
      return { to: args.arbiter, ruling_seconds: args.rulingPeriod }
    case 'RulesPublished':
      return { version: args.version, hash: args.hash, uri: args.uri }
    case 'TournamentCreated':
      return { matches: args.matchIds.length, entry_fee_weth: formatEther(args.entryFee) }
    case 'PredictionsScored':
      return { players, predictions }
    case 'PlayerScored':
      return { players }
    case 'TournamentFinalized':
      return { top_score: args.topScore, top_scorers: args.topCount }
    case 'FeesWithdrawn':
      return { amount_weth: formatEther(args.amount), to: args.to }
    case 'RewardsDistributed':
      return { amount_weth: formatEther(args.amount), to: args.user }
    case 'TokenRescued':
      return { amount_base_units: args.amount, token: args.token }
    case 'ProtocolFeeUpdated':
      return { old_bps: args.oldFeeBps, new_bps: args.newFeeBps }
    case 'LiveCapUpdated':
      return { old_bps: args.oldCapBps, new_bps: args.newCapBps }
    case 'DisputeWindowUpdated':
      return { old_seconds: args.oldSeconds, new_seconds: args.newSeconds }
    case 'TournamentUpdated':
      return { to: args.tournament }
    case 'CommunityHubUpdated':
      return { to: args.communityHub }
    case 'OwnershipTransferStarted':
    case 'OwnershipTransferred':
      return { contract: ownedContract(entry), to: args.newOwner }
    case 'OperatorUpdated':
      return { account: args.operator }
    case 'RoleGranted':
    case 'RoleRevoked':
      return { role: roleOf(args.role), account: args.account }
    default:
      return {}
  }
}

const utc = (time: bigint) => isoDateTime(Number(time))

import { type Address, zeroAddress } from 'viem'
import { plainSideName } from '@/domain/match/name'
import { toOutcome, winningSide } from '@/domain/match/outcome'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { formatFactor, formatList } from '@/i18n/format/locale'
import { shortAddress } from '@/lib/addresses'
import { DAY } from '@/lib/time'
import { callFor, type EventTable, ownedContract, roleOf } from './auditEvents'
import type { LogEntry } from './auditLog'

export function describeLogEntry(entry: LogEntry, { adminLog: log }: Pick<AdminMessages, 'adminLog'>) {
  const { kind, matchId, tournamentId, isCorrection, subject: name, endedBond: bond } = entry
  const { details, kinds, corrections } = log
  const isCorrected = isCorrection && (kind === 'matchFinalized' || kind === 'matchVoided')
  const detail = callFor(descriptions, entry, { entry, details })
  return {
    title: isCorrected ? corrections[kind] : kinds[kind],
    subject: subject(),
    detail: detail && bond ? join(detail, details.bonds[bond.fate](formatAmount(bond.amount))) : detail,
  }

  function subject(): string | undefined {
    if (tournamentId !== undefined) return log.tournament(String(tournamentId), name)
    return matchId === undefined ? undefined : log.match(String(matchId), name)
  }
}

interface Context {
  entry: LogEntry
  details: AdminMessages['adminLog']['details']
}

const descriptions: EventTable<Context, string> = {
  MatchCreated: ({ startTime, endTime }, { details }) =>
    details.betsUntil(formatTime(startTime), formatTime(endTime)),
  MatchFinalized: ({ winner, claimableAt }, context) =>
    join(describeOutcome(winner, context), context.details.claimable(formatTime(claimableAt))),
  MatchVoided: ({ claimableAt }, { details }) =>
    join(details.refunds, details.claimable(formatTime(claimableAt))),
  MatchReplaced: ({ successorId }, { details }) => details.successor(String(successorId)),
  ResultSourceSet: ({ uri }, { details }) => details.source(uri),
  ResultChallenged: ({ bond, ruleBy }, { details }) =>
    details.challenged(formatAmount(bond), formatTime(ruleBy)),
  ResultRuled: ({ outcome }, context) => describeOutcome(outcome, context),
  MaxGainUpdated: ({ oldMaxGain, newMaxGain }, { details }) =>
    details.change(formatFactor(oldMaxGain), formatFactor(newMaxGain)),
  MinBondUpdated: ({ oldMinBond, newMinBond }, { details }) =>
    details.change(`${formatAmount(oldMinBond)} WETH`, `${formatAmount(newMinBond)} WETH`),
  ArbiterUpdated: ({ arbiter, rulingPeriod }, { details }) =>
    join(details.arbiter(unlessZero(arbiter)), details.ruling(rulingPeriod / DAY)),
  RulesPublished: ({ version, uri }, { details }) => details.rules(String(version), uri),
  TournamentCreated: ({ matchIds, entryFee }, { details }) =>
    details.tournament(matchIds.length, formatAmount(entryFee)),
  PredictionsScored: (_, { details, entry }) => details.scored(entry.players, Number(entry.predictions)),
  PlayerScored: ({ matchId }, { details, entry }) => details.awarded(entry.players, String(matchId)),
  TournamentFinalized: ({ topScore, topCount }, { details }) =>
    details.topScore(String(topScore), Number(topCount)),
  FeesWithdrawn: ({ amount, to }, { details }) => details.withdrawn(formatAmount(amount), shortAddress(to)),
  RewardsDistributed: ({ amount, user }, { details }) =>
    details.bonus(formatAmount(amount), shortAddress(user)),
  TokenRescued: ({ amount, token }, { details }) => details.rescued(String(amount), shortAddress(token)),
  ProtocolFeeUpdated: ({ oldFeeBps, newFeeBps }, { details }) =>
    details.change(formatPercent(oldFeeBps), formatPercent(newFeeBps)),
  LiveCapUpdated: ({ oldCapBps, newCapBps }, { details }) =>
    details.change(formatPercent(oldCapBps), formatPercent(newCapBps)),
  DisputeWindowUpdated: ({ oldSeconds, newSeconds }, { details }) =>
    details.change(details.duration(oldSeconds), details.duration(newSeconds)),
  TournamentUpdated: ({ tournament }, { details }) => details.contract(unlessZero(tournament)),
  CommunityHubUpdated: ({ communityHub }, { details }) => details.contract(unlessZero(communityHub)),
  OperatorUpdated: ({ operator }) => shortAddress(operator),
  RoleGranted: ({ role, account }, { details }) => details.role[roleOf(role)](shortAddress(account)),
  RoleRevoked: ({ role, account }, { details }) => details.role[roleOf(role)](shortAddress(account)),
  OwnershipTransferStarted: ({ newOwner }, { details, entry }) =>
    details.ownership[ownedContract(entry)](unlessZero(newOwner)),
  OwnershipTransferred: ({ newOwner }, { details, entry }) =>
    details.ownership[ownedContract(entry)](unlessZero(newOwner)),
}

function describeOutcome(outcome: number, { entry, details }: Context): string {
  const side = winningSide(toOutcome(outcome))
  if (!side) return details.refunds
  return details.winner(side, plainSideName({ name: entry.subject ?? '' }, side))
}

const formatTime = (time: bigint) => formatDateTime(Number(time))

const join = (...parts: readonly string[]) => formatList(parts)

function unlessZero(address: Address): string | undefined {
  return address === zeroAddress ? undefined : shortAddress(address)
}

import { type Address, zeroAddress } from 'viem'
import { parseMatchName } from '@/domain/match/name'
import { toOutcome, winningSide } from '@/domain/match/outcome'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { formatFactor, formatList } from '@/i18n/format/locale'
import { shortAddress } from '@/lib/addresses'
import { DAY } from '@/lib/time'
import { ownedContract, roleOf } from './auditEvents'
import type { LogEntry } from './auditLog'

export function describeLogEntry(entry: LogEntry, { adminLog: log }: Pick<Messages, 'adminLog'>) {
  const { kind, matchId, tournamentId, isCorrection } = entry
  const { details, kinds, corrections } = log
  const isCorrected = isCorrection && (kind === 'matchFinalized' || kind === 'matchVoided')
  return {
    title: isCorrected ? corrections[kind] : kinds[kind],
    subject: subject(),
    detail: withBond(detailOf(entry)),
  }

  function subject(): string | undefined {
    if (tournamentId !== undefined) return log.tournament(String(tournamentId), entry.subject)
    return matchId === undefined ? undefined : log.match(String(matchId), entry.subject)
  }

  function detailOf(entry: LogEntry): string | undefined {
    const { eventName, args, players, predictions } = entry
    switch (eventName) {
      case 'MatchCreated':
        return details.betsUntil(formatTime(args.startTime), formatTime(args.endTime))
      case 'MatchFinalized':
        return join(result(args.winner), details.claimable(formatTime(args.claimableAt)))
      case 'MatchVoided':
        return join(details.refunds, details.claimable(formatTime(args.claimableAt)))
      case 'MatchReplaced':
        return details.successor(String(args.successorId))
      case 'ResultSourceSet':
        return details.source(args.uri)
      case 'ResultChallenged':
        return details.challenged(formatAmount(args.bond), formatTime(args.ruleBy))
      case 'ResultRuled':
        return result(args.outcome)
      case 'MaxGainUpdated':
        return details.change(formatFactor(args.oldMaxGain), formatFactor(args.newMaxGain))
      case 'MinBondUpdated':
        return details.change(
          `${formatAmount(args.oldMinBond)} WETH`,
          `${formatAmount(args.newMinBond)} WETH`,
        )
      case 'ArbiterUpdated':
        return join(details.arbiter(unlessZero(args.arbiter)), details.ruling(args.rulingPeriod / DAY))
      case 'RulesPublished':
        return details.rules(String(args.version), args.uri)
      case 'TournamentCreated':
        return details.tournament(args.matchIds.length, formatAmount(args.entryFee))
      case 'PredictionsScored':
        return details.scored(players, Number(predictions))
      case 'PlayerScored':
        return details.awarded(players, String(args.matchId))
      case 'TournamentFinalized':
        return details.topScore(String(args.topScore), Number(args.topCount))
      case 'FeesWithdrawn':
        return details.withdrawn(formatAmount(args.amount), shortAddress(args.to))
      case 'RewardsDistributed':
        return details.bonus(formatAmount(args.amount), shortAddress(args.user))
      case 'TokenRescued':
        return details.rescued(String(args.amount), shortAddress(args.token))
      case 'ProtocolFeeUpdated':
        return details.change(formatPercent(args.oldFeeBps), formatPercent(args.newFeeBps))
      case 'LiveCapUpdated':
        return details.change(formatPercent(args.oldCapBps), formatPercent(args.newCapBps))
      case 'DisputeWindowUpdated':
        return details.change(details.duration(args.oldSeconds), details.duration(args.newSeconds))
      case 'TournamentUpdated':
        return details.contract(unlessZero(args.tournament))
      case 'CommunityHubUpdated':
        return details.contract(unlessZero(args.communityHub))
      case 'OperatorUpdated':
        return shortAddress(args.operator)
      case 'RoleGranted':
      case 'RoleRevoked':
        return details.role[roleOf(args.role)](shortAddress(args.account))
      case 'OwnershipTransferStarted':
      case 'OwnershipTransferred':
        return details.ownership[ownedContract(entry)](unlessZero(args.newOwner))
      default:
        return undefined
    }
  }

  function result(outcome: number): string {
    const side = winningSide(toOutcome(outcome))
    if (!side) return details.refunds
    const { teamA, teamB } = parseMatchName(entry.subject ?? '')
    return details.winner(side, side === 1 ? teamA : teamB)
  }

  function withBond(detail: string | undefined): string | undefined {
    if (!detail || !entry.endedBond) return detail
    const { amount, fate } = entry.endedBond
    return join(detail, details.bonds[fate](formatAmount(amount)))
  }
}

const formatTime = (time: bigint) => formatDateTime(Number(time))

const join = (...parts: readonly string[]) => formatList(parts)

function unlessZero(address: Address): string | undefined {
  return address === zeroAddress ? undefined : shortAddress(address)
}

import { type Address, zeroAddress } from 'viem'
import type { Side } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'
import { winningSide } from '@/domain/match/outcome'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { formatFactor, formatList } from '@/i18n/format/locale'
import { shortAddress } from '@/lib/addresses'
import { DAY } from '@/lib/durations'
import type { LogEntry } from './auditLog'

interface LogText {
  title: string
  subject?: string
  detail?: string
}

export function describeLogEntry(entry: LogEntry, { adminLog: log }: Pick<Messages, 'adminLog'>): LogText {
  const { details, kinds, corrections } = log
  const title =
    entry.isCorrection && (entry.kind === 'matchFinalized' || entry.kind === 'matchVoided')
      ? corrections[entry.kind]
      : kinds[entry.kind]
  const subject =
    'tournamentId' in entry
      ? log.tournament(String(entry.tournamentId), entry.subject)
      : 'matchId' in entry
        ? log.match(String(entry.matchId), entry.subject)
        : undefined
  return { title, subject, detail: withBond(detailOf()) }

  function detailOf(): string | undefined {
    switch (entry.kind) {
      case 'matchCreated':
        return details.betsUntil(formatDateTime(entry.startTime), formatDateTime(entry.endTime))
      case 'matchFinalized':
        return join(
          details.winner(entry.winner, teamOf(entry.subject, entry.winner)),
          claimable(entry.claimableAt),
        )
      case 'matchVoided':
        return join(details.refunds, claimable(entry.claimableAt))
      case 'matchReplaced':
        return details.successor(String(entry.successorId))
      case 'resultSourceSet':
        return details.source(entry.uri)
      case 'resultChallenged':
        return details.challenged(formatAmount(entry.bond), formatDateTime(entry.ruleBy))
      case 'resultRuled': {
        const winner = winningSide(entry.outcome)
        return winner ? details.winner(winner, teamOf(entry.subject, winner)) : details.refunds
      }
      case 'maxGainChanged':
        return details.change(formatFactor(entry.from), formatFactor(entry.to))
      case 'minBondChanged':
        return details.change(`${formatAmount(entry.from)} WETH`, `${formatAmount(entry.to)} WETH`)
      case 'arbiterChanged':
        return join(details.arbiter(unlessZero(entry.to)), details.ruling(entry.rulingPeriod / DAY))
      case 'rulesPublished':
        return details.rules(String(entry.version), entry.uri)
      case 'tournamentCreated':
        return details.tournament(entry.matches, formatAmount(entry.entryFee))
      case 'tournamentScored':
        return details.scored(entry.players, Number(entry.predictions))
      case 'tournamentAwarded':
        return details.awarded(entry.players, String(entry.matchId))
      case 'tournamentFinalized':
        return details.topScore(String(entry.topScore), Number(entry.topCount))
      case 'feesWithdrawn':
        return details.withdrawn(formatAmount(entry.amount), shortAddress(entry.to))
      case 'bonusPaid':
        return details.bonus(formatAmount(entry.amount), shortAddress(entry.user))
      case 'tokenRescued':
        return details.rescued(String(entry.amount), shortAddress(entry.token))
      case 'feeChanged':
      case 'liveCapChanged':
        return details.change(formatPercent(entry.from), formatPercent(entry.to))
      case 'disputeWindowChanged':
        return details.change(details.duration(entry.from), details.duration(entry.to))
      case 'tournamentContractChanged':
      case 'hubContractChanged':
        return details.contract(unlessZero(entry.to))
      case 'operatorAdded':
      case 'operatorRemoved':
        return shortAddress(entry.account)
      case 'adminAdded':
      case 'adminRemoved':
        return details.role[entry.role](shortAddress(entry.account))
      case 'ownershipOffered':
      case 'ownershipMoved':
        return details.ownership[entry.contract](unlessZero(entry.to))
      default:
        return undefined
    }
  }

  /** Adds what became of the bond of the challenge that it ended. */
  function withBond(detail: string | undefined): string | undefined {
    if (!detail || !('endedBond' in entry) || !entry.endedBond) return detail
    const { amount, fate } = entry.endedBond
    return join(detail, details.bonds[fate](formatAmount(amount)))
  }

  function claimable(time: number) {
    return details.claimable(formatDateTime(time))
  }
}

const join = (...parts: readonly string[]) => formatList(parts)

function teamOf(name: string | undefined, side: Side): string | undefined {
  const { teamA, teamB } = parseMatchName(name ?? '')
  return side === 1 ? teamA : teamB
}

function unlessZero(address: Address): string | undefined {
  return address === zeroAddress ? undefined : shortAddress(address)
}

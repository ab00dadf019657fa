import { type Address, zeroAddress } from 'viem'
import { parseMatchName, type Side } from '@/domain/match/match'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { formatList } from '@/i18n/format/locale'
import type { AdminMessages } from '@/i18n/useAdminMessages'
import { shortAddress } from '@/lib/addresses'
import type { LoggedAct } from './auditLog'

/** An act in words: what was done, to which match or tournament, and the rest of it. */
export interface ActText {
  title: string
  subject?: string
  detail?: string
}

/** Says what was done. */
export function describeAct(act: LoggedAct, { log }: Pick<AdminMessages, 'log'>): ActText {
  const { details, kinds, corrections } = log
  const title =
    act.isCorrection && (act.kind === 'matchFinalized' || act.kind === 'matchVoided')
      ? corrections[act.kind]
      : kinds[act.kind]
  const subject =
    'tournamentId' in act
      ? log.tournament(String(act.tournamentId), act.subject)
      : 'matchId' in act
        ? log.match(String(act.matchId), act.subject)
        : undefined
  return { title, subject, detail: detailOf() }

  function detailOf(): string | undefined {
    switch (act.kind) {
      case 'matchCreated':
        return details.betsUntil(formatDateTime(act.startTime), formatDateTime(act.endTime))
      case 'matchFinalized':
        return join(details.winner(act.winner, teamOf(act.subject, act.winner)), claimable(act.claimableAt))
      case 'matchVoided':
        return join(details.refunds, claimable(act.claimableAt))
      case 'tournamentCreated':
        return details.tournament(act.matches, formatAmount(act.entryFee))
      case 'tournamentScored':
        return details.scored(act.players, String(act.matchId))
      case 'tournamentFinalized':
        return details.topScore(String(act.topScore), Number(act.topCount))
      case 'feesWithdrawn':
        return details.withdrawn(formatAmount(act.amount), shortAddress(act.to))
      case 'bonusPaid':
        return details.bonus(formatAmount(act.amount), shortAddress(act.user))
      case 'tokenRescued':
        return details.rescued(String(act.amount), shortAddress(act.token))
      case 'feeChanged':
      case 'liveCapChanged':
        return details.change(formatPercent(act.from), formatPercent(act.to))
      case 'disputeWindowChanged':
        return details.change(details.duration(act.from), details.duration(act.to))
      case 'tournamentContractChanged':
      case 'hubContractChanged':
        return details.contract(unlessZero(act.to))
      case 'operatorAdded':
      case 'operatorRemoved':
        return shortAddress(act.account)
      case 'adminAdded':
      case 'adminRemoved':
        return details.role[act.role](shortAddress(act.account))
      case 'ownershipOffered':
      case 'ownershipMoved':
        return details.ownership[act.contract](unlessZero(act.to))
      default:
        return undefined
    }
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

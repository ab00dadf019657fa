import { type Hash, zeroAddress, zeroHash } from 'viem'
import { deployment } from '@/chain/config/config'
import type { AppLog } from '@/chain/history/appLogs'
import { type EndedBond, endedBond } from '@/domain/match/challenge'
import { toOutcome } from '@/domain/match/outcome'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'
import { sameAddress } from '@/lib/addresses'
import { cleanName } from '@/lib/cleanName'
import type { AuditAction, AuditEvent } from './auditLog'

/** Returns the privileged actions among logs, oldest first. @param logs newest first */
export function auditEventsOf(logs: readonly AppLog[]): AuditEvent[] {
  const events: AuditEvent[] = []
  for (const log of logs.toReversed()) {
    const { blockNumber: block, transactionHash: hash, time } = log
    const last = events.at(-1)
    // The ruling, result or void of the same transaction released the bond.
    if (log.eventName === 'ChallengeEnded' && last?.hash === hash && isOfMatch(last, log.args.matchId))
      last.endedBond = endedBond(log.args)
    const action = toAction(log)
    if (!action) continue
    const event = { block, hash, time, ...action }
    // A ruling logs its result, too: one entry is enough.
    if (!isResultOf(event, last) && !joins(event, last)) events.push(event)
  }
  return events
}

function isOfMatch(event: AuditEvent, id: bigint): event is Extract<AuditEvent, { endedBond?: EndedBond }> {
  return 'matchId' in event && event.matchId === id
}

/** Adds a scored player to the entry of the same transaction, which logs one event per player. */
function joins(event: AuditEvent, last: AuditEvent | undefined): boolean {
  if (last?.hash !== event.hash || !('tournamentId' in last) || !('tournamentId' in event)) return false
  if (last.tournamentId !== event.tournamentId) return false
  if (event.kind === 'tournamentScored' && last.kind === 'tournamentScored') {
    last.players++
    last.predictions += event.predictions
    return true
  }
  if (event.kind !== 'tournamentAwarded' || last.kind !== 'tournamentAwarded') return false
  if (last.matchId !== event.matchId) return false
  last.players++
  return true
}

function isResultOf(event: AuditEvent, ruling: AuditEvent | undefined): boolean {
  return (
    (event.kind === 'matchFinalized' || event.kind === 'matchVoided') &&
    ruling?.kind === 'resultRuled' &&
    ruling.hash === event.hash &&
    ruling.matchId === event.matchId
  )
}

function toAction(log: AppLog): AuditAction | undefined {
  const contract = sameAddress(log.address, deployment.communityHub) ? 'hub' : 'pool'
  switch (log.eventName) {
    case 'MatchCreated': {
      const { matchId, by, name, startTime, endTime } = log.args
      const times = { startTime: Number(startTime), endTime: Number(endTime) }
      return { by, kind: 'matchCreated', matchId, name: cleanName(name), ...times }
    }
    case 'BettingClosed':
      return { ...log.args, kind: 'bettingClosed' }
    case 'MatchFinalized': {
      const { matchId, by, winner, claimableAt } = log.args
      const result = { winner: winner === 1 ? 1 : 2, claimableAt: Number(claimableAt) } as const
      return { by, kind: 'matchFinalized', matchId, ...result }
    }
    case 'MatchVoided':
      return { ...log.args, kind: 'matchVoided', claimableAt: Number(log.args.claimableAt) }
    case 'MatchReplaced':
      return { ...log.args, kind: 'matchReplaced' }
    case 'ResultSourceSet':
      return { ...log.args, kind: 'resultSourceSet' }
    case 'ResultChallenged': {
      const { by, matchId, bond, ruleBy } = log.args
      return { by, kind: 'resultChallenged', matchId, bond, ruleBy: Number(ruleBy) }
    }
    case 'ResultRuled': {
      const { by, matchId, outcome } = log.args
      return { by, kind: 'resultRuled', matchId, outcome: toOutcome(outcome) }
    }
    case 'MaxGainUpdated':
      return { by: log.args.by, kind: 'maxGainChanged', from: log.args.oldMaxGain, to: log.args.newMaxGain }
    case 'MinBondUpdated':
      return { by: log.args.by, kind: 'minBondChanged', from: log.args.oldMinBond, to: log.args.newMinBond }
    case 'ArbiterUpdated': {
      const { by, arbiter: to, rulingPeriod } = log.args
      return { by, kind: 'arbiterChanged', to, rulingPeriod }
    }
    case 'RulesPublished': {
      const { by, version, hash: rulesHash, uri } = log.args
      return { by, kind: 'rulesPublished', version, rulesHash, uri }
    }
    case 'ProtocolFeeUpdated':
      return { by: log.args.by, kind: 'feeChanged', from: log.args.oldFeeBps, to: log.args.newFeeBps }
    case 'LiveCapUpdated':
      return { by: log.args.by, kind: 'liveCapChanged', from: log.args.oldCapBps, to: log.args.newCapBps }
    case 'DisputeWindowUpdated': {
      const { by, oldSeconds, newSeconds } = log.args
      return { by, kind: 'disputeWindowChanged', from: oldSeconds, to: newSeconds }
    }
    case 'OperatorUpdated': {
      const { by, operator, allowed } = log.args
      return { by, kind: allowed ? 'operatorAdded' : 'operatorRemoved', account: operator }
    }
    case 'TournamentUpdated':
      return { by: log.args.by, kind: 'tournamentContractChanged', to: log.args.tournament }
    case 'CommunityHubUpdated':
      return { by: log.args.by, kind: 'hubContractChanged', to: log.args.communityHub }
    case 'FeesWithdrawn':
      return { ...log.args, kind: 'feesWithdrawn' }
    case 'TokenRescued':
      return { ...log.args, kind: 'tokenRescued' }
    case 'Paused':
      return { by: log.args.account, kind: 'paused' }
    case 'Unpaused':
      return { by: log.args.account, kind: 'unpaused' }
    case 'OwnershipTransferStarted':
      return { by: log.args.previousOwner, kind: 'ownershipOffered', contract, to: log.args.newOwner }
    case 'OwnershipTransferred': {
      const { previousOwner, newOwner: to } = log.args
      // The new owner accepts and the old one renounces; the event does not name the deployer.
      const by = previousOwner === zeroAddress ? undefined : to === zeroAddress ? previousOwner : to
      return { by, kind: 'ownershipMoved', contract, to }
    }
    case 'RewardsDistributed':
      return { ...log.args, kind: 'bonusPaid' }
    case 'TournamentCreated': {
      const { tournamentId, by, name, entryFee, matchIds } = log.args
      const details = { name: cleanName(name), entryFee, matches: matchIds.length }
      return { by, kind: 'tournamentCreated', tournamentId, ...details }
    }
    case 'TournamentJudged':
      return { ...log.args, kind: 'tournamentJudged' }
    case 'PredictionsScored': {
      const { tournamentId, predictions } = log.args
      return { by: undefined, kind: 'tournamentScored', tournamentId, predictions, players: 1 }
    }
    case 'PlayerScored': {
      const { tournamentId, matchId } = log.args
      return { by: undefined, kind: 'tournamentAwarded', tournamentId, matchId, players: 1 }
    }
    case 'TournamentFinalized': {
      const { tournamentId, by, topScore, topCount } = log.args
      return { by, kind: 'tournamentFinalized', tournamentId, topScore, topCount }
    }
    case 'TournamentCancelled':
      return { ...log.args, kind: 'tournamentCancelled' }
    case 'TournamentAbandoned':
      return { ...log.args, kind: 'tournamentAbandoned' }
    case 'RoleGranted':
    case 'RoleRevoked': {
      const { role, account, sender } = log.args
      const kind = log.eventName === 'RoleGranted' ? 'adminAdded' : 'adminRemoved'
      return { by: sender, kind, role: roleOf(role), account }
    }
    default:
      return undefined
  }
}

function roleOf(role: Hash): 'admin' | 'defaultAdmin' | 'other' {
  if (role === TOURNAMENT_ADMIN_ROLE) return 'admin'
  return role === zeroHash ? 'defaultAdmin' : 'other'
}

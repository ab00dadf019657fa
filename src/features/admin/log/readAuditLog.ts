import { type Client, getAbiItem, type Hash, zeroAddress, zeroHash } from 'viem'
import { getBlock } from 'viem/actions'
import { deployment } from '@/chain/config/config'
import { readLogs } from '@/chain/history/readLogs'
import { bettingPoolAbi, communityHubAbi, tournamentAbi } from '@/chain/queries/generated'
import { cleanName } from '@/domain/match/name'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'
import { sameAddress } from '@/lib/addresses'
import type { AuditAction, AuditEvent } from './auditLog'

const { bettingPool, communityHub, tournament } = deployment

export const auditedContracts = [bettingPool, communityHub, tournament].filter(
  (contract) => contract !== zeroAddress,
)

const abiEvents = [
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchCreated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'BettingClosed' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchFinalized' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchVoided' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ResultChallenged' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ResultRuled' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MaxGainUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ArbiterUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'RulesPublished' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ProtocolFeeUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'LiveCapUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'DisputeWindowUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'OperatorUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'TournamentUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'CommunityHubUpdated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'FeesWithdrawn' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'TokenRescued' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'Paused' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'Unpaused' }),
  // The hub emits the same two.
  getAbiItem({ abi: bettingPoolAbi, name: 'OwnershipTransferStarted' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'OwnershipTransferred' }),
  getAbiItem({ abi: communityHubAbi, name: 'RewardsDistributed' }),
  getAbiItem({ abi: tournamentAbi, name: 'TournamentCreated' }),
  getAbiItem({ abi: tournamentAbi, name: 'TournamentJudged' }),
  getAbiItem({ abi: tournamentAbi, name: 'PlayerScored' }),
  getAbiItem({ abi: tournamentAbi, name: 'TournamentFinalized' }),
  getAbiItem({ abi: tournamentAbi, name: 'TournamentCancelled' }),
  getAbiItem({ abi: tournamentAbi, name: 'TournamentAbandoned' }),
  getAbiItem({ abi: tournamentAbi, name: 'RoleGranted' }),
  getAbiItem({ abi: tournamentAbi, name: 'RoleRevoked' }),
]

/** Reads the audit log between two blocks, oldest entry first. */
export async function readAuditLog(
  client: Client,
  fromBlock: bigint,
  toBlock: bigint,
): Promise<AuditEvent[]> {
  const logs = await readLogs(client, { address: auditedContracts, events: abiEvents, fromBlock, toBlock })
  const times = await readTimes(client, logs)
  const events: AuditEvent[] = []
  for (const log of logs) {
    const { blockNumber: block, transactionHash: hash } = log
    const event = { block, hash, time: times.get(block) ?? 0, ...toAction(log) }
    const last = events.at(-1)
    // A ruling logs its result, too: one entry is enough.
    if (isResultOf(event, last)) continue
    // A transaction logs one event per scored player: they make one entry per match.
    if (
      event.kind === 'tournamentScored' &&
      last?.kind === 'tournamentScored' &&
      last.hash === hash &&
      last.tournamentId === event.tournamentId &&
      last.matchId === event.matchId
    )
      last.players++
    else events.push(event)
  }
  return events
}

function isResultOf(event: AuditEvent, ruling: AuditEvent | undefined): boolean {
  return (
    (event.kind === 'matchFinalized' || event.kind === 'matchVoided') &&
    ruling?.kind === 'resultRuled' &&
    ruling.hash === event.hash &&
    ruling.matchId === event.matchId
  )
}

type ContractLog = Awaited<ReturnType<typeof readLogs<typeof abiEvents>>>[number]

function toAction(log: ContractLog): AuditAction {
  const contract = sameAddress(log.address, communityHub) ? 'hub' : 'pool'
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
    case 'ResultChallenged': {
      const { by, matchId, bond, ruleBy } = log.args
      return { by, kind: 'resultChallenged', matchId, bond, ruleBy: Number(ruleBy) }
    }
    case 'ResultRuled': {
      const { by, matchId, outcome } = log.args
      return { by, kind: 'resultRuled', matchId, outcome: outcome === 1 || outcome === 2 ? outcome : 0 }
    }
    case 'MaxGainUpdated':
      return { by: log.args.by, kind: 'maxGainChanged', from: log.args.oldMaxGain, to: log.args.newMaxGain }
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
    case 'PlayerScored': {
      const { tournamentId, matchId } = log.args
      return { by: undefined, kind: 'tournamentScored', tournamentId, matchId, players: 1 }
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
  }
}

function roleOf(role: Hash): 'admin' | 'defaultAdmin' | 'other' {
  if (role === TOURNAMENT_ADMIN_ROLE) return 'admin'
  return role === zeroHash ? 'defaultAdmin' : 'other'
}

interface TimedLog {
  blockNumber: bigint
  blockTimestamp?: bigint
}

/** Reads block times; few endpoints omit them from their logs. */
async function readTimes(client: Client, logs: readonly TimedLog[]): Promise<Map<bigint, number>> {
  const known = new Map(logs.map(({ blockNumber, blockTimestamp }) => [blockNumber, blockTimestamp]))
  const times = await Promise.all(
    [...known].map(
      async ([blockNumber, time]): Promise<[bigint, number]> => [
        blockNumber,
        Number(time ?? (await getBlock(client, { blockNumber })).timestamp),
      ],
    ),
  )
  return new Map(times)
}

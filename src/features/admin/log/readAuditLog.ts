import { type Client, getAbiItem, type Hash, zeroAddress, zeroHash } from 'viem'
import { getBlock } from 'viem/actions'
import { deployment } from '@/chain/config/config'
import { readLogs } from '@/chain/history/readLogs'
import { bettingPoolAbi, communityHubAbi, tournamentAbi } from '@/chain/queries/generated'
import { cleanName } from '@/domain/match/match'
import { TOURNAMENT_ADMIN_ROLE } from '@/features/admin/shared/useRoles'
import { sameAddress } from '@/lib/addresses'
import type { Act } from './auditLog'

const { bettingPool, communityHub, tournament } = deployment

/** Those whose events are read; one that was not deployed has none. */
export const actContracts = [bettingPool, communityHub, tournament].filter(
  (contract) => contract !== zeroAddress,
)

const events = [
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchCreated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'BettingClosed' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchFinalized' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchVoided' }),
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
  // The hub's are the same.
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

/** What was done to the contracts from one block to another, in its order. */
export async function readActs(client: Client, fromBlock: bigint, toBlock: bigint): Promise<Act[]> {
  const logs = await readLogs(client, { address: actContracts, events, fromBlock, toBlock })
  const times = await readTimes(client, logs)
  const acts: Act[] = []
  for (const log of logs) {
    const { blockNumber: block, transactionHash: hash } = log
    const at = { block, hash, time: times.get(block) ?? 0 }
    const contract = sameAddress(log.address, communityHub) ? 'hub' : 'pool'
    switch (log.eventName) {
      case 'MatchCreated': {
        const { matchId, by, name } = log.args
        const [startTime, endTime] = [Number(log.args.startTime), Number(log.args.endTime)]
        acts.push({ ...at, by, kind: 'matchCreated', matchId, name: cleanName(name), startTime, endTime })
        break
      }
      case 'BettingClosed':
        acts.push({ ...at, ...log.args, kind: 'bettingClosed' })
        break
      case 'MatchFinalized': {
        const { matchId, by } = log.args
        const claimableAt = Number(log.args.claimableAt)
        const winner = log.args.winner === 1 ? 1 : 2
        acts.push({ ...at, by, kind: 'matchFinalized', matchId, winner, claimableAt })
        break
      }
      case 'MatchVoided': {
        const { matchId, by } = log.args
        acts.push({ ...at, by, kind: 'matchVoided', matchId, claimableAt: Number(log.args.claimableAt) })
        break
      }
      case 'ProtocolFeeUpdated': {
        const { by, oldFeeBps: from, newFeeBps: to } = log.args
        acts.push({ ...at, by, kind: 'feeChanged', from, to })
        break
      }
      case 'LiveCapUpdated': {
        const { by, oldCapBps: from, newCapBps: to } = log.args
        acts.push({ ...at, by, kind: 'liveCapChanged', from, to })
        break
      }
      case 'DisputeWindowUpdated': {
        const { by, oldSeconds: from, newSeconds: to } = log.args
        acts.push({ ...at, by, kind: 'disputeWindowChanged', from, to })
        break
      }
      case 'OperatorUpdated': {
        const { by, operator: account, allowed } = log.args
        acts.push({ ...at, by, kind: allowed ? 'operatorAdded' : 'operatorRemoved', account })
        break
      }
      case 'TournamentUpdated': {
        const { by, tournament: to } = log.args
        acts.push({ ...at, by, kind: 'tournamentContractChanged', to })
        break
      }
      case 'CommunityHubUpdated': {
        const { by, communityHub: to } = log.args
        acts.push({ ...at, by, kind: 'hubContractChanged', to })
        break
      }
      case 'FeesWithdrawn':
        acts.push({ ...at, ...log.args, kind: 'feesWithdrawn' })
        break
      case 'TokenRescued':
        acts.push({ ...at, ...log.args, kind: 'tokenRescued' })
        break
      case 'Paused':
        acts.push({ ...at, by: log.args.account, kind: 'paused' })
        break
      case 'Unpaused':
        acts.push({ ...at, by: log.args.account, kind: 'unpaused' })
        break
      case 'OwnershipTransferStarted': {
        const { previousOwner: by, newOwner: to } = log.args
        acts.push({ ...at, by, kind: 'ownershipOffered', contract, to })
        break
      }
      case 'OwnershipTransferred': {
        const { previousOwner, newOwner: to } = log.args
        // The next owner accepts, the present one renounces, and whoever deployed the contract is not told.
        const by = previousOwner === zeroAddress ? undefined : to === zeroAddress ? previousOwner : to
        acts.push({ ...at, by, kind: 'ownershipMoved', contract, to })
        break
      }
      case 'RewardsDistributed':
        acts.push({ ...at, ...log.args, kind: 'bonusPaid' })
        break
      case 'TournamentCreated': {
        const { tournamentId, by, name, entryFee, matchIds } = log.args
        const named = { name: cleanName(name), entryFee, matches: matchIds.length }
        acts.push({ ...at, by, kind: 'tournamentCreated', tournamentId, ...named })
        break
      }
      case 'TournamentJudged':
        acts.push({ ...at, ...log.args, kind: 'tournamentJudged' })
        break
      case 'PlayerScored': {
        const { tournamentId, matchId } = log.args
        const last = acts.at(-1)
        // One act for all players of a match that a transaction scored.
        if (
          last?.kind === 'tournamentScored' &&
          last.hash === hash &&
          last.tournamentId === tournamentId &&
          last.matchId === matchId
        )
          last.players++
        else acts.push({ ...at, by: undefined, kind: 'tournamentScored', tournamentId, matchId, players: 1 })
        break
      }
      case 'TournamentFinalized': {
        const { tournamentId, by, topScore, topCount } = log.args
        acts.push({ ...at, by, kind: 'tournamentFinalized', tournamentId, topScore, topCount })
        break
      }
      case 'TournamentCancelled':
        acts.push({ ...at, ...log.args, kind: 'tournamentCancelled' })
        break
      case 'TournamentAbandoned':
        acts.push({ ...at, ...log.args, kind: 'tournamentAbandoned' })
        break
      case 'RoleGranted':
      case 'RoleRevoked': {
        const { role, account, sender: by } = log.args
        const kind = log.eventName === 'RoleGranted' ? 'adminAdded' : 'adminRemoved'
        acts.push({ ...at, by, kind, role: roleOf(role), account })
      }
    }
  }
  return acts
}

function roleOf(role: Hash): 'admin' | 'defaultAdmin' | 'other' {
  if (role === TOURNAMENT_ADMIN_ROLE) return 'admin'
  return role === zeroHash ? 'defaultAdmin' : 'other'
}

interface TimedLog {
  blockNumber: bigint
  blockTimestamp?: bigint
}

/** When the blocks of logs were mined. Most endpoints say it with the log; the others are asked. */
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

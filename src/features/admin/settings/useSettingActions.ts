import { type Address, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, communityHubAbi, tournamentAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import { approveCall } from '@/domain/approval/approval'
import { useAdminTransaction } from '@/features/admin/shared/useAdminTransaction'

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const hub = { address: deployment.communityHub, abi: communityHubAbi } as const
const tournament = { address: deployment.tournament, abi: tournamentAbi } as const
/** Both the pool and the hub have the functions of Ownable2Step. */
const ownableAbi = communityHubAbi
const poolReads = [pool.address]

/** Stops new bets, matches and predictions, or lets them come again: `send(isPaused)`. */
export function useSetPaused() {
  return useAdminTransaction({ scope: 'setPaused', invalidates: poolReads }, (isPaused: boolean) => [
    contractCall({ ...pool, functionName: isPaused ? 'pause' : 'unpause', args: [] }),
  ])
}

/** The fee of matches created from now on: `send(bps)`, at most 1,000. */
export function useSetFee() {
  return useAdminTransaction({ scope: 'setProtocolFee', invalidates: poolReads }, (bps: number) => [
    contractCall({ ...pool, functionName: 'setProtocolFee', args: [bps] }),
  ])
}

/** The live cap of matches created from now on: `send(bps)`, at most 10,000. */
export function useSetLiveCap() {
  return useAdminTransaction({ scope: 'setLiveCap', invalidates: poolReads }, (bps: number) => [
    contractCall({ ...pool, functionName: 'setLiveCap', args: [bps] }),
  ])
}

/** The time between a result and its claims: `send(seconds)`, at most 2 days. */
export function useSetDisputeWindow() {
  return useAdminTransaction({ scope: 'setDisputeWindow', invalidates: poolReads }, (seconds: number) => [
    contractCall({ ...pool, functionName: 'setDisputeWindow', args: [seconds] }),
  ])
}

/** Lists an operator: `send(address)`. */
export function useAddOperator() {
  return useAdminTransaction({ scope: 'setOperator', invalidates: poolReads }, (operator: Address) => [
    contractCall({ ...pool, functionName: 'setOperator', args: [operator, true] }),
  ])
}

/** Takes an operator off the list. */
export function useRemoveOperator(operator: Address) {
  return useAdminTransaction({ scope: `setOperator/${operator}`, invalidates: poolReads }, () => [
    contractCall({ ...pool, functionName: 'setOperator', args: [operator, false] }),
  ])
}

/** Names a contract that the pool works with, or none by the zero address: `send(address)`. */
export function useSetContract(which: 'communityHub' | 'tournament') {
  const functionName = which === 'communityHub' ? 'setCommunityHub' : 'setTournament'
  return useAdminTransaction({ scope: functionName, invalidates: poolReads }, (address: Address) => [
    contractCall({ ...pool, functionName, args: [address] }),
  ])
}

/** Sends all accrued fees: `send(to)`. */
export function useWithdrawFees() {
  return useAdminTransaction(
    { scope: 'withdrawFees', invalidates: [pool.address, deployment.weth] },
    (to: Address) => [contractCall({ ...pool, functionName: 'withdrawFees', args: [to] })],
  )
}

/** Sends the pool's whole balance of a token that is not the betting token to the owner: `send(token)`. */
export function useRescueToken(token: Address) {
  return useAdminTransaction({ scope: 'emergencyWithdraw', invalidates: [pool.address, token] }, () => [
    contractCall({ ...pool, functionName: 'emergencyWithdraw', args: [token] }),
  ])
}

/** A contract that has an owner. */
export type Owned = 'pool' | 'hub'

function owned(which: Owned) {
  return which === 'pool' ? pool : hub
}

/** Names the next owner: `send(address)`; the zero address takes it back. */
export function useTransferOwnership(which: Owned) {
  const { address } = owned(which)
  return useAdminTransaction(
    { scope: `transferOwnership/${which}`, invalidates: [address] },
    (next: Address) => [
      contractCall({ address, abi: ownableAbi, functionName: 'transferOwnership', args: [next] }),
    ],
  )
}

/** Takes a transfer back before it is accepted. */
export function useCancelTransfer(which: Owned) {
  const { address } = owned(which)
  return useAdminTransaction({ scope: `cancelTransfer/${which}`, invalidates: [address] }, () => [
    contractCall({ address, abi: ownableAbi, functionName: 'transferOwnership', args: [zeroAddress] }),
  ])
}

/** Makes the named next owner the owner. */
export function useAcceptOwnership(which: Owned) {
  const { address } = owned(which)
  return useAdminTransaction({ scope: `acceptOwnership/${which}`, invalidates: [address] }, () => [
    contractCall({ address, abi: ownableAbi, functionName: 'acceptOwnership', args: [] }),
  ])
}

/** Leaves a contract without an owner for good. */
export function useRenounceOwnership(which: Owned) {
  const { address } = owned(which)
  return useAdminTransaction({ scope: `renounceOwnership/${which}`, invalidates: [address] }, () => [
    contractCall({ address, abi: ownableAbi, functionName: 'renounceOwnership', args: [] }),
  ])
}

/** Makes an account an admin of the tournaments: `send(address)`. */
export function useAddTournamentAdmin() {
  return useAdminTransaction(
    { scope: 'addTournamentAdmin', invalidates: [tournament.address] },
    (account: Address) => [
      contractCall({ ...tournament, functionName: 'addTournamentAdmin', args: [account] }),
    ],
  )
}

/** Takes the role back. */
export function useRemoveTournamentAdmin(account: Address) {
  return useAdminTransaction(
    { scope: `removeTournamentAdmin/${account}`, invalidates: [tournament.address] },
    () => [contractCall({ ...tournament, functionName: 'removeTournamentAdmin', args: [account] })],
  )
}

interface Reward {
  user: Address
  /** In wei. */
  amount: bigint
  /** Approves it in the same confirmation, where the wallet can. */
  withApproval: boolean
}

/** Pays a bonus out of the owner's WETH. */
export function useDistributeRewards() {
  return useAdminTransaction(
    { scope: 'distributeRewards', invalidates: [hub.address, deployment.weth] },
    ({ user, amount, withApproval }: Reward) => {
      const pay = contractCall({ ...hub, functionName: 'distributeRewards', args: [user, amount] })
      return withApproval ? [approveCall(hub.address, amount), pay] : [pay]
    },
  )
}

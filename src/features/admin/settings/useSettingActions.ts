import { type Address, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, communityHubAbi, tournamentAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import { useAdminTransaction, useContractAction } from '@/features/admin/shared/useAdminTransaction'

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const hub = { address: deployment.communityHub, abi: communityHubAbi } as const
const tournament = { address: deployment.tournament, abi: tournamentAbi } as const
const { weth } = deployment

/** Pauses or resumes new bets, matches and predictions: `send(isPaused)`. */
export function useSetPaused() {
  return useAdminTransaction({ scope: 'setPaused', invalidates: [pool.address] }, (isPaused: boolean) => [
    contractCall({ ...pool, functionName: isPaused ? 'pause' : 'unpause', args: [] }),
  ])
}

/** `send(bps)`, at most 1,000. */
export const useSetFee = () => useContractAction(pool, 'setProtocolFee', (bps: number) => [bps])

/** `send(bps)`, at most 10,000. */
export const useSetLiveCap = () => useContractAction(pool, 'setLiveCap', (bps: number) => [bps])

/** `send(seconds)`, at most 2 days. */
export const useSetDisputeWindow = () =>
  useContractAction(pool, 'setDisputeWindow', (seconds: number) => [seconds])

export const useAddOperator = () =>
  useContractAction(pool, 'setOperator', (operator: Address) => [operator, true])

export const useRemoveOperator = (operator: Address) =>
  useContractAction(pool, 'setOperator', () => [operator, false], { id: operator })

export const useAddTournamentAdmin = () =>
  useContractAction(tournament, 'addTournamentAdmin', (account: Address) => [account])

export const useRemoveTournamentAdmin = (account: Address) =>
  useContractAction(tournament, 'removeTournamentAdmin', () => [account], { id: account })

const setters = { communityHub: 'setCommunityHub', tournament: 'setTournament' } as const

/** Replaces a contract that the pool works with; the zero address removes it. */
export const useSetContract = (which: keyof typeof setters) =>
  useContractAction(pool, setters[which], (address: Address) => [address])

/** Sends all accrued fees: `send(to)`. */
export const useWithdrawFees = () =>
  useContractAction(pool, 'withdrawFees', (to: Address) => [to], { invalidates: [pool.address, weth] })

/** Sends the pool's whole balance of another token than WETH to the owner. */
export const useRescueToken = (token: Address) =>
  useContractAction(pool, 'emergencyWithdraw', () => [token], { invalidates: [pool.address, token] })

export type Owned = 'pool' | 'hub'

/** Pool and hub share the ABI of Ownable2Step. */
const ownable = (which: Owned) => ({ ...hub, address: which === 'pool' ? pool.address : hub.address })

/** Names the next owner: `send(address)`. */
export const useTransferOwnership = (which: Owned) =>
  useContractAction(ownable(which), 'transferOwnership', (next: Address) => [next], { id: which })

export const useCancelTransfer = (which: Owned) =>
  useContractAction(ownable(which), 'transferOwnership', () => [zeroAddress], { id: `${which}/cancel` })

export const useAcceptOwnership = (which: Owned) =>
  useContractAction(ownable(which), 'acceptOwnership', () => [], { id: which })

export const useRenounceOwnership = (which: Owned) =>
  useContractAction(ownable(which), 'renounceOwnership', () => [], { id: which })

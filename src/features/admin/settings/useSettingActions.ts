import { type Address, type Hash, zeroAddress } from 'viem'
import {
  communityHubContract as hub,
  bettingPoolContract as pool,
  tournamentContract as tournament,
  wethContract as weth,
} from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { useTransaction } from '@/chain/transactions/useTransaction'

export function useSetPaused() {
  return useTransaction({
    kind: 'admin',
    scope: 'setPaused',
    calls: (isPaused: boolean) => [
      contractCall({ ...pool, functionName: isPaused ? 'pause' : 'unpause', args: [] }),
    ],
    invalidates: [pool.address],
  })
}

/** `send(bps)`, at most 1,000. */
export const useSetFee = () => useContractWrite('admin', pool, 'setProtocolFee', (bps: number) => [bps])

/** `send(bps)`, at most 10,000. */
export const useSetLiveCap = () => useContractWrite('admin', pool, 'setLiveCap', (bps: number) => [bps])

/** `send(factor)`, 10 to 1,000. */
export const useSetMaxGain = () => useContractWrite('admin', pool, 'setMaxGain', (factor: number) => [factor])

/** `send(wei)`, 0.01 to 1 WETH. */
export const useSetMinBond = () => useContractWrite('admin', pool, 'setMinBond', (wei: bigint) => [wei])

export interface ArbiterSetting {
  /** Zero for the owner. */
  arbiter: Address
  /** In seconds. */
  rulingPeriod: number
}

/** Works only while no match exists. */
export const useSetArbiter = () =>
  useContractWrite('admin', pool, 'setArbiter', ({ arbiter, rulingPeriod }: ArbiterSetting) => [
    arbiter,
    rulingPeriod,
  ])

export interface HouseRules {
  /** Keccak-256 of the text. */
  hash: Hash
  uri: string
}

export const usePublishRules = () =>
  useContractWrite('admin', pool, 'publishRules', ({ hash, uri }: HouseRules) => [hash, uri])

/** `send(seconds)`, at most 2 days. */
export const useSetDisputeWindow = () =>
  useContractWrite('admin', pool, 'setDisputeWindow', (seconds: number) => [seconds])

export const useAddOperator = () =>
  useContractWrite('admin', pool, 'setOperator', (operator: Address) => [operator, true])

export const useAddTournamentAdmin = () =>
  useContractWrite('admin', tournament, 'addTournamentAdmin', (account: Address) => [account])

export type Accounts = 'operators' | 'admins'

/** `send(account)`. @param listed the one account that the action is shown for; without, any by its address */
export function useRemoveAccount(which: Accounts, listed?: Address) {
  return useTransaction({
    kind: 'admin',
    scope: `remove/${which}/${listed ?? 'byAddress'}`,
    calls: (account: Address) => [
      which === 'operators'
        ? contractCall({ ...pool, functionName: 'setOperator', args: [account, false] })
        : contractCall({ ...tournament, functionName: 'removeTournamentAdmin', args: [account] }),
    ],
    invalidates: [which === 'operators' ? pool.address : tournament.address],
  })
}

const setters = { communityHub: 'setCommunityHub', tournament: 'setTournament' } as const

export const useSetContract = (which: keyof typeof setters) =>
  useContractWrite('admin', pool, setters[which], (address: Address) => [address])

export const useWithdrawFees = () =>
  useContractWrite('admin', pool, 'withdrawFees', (to: Address) => [to], {
    invalidates: [pool.address, weth.address],
  })

/** `send(token)` sends the pool's whole balance of it, unless it is WETH, to the owner. @param shown its balance is refetched */
export const useRescueToken = (shown: Address) =>
  useContractWrite('admin', pool, 'emergencyWithdraw', (token: Address) => [token], {
    invalidates: [pool.address, shown],
  })

export type Owned = 'pool' | 'hub'

/** Pool and hub share the ABI of Ownable2Step. */
const ownable = (which: Owned) => ({ ...hub, address: which === 'pool' ? pool.address : hub.address })

export const useTransferOwnership = (which: Owned) =>
  useContractWrite('admin', ownable(which), 'transferOwnership', (next: Address) => [next], { id: which })

export const useCancelTransfer = (which: Owned) =>
  useContractWrite('admin', ownable(which), 'transferOwnership', () => [zeroAddress], {
    id: `cancel/${which}`,
  })

export const useAcceptOwnership = (which: Owned) =>
  useContractWrite('admin', ownable(which), 'acceptOwnership', () => [], { id: which })

export const useRenounceOwnership = (which: Owned) =>
  useContractWrite('admin', ownable(which), 'renounceOwnership', () => [], { id: which })

import type { Address } from 'viem'
import { bettingPoolContract, tournamentContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'

/** About 10,300 gas per match, and 30,000 per tournament: below the 2^24 gas that a transaction may use (EIP-7825). */
export const CLAIMS_PER_CALL = 400

// Unlike `claimMany`, `claimFor` skips what somebody else claims first.

export const claimBets = (account: Address, matchIds: readonly bigint[]) =>
  contractCall({ ...bettingPoolContract, functionName: 'claimFor', args: [account, matchIds] })

export const claimRewards = (account: Address, tournamentIds: readonly bigint[]) =>
  contractCall({ ...tournamentContract, functionName: 'claimFor', args: [account, tournamentIds] })

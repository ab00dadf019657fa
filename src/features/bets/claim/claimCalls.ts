import type { Address } from 'viem'
import { bettingPoolContract, tournamentContract } from '@/chain/queries/contracts'
import { type ContractCall, contractCall } from '@/chain/transactions/types'
import type { Claims } from '@/domain/bet/useClaims'
import { chunksOf } from '@/lib/chunksOf'

/** About 10,300 gas per match, and 30,000 per tournament: far below any block's gas limit. */
const CLAIMS_PER_CALL = 100

/** Returns the calls that claim everything. `claimFor` skips what somebody else claims first, instead of reverting. */
export function claimCalls({ bets, rewards }: Claims, account: Address): ContractCall[] {
  const matchIds = bets.map(({ matchId }) => matchId)
  const tournamentIds = rewards.map(({ tournament }) => tournament.id)
  return [
    ...chunksOf(matchIds, CLAIMS_PER_CALL).map((ids) =>
      contractCall({ ...bettingPoolContract, functionName: 'claimFor', args: [account, ids] }),
    ),
    ...chunksOf(tournamentIds, CLAIMS_PER_CALL).map((ids) =>
      contractCall({ ...tournamentContract, functionName: 'claimFor', args: [account, ids] }),
    ),
  ]
}

import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { mergeCalls } from '@/chain/transactions/calls'
import { contractCall } from '@/chain/transactions/types'
import { useApprovedTransaction } from '@/domain/approval/useApprovedTransaction'
import type { Bet } from '@/domain/bet/bet'
import type { Match } from '@/domain/match/match'

/**
 * Takes the refund of a void match and places the same bet on its successor, before it starts, in one transaction. It bets even if
 * somebody else has claimed the refund meanwhile.
 */
export function useBetAgain({ match, amount, prediction }: Bet, successor: Match) {
  const bet = contractCall({
    ...bettingPoolContract,
    functionName: 'placeBetWithin',
    args: [successor.id, amount, prediction, 0n, BigInt(successor.startTime - 1)],
  })
  return useApprovedTransaction({
    kind: 'placeBet',
    scope: String(successor.id),
    spender: deployment.bettingPool,
    wei: amount,
    call: (account) =>
      mergeCalls([
        contractCall({ ...bettingPoolContract, functionName: 'claimFor', args: [account, [match.id]] }),
        bet,
      ]),
  })
}

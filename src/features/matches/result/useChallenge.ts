import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { useApprovedTransaction } from '@/domain/approval/useApprovedTransaction'
import type { Match } from '@/domain/match/match'
import { outcomeId, outcomeOf } from '@/domain/match/outcome'

/** Approves the bond, in wei, and challenges the result with one button. */
export function useChallenge(match: Match, bond: bigint | undefined) {
  const { account } = useWallet()
  const { data: balance } = useWethBalance(account)
  const challenge = useApprovedTransaction({
    kind: 'challenge',
    scope: String(match.id),
    spender: deployment.bettingPool,
    wei: bond,
    call: () =>
      contractCall({
        ...bettingPoolContract,
        functionName: 'challengeResult',
        args: [match.id, outcomeId(outcomeOf(match))],
      }),
  })
  return {
    ...challenge,
    isReady: bond !== undefined && balance !== undefined && challenge.allowance !== undefined,
    /** The wallet's WETH in wei, if it is less than the bond. */
    insufficient: bond !== undefined && balance !== undefined && balance < bond ? balance : undefined,
  }
}

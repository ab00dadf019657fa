import { encodeFunctionData, numberToHex } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { chain, deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { toFailure } from '@/chain/queries/errors'
import { type BetTerms, contractCall } from '@/chain/transactions/types'
import { useOpenWrites } from '@/chain/transactions/useTransaction'
import { staked } from '@/domain/bet/betChanges'
import type { Side } from '@/domain/match/match'
import type { ApprovalAmount } from '@/domain/transaction/approval'
import { useApprovedTransaction } from '@/domain/transaction/useApproval'
import { recordPlacedBet } from './draft'

const VALIDATION_GAS = numberToHex(500_000)

export interface BetRequest {
  /** Names the match, by which words are made of the bet later. */
  matchName: string
  side: Side
  /** Wei. */
  amount: bigint
  /** The contract wraps the coin. Only where the chain's coin is ether. */
  payWith: 'weth' | 'coin'
  /** The bet reverts below this payout in wei. 0 accepts any. */
  minPayout: bigint
  /** The last second before the pool changes. The bet's deadline is ten minutes from the press at most. In unix seconds. */
  closesAt: number
}

/**
 * Approves the stake and bets, with one button.
 *
 * `press` runs the next step; with `anyway`, although an earlier bet may still be placed. `open` has the match's bets that may,
 * while none of them is under way here: the button is held back by them, and `OpenWriteNotice` shows them.
 */
export function usePlaceBet(matchId: bigint, request: BetRequest) {
  const config = useConfig()
  const target = { kind: 'placeBet', scope: String(matchId) } as const
  const bet = useApprovedTransaction({
    ...target,
    bet: termsOf(matchId, request),
    closesAt: request.closesAt,
    spender: deployment.bettingPool,
    wei: request.payWith === 'coin' ? 0n : request.amount,
    call: (_, deadline) => betCall(matchId, request, deadline),
    effect: (account) => [staked(matchId, account, request.amount)],
  })
  const open = useOpenWrites(target)

  /** Logs the contract's own check. The simulation of the write also covers balance and allowance. */
  async function validate(): Promise<void> {
    try {
      const data = encodeFunctionData({
        abi: bettingPoolContract.abi,
        functionName: 'validateBetParameters',
        args: [matchId, request.amount, request.side],
      })
      const { address: from } = getConnection(config)
      await config.getClient().request({
        method: 'eth_call',
        params: [{ from, to: bettingPoolContract.address, data, gas: VALIDATION_GAS }, 'latest'],
      })
    } catch (error) {
      console.warn('Bet parameters are not valid', toFailure(error))
    }
  }

  async function press(amount?: ApprovalAmount | 'upgrade', anyway = false) {
    if (!bet.needsApproval || amount === 'upgrade') void validate()
    const ended = await bet.press(amount, anyway)
    if (ended) recordPlacedBet(ended)
    return ended
  }

  return { ...bet, press, open }
}

export function termsOf(
  matchId: bigint,
  { matchName, side, amount, payWith }: Omit<BetRequest, 'minPayout' | 'closesAt'>,
): BetTerms {
  const coin = payWith === 'coin' ? chain.nativeCurrency.symbol : 'WETH'
  return { matchId, matchName, side, amount, coin }
}

export function betCall(
  matchId: bigint,
  { side, amount, payWith, minPayout }: Omit<BetRequest, 'matchName' | 'closesAt'>,
  deadline: bigint,
) {
  return payWith === 'coin'
    ? contractCall({
        ...bettingPoolContract,
        functionName: 'placeBetETHWithin',
        args: [matchId, side, minPayout, deadline],
        value: amount,
      })
    : contractCall({
        ...bettingPoolContract,
        functionName: 'placeBetWithin',
        args: [matchId, amount, side, minPayout, deadline],
      })
}

import { encodeFunctionData, numberToHex } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { toFailure } from '@/chain/queries/errors'
import { useEarlierPrompt } from '@/chain/transactions/pendingTransactions'
import { contractCall } from '@/chain/transactions/types'
import type { ApprovalAmount } from '@/domain/approval/approval'
import { useApprovedTransaction } from '@/domain/approval/useApproval'
import type { Side } from '@/domain/match/match'

const VALIDATION_GAS = numberToHex(500_000)

export interface BetRequest {
  /** Amount and team in words. */
  about?: string | undefined
  side: Side
  /** Wei. */
  amount: bigint
  /** The contract wraps the coin. Only where the chain's coin is ether. */
  payWith: 'weth' | 'coin'
  /** The bet reverts below this payout in wei. 0 accepts any. */
  minPayout: bigint
  /** The bet reverts if it is mined later, in unix seconds. */
  deadline: bigint
}

/** Approves the stake and bets, with one button. */
export function usePlaceBet(matchId: bigint, request: BetRequest) {
  const config = useConfig()
  const target = { kind: 'placeBet', scope: String(matchId) } as const
  const bet = useApprovedTransaction({
    ...target,
    about: request.about,
    spender: deployment.bettingPool,
    wei: request.payWith === 'coin' ? 0n : request.amount,
    call: () => betCall(matchId, request),
  })
  const open = useEarlierPrompt(target)

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
    const settled = await bet.press(amount, anyway)
    if (settled?.phase === 'confirmed') {
      // Decodes events, which nothing needs before a bet.
      const { recordPlacedBet } = await import('./betReceipt')
      recordPlacedBet(settled)
    }
    return settled
  }

  return { ...bet, press, earlier: bet.isBusy ? undefined : open }
}

export function betCall(matchId: bigint, { side, amount, payWith, minPayout, deadline }: BetRequest) {
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

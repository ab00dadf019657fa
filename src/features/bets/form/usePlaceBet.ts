import { encodeFunctionData, numberToHex } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { chain, deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { toFailure } from '@/chain/queries/errors'
import { useOpenPrompt } from '@/chain/transactions/openPrompts'
import { type ContractCall, contractCall, stopWaitingOf } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { approveCall } from '@/domain/approval/approval'
import type { Side } from '@/domain/match/match'
import { countPlacedBet } from './placedBet'

const VALIDATION_GAS = numberToHex(500_000)

export type BetRequest = { side: Side; amount: bigint } & (
  | {
      payWith: 'weth'
      withApproval: boolean
      /** The bet reverts below this payout in wei. 0 accepts any. */
      minPayout: bigint
      /** The bet reverts if it is mined later, in unix seconds. */
      deadline: bigint
    }
  /** The contract wraps the coin. Only where the chain's coin is ether. */
  | { payWith: 'coin' }
)

export function usePlaceBet(matchId: bigint) {
  const config = useConfig()
  const target = { kind: 'placeBet', scope: String(matchId) } as const
  const { state, isBusy, send, reset } = useTransaction({
    ...target,
    calls: (request: BetRequest) => callsOf(matchId, request),
    invalidates: [deployment.bettingPool, deployment.weth],
  })

  const isToldOpen = state.phase === 'failed' && state.failure.kind === 'promptOpen'
  const mayBeOpen = useOpenPrompt(target, { enabled: !isBusy && !isToldOpen })

  /** Logs the contract's own check. The simulation of the write also covers balance and allowance. */
  async function validate({ amount, side }: BetRequest): Promise<void> {
    try {
      const data = encodeFunctionData({
        abi: bettingPoolContract.abi,
        functionName: 'validateBetParameters',
        args: [matchId, amount, side],
      })
      const { address: from } = getConnection(config)
      await config.getClient({ chainId: chain.id }).request({
        method: 'eth_call',
        params: [{ from, to: bettingPoolContract.address, data, gas: VALIDATION_GAS }, 'latest'],
      })
    } catch (error) {
      console.warn('Bet parameters are not valid', toFailure(error))
    }
  }

  async function place(request: BetRequest) {
    void validate(request)
    const settled = await send(request)
    countPlacedBet(settled)
    return settled
  }

  return { state, isBusy, mayBeOpen, stopWaiting: stopWaitingOf(state), place, reset }
}

function callsOf(matchId: bigint, request: BetRequest): ContractCall[] {
  const { side, amount } = request
  if (request.payWith === 'coin') {
    const args = [matchId, side] as const
    return [contractCall({ ...bettingPoolContract, functionName: 'placeBetETH', args, value: amount })]
  }
  const bet = contractCall({
    ...bettingPoolContract,
    functionName: 'placeBetWithin',
    args: [matchId, amount, side, request.minPayout, request.deadline],
  })
  return request.withApproval ? [approveCall(bettingPoolContract.address, amount), bet] : [bet]
}

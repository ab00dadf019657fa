import { encodeFunctionData, numberToHex } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { chain, deployment } from '@/chain/config/config'
import { toFailure } from '@/chain/errors'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/contractCall'
import { useOpenPrompt } from '@/chain/transactions/openPrompts'
import { type ContractCall, stopWaitingOf } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { approveCall } from '@/domain/approval/approval'
import type { Side } from '@/domain/match/match'
import { countPlacedBet } from './placedBet'

const VALIDATION_GAS = numberToHex(500_000)

export interface BetRequest {
  side: Side
  amount: bigint
  /** The contract wraps `coin`, without an approval. Only where the chain's coin is ether. */
  payWith: 'weth' | 'coin'
  withApproval: boolean
  /** Reverts below a payout in wei or after a deadline. WETH only. */
  limit: { minPayout: bigint; deadline: bigint } | undefined
}

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
  const bet = betCall(matchId, request)
  return request.withApproval ? [approveCall(bettingPoolContract.address, request.amount), bet] : [bet]
}

function betCall(matchId: bigint, { side, amount, payWith, limit }: BetRequest): ContractCall {
  if (payWith === 'coin') {
    return contractCall({
      ...bettingPoolContract,
      functionName: 'placeBetETH',
      args: [matchId, side],
      value: amount,
    })
  }
  if (limit) {
    return contractCall({
      ...bettingPoolContract,
      functionName: 'placeBetWithin',
      args: [matchId, amount, side, limit.minPayout, limit.deadline],
    })
  }
  return contractCall({ ...bettingPoolContract, functionName: 'placeBet', args: [matchId, amount, side] })
}

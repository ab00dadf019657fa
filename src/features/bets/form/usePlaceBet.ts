import { encodeFunctionData, numberToHex } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { chain, deployment } from '@/chain/config/config'
import { toFailure } from '@/chain/errors'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import type { ContractCall } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { approveCall } from '@/domain/approval/approval'
import type { Side } from '@/domain/match/match'
import { countPlacedBet } from './placedBet'

const bettingPool = { address: deployment.bettingPool, abi: bettingPoolAbi }

/** Enough for the contract to check a bet. */
const VALIDATION_GAS = numberToHex(500_000)

/** A bet as the bettor wants it. */
export interface BetRequest {
  side: Side
  /** In wei. */
  amount: bigint
  /** `coin` is wrapped by the contract, with no approval; only where the chain's coin is ether. */
  payWith: 'weth' | 'coin'
  /** Approves the amount in the same confirmation: only for wallets that take several calls as one. */
  withApproval: boolean
  /** Refuses the bet below a payout in wei, or after a time in unix seconds. Only in WETH. */
  limit: { minPayout: bigint; deadline: bigint } | undefined
}

/**
 * Places bets on one match: `place(request)` never throws and resolves to how it ended. One that was sent before a
 * reload is taken up again.
 */
export function usePlaceBet(matchId: bigint) {
  const config = useConfig()
  const { state, isBusy, send, reset } = useTransaction({
    kind: 'placeBet',
    scope: String(matchId),
    calls: (request: BetRequest) => callsOf(matchId, request),
    invalidates: [deployment.bettingPool, deployment.weth],
  })

  /** The contract's own check. The write's simulation, which sees balance and allowance too, is what tells the bettor. */
  async function validate({ amount, side }: BetRequest): Promise<void> {
    try {
      const data = encodeFunctionData({
        abi: bettingPool.abi,
        functionName: 'validateBetParameters',
        args: [matchId, amount, side],
      })
      const { address: from } = getConnection(config)
      await config.getClient({ chainId: chain.id }).request({
        method: 'eth_call',
        params: [{ from, to: bettingPool.address, data, gas: VALIDATION_GAS }, 'latest'],
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

  return { state, isBusy, place, reset }
}

function callsOf(matchId: bigint, request: BetRequest): ContractCall[] {
  const bet = betCall(matchId, request)
  return request.withApproval ? [approveCall(bettingPool.address, request.amount), bet] : [bet]
}

function betCall(matchId: bigint, { side, amount, payWith, limit }: BetRequest): ContractCall {
  if (payWith === 'coin') {
    return contractCall({ ...bettingPool, functionName: 'placeBetETH', args: [matchId, side], value: amount })
  }
  if (limit) {
    return contractCall({
      ...bettingPool,
      functionName: 'placeBetWithin',
      args: [matchId, amount, side, limit.minPayout, limit.deadline],
    })
  }
  return contractCall({ ...bettingPool, functionName: 'placeBet', args: [matchId, amount, side] })
}

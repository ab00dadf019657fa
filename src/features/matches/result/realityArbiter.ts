import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { realityArbiterAbi, useReadRealityArbiterQuestionOf } from '@/chain/queries/generatedRare'
import { simulateCall } from '@/chain/transactions/calls'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'

const { bettingPool, weth } = deployment

/** Reads the ID of a match's question, zero before it is asked. Fails if the arbiter isn't a `RealityArbiter`. */
export function useQuestion(arbiter: Address, matchId: bigint) {
  return useReadRealityArbiterQuestionOf({
    address: arbiter,
    args: [matchId],
    query: { ...freshness.live, retry: false },
  })
}

/** Simulates `settle`, which reverts until Reality.eth's answer is final. */
export function useIsAnswered(arbiter: Address, matchId: bigint) {
  const config = useConfig()
  return useQuery({
    ...freshness.live,
    queryKey: ['settle', { address: arbiter, chainId: chain.id, args: [matchId] }],
    queryFn: async () => {
      const settle = contractCall({ ...arbiterContract(arbiter), functionName: 'settle', args: [matchId] })
      return (await simulateCall(config, settle)) === undefined
    },
  })
}

export const useAskQuestion = (arbiter: Address, id: bigint) =>
  useContractWrite('askQuestion', arbiterContract(arbiter), 'ask', () => [id], {
    id,
    invalidates: [arbiter, weth],
  })

/** Passes the final answer on to the pool as the ruling. */
export const usePassAnswer = (arbiter: Address, id: bigint) =>
  useContractWrite('passAnswer', arbiterContract(arbiter), 'settle', () => [id], {
    id,
    invalidates: [arbiter, bettingPool, weth],
  })

const arbiterContract = (address: Address) => ({ address, abi: realityArbiterAbi })

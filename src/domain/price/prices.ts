import { useQuery } from '@tanstack/react-query'
import type { Abi, ContractFunctionReturnType } from 'viem'
import { type Config, useConfig } from 'wagmi'
import type { PriceFeed } from '@/chain/config/chains'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { freshness } from '@/chain/queries/queryClient'
import { readContract } from '@/chain/queries/readContract'
import { HOUR } from '@/lib/time'
import { useCurrency } from './currency'

/** The part of Chainlink's AggregatorV3Interface that the app reads. */
const aggregatorAbi = [
  { type: 'function', name: 'decimals', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint8' }] },
  {
    type: 'function',
    name: 'latestRoundData',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      { name: 'roundId', type: 'uint80' },
      { name: 'answer', type: 'int256' },
      { name: 'startedAt', type: 'uint256' },
      { name: 'updatedAt', type: 'uint256' },
      { name: 'answeredInRound', type: 'uint80' },
    ],
  },
] as const satisfies Abi

type Round = ContractFunctionReturnType<typeof aggregatorAbi, 'view', 'latestRoundData'>

export interface Price {
  feed: PriceFeed
  /** Of one unit. */
  usd: number
  /** Unix seconds. */
  updatedAt: number
  /** `false` if the feed missed its heartbeat. */
  isFresh: boolean
}

/** A new round may take this many seconds to reach the chain. */
const MARGIN = HOUR

/** More decimals than any feed has. */
const MAX_DECIMALS = 36

/** Returns the price that a feed's round says, or `undefined` if no sound feed would say so. */
export function priceOf(feed: PriceFeed, round: Round, decimals: number, now: number): Price | undefined {
  const [roundId, answer, , updated, answeredInRound] = round
  const updatedAt = Number(updated)
  const isComplete = updatedAt > 0 && updatedAt <= now + MARGIN && answeredInRound >= roundId
  if (answer <= 0n || !isComplete || decimals > MAX_DECIMALS) return undefined
  const isFresh = now - updatedAt <= feed.heartbeat + MARGIN
  return { feed, usd: Number(answer) / 10 ** decimals, updatedAt, isFresh }
}

/** Reads the chain's feeds in one call, without those that are missing or say nonsense. */
export async function readPrices(config: Config): Promise<Price[]> {
  const prices = await Promise.all(
    chain.custom.priceFeeds.map(async (feed) => {
      const read = { address: feed.address, abi: aggregatorAbi }
      const [round, decimals] = await Promise.all([
        readContract(config, { ...read, functionName: 'latestRoundData' }),
        readContract(config, { ...read, functionName: 'decimals' }),
      ]).catch(() => [])
      return round && decimals !== undefined ? priceOf(feed, round, decimals, chainNow()) : undefined
    }),
  )
  return prices.filter((price) => price !== undefined)
}

/** Returns the prices by which the visitor's currency is worked out, and its units per ether if all of them are fresh. */
export function useEtherPrice() {
  const config = useConfig()
  const { data = [] } = useQuery({
    ...freshness.slow,
    queryKey: ['prices'],
    queryFn: () => readPrices(config),
  })
  const currency = useCurrency()
  const used = chain.custom.priceFeeds.flatMap(({ of }) => (of === 'ETH' || of === currency ? [of] : []))
  const prices = data.filter(({ feed }) => used.includes(feed.of))
  const usdOf = (unit: string) => (unit === 'USD' ? 1 : prices.find(({ feed }) => feed.of === unit)?.usd)
  const [ether, unit] = [usdOf('ETH'), usdOf(currency)]
  const isKnown = ether !== undefined && unit !== undefined && prices.every(({ isFresh }) => isFresh)
  return { currency, prices, perEther: isKnown ? ether / unit : undefined }
}

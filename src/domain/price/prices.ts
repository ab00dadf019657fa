import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ContractFunctionReturnType } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { readContractQueryKey } from 'wagmi/query'
import type { PriceFeed } from '@/chain/config/chains'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { priceFeedAbi } from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'
import { HOUR } from '@/lib/time'
import { useCurrency } from './currency'

type Round = ContractFunctionReturnType<typeof priceFeedAbi, 'view', 'latestRoundData'>

export type Price = NonNullable<ReturnType<typeof priceOf>>

/** A new round may take this many seconds to reach the chain. */
const MARGIN = HOUR

/** More decimals than any feed has. */
const MAX_DECIMALS = 36

/** Returns the price that a feed's round says, or `undefined` if no sound feed would say so. */
export function priceOf(feed: PriceFeed, round: Round, decimals: number, now: number) {
  const [roundId, answer, , updated, answeredInRound] = round
  const updatedAt = Number(updated)
  const isComplete = updatedAt > 0 && updatedAt <= now + MARGIN && answeredInRound >= roundId
  if (answer <= 0n || !isComplete || decimals > MAX_DECIMALS) return undefined
  return {
    feed,
    /** Of one unit. */
    usd: Number(answer) / 10 ** decimals,
    /** Unix seconds. */
    updatedAt,
    /** `false` if the feed missed its heartbeat. */
    isFresh: now - updatedAt <= feed.heartbeat + MARGIN,
  }
}

/** Reads the chain's feeds in one call, without those that are missing or say nonsense. */
export function pricesQueryOptions(config: Config) {
  const queryKeys = chain.custom.priceFeeds.map(({ address }) =>
    readContractQueryKey({ abi: priceFeedAbi, functionName: 'latestRoundData', address }),
  )
  return queryOptions({
    ...freshness.slow,
    enabled: chain.custom.priceFeeds.length > 0,
    queryKey: queryKeys.flat(),
    queryFn: () => readPrices(config, chainNow()),
  })
}

/** Reads the feeds as they stood in a block, by default the newest one. @param now the block's time in unix seconds */
export async function readPrices(config: Config, now: number, blockNumber?: bigint): Promise<Price[]> {
  const prices = chain.custom.priceFeeds.map(async (feed) => {
    const at = { address: feed.address, blockNumber }
    const reads = [
      readContract(config, { abi: priceFeedAbi, functionName: 'latestRoundData', ...at }),
      readContract(config, { abi: priceFeedAbi, functionName: 'decimals', ...at }),
    ] as const
    const [said, decimals] = await Promise.all(reads).catch(() => [])
    return said && decimals !== undefined ? priceOf(feed, said, decimals, now) : undefined
  })
  return (await Promise.all(prices)).filter((price) => price !== undefined)
}

/** Returns the prices by which the visitor's currency is worked out, and its units per ether if all of them are fresh. */
export function useEtherPrice() {
  const { data } = useQuery(pricesQueryOptions(useConfig()))
  const currency = useCurrency()
  return { currency, isRead: data !== undefined, ...etherPriceIn(currency, data ?? []) }
}

/** Returns those of the prices by which a currency is worked out, and its units per ether if all of them are fresh. */
export function etherPriceIn(currency: string, all: readonly Price[]) {
  const used = chain.custom.priceFeeds.flatMap(({ of }) => (of === 'ETH' || of === currency ? [of] : []))
  const prices = all.filter(({ feed }) => used.includes(feed.of))
  const usdOf = (unit: string) => (unit === 'USD' ? 1 : prices.find(({ feed }) => feed.of === unit)?.usd)
  const [ether, unit] = [usdOf('ETH'), usdOf(currency)]
  const isKnown = ether !== undefined && unit !== undefined && prices.every(({ isFresh }) => isFresh)
  return { prices, perEther: isKnown ? ether / unit : undefined }
}

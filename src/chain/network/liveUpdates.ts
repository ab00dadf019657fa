import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Address, type Client, encodeEventTopics, type Hex, numberToHex, pad, zeroAddress } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { weth9Abi } from '@/chain/queries/generated'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { hasReorganised, headStore, watchHead } from './head'
import { throttle } from './throttle'

/** Further behind, the reads are refetched without looking at the logs. Half of the smallest range that RPCs serve. */
const maxBlocksBehind = 100n
const refreshInterval = 1_000

const { bettingPool, communityHub, tournament } = deployment

const watched = [
  // A bet earns reputation in the hub.
  { address: bettingPool, changes: [bettingPool, communityHub] },
  { address: communityHub, changes: [communityHub] },
  { address: tournament, changes: [tournament] },
].filter(({ address }) => address !== zeroAddress)

type Topics = readonly (Hex | null)[]

/** Refetches reads when the chain changes, and keeps the chain's time. */
export function useLiveUpdates(): void {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address: account } = useConnection()

  useEffect(() => watchHead(config), [config])

  useEffect(
    () =>
      headStore.subscribe((snapshot, previous) => {
        const cameBack = snapshot.isReachable && !previous.isReachable
        if (cameBack || hasReorganised(snapshot, previous)) void queryClient.invalidateQueries()
      }),
    [queryClient],
  )

  useEffect(() => {
    const unwatch = watched.map(({ address, changes }) =>
      watchContract(config.getClient(), address, [[]], () => invalidateContracts(queryClient, changes)),
    )
    return () => {
      for (const stop of unwatch) stop()
    }
  }, [config, queryClient])

  useEffect(() => {
    if (!account) return
    return watchContract(config.getClient(), deployment.weth, wethTopicsOf(account), () =>
      invalidateContracts(queryClient, [deployment.weth]),
    )
  }, [config, queryClient, account])
}

/** Selects the account's own WETH events, because WETH is busy. */
function wethTopicsOf(account: Address): readonly Topics[] {
  const [transfer] = encodeEventTopics({ abi: weth9Abi, eventName: 'Transfer' })
  const topic = pad(account)
  return [
    [null, topic],
    [transfer, null, topic],
  ]
}

/** Calls `refresh` at most once a second when the contract logs an event. Polls, because nodes drop filters. */
function watchContract(
  client: Client,
  address: Address,
  filters: readonly Topics[],
  refresh: () => Promise<unknown>,
): () => void {
  const throttled = throttle(refresh, refreshInterval)
  let seen = headStore.getState().head?.number
  let isLooking = false

  async function look() {
    const latest = headStore.getState().head?.number
    if (isLooking || latest === undefined) return
    if (seen === undefined || latest < seen) seen = latest
    if (latest === seen) return
    if (latest - seen > maxBlocksBehind) {
      seen = latest
      throttled.call()
      return
    }
    isLooking = true
    const range = { fromBlock: numberToHex(seen + 1n), toBlock: numberToHex(latest) }
    try {
      const logs = await Promise.all(
        filters.map((topics) =>
          client.request({ method: 'eth_getLogs', params: [{ address, topics: [...topics], ...range }] }),
        ),
      )
      seen = latest
      if (logs.some((found) => found.length > 0)) throttled.call()
    } catch {
      // The next block retries this range.
      return
    } finally {
      isLooking = false
    }
    // A block that came meanwhile may be the last for a while.
    void look()
  }

  const unsubscribe = headStore.subscribe(look)
  return () => {
    unsubscribe()
    throttled.cancel()
  }
}

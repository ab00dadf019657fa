import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Address, type Hex, pad, toEventSelector } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { deployment, loggingContracts } from '@/chain/config/config'
import { readRecentLogs } from '@/chain/history/logRequests'
import { hasReorged, headStore, watchHead } from '@/chain/network/head'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { sameAddress } from '@/lib/addresses'
import { throttle } from '@/lib/throttle'

const refreshInterval = 1_000

type Topics = (Hex | null)[]

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
        if (cameBack || hasReorged(snapshot, previous)) void queryClient.invalidateQueries()
      }),
    [queryClient],
  )

  useEffect(() => watchContracts(config, queryClient, loggingContracts, [[]]), [config, queryClient])

  useEffect(() => {
    if (!account) return
    return watchContracts(config, queryClient, [deployment.weth], wethTopicsOf(account))
  }, [config, queryClient, account])
}

/** Selects the account's own WETH events, because WETH is busy. */
function wethTopicsOf(account: Address): readonly Topics[] {
  const transfer = toEventSelector('Transfer(address,address,uint256)')
  const topic = pad(account)
  return [
    [null, topic],
    [transfer, null, topic],
  ]
}

/**
 * Refetches the reads of contracts that logged an event, at most once a second, or of all after a gap that the RPC doesn't
 * serve. Polls, because nodes drop filters.
 */
function watchContracts(
  config: Config,
  queryClient: QueryClient,
  contracts: Address[],
  filters: readonly Topics[],
): () => void {
  const changed = new Set<Address>()
  const throttled = throttle(() => {
    // A bet earns reputation in the hub.
    if (changed.has(deployment.bettingPool)) changed.add(deployment.communityHub)
    const logged = [...changed]
    changed.clear()
    return invalidateContracts(queryClient, logged)
  }, refreshInterval)
  let seen = headStore.getState().head?.number
  let isLooking = false

  async function look() {
    const latest = headStore.getState().head?.number
    if (isLooking || latest === undefined) return
    if (seen === undefined || latest < seen) seen = latest
    if (latest === seen) return
    const span = { from: seen + 1n, to: latest }
    isLooking = true
    try {
      const found = await Promise.all(
        filters.map((topics) => readRecentLogs(config, { address: contracts, topics, span })),
      )
      seen = latest
      for (const contract of contracts) {
        const hasLogged = found.some(
          (logs) => !logs || logs.some(({ address }) => sameAddress(address, contract)),
        )
        if (hasLogged) changed.add(contract)
      }
      if (changed.size > 0) throttled.call()
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

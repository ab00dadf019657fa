import { createTransport, type EIP1193RequestFn, http, type Transport } from 'viem'
import { createStore, useStore } from 'zustand'
import { chain, isLocal, isOwnRpcAllowed, rpcUrls } from '#deployment'
import { storage } from '@/lib/storage'
import { fetchBatch } from './fetchBatch'

/** Milliseconds; generous, because a slow RPC beats none. */
const timeout = 20_000

const storageKey = `clutchpool.rpc.${chain.id}`
const schemes = isLocal ? ['https:', 'wss:', 'http:', 'ws:'] : ['https:', 'wss:']

/** Checks that the page may connect to the URL. */
export function isRpcUrl(text: string): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol)
}

function ownUrl(): string | undefined {
  const kept = storage.getItem(storageKey)
  return isOwnRpcAllowed && kept !== null && isRpcUrl(kept) ? kept : undefined
}

const ownUrlStore = createStore(ownUrl)

/** Returns the RPC URL that the user set. */
export const ownRpcUrl = (): string | undefined => ownUrlStore.getState()

export const useOwnRpcUrl = (): string | undefined => useStore(ownUrlStore)

/**
 * Uses and stores one RPC URL that passed `checkRpc`, or the build's for `undefined`. `onChange` refetches every read: the
 * network knows no queries.
 */
export function setOwnRpcUrl(url: string | undefined, onChange: () => void): void {
  if (url === undefined) storage.removeItem(storageKey)
  else storage.setItem(storageKey, url)
  ownUrlStore.setState(url)
  onChange()
}

export const rpc: Transport = (params) => {
  const start = (own: string | undefined) => oneOf(own === undefined ? rpcUrls : [own])(params)
  let transport = start(ownRpcUrl())
  ownUrlStore.subscribe((own) => {
    transport = start(own)
  })
  const request: EIP1193RequestFn = (...asked) => transport.request(...asked)
  return { config: { key: 'rpc', name: 'RPC', type: 'rpc', request }, request }
}

/** An error of the call itself: another RPC would answer the same. */
const callFailed = /execution reverted|gas required exceeds allowance/

/**
 * Falls back to the next RPC when one fails, and then asks that one last, so a dead one costs time once.
 * viem's `fallback` is 3 kB more, and keeps its order unless it polls every RPC.
 */
export function oneOf(urls: readonly string[]): Transport {
  return (params) => {
    let order = urls.map((url) => transportOf(url)({ ...params, retryCount: 0 }))
    const request: EIP1193RequestFn = async (...asked) => {
      let failure: unknown
      for (const transport of order) {
        try {
          return await transport.request(...asked)
        } catch (error) {
          if (error instanceof Error && callFailed.test(error.message)) throw error
          order = [...order.filter((other) => other !== transport), transport]
          failure = error
        }
      }
      throw failure
    }
    return createTransport({ key: 'rpc', name: 'RPC', type: 'rpc', request })
  }
}

/** Batches requests, except for logs: an endpoint that refuses a block range may refuse the whole batch. */
function httpTransport(url: string): Transport {
  return (params) => {
    const batched = http(url, { batch: true, fetchFn: fetchBatch, timeout })(params)
    const single = http(url, { timeout })(params)
    const request: EIP1193RequestFn = (...asked) =>
      (asked[0].method === 'eth_getLogs' ? single : batched).request(...asked)
    return { ...batched, request }
  }
}

export function transportOf(url: string): Transport {
  if (!url.startsWith('ws')) return httpTransport(url)
  return (params) => {
    const opening = import('./webSocketRpc').then(({ webSocketRpc }) => webSocketRpc(url, timeout)(params))
    const request: EIP1193RequestFn = async (...asked) => (await opening).request(...asked)
    return { config: { key: 'rpc', name: 'RPC', type: 'rpc', request }, request, value: { url } }
  }
}

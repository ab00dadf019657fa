import { type EIP1193RequestFn, fallback, http, type Transport } from 'viem'
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
  const start = (own: string | undefined) => fallbackTo(own === undefined ? rpcUrls : [own])(params)
  let transport = start(ownRpcUrl())
  ownUrlStore.subscribe((own) => {
    transport = start(own)
  })
  const request: EIP1193RequestFn = (...asked) => transport.request(...asked)
  return { config: { key: 'rpc', name: 'RPC', type: 'rpc', request }, request }
}

/** viem's fallback, which keeps its order: an RPC that answered for another goes first, so that a dead one costs time once. */
export function fallbackTo(urls: readonly string[]): Transport {
  return (params) => {
    let order = urls.map((url) => transportOf(url)({ ...params, retryCount: 0 }))
    const start = () => fallback(order.map((transport) => () => transport))(params)
    const request: EIP1193RequestFn = (...asked) => {
      const { request, value } = start()
      value?.onResponse(({ status, transport }) => {
        if (status === 'success') order = [transport, ...order.filter((other) => other !== transport)]
      })
      return request(...asked)
    }
    return { ...start(), request }
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

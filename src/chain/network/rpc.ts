import { type EIP1193RequestFn, fallback, http, type Transport } from 'viem'
import { createStore, useStore } from 'zustand'
import { chain, isLocal } from '#deployment'
import { queryClient } from '@/chain/queries/queryClient'
import { storage } from '@/lib/storage'

/** The endpoints that this build asks, in this order: the next when one fails. */
const ofTheBuild = chain.rpcUrls.default.http

/** A slow endpoint is still one: 20 seconds, in milliseconds. */
const timeout = 20_000

const storageKey = `clutchpool.rpc.${chain.id}`
const schemes = isLocal ? ['https:', 'wss:', 'http:', 'ws:'] : ['https:', 'wss:']

/** Whether an RPC's URL is one that the page may ask. */
export function isRpcUrl(text: string): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol)
}

function ownUrl(): string | undefined {
  const kept = storage.getItem(storageKey)
  return kept !== null && isRpcUrl(kept) ? kept : undefined
}

const ownUrlStore = createStore(ownUrl)

/** Returns the RPC URL that the user chose in this browser, if any. */
export const useOwnRpcUrl = (): string | undefined => useStore(ownUrlStore)

/**
 * Asks this RPC alone from now on, also after a reload; `undefined`: those of the build again. Everything is read anew.
 * It should have passed `checkRpc`.
 */
export function setOwnRpcUrl(url: string | undefined): void {
  if (url === undefined) storage.removeItem(storageKey)
  else storage.setItem(storageKey, url)
  ownUrlStore.setState(url)
  void queryClient.invalidateQueries()
}

/** The app's way to the chain: the person's own RPC, else those of the build. Follows the choice. */
export const rpc: Transport = (params) => {
  const start = (own: string | undefined) => oneOf(own === undefined ? ofTheBuild : [own])(params)
  let transport = start(ownUrlStore.getState())
  ownUrlStore.subscribe((own) => {
    transport = start(own)
  })
  const request: EIP1193RequestFn = (...asked) => transport.request(...asked)
  return { config: { key: 'rpc', name: 'RPC', type: 'rpc', request }, request }
}

/**
 * Several endpoints: the next is asked when one fails, and the one that answered comes first from then on, so that a
 * dead one costs its time once.
 */
export function oneOf(urls: readonly string[]): Transport {
  return (params) => {
    const start = (order: readonly string[]) => {
      const begun = fallback(order.map(transportOf))(params)
      begun.value?.onResponse(({ status, transport: { value } }) => {
        if (status === 'success' && value?.url !== order[0])
          transport = start([value?.url, ...order.filter((url) => url !== value?.url)])
      })
      return begun
    }
    let transport = start(urls)
    const request: EIP1193RequestFn = (...asked) => transport.request(...asked)
    return { config: { key: 'rpc', name: 'RPC', type: 'rpc', request }, request }
  }
}

/** One endpoint. What a WebSocket needs is loaded only where one is used. */
export function transportOf(url: string): Transport {
  if (!url.startsWith('ws')) return http(url, { batch: true, timeout })
  return (params) => {
    const opening = import('./webSocketRpc').then(({ webSocketRpc }) => webSocketRpc(url, timeout)(params))
    const request: EIP1193RequestFn = async (...asked) => (await opening).request(...asked)
    return { config: { key: 'rpc', name: 'RPC', type: 'rpc', request }, request, value: { url } }
  }
}

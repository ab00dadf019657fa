import type { EIP1193RequestFn, Hash, Transport } from 'viem'
import { getBlock } from 'viem/actions'
import type { Config } from 'wagmi'
import { createStore, useStore } from 'zustand'
import { delay } from '@/lib/delay'

export interface Block {
  number: bigint
  hash: Hash
  parentHash: Hash
  /** Unix seconds. */
  timestamp: number
}

interface ChainHead extends Block {
  /** `performance.now()` when this page first saw it. */
  seenAt: number
}

/** The chain's time where the newest block doesn't tell it. */
interface ChainTime {
  /** Unix seconds. */
  time: number
  /** `performance.now()` when this page learned it. */
  readAt: number
}

export interface HeadSnapshot {
  head: ChainHead | undefined
  /** Known while the head is old, as on a chain that makes blocks only for transactions. */
  quietTime?: ChainTime | undefined
  /** `false` while the RPC doesn't answer. */
  isReachable: boolean
  /** `true` while the RPC answers with the same old block, so reads may be stale. */
  isStalled: boolean
  /** `true` while a request has had no answer for `slowTimeout`. */
  isSlow: boolean
}

/** Milliseconds without a new block after which the chain counts as stalled: two minutes. */
const stallTimeout = 2 * 60 * 1_000

/** Milliseconds without an answer after which the RPC counts as slow, long before its requests time out. */
const slowTimeout = 5_000

/** Milliseconds that reads wait for the first block at most. */
const firstBlockTimeout = 5_000

/** Ignore this many older blocks in a row, because the nodes behind one RPC aren't in sync. */
const maxLaggingAnswers = 2

/** The chain as this page last saw it; the initial state while nothing watches. */
export const headStore = createStore<HeadSnapshot>(() => ({
  head: undefined,
  isReachable: true,
  isStalled: false,
  isSlow: false,
}))

export const useChainReachable = (): boolean => useStore(headStore, ({ isReachable }) => isReachable)

export const useChainStalled = (): boolean => useStore(headStore, ({ isStalled }) => isStalled)

export const useChainSlow = (): boolean => useStore(headStore, ({ isSlow }) => isSlow)

/** A block that this page saw within these milliseconds still counts as the newest one, and tells the chain's time. */
const freshTime = 10_000

/** Seconds. A computer's clock that is further ahead of the newest block is wrong, rather than the chain quiet. */
const longestQuiet = 60 * 60

/** Returns the newest block, without a request if this page has just seen it. */
export async function readNewestBlock(config: Config): Promise<Block> {
  const { head } = headStore.getState()
  return head && performance.now() - head.seenAt < freshTime ? head : readBlock(config)
}

/** Reads a block, the newest one by default. Throws if the node doesn't have it yet. */
export async function readBlock(config: Config, blockNumber?: bigint): Promise<Block> {
  const { number, hash, parentHash, timestamp } = await getBlock(config.getClient(), { blockNumber })
  // A broken node may answer anything.
  if (!hash || number === null || timestamp === undefined) throw new Error('The node answered no block')
  return { number, hash, parentHash, timestamp: Number(timestamp) }
}

/** Reads the time of the block that the node would make now, in unix seconds, and on which block. `undefined` if it makes none. */
const readPending = (config: Config) =>
  getBlock(config.getClient(), { blockTag: 'pending' }).then(
    ({ parentHash, timestamp }) => (timestamp ? { parentHash, timestamp: Number(timestamp) } : undefined),
    () => undefined,
  )

/** Returns the chain's time in unix seconds, by the head and the time since. `undefined` before the first block. */
export function chainTimeOf({
  head,
  quietTime,
}: Pick<HeadSnapshot, 'head' | 'quietTime'>): number | undefined {
  if (!head) return undefined
  const passed = performance.now()
  const byHead = head.timestamp + (passed - head.seenAt) / 1_000
  return quietTime ? Math.max(byHead, quietTime.time + (passed - quietTime.readAt) / 1_000) : byHead
}

/**
 * Returns the chain's time by that of the block that the node would make now. A node that makes none leaves only the computer's
 * clock, which counts once no block came for a while, and within `longestQuiet`.
 */
function readQuietTime(head: ChainHead, known: ChainTime | undefined, next: number | undefined): ChainTime {
  const readAt = performance.now()
  const computerTime = Date.now() / 1_000
  const isPlausible = readAt - head.seenAt > freshTime && computerTime < head.timestamp + longestQuiet
  const read = next ?? (isPlausible ? computerTime : head.timestamp)
  return { time: Math.max(read, chainTimeOf({ head, quietTime: known }) ?? 0), readAt }
}

interface Seen {
  head: Block | undefined
}

/** Detects a reorg of a block that this page has seen. The slow refetch covers one that is noticed late. */
export function hasReorged({ head }: Seen, { head: seen }: Seen): boolean {
  if (!head || !seen || head === seen) return false
  return head.number <= seen.number || (head.number === seen.number + 1n && head.parentHash !== seen.hash)
}

let watch: ReturnType<typeof startWatch> | undefined
let watchers = 0

/** Polls the newest block, once for all watchers. Returns the function that ends this watch. */
export function watchHead(config: Config): () => void {
  watch ??= startWatch(config)
  watchers++
  return () => {
    if (--watchers > 0) return
    watch?.stop()
    watch = undefined
  }
}

/** Waits for the first block if one is on its way. */
export async function waitForFirstBlock(): Promise<void> {
  if (watch && !headStore.getState().head) await watch.firstAnswer
}

/** Holds the results of calls back until the first block, because the UI compares them with the chain's time. */
export function afterFirstBlock(transport: Transport): Transport {
  return (params) => {
    const { request: ask, ...rest } = transport(params)
    const request: EIP1193RequestFn = async (...asked) => {
      const answer = await ask(...asked)
      if (asked[0].method === 'eth_call') await waitForFirstBlock()
      return answer as never
    }
    return { ...rest, request }
  }
}

function startWatch(config: Config) {
  const { pollingInterval } = config.getClient()
  let timer: ReturnType<typeof setTimeout>
  let slowTimer: ReturnType<typeof setTimeout>
  let isStopped = false
  let laggingAnswers = 0

  async function look() {
    const before = headStore.getState()
    const knownAt = Math.max(before.head?.seenAt ?? 0, before.quietTime?.readAt ?? 0)
    const isTimeOld = !before.head || performance.now() - knownAt > freshTime
    const [block, pending] = await Promise.all([
      readBlock(config),
      isTimeOld ? readPending(config) : undefined,
    ])
    if (isStopped) return
    const nextOn = ({ hash }: Block) => (pending?.parentHash === hash ? pending.timestamp : undefined)
    const { head, quietTime, isReachable, isStalled: wasStalled } = headStore.getState()
    laggingAnswers = head && block.number < head.number ? laggingAnswers + 1 : 0
    if (head && (block.hash === head.hash || (laggingAnswers > 0 && laggingAnswers <= maxLaggingAnswers))) {
      if (isTimeOld) headStore.setState({ quietTime: readQuietTime(head, quietTime, nextOn(head)) })
      // A node that would build on its head after all that time isn't behind the chain.
      const isQuiet = (nextOn(head) ?? 0) > head.timestamp + stallTimeout / 1_000
      const isStalled = performance.now() - head.seenAt > stallTimeout && (isTimeOld ? !isQuiet : wasStalled)
      if (!isReachable || isStalled !== wasStalled) headStore.setState({ isReachable: true, isStalled })
      return
    }
    const newHead = { ...block, seenAt: performance.now() }
    headStore.setState({
      head: newHead,
      quietTime: isTimeOld ? readQuietTime(newHead, undefined, nextOn(newHead)) : undefined,
      isReachable: true,
      isStalled: false,
    })
  }

  async function poll() {
    slowTimer = setTimeout(() => headStore.setState({ isSlow: true }), slowTimeout)
    await look().catch(() => {
      if (isStopped || !headStore.getState().isReachable) return
      console.warn('Service is not available')
      headStore.setState({ isReachable: false, isStalled: false })
    })
    clearTimeout(slowTimer)
    if (isStopped) return
    if (headStore.getState().isSlow) headStore.setState({ isSlow: false })
    timer = setTimeout(poll, pollingInterval)
  }

  return {
    /** Resolves after the first request, successful or not, or after `firstBlockTimeout`. */
    firstAnswer: Promise.race([poll(), delay(firstBlockTimeout)]),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      clearTimeout(slowTimer)
      headStore.setState(headStore.getInitialState(), true)
    },
  }
}

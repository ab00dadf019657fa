import type { Config } from 'wagmi'
import { createStore } from 'zustand'
import { pause } from '@/lib/pause'

/** The newest block that this page has seen. */
interface ChainHead {
  number: bigint
  hash: string
  parentHash: string
  /** Unix seconds. */
  timestamp: number
  /** When this page first saw it, on the clock of `performance.now()`, in milliseconds. */
  seenAt: number
}

/** The chain as this page last saw it. */
export interface HeadSnapshot {
  head: ChainHead | undefined
  /** False while the chain's endpoint does not answer. */
  isReachable: boolean
  /** True while the endpoint answers, and always with the same old block. */
  isStandingStill: boolean
}

/** Without a new block for this long, the chain stands still: two minutes, in milliseconds. */
const patience = 2 * 60 * 1_000

/** What was read waits so long for the block at most: five seconds, in milliseconds. */
const moment = 5_000

/** So many answers in a row may be of blocks before the newest one: nodes behind one endpoint are not equally far. */
const laggingAnswers = 2

/** The newest block, and whether the chain answers. Its initial state holds while nobody watches. */
export const headStore = createStore<HeadSnapshot>(() => ({
  head: undefined,
  isReachable: true,
  isStandingStill: false,
}))

/** Whether the chain took back a block that this page has seen. One that is noticed late is left to the slow refetch. */
export function hasReorganised({ head }: HeadSnapshot, { head: seen }: HeadSnapshot): boolean {
  if (!head || !seen || head === seen) return false
  return head.number <= seen.number || (head.number === seen.number + 1n && head.parentHash !== seen.hash)
}

interface Watch {
  /** Resolves once the chain was asked for the first time, whether it answered or not, or after a moment. */
  firstLook: Promise<void>
  stop: () => void
}

let watch: (Watch & { watchers: number }) | undefined

/**
 * Asks for the newest block again and again, for any number of watchers once. Returns what ends this watch; after the
 * last one nothing is known of the chain.
 */
export function watchHead(config: Config): () => void {
  watch ??= { watchers: 0, ...beginWatch(config) }
  watch.watchers++
  return () => {
    if (!watch || --watch.watchers > 0) return
    watch.stop()
    watch = undefined
  }
}

/** Waits a moment for the first block, should it not have been seen yet. Not at all where nobody watches. */
export async function firstLook(): Promise<void> {
  if (watch && !headStore.getState().head) await watch.firstLook
}

function beginWatch(config: Config): Watch {
  const client = config.getClient()
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  let lagging = 0

  async function look() {
    try {
      const block = await client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] })
      if (isStopped) return
      // An endpoint may answer anything.
      if (!block?.hash || !block.number || !block.timestamp) throw new Error('No block')
      const { hash, parentHash } = block
      const number = BigInt(block.number)
      const { head, isReachable, isStandingStill } = headStore.getState()
      lagging = head && number < head.number ? lagging + 1 : 0
      if (head && (hash === head.hash || (lagging > 0 && lagging <= laggingAnswers))) {
        // An idle chain stands still, its time does not: the same block keeps the moment at which it was first seen.
        const isStill = performance.now() - head.seenAt > patience
        if (!isReachable || isStill !== isStandingStill)
          headStore.setState({ isReachable: true, isStandingStill: isStill })
      } else {
        headStore.setState({
          head: {
            number,
            hash,
            parentHash,
            timestamp: Number(BigInt(block.timestamp)),
            seenAt: performance.now(),
          },
          isReachable: true,
          isStandingStill: false,
        })
      }
    } catch {
      if (!isStopped && headStore.getState().isReachable) {
        console.warn('Service is not available')
        headStore.setState({ isReachable: false, isStandingStill: false })
      }
    }
    if (!isStopped) timer = setTimeout(look, client.pollingInterval)
  }

  return {
    firstLook: Promise.race([look(), pause(moment)]),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      headStore.setState(headStore.getInitialState(), true)
    },
  }
}

import { getBlock } from 'viem/actions'
import type { Config } from 'wagmi'

/** The newest block that this page has seen. */
interface ChainHead {
  number: bigint
  hash: string
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
}

type Listener = (snapshot: HeadSnapshot, previous: HeadSnapshot) => void

let snapshot: HeadSnapshot = { head: undefined, isReachable: true }
const listeners = new Set<Listener>()

/** The newest block, and whether the chain answers, as last seen. */
export const headSnapshot = (): HeadSnapshot => snapshot

/** Calls `listener` when a new block is seen and when the chain becomes reachable or unreachable. */
export function subscribeToHead(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: HeadSnapshot) {
  const previous = snapshot
  snapshot = next
  for (const listener of listeners) listener(next, previous)
}

/** Asks for the newest block again and again: the one block watcher of the app. Returns what stops it. */
export function watchHead(config: Config): () => void {
  const client = config.getClient()
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false

  async function look() {
    try {
      const { number, hash, timestamp } = await getBlock(client)
      if (isStopped) return
      // An idle chain stands still, its time does not: the same block keeps the moment at which it was first seen.
      const isNew = hash !== snapshot.head?.hash
      if (isNew)
        publish({
          head: { number, hash, timestamp: Number(timestamp), seenAt: performance.now() },
          isReachable: true,
        })
      else if (!snapshot.isReachable) publish({ ...snapshot, isReachable: true })
    } catch {
      if (!isStopped && snapshot.isReachable) {
        console.warn('Service is not available')
        publish({ ...snapshot, isReachable: false })
      }
    }
    if (!isStopped) timer = setTimeout(look, client.pollingInterval)
  }

  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

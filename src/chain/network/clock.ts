import { useStore } from '@/lib/useStore'
import { headSnapshot, subscribeToHead } from './head'

/**
 * The chain's now, in unix seconds: the newest block's time and the time since it was seen. Until the first block is
 * seen it is the computer's; what is read of a contract comes after it.
 */
export function chainNow(): number {
  const { head } = headSnapshot()
  if (!head) return Math.floor(Date.now() / 1_000)
  return Math.floor(head.timestamp + (performance.now() - head.seenAt) / 1_000)
}

let shownNow = chainNow()
let stopTicking: (() => void) | undefined
const listeners = new Set<() => void>()

function tick() {
  const now = chainNow()
  if (now === shownNow) return
  shownNow = now
  for (const listener of listeners) listener()
}

function startTicking(): () => void {
  const ticker = setInterval(tick, 1_000)
  const unsubscribe = subscribeToHead(tick)
  return () => {
    clearInterval(ticker)
    unsubscribe()
  }
}

// One ticker for everybody, and none when nobody looks.
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stopTicking ??= startTicking()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopTicking?.()
    stopTicking = undefined
  }
}

/** The chain's now, in unix seconds, rendered anew each second. */
export function useChainNow(): number {
  return useStore(subscribe, () => {
    // Nobody was looking for a while: catch up before the first paint.
    if (listeners.size === 0) shownNow = chainNow()
    return shownNow
  })
}

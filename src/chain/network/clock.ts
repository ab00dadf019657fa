import { createStore, useStore } from 'zustand'
import { MINUTE } from '@/lib/time'
import { chainTimeOf, headStore } from './head'

/** Returns the chain's current time in unix seconds. The computer's clock stands in until the first block. */
export function chainNow(): number {
  return Math.floor(chainTimeOf(headStore.getState()) ?? Date.now() / 1_000)
}

/** Ticks each second while it has a subscriber, and catches up on the first read. */
const clock = createStore(chainNow)
let stopTicking: (() => void) | undefined
let subscribers = 0

const tick = () => clock.setState(chainNow())

function startTicking(): () => void {
  const ticker = setInterval(tick, 1_000)
  const unsubscribe = headStore.subscribe(tick)
  return () => {
    clearInterval(ticker)
    unsubscribe()
  }
}

const tickingClock: typeof clock = {
  ...clock,
  getState() {
    if (subscribers === 0) tick()
    return clock.getState()
  },
  subscribe(listener) {
    const unsubscribe = clock.subscribe(listener)
    if (subscribers++ === 0) stopTicking = startTicking()
    return () => {
      unsubscribe()
      if (--subscribers === 0) stopTicking?.()
    }
  },
}

/** Returns the chain's current time in unix seconds, and rerenders each second. */
export const useChainNow = (): number => useStore(tickingClock)

/** Returns the minute of the chain's current time, in unix seconds, and rerenders each minute. */
export const useChainMinute = (): number => useStore(tickingClock, (now) => now - (now % MINUTE))

import { createStore } from 'zustand'

const requestCount = createStore(() => 0)

export const openWalletPicker = () => requestCount.setState((count) => count + 1)

/** Calls `listener` on each `openWalletPicker()`. Returns the unsubscribe function. */
export const onOpenWalletPicker: (listener: () => void) => () => void = requestCount.subscribe

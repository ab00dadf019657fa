import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Asks the frame for the wallet picker, from wherever a wallet is needed. */
export function openWalletPicker(): void {
  set(true)
}

export function closeWalletPicker(): void {
  set(false)
}

/** Whether the wallet picker was asked for. */
export function useWalletPickerOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
  )
}

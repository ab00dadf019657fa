const listeners = new Set<() => void>()

/** Asks the frame for the wallet picker, from wherever a wallet is needed. */
export function openWalletPicker(): void {
  for (const listener of listeners) listener()
}

/** Hears of it when the wallet picker is asked for. Returns how to stop. */
export function onWalletPickerWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

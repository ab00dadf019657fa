import { createStore, useStore } from 'zustand'

/** `true` while actions are copied for a Safe instead of being sent from the wallet. Outlives a change of section. */
const safeStore = createStore(() => false)

export const useIsSafe = (): boolean => useStore(safeStore)

export function setSafe(isOn: boolean): void {
  safeStore.setState(isOn, true)
}

import { createStore, useStore } from 'zustand'
import type { ContractCall } from '@/chain/transactions/types'

export interface SafeAct {
  id: number
  title: string
  calls: readonly ContractCall[]
}

interface SafeState {
  /** Actions are copied for a Safe instead of being sent from the wallet. */
  isOn: boolean
  acts: readonly SafeAct[]
}

let count = 0

/** Outlives a change of section. */
const safeStore = createStore<SafeState>(() => ({ isOn: false, acts: [] }))

export const useIsSafe = (): boolean => useStore(safeStore, ({ isOn }) => isOn)

export const useSafeActs = (): readonly SafeAct[] => useStore(safeStore, ({ acts }) => acts)

export function setSafe(isOn: boolean): void {
  safeStore.setState({ isOn })
}

/** Returns all acts with the new one. */
export function addSafeAct(title: string, calls: readonly ContractCall[]): readonly SafeAct[] {
  safeStore.setState(({ acts }) => ({ acts: [...acts, { id: ++count, title, calls }] }))
  return safeStore.getState().acts
}

export function removeSafeAct(id: number): void {
  safeStore.setState(({ acts }) => ({ acts: acts.filter((act) => act.id !== id) }))
}

export function clearSafeActs(): void {
  safeStore.setState({ acts: [] })
}

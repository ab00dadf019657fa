import { createStore, useStore } from 'zustand'

/** Not stored: a reload logs out. */
const loginStore = createStore(() => false)

export const useIsLoggedIn = (): boolean => useStore(loginStore)

export function logIn(): void {
  loginStore.setState(true, true)
}

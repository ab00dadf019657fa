import { createContext, useContext } from 'react'

/** Messages and formats of the design system, passed in by the app. */
export interface UiMessages {
  documentTitle: (page: string) => string
  close: string
  copied: string
  copyFailed: string
  fileFailed: string
  loading: string
  tryAgain: string
  /** A chunk of the page failed to load. */
  notLoaded: string
  loadFailed: (reason: string) => string
  /** Says why a read failed. */
  describeError: (error: unknown) => string
  viewTransaction: (hash: string) => string
  copyTransaction: (hash: string) => string
  toLight: string
  toDark: string
  notifications: string
  dismiss: string
  weth: string
  /** Formats wei; `full` keeps all decimals. */
  formatAmount: (wei: bigint, preset?: 'short' | 'full') => string
  /** Formats a moment in unix seconds. */
  formatDateTime: (time: number) => string
  /** Formats remaining seconds; zero or less has ended. */
  formatCountdown: (seconds: number) => string
}

const UiMessagesContext = createContext<UiMessages | undefined>(undefined)

export const UiMessagesProvider = UiMessagesContext.Provider

export function useUiMessages(): UiMessages {
  const messages = useContext(UiMessagesContext)
  if (!messages) throw new Error('useUiMessages needs a UiMessagesProvider')
  return messages
}

import { createContext, useContext } from 'react'

/** The text and formats that the design system needs. The app passes them in, in the user's language. */
export interface UiMessages {
  documentTitle: (page: string) => string
  close: string
  copied: string
  copyFailed: string
  tryAgain: string
  /** Shown when part of the page could not be loaded from the site. */
  notLoaded: string
  /** Introduces the reason why data could not be read. */
  loadFailed: (reason: string) => string
  viewTransaction: (hash: string) => string
  copyTransaction: (hash: string) => string
  toLight: string
  toDark: string
  notifications: string
  dismiss: string
  weth: string
  /** Formats wei; `full` keeps all decimals. */
  formatAmount: (wei: bigint, preset?: 'short' | 'full') => string
  /** Formats a remaining time in seconds; zero and less has ended. */
  formatCountdown: (seconds: number) => string
}

const UiMessagesContext = createContext<UiMessages | undefined>(undefined)

export const UiMessagesProvider = UiMessagesContext.Provider

/** Returns the messages of the design system. */
export function useUiMessages(): UiMessages {
  const messages = useContext(UiMessagesContext)
  if (!messages) throw new Error('useUiMessages needs a UiMessagesProvider')
  return messages
}

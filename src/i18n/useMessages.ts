import { useStore } from '@/lib/useStore'
import type { Messages } from './catalogue'
import { currentMessages, subscribeToLanguage } from './language'

/** The words of the reader's language. Those of an area are there once its page has loaded them. */
export function useMessages(): Messages {
  return useStore(subscribeToLanguage, currentMessages)
}

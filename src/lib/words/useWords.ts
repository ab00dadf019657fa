import { useStore } from '@/lib/useStore'
import type { Words } from './catalogue'
import { currentWords, subscribeToLanguage } from './language'

/** The words of the reader's language. Those of an area are there once its page has loaded them. */
export function useWords(): Words {
  return useStore(subscribeToLanguage, currentWords)
}

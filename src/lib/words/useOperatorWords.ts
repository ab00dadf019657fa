import { createContext, use } from 'react'
import type { operator } from './en/operator'

/** A catalogue of the words of the operator's area. */
export type OperatorWords = typeof operator

/** Holds the catalogue of the reader's language; the operator's area provides it, as nobody else loads it. */
export const OperatorWordsContext = createContext<OperatorWords | undefined>(undefined)

/** The operator's words of the reader's language. */
export function useOperatorWords(): OperatorWords {
  const words = use(OperatorWordsContext)
  if (!words) throw new Error('The words of the operator’s area are only there within it')
  return words
}

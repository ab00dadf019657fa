import { createContext, use } from 'react'
import { en } from './en'

/** A catalogue of all words on the screen. */
export type Words = typeof en

/** Holds the catalogue of the reader's language. */
export const WordsContext = createContext<Words>(en)

/** The words of the reader's language. */
export function useWords(): Words {
  return use(WordsContext)
}

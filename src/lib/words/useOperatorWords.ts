import { createContext, use, useMemo } from 'react'
import type { operator } from './en/operator'
import type { operatorLog } from './en/operatorLog'
import type { operatorMatches } from './en/operatorMatches'
import type { operatorMoney } from './en/operatorMoney'
import type { operatorSettings } from './en/operatorSettings'
import type { operatorTournaments } from './en/operatorTournaments'

/** The words that each section brings. */
export interface SectionWords {
  matches: typeof operatorMatches
  tournaments: typeof operatorTournaments
  money: typeof operatorMoney
  settings: typeof operatorSettings
  log: typeof operatorLog
}

/** A catalogue of the words of the operator's area. */
export type OperatorWords = typeof operator & SectionWords

/** Holds the catalogue of the reader's language; the operator's area provides it, as nobody else loads it. */
export const OperatorWordsContext = createContext<typeof operator | undefined>(undefined)

/** Holds the words that were loaded with the section on the screen. */
export const SectionWordsContext = createContext<Partial<SectionWords>>({})

/**
 * The operator's words of the reader's language.
 * @throws outside of the operator's area, and where the words of a section are read that did not load them
 */
export function useOperatorWords(): OperatorWords {
  const words = use(OperatorWordsContext)
  const section = use(SectionWordsContext)
  return useMemo(
    () => ({
      ...loaded(words),
      get matches() {
        return loaded(section.matches)
      },
      get tournaments() {
        return loaded(section.tournaments)
      },
      get money() {
        return loaded(section.money)
      },
      get settings() {
        return loaded(section.settings)
      },
      get log() {
        return loaded(section.log)
      },
    }),
    [words, section],
  )
}

function loaded<words>(words: words | undefined): words {
  if (!words) throw new Error('These words of the operator’s area are not loaded here')
  return words
}

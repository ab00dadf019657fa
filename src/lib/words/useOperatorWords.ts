import { useMemo } from 'react'
import type { Words } from './catalogue'
import { useWords } from './useWords'

/** The operator's words: those of the whole area, and under its name those of each section that is loaded. */
export type OperatorWords = Words['operator'] & {
  readonly matches: Words['operatorMatches']
  readonly tournaments: Words['operatorTournaments']
  readonly money: Words['operatorMoney']
  readonly settings: Words['operatorSettings']
  readonly log: Words['operatorLog']
}

/** The operator's words of the reader's language. */
export function useOperatorWords(): OperatorWords {
  const words = useWords()
  return useMemo(
    () => ({
      ...words.operator,
      get matches() {
        return words.operatorMatches
      },
      get tournaments() {
        return words.operatorTournaments
      },
      get money() {
        return words.operatorMoney
      },
      get settings() {
        return words.operatorSettings
      },
      get log() {
        return words.operatorLog
      },
    }),
    [words],
  )
}

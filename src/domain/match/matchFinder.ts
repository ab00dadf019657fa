import { textFinder } from '@/lib/textSearch'
import type { Match } from './match'

/** Finds matches by words of their name, and by an ID as `#15` or as the whole query: other digits are part of a name. */
export function matchFinder(query: string): (match: Pick<Match, 'id' | 'name'>) => boolean {
  const words = query.trim().split(/\s+/)
  const isId = (word: string) => /^#\d+$/.test(word)
  const isFound = textFinder(words.filter((word) => !isId(word)).join(' '))
  return ({ id, name }) =>
    words.join() === String(id) || (words.filter(isId).every((word) => word === `#${id}`) && isFound(name))
}

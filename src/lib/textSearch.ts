/**
 * Finds texts that have all words of a query, whatever their case, accents and order: `kru` finds KRÜ. Without a word it
 * finds all.
 */
export function textFinder(query: string): (text: string) => boolean {
  const wanted = foldText(query)
  // Nothing is folded for it.
  if (wanted === '') return () => true
  const messages = wanted.split(' ')
  return (text) => {
    const folded = foldText(text)
    return messages.every((word) => folded.includes(word))
  }
}

/** Without case, accents and runs of spaces. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

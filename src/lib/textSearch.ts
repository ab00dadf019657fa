/** Whether a text has all words of a query, whatever their case, accents and order: `kru` finds KRÜ. */
export function hasWords(text: string, query: string): boolean {
  const folded = foldText(text)
  return foldText(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

/** Without case, accents and runs of spaces. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

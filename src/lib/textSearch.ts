/** Finds texts with all words of a query in any case, accent and order. A query without words finds all. */
export function textFinder(query: string): (text: string) => boolean {
  const wanted = foldText(query)
  if (wanted === '') return () => true
  const words = wanted.split(' ')
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

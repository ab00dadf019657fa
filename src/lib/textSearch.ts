/** Finds texts with all words of a query in any case, accent and order. A query without words finds all. */
export function textFinder(query: string): (text: string) => boolean {
  const words = foldText(query).match(/\S+/g)
  if (!words) return () => true
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

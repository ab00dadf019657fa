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

/** Finds matches by words of their name, and by an ID as `#15` or as the whole query: other digits are part of a name. */
export function matchFinder(query: string): (match: { id: bigint; name: string }) => boolean {
  const words = query.trim().split(/\s+/)
  const isId = (word: string) => /^#\d+$/.test(word)
  const isFound = textFinder(words.filter((word) => !isId(word)).join(' '))
  return ({ id, name }) =>
    words.join() === String(id) || (words.filter(isId).every((word) => word === `#${id}`) && isFound(name))
}

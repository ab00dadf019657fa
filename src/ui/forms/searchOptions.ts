export interface ComboboxOption {
  value: string
  label: string
  group?: string
}

/** Returns the options whose labels contain every word of `search`, ignoring case, accents and invisible characters. */
export function searchOptions(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const folded = fold(label)
    return words.every((word) => folded.includes(word))
  })
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}

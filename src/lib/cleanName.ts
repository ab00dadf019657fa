/** Control characters, lone surrogates, and marks that reorder or hide text. */
const UNSAFE =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu
/** More than two combining marks on a letter overlap the lines around it. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/** Makes a name from the chain safe to render. Returns '' if nothing is left. */
export function cleanName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(UNSAFE, '').replace(STACKED_MARKS, '$1').trim()
}

export const nameBytes = (name: string): number => new TextEncoder().encode(cleanName(name)).length

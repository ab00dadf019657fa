/** A range of blocks, both ends inclusive. */
export interface BlockSpan {
  from: bigint
  to: bigint
}

/** Disjoint ranges of blocks, newest first. */
export type BlockSpans = readonly BlockSpan[]

export const sizeOf = ({ from, to }: BlockSpan): bigint => to - from + 1n

export const sizeOfAll = (spans: BlockSpans): bigint => spans.reduce((sum, span) => sum + sizeOf(span), 0n)

/** Joins a range with those that it overlaps or touches. */
export function addSpan(spans: BlockSpans, added: BlockSpan): BlockSpans {
  const isApart = ({ from, to }: BlockSpan) => to + 1n < added.from || added.to + 1n < from
  const joined = spans
    .filter((span) => !isApart(span))
    .reduce((one, other) => ({ from: min(one.from, other.from), to: max(one.to, other.to) }), added)
  return [...spans.filter(isApart), joined].sort((a, b) => (a.to < b.to ? 1 : -1))
}

export function removeSpan(spans: BlockSpans, removed: BlockSpan): BlockSpans {
  return spans
    .flatMap(({ from, to }) => [
      { from: max(from, removed.to + 1n), to },
      { from, to: min(to, removed.from - 1n) },
    ])
    .filter(({ from, to }) => from <= to)
}

/** Returns the parts of `within` that no range covers. */
export function missingSpans(spans: BlockSpans, within: BlockSpan): BlockSpans {
  return spans.reduce<BlockSpans>(removeSpan, within.from <= within.to ? [within] : [])
}

/** Returns the parts of `within` that the ranges cover. */
export function coveredSpans(spans: BlockSpans, within: BlockSpan): BlockSpans {
  return spans
    .map(({ from, to }) => ({ from: max(from, within.from), to: min(to, within.to) }))
    .filter(({ from, to }) => from <= to)
}

export const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)
export const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)

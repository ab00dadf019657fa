export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** Pixels between a box and what is around it. */
const GAP = 8
const EDGE = 16

/**
 * Returns the lowest place of a size in the view that touches none of the boxes: at the end of the line if there is one, else at
 * its start. `undefined` if there is none.
 */
export function freePlace(size: Size, view: Size, boxes: readonly Box[], isRightToLeft: boolean) {
  const [start, end] = [EDGE, view.width - EDGE - size.width]
  const columns = isRightToLeft ? [start, end] : [end, start]
  const lowest = view.height - EDGE - size.height
  const tops = [lowest, ...boxes.map(({ top }) => top - GAP - size.height)]
    .filter((top) => top >= EDGE && top <= lowest)
    .toSorted((one, other) => other - one)
  for (const left of columns) {
    const top = tops.find((top) =>
      isFree({ left, top, right: left + size.width, bottom: top + size.height }, boxes),
    )
    if (top !== undefined) return { left, top }
  }
  return undefined
}

/** Returns `true` if a box touches none of the others. */
export const isFree = (box: Box, others: readonly Box[]): boolean =>
  others.every(
    ({ left, top, right, bottom }) =>
      left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top,
  )

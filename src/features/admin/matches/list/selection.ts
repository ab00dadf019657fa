import { useEffect, useReducer } from 'react'

interface Selection {
  ids: ReadonlySet<bigint>
  /** The row that was selected or deselected last, from where a range begins. */
  anchor?: bigint
}

export type SelectionChange =
  | { kind: 'row'; id: bigint; isOn: boolean; isRange: boolean }
  | { kind: 'rows'; ids: readonly bigint[]; isOn: boolean }
  | { kind: 'clear' }

export const NO_SELECTION: Selection = { ids: new Set() }

/** Applies a change. @param rows the IDs of the rows in their order, for ranges */
export function changeSelection(
  { ids, anchor }: Selection,
  change: SelectionChange,
  rows: readonly bigint[],
): Selection {
  if (change.kind === 'clear') return NO_SELECTION
  if (change.kind === 'rows') return { ids: withIds(ids, change.ids, change.isOn), anchor }
  const { id, isOn, isRange } = change
  return { ids: withIds(ids, isRange ? rangeOf(rows, anchor, id) : [id], isOn), anchor: id }
}

/** Returns the rows between two, both included; only the second if the first isn't among them. */
function rangeOf(rows: readonly bigint[], from: bigint | undefined, to: bigint): readonly bigint[] {
  const ends = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)] as const
  return ends[0] < 0 ? [to] : rows.slice(Math.min(...ends), Math.max(...ends) + 1)
}

function withIds(ids: ReadonlySet<bigint>, changed: readonly bigint[], isOn: boolean): ReadonlySet<bigint> {
  const next = new Set(ids)
  for (const id of changed) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** Keeps the selected rows; Escape clears them. @param rows the IDs of the rows that can be selected, in their order */
export function useSelection(rows: readonly bigint[]) {
  const [{ ids }, change] = useReducer(
    (selection: Selection, change: SelectionChange) => changeSelection(selection, change, rows),
    NO_SELECTION,
  )
  const isEmpty = ids.size === 0
  useEffect(() => {
    if (isEmpty) return
    const clear = ({ key, target }: KeyboardEvent) => {
      const isTaken =
        target instanceof Element && target.closest('dialog, input:not([type=checkbox]), select')
      if (key === 'Escape' && !isTaken) change({ kind: 'clear' })
    }
    document.addEventListener('keydown', clear)
    return () => document.removeEventListener('keydown', clear)
  }, [isEmpty])
  return { ids, change }
}

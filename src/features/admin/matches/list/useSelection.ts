import { useEffect, useReducer } from 'react'
import { changeSelection, NO_SELECTION, type Selection, type SelectionChange } from './selection'

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

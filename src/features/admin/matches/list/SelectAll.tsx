import type { ReactNode } from 'react'
import type { SelectionChange } from './selection'

interface SelectAllProps {
  ids: readonly bigint[]
  selected: ReadonlySet<bigint>
  onSelect: (change: SelectionChange) => void
  label: ReactNode
}

/** Selects or deselects several rows. */
export function SelectAll({ ids, selected, onSelect, label }: SelectAllProps) {
  const count = ids.filter((id) => selected.has(id)).length
  return (
    <label className="-my-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-md pe-3 text-14 has-focus-visible:outline-2 has-focus-visible:outline-text">
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < ids.length
        }}
        type="checkbox"
        checked={count === ids.length}
        onChange={({ target }) => onSelect({ kind: 'rows', ids, isOn: target.checked })}
        className="size-5 shrink-0 accent-action outline-none"
      />
      {label}
    </label>
  )
}

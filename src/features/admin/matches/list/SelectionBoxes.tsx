import type { SelectionChange } from './selection'

interface RowCheckboxProps {
  id: bigint
  label: string
  isSelected: boolean
  onSelect: (change: SelectionChange) => void
}

/** Selects a row, with Shift all rows since the last one. */
export function RowCheckbox({ id, label, isSelected, onSelect }: RowCheckboxProps) {
  return (
    <label className="-m-3 grid size-11 cursor-pointer place-items-center rounded-md select-none has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-text">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={({ target, nativeEvent }) =>
          onSelect({
            kind: 'row',
            id,
            isOn: target.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
        className="size-5 accent-action outline-none"
      />
    </label>
  )
}

interface SelectAllProps {
  label: string
  /** Some rows are selected, but not all. */
  isPartial: boolean
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

export function SelectAll({ label, isPartial, isSelected, onSelect }: SelectAllProps) {
  return (
    <label className="-my-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-md pe-3 text-14 has-focus-visible:outline-2 has-focus-visible:outline-text">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartial
        }}
        type="checkbox"
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-5 shrink-0 accent-action outline-none"
      />
      {label}
    </label>
  )
}

import type { KeyboardEvent } from 'react'
import type { SelectionChange } from './selection'

interface RowCheckboxProps {
  id: bigint
  label: string
  isSelected: boolean
  onSelect: (change: SelectionChange) => void
}

/** Selects a row. Shift selects a range, arrows move to other rows, and Ctrl or Command with A selects all rows. */
export function RowCheckbox({ id, label, isSelected, onSelect }: RowCheckboxProps) {
  function moveTo(box: HTMLInputElement | undefined, isRange: boolean) {
    if (!box) return
    box.focus()
    if (!isRange) return
    onSelect({ kind: 'row', id, isOn: true, isRange: false })
    onSelect({ kind: 'row', id: BigInt(box.value), isOn: true, isRange: true })
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const table = event.currentTarget.closest('tbody')
    const boxes = [...(table?.querySelectorAll<HTMLInputElement>('input[name=match]') ?? [])]
    const at = boxes.indexOf(event.currentTarget)
    const targets: Record<string, HTMLInputElement | undefined> = {
      ArrowDown: boxes[at + 1],
      ArrowUp: boxes[at - 1],
      Home: boxes[0],
      End: boxes.at(-1),
    }
    if (event.key in targets) moveTo(targets[event.key], event.shiftKey)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      onSelect({ kind: 'rows', ids: boxes.map(({ value }) => BigInt(value)), isOn: true })
    else return
    event.preventDefault()
  }

  return (
    <label className="-m-3 grid size-11 cursor-pointer place-items-center rounded-md select-none has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-text">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        name="match"
        value={String(id)}
        checked={isSelected}
        onChange={({ target, nativeEvent }) =>
          onSelect({
            kind: 'row',
            id,
            isOn: target.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
        onKeyDown={press}
        className="size-5 accent-action outline-none"
      />
    </label>
  )
}

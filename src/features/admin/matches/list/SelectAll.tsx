import { useEffect, useRef } from 'react'

interface SelectAllProps {
  label: string
  /** Some rows are selected, but not all. */
  isPartial: boolean
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

export function SelectAll({ label, isPartial, isSelected, onSelect }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <label className="-my-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-md pe-3 text-14 has-focus-visible:outline-2 has-focus-visible:outline-text">
      <input
        ref={box}
        type="checkbox"
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-5 shrink-0 accent-action outline-none"
      />
      {label}
    </label>
  )
}

import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx, inputClass } from '@/ui/classNames'
import type { FieldControl } from './Field'

/** More would be slow to render and too many to read: typing narrows them. */
const MOST_SHOWN = 100

interface ComboboxProps extends FieldControl {
  options: readonly ComboboxOption[]
  /** '' for none. */
  value: string
  onChange: (value: string) => void
  /** Also the option that clears the choice. */
  placeholder: string
  messages: {
    /** The number of options that match, announced while typing. */
    found: (count: number) => string
    /** Tells that only the first ones are shown. */
    first: (shown: number, count: number) => string
  }
}

/** A select with a search, for more options than anyone scrolls through: the ARIA combobox with a list popup. */
export function Combobox({ options, value, onChange, placeholder, messages, ...control }: ComboboxProps) {
  const { isOpen, active, found, shown, choose, inputProps } = useOptionSearch(
    options,
    value,
    onChange,
    placeholder,
  )
  const isCut = found.length > MOST_SHOWN
  const note = isCut ? messages.first(MOST_SHOWN, found.length) : messages.found(found.length)
  const listId = `${control.id}-list`
  return (
    <div className="relative">
      <input
        {...control}
        {...inputProps}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={cx(inputClass, 'truncate pe-9 placeholder:text-text')}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-0 bottom-0 end-3 my-auto size-4 text-secondary"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes no input, only keeps the focus. */}
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-control bg-raised p-1 shadow-lift"
        // Keeps the focus, and with it the list open, when the scroll bar is dragged.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label={placeholder}>
          {isOpen &&
            shown.map((option, index) => (
              <Row
                key={option.value}
                id={`${listId}-${index}`}
                option={option}
                isActive={index === active}
                isSelected={option.value === value}
                onChoose={() => choose(option)}
              />
            ))}
        </div>
        {(found.length === 0 || isCut) && (
          <p aria-hidden className="px-3 py-2 text-12 text-secondary">
            {isOpen && note}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && note}
      </p>
    </div>
  )
}

function useOptionSearch(
  options: readonly ComboboxOption[],
  value: string,
  onChange: (value: string) => void,
  placeholder: string,
) {
  // Closed while undefined.
  const [search, setSearch] = useState<string>()
  const [active, setActive] = useState(0)
  const isOpen = search !== undefined
  const close = () => setSearch(undefined)
  const selected = options.find((option) => option.value === value)
  const found = searchOptions(options, search ?? '')
  const shown = [
    ...(search === '' ? [{ value: '', label: placeholder }] : []),
    ...found.slice(0, MOST_SHOWN),
  ] satisfies ComboboxOption[]

  function open() {
    if (isOpen) return
    setSearch('')
    // The placeholder comes first.
    setActive(options.findIndex((option) => option.value === value) + 1)
  }

  function choose(option: ComboboxOption | undefined) {
    if (!option) return
    close()
    onChange(option.value)
  }

  function move(by: number) {
    if (!isOpen) return open()
    setActive((active + by + shown.length) % Math.max(shown.length, 1))
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && isOpen) choose(shown[active])
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const inputProps = {
    placeholder: selected?.label ?? placeholder,
    value: search ?? selected?.label ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setSearch(event.target.value)
      setActive(0)
    },
    onClick: open,
    onKeyDown: press,
    onBlur: close,
  }
  return { isOpen, active, found, shown, choose, inputProps }
}

interface RowProps {
  id: string
  option: ComboboxOption
  isActive: boolean
  isSelected: boolean
  onChoose: () => void
}

function Row({ id, option, isActive, isSelected, onChoose }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus and takes the keys.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isSelected}
      onClick={onChoose}
      className={cx(
        'cursor-pointer rounded-sm px-3 py-2 text-14 break-words hover:bg-hover pointer-coarse:py-3',
        isActive && 'bg-hover outline-2 -outline-offset-2 outline-text',
        isSelected && 'font-semibold',
      )}
    >
      <bdi>{option.label}</bdi>
    </div>
  )
}

interface ComboboxOption {
  value: string
  label: string
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

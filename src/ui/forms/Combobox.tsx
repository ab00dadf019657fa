import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx, inputClass } from '@/ui/classNames'
import type { FieldControl } from './Field'
import { type ComboboxOption, searchOptions } from './searchOptions'

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
  // Closed while undefined.
  const [search, setSearch] = useState<string>()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const isOpen = search !== undefined
  const selected = options.find((option) => option.value === value)
  const found = searchOptions(options, search ?? '')
  const shown = [
    ...(search === '' ? [{ value: '', label: placeholder }] : []),
    ...found.slice(0, MOST_SHOWN),
  ] satisfies ComboboxOption[]
  const note = !isOpen
    ? undefined
    : found.length > MOST_SHOWN
      ? messages.first(MOST_SHOWN, found.length)
      : messages.found(found.length)
  const listId = `${control.id}-list`
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  function open() {
    if (isOpen) return
    setSearch('')
    // The placeholder comes first.
    setActive(options.findIndex((option) => option.value === value) + 1)
  }

  function choose(option: ComboboxOption | undefined) {
    if (!option) return
    setSearch(undefined)
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
    else if (event.key === 'Escape' && isOpen) setSearch(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <input
        {...control}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={selected?.label ?? placeholder}
        value={search ?? selected?.label ?? ''}
        onChange={(event) => {
          setSearch(event.target.value)
          setActive(0)
        }}
        onClick={open}
        onKeyDown={press}
        onBlur={() => setSearch(undefined)}
        className={cx(inputClass, 'truncate pe-9 placeholder:text-text')}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-0 bottom-0 end-3 my-auto size-4 text-secondary"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes no input, only keeps the focus. */}
      <div
        ref={list}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-control bg-raised p-1 shadow-lift"
        // Keeps the focus, and with it the list open, when the scroll bar is dragged.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label={placeholder}>
          {isOpen &&
            groupsOf(shown).map(({ group, from, options: grouped }) => {
              const rows = grouped.map((option, index) => (
                <Row
                  key={option.value}
                  id={optionId(from + index)}
                  index={from + index}
                  option={option}
                  isActive={from + index === active}
                  isSelected={option.value === value}
                  onChoose={() => choose(option)}
                />
              ))
              if (group === undefined) return rows
              return (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox.
                <div key={`${group}/${from}`} role="group" aria-label={group}>
                  <p aria-hidden className="px-3 pt-2 pb-1 text-12 text-tertiary">
                    {group}
                  </p>
                  {rows}
                </div>
              )
            })}
        </div>
        {(found.length === 0 || found.length > MOST_SHOWN) && (
          <p aria-hidden className="px-3 py-2 text-12 text-secondary">
            {note}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {note}
      </p>
    </div>
  )
}

interface RowProps {
  id: string
  index: number
  option: ComboboxOption
  isActive: boolean
  isSelected: boolean
  onChoose: () => void
}

function Row({ id, index, option, isActive, isSelected, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus and takes the keys.
    <div
      id={id}
      data-index={index}
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

function groupsOf(options: readonly ComboboxOption[]) {
  const groups: { group: string | undefined; from: number; options: ComboboxOption[] }[] = []
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.options.push(option)
    else groups.push({ group: option.group, from: index, options: [option] })
  }
  return groups
}

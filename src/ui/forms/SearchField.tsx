import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from '@/lib/searchText'
import { TextInput } from './Field'

interface SearchFieldProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  /** A button that clears the search unmounts, so the field takes the focus. */
  clearings: number
}

export function SearchField({ label, hint, value, onChange, clearings }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)

  // Back and clear buttons change the URL from outside.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(value)
  }, [value])

  useEffect(() => {
    if (clearings > 0 && value === '') input.current?.focus()
  }, [clearings, value])

  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-tertiary"
      />
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={MAX_QUERY_LENGTH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(event.target.value)
        }}
        className="ps-9"
      />
    </div>
  )
}

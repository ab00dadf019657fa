import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Combobox, searchOptions } from './Combobox'

const options = Array.from({ length: 250 }, (_, index) => ({
  value: String(index + 1),
  label: `#${index + 1} - ${index === 199 ? 'Pokémon: T1 vs Gen.G' : 'Other'}`,
}))

const onChange = vi.fn()

function Example() {
  const [value, setValue] = useState('')
  return (
    <Combobox
      id="match"
      options={options}
      value={value}
      onChange={(chosen) => {
        onChange(chosen)
        setValue(chosen)
      }}
      placeholder="-- Select a match --"
      messages={{
        found: (count) => `${count} found`,
        first: (shown, count) => `First ${shown} of ${count}`,
      }}
    />
  )
}

beforeEach(() => {
  onChange.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})

const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key })
const activeLabel = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent

test('finds options by any of their words', () => {
  const labels = (search: string) => searchOptions(options, search).map(({ value }) => value)
  expect(labels('gen.g pokemon')).toEqual(['200'])
  expect(labels('#250')).toEqual(['250'])
  expect(labels(' ')).toHaveLength(250)
  expect(labels('none')).toEqual([])
})

test('is operated by keyboard and announces what it finds', () => {
  render(<Example />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  press('ArrowDown')
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(activeLabel()).toBe('-- Select a match --')
  expect(screen.getByRole('status').textContent).toBe('First 100 of 250')

  fireEvent.change(input, { target: { value: 't1' } })
  expect(screen.getByRole('status').textContent).toBe('1 found')
  expect(activeLabel()).toBe('#200 - Pokémon: T1 vs Gen.G')
  press('Enter')
  expect(onChange).toHaveBeenLastCalledWith('200')
  expect(input.value).toBe('#200 - Pokémon: T1 vs Gen.G')
  expect(input.getAttribute('aria-expanded')).toBe('false')

  fireEvent.change(input, { target: { value: 'zzz' } })
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(input.getAttribute('aria-activedescendant')).toBeNull()
  press('Enter')
  press('Escape')
  expect(input.value).toBe('#200 - Pokémon: T1 vs Gen.G')
  expect(onChange).toHaveBeenCalledTimes(1)

  fireEvent.click(input)
  fireEvent.click(screen.getByRole('option', { name: '-- Select a match --' }))
  expect(onChange).toHaveBeenLastCalledWith('')
})

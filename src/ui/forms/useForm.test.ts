// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useForm } from './useForm'

const initial = { name: '', min: '' }

function filledForm() {
  const { result } = renderHook(() => useForm(initial))
  act(() => result.current.setValues({ name: 'T1 vs Gen.G', min: '0.1' }))
  return result
}

test('resets the values that were sent', () => {
  const form = filledForm()
  act(() => form.current.reset(form.current.values))
  expect(form.current.values).toEqual(initial)
})

test('keeps values that were edited while they were sent', () => {
  const form = filledForm()
  const sent = form.current.values
  act(() => form.current.field('name').onChange('G2 vs Fnatic'))
  act(() => form.current.reset(sent))
  expect(form.current.values).toEqual({ name: 'G2 vs Fnatic', min: '0.1' })
})

test('shows the errors of touched fields, and all after a submit', () => {
  const { result: form } = renderHook(() => useForm(initial))
  const shown = () => [
    form.current.isErrorVisible('name'),
    form.current.isErrorVisible('min'),
    form.current.isSubmitted,
  ]
  expect(shown()).toEqual([false, false, false])

  act(() => form.current.field('name').onBlur())
  act(() => form.current.field('name').onBlur())
  expect(shown()).toEqual([true, false, false])
  act(() => form.current.field('min').onBlur())
  expect(shown()).toEqual([true, true, false])

  act(() => form.current.reset(initial))
  expect(shown()).toEqual([false, false, false])
  act(() => void form.current.showErrors())
  act(() => form.current.field('name').onBlur())
  expect(shown()).toEqual([true, true, true])
  act(() => form.current.reset(initial))
  expect(shown()).toEqual([false, false, false])
})

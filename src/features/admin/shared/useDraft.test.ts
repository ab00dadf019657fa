// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraft } from './useDraft'

const blank = { name: '', min: '' }

function typed() {
  const { result } = renderHook(() => useDraft(blank))
  act(() => result.current.fill({ name: 'T1 vs Gen.G', min: '0.1' }))
  return result
}

test('what was sent is emptied', () => {
  const draft = typed()
  act(() => draft.current.clear(draft.current.values))
  expect(draft.current.values).toEqual(blank)
})

test('what was typed while it was sent stays', () => {
  const draft = typed()
  const sent = draft.current.values
  act(() => draft.current.fieldProps('name').onChange('G2 vs Fnatic'))
  act(() => draft.current.clear(sent))
  expect(draft.current.values).toEqual({ name: 'G2 vs Fnatic', min: '0.1' })
})

test('a field shows what is wrong once it was left, and all do after a try to send', () => {
  const { result: draft } = renderHook(() => useDraft(blank))
  const shown = () => [draft.current.isShown('name'), draft.current.isShown('min'), draft.current.isTried]
  expect(shown()).toEqual([false, false, false])

  act(() => draft.current.fieldProps('name').onBlur())
  act(() => draft.current.fieldProps('name').onBlur())
  expect(shown()).toEqual([true, false, false])
  act(() => draft.current.fieldProps('min').onBlur())
  expect(shown()).toEqual([true, true, false])

  act(() => draft.current.clear(blank))
  expect(shown()).toEqual([false, false, false])
  act(() => draft.current.showAll())
  act(() => draft.current.fieldProps('name').onBlur())
  expect(shown()).toEqual([true, true, true])
  act(() => draft.current.clear(blank))
  expect(shown()).toEqual([false, false, false])
})

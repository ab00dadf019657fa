import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { lazyWithRetry } from './lazyWithRetry'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const counter = () => lazyWithRetry(async () => Counter)

test('renders a preloaded component at once', async () => {
  const Lazy = counter()
  await Lazy.preload()
  const { container } = render(
    <Suspense fallback="Loading">
      <Lazy />
    </Suspense>,
  )
  expect(container.textContent).toBe('0')
})

test('keeps its state when its parent renders again', async () => {
  const Lazy = counter()
  const page = () => (
    <Suspense fallback="Loading">
      <Lazy />
    </Suspense>
  )
  const { container, rerender } = render(page())
  expect(container.textContent).toBe('Loading')
  fireEvent.click(await screen.findByRole('button'))
  await Lazy.preload()
  rerender(page())
  expect(container.textContent).toBe('1')
})

test('does not reject when the code cannot be loaded', async () => {
  const Lazy = lazyWithRetry(() => Promise.reject(new Error('Offline')))
  await expect(Lazy.preload()).resolves.toBeUndefined()
})

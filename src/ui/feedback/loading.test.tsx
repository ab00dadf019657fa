import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyWithRetry } from './loading'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

/** Renders its content in a transition with each press. */
function Transition({ content }: { content: () => ReactNode }) {
  const [renders, setRenders] = useState(0)
  return (
    <Suspense fallback="Loading">
      <button type="button" onClick={() => startTransition(() => setRenders(renders + 1))}>
        Render
      </button>
      {renders > 0 && content()}
    </Suspense>
  )
}

const counter = () => lazyWithRetry(async () => Counter)

test('renders a preloaded component at once', async () => {
  const Lazy = counter()
  await Lazy.preload()
  const { container } = render(<Lazy fallback="Loading" />)
  expect(container.textContent).toBe('0')
})

test('keeps the fallback out of the props of the component', async () => {
  const Lazy = lazyWithRetry<{ text: string }>(async () => (props) => JSON.stringify(props))
  await Lazy.preload()
  const { container } = render(<Lazy text="Loaded" fallback="Loading" />)
  expect(container.textContent).toBe('{"text":"Loaded"}')
})

test('keeps its state when its parent renders again', async () => {
  const Lazy = counter()
  const { container, rerender } = render(<Lazy fallback="Loading" />)
  expect(container.textContent).toBe('Loading')
  fireEvent.click(await screen.findByRole('button'))
  await Lazy.preload()
  rerender(<Lazy fallback="Loading" />)
  expect(container.textContent).toBe('1')
})

test('keeps its state when its code arrives during a transition', async () => {
  const Lazy = lazyWithRetry(() => Promise.resolve(Counter))
  const { container } = render(<Transition content={() => <Lazy />} />)
  // Outside `act`, React goes on in the middle of the tree once the code is there.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  screen.getByRole('button', { name: 'Render' }).click()
  const count = await screen.findByRole('button', { name: '0' })
  vi.unstubAllGlobals()
  fireEvent.click(count)
  fireEvent.click(screen.getByRole('button', { name: 'Render' }))
  expect(container.textContent).toBe('Render1')
})

test('does not reject when the code cannot be loaded', async () => {
  const Lazy = lazyWithRetry(() => Promise.reject(new Error('Offline')))
  await expect(Lazy.preload()).resolves.toBeUndefined()
})

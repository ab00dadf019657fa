import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

function announce(name: string) {
  const detail = { info: { uuid: name, name }, provider: {} }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

test('keeps the chosen wallet when another one announces itself', async () => {
  await import('./main')
  announce('One')
  announce('Two')
  const wallet = screen.getByLabelText<HTMLSelectElement>('Wallet')
  expect(wallet.value).toBe('One')
  wallet.value = 'Two'
  announce('Three')
  expect(Array.from(wallet.options, ({ value }) => value)).toEqual(['One', 'Two', 'Three'])
  expect(wallet.value).toBe('Two')
})

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
  wallet.value = 'Two'
  announce('Three')
  // Wallets of other tests may announce themselves in the same window.
  const names = Array.from(wallet.options, ({ value }) => value)
  expect(names).toEqual(expect.arrayContaining(['One', 'Two', 'Three']))
  expect(wallet.value).toBe('Two')
})

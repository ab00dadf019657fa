import { afterEach, expect, test, vi } from 'vitest'
import { publicChains } from '@/chain/config/publicChains'
import { isHandheld, walletBrowsers } from './walletBrowsers'

afterEach(() => vi.unstubAllGlobals())

const page = new URL('https://clutchpool.example/register?referrer=0x12')
const { ronin, saigon, b3 } = publicChains

test('deep links keep the path and the search', () => {
  expect(walletBrowsers(page, b3.chain)).toEqual([
    { name: 'MetaMask', href: 'https://metamask.app.link/dapp/clutchpool.example/register?referrer=0x12' },
    {
      name: 'Base App',
      href: 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fclutchpool.example%2Fregister%3Freferrer%3D0x12',
    },
    {
      name: 'Trust Wallet',
      href: 'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fclutchpool.example%2Fregister%3Freferrer%3D0x12',
    },
  ])
})

test.each([ronin, saigon])('Ronin Wallet comes first on its own chains ($chain.name)', ({ chain }) => {
  const [own, ...others] = walletBrowsers(page, chain)
  expect(own).toEqual({
    name: 'Ronin Wallet',
    href: 'roninwallet://in_app_browser?url=https%3A%2F%2Fclutchpool.example%2Fregister%3Freferrer%3D0x12',
  })
  expect(others).toEqual(walletBrowsers(page, b3.chain))
})

test.each([true, false])('detects a device without a mouse (%s)', (matches) => {
  const asked = vi.fn(() => ({ matches }))
  vi.stubGlobal('matchMedia', asked)
  expect(isHandheld()).toBe(matches)
  expect(asked).toHaveBeenCalledWith('(hover: none) and (pointer: coarse)')
})

import type { Hash } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { announceDevWallets, createDevWallet } from './devWallet'

const testChain = setUpTestChain()
let wallet: ReturnType<typeof createDevWallet>

beforeEach(() => {
  wallet = createDevWallet(testChain().url, 1)
})

describe('the development wallet', () => {
  test('is announced with the operator’s wallet, also to later requests', () => {
    announceDevWallets(testChain().url)
    const seen = vi.fn()
    window.addEventListener('eip6963:announceProvider', seen)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    const icon = expect.stringMatching(/^data:image\/svg\+xml,/)
    const infos = seen.mock.calls.map(([event]) => event.detail.info)
    for (const announced of [
      { name: 'Development wallet', icon, rdns: 'clutchpool.development' },
      { name: 'Development operator', icon, rdns: 'clutchpool.operator' },
    ])
      expect(infos).toContainEqual(expect.objectContaining(announced))
  })

  test('of the operator holds the owner’s account, with its own permission', async () => {
    const operator = createDevWallet(testChain().url, 0)
    await wallet.request({ method: 'eth_requestAccounts' })
    expect(await operator.request({ method: 'eth_accounts' })).toEqual([])
    expect(await operator.request({ method: 'eth_requestAccounts' })).toEqual([
      testChain().accounts.operator.toLowerCase(),
    ])
  })

  test('shows its account from the permission to its revocation, also after a reload', async () => {
    const account = testChain().accounts.bettor.toLowerCase()
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([])
    expect(await wallet.request({ method: 'eth_requestAccounts' })).toEqual([account])
    expect(await createDevWallet(testChain().url, 1).request({ method: 'eth_accounts' })).toEqual([account])
    await wallet.request({ method: 'wallet_revokePermissions' })
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([])
    expect(await wallet.request({ method: 'wallet_requestPermissions' })).toMatchObject([
      { parentCapability: 'eth_accounts', caveats: [{ value: [account] }] },
    ])
  })

  test('sends and signs with Anvil’s key', async () => {
    const { client, accounts } = testChain()
    const transfer = { from: accounts.bettor, to: accounts.rival, value: '0x1' }
    const hash = await wallet.request({ method: 'eth_sendTransaction', params: [transfer] })
    expect(await client.getTransaction({ hash: hash as Hash })).toMatchObject({
      from: accounts.bettor.toLowerCase(),
      value: 1n,
    })
    const signature = await wallet.request({ method: 'personal_sign', params: ['0x1234', accounts.bettor] })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  })

  test('stays on the local chain', async () => {
    const switchTo = (chainId: string) =>
      wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(await switchTo('0x7a69')).toBeNull()
    await expect(switchTo('0x1')).rejects.toMatchObject({ code: 4902 })
  })

  test('returns a wallet’s error for unsupported methods', async () => {
    await expect(wallet.request({ method: 'wallet_sendCalls' })).rejects.toMatchObject({ code: 4200 })
    await expect(wallet.request({ method: 'eth_call', params: ['rubbish'] })).rejects.toMatchObject({
      code: expect.any(Number),
    })
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { GetFunds } from './GetFunds'

const testChain = setUpTestChain()

test('the local chain fills an empty wallet', async () => {
  const { url, accounts, client, balanceOf } = testChain()
  const account: Address = accounts.bettor
  await client.setBalance({ address: account, value: 0n })
  const { app } = await connectTestApp(url, account)
  app.show(<GetFunds missing={{ stake: true, gas: true, canPayWithCoin: false }} onPayWithCoin={() => {}} />)
  expect(screen.getByText(/You can bet it, and it pays for gas/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Get test funds' }))
  await waitFor(async () => expect(await balanceOf(account)).toBe(parseEther('10')))
  expect(await client.getBalance({ address: account })).toBe(parseEther('10'))
})

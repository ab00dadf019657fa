import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, toFunctionSelector, zeroAddress } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { useRoles } from '@/features/admin/shared/roles'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { AccountsSettings } from './AccountsSettings'
import { useOwnership, useSetAccount, useSetContract, useSettings, useTransferOwnership } from './settings'

const testChain = setUpTestChain()
let other: Address
let wallet: TestWallet
let app: TestApp

beforeEach(async () => {
  const { url, accounts } = testChain()
  other = accounts.rival
  ;({ wallet, app } = await connectTestApp(url, accounts.operator))
})

async function expectConfirmed(sending: Promise<{ phase: string }>) {
  expect(await act(() => sending)).toMatchObject({ phase: 'confirmed' })
}

test('disconnects the tournament contract', async () => {
  const { result } = app.render(() => ({ settings: useSettings(), set: useSetContract('tournament') }))
  await expectConfirmed(result.current.set.send(zeroAddress))
  await waitFor(() => expect(result.current.settings.tournament).toBe(zeroAddress))
})

test('an operator can be removed by its address while the list can’t be loaded', async () => {
  await loadMessages('admin', 'adminSettings', 'transactions')
  await testChain().setOperator(other)
  const list = toFunctionSelector('getOperators()').slice(2)
  app.network.onRequest = (body) => body.replaceAll(list, 'ffffffff')
  app.show(<AccountsSettings which="operators" />)
  await screen.findByText(/^Couldn’t load the list/)

  const open = screen.getByRole('button', { name: 'Remove Remove by address' })
  await waitFor(() => expect(open.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(open)
  fireEvent.change(await screen.findByLabelText('Operator’s address'), { target: { value: other } })
  await screen.findByText('This address is an operator.')
  const remove = screen.getByRole('button', { name: 'Remove operator' })
  expect(remove.getAttribute('aria-disabled')).toBeNull()

  const { result } = app.render(() => useSetAccount('operators', false))
  await expectConfirmed(result.current.send(other))
  await screen.findByText(/^This address isn’t an operator/)
})

test('the hub’s ownership is transferred, cancelled, transferred again and accepted', async () => {
  const { result } = app.render(() => ({
    roles: useRoles(),
    transfer: useTransferOwnership('hub'),
    cancel: useTransferOwnership('hub', 'cancel'),
    accept: useOwnership('hub', 'acceptOwnership'),
  }))
  await expectConfirmed(result.current.transfer.send(other))
  await waitFor(() => expect(result.current.roles.hubPendingOwner).toBe(other))
  await expectConfirmed(result.current.cancel.send(zeroAddress))
  await waitFor(() => expect(result.current.roles.hubPendingOwner).toBeUndefined())
  await expectConfirmed(result.current.transfer.send(other))

  await act(() => wallet.choose(other))
  await waitFor(() => expect(result.current.roles.account).toBe(other))
  await expectConfirmed(result.current.accept.send())
  await waitFor(() => expect(result.current.roles.has.hubOwner).toBe(true))
  expect(result.current.roles.hubPendingOwner).toBeUndefined()
})

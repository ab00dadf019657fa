import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, parseEther, toFunctionSelector, zeroAddress } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { weth9Abi } from '@/chain/queries/generated'
import { useHouseRules } from '@/domain/match/pageQueries'
import { useArbiter, useDisputeWindow, useRulingPeriod } from '@/domain/match/queries'
import { useRoles } from '@/features/admin/shared/roles'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { AccountsSettings } from './AccountsSettings'
import { useDistributeRewards } from './RewardForm'
import {
  useAcceptOwnership,
  useAddTournamentAdmin,
  useCancelTransfer,
  usePublishRules,
  useRemoveAccount,
  useSetArbiter,
  useSetContract,
  useSetDisputeWindow,
  useSetMaxGain,
  useSetMinBond,
  useTransferOwnership,
} from './useSettingActions'
import { useSettings, useTournamentAdmins } from './useSettings'

const testChain = setUpTestChain()
let owner: Address
let other: Address
let wallet: TestWallet
let app: TestApp

beforeEach(async () => {
  ;({ operator: owner, rival: other } = testChain().accounts)
  ;({ wallet, app } = await connectTestApp(testChain().url, owner))
})

const bondOf = (matchId: bigint) =>
  testChain().client.readContract({ ...bettingPoolContract, functionName: 'challengeBond', args: [matchId] })

async function expectConfirmed(sending: Promise<{ phase: string }>) {
  expect(await act(() => sending)).toMatchObject({ phase: 'confirmed' })
}

test('disconnects the tournament contract', async () => {
  const { result } = app.render(() => ({ settings: useSettings(), set: useSetContract('tournament') }))
  await expectConfirmed(result.current.set.send(zeroAddress))
  await waitFor(() => expect(result.current.settings.tournament).toBe(zeroAddress))
})

test('max gain and house rules apply to the next match', async () => {
  const { result } = app.render(() => ({
    settings: useSettings(),
    setGain: useSetMaxGain(),
    publish: usePublishRules(),
  }))
  const hash = `0x${'1'.repeat(64)}` as const
  await expectConfirmed(result.current.setGain.send(20))
  await waitFor(() => expect(result.current.settings.maxGain).toBe(20))
  await expectConfirmed(result.current.publish.send({ hash, uri: 'https://rules.example/1' }))
  const matchId = await testChain().createMatch()
  const { result: rules } = app.render(() => useHouseRules(matchId).data)
  await waitFor(() => expect(rules.current).toEqual({ hash, uri: 'https://rules.example/1' }))
})

test('the arbiter can be set until a match exists', async () => {
  const { result } = app.render(() => ({
    arbiter: useArbiter().data,
    period: useRulingPeriod().data,
    set: useSetArbiter(),
  }))
  const setting = { arbiter: other, rulingPeriod: 7 * 86_400 }
  await expectConfirmed(result.current.set.send(setting))
  await waitFor(() => expect(result.current).toMatchObject({ arbiter: other, period: 7 * 86_400 }))
  await testChain().createMatch()
  expect(await act(() => result.current.set.send({ ...setting, arbiter: zeroAddress }))).toMatchObject({
    phase: 'failed',
    failure: { kind: 'contract', name: 'ArbiterFixed' },
  })
})

test('the least bond applies to the next match', async () => {
  const { result } = app.render(() => ({ settings: useSettings(), set: useSetMinBond() }))
  const earlier = await testChain().createMatch()
  const before = await bondOf(earlier)
  await expectConfirmed(result.current.set.send(parseEther('0.5')))
  await waitFor(() => expect(result.current.settings.minBond).toBe(parseEther('0.5')))
  expect(await bondOf(await testChain().createMatch())).toBe(parseEther('0.5'))
  expect(await bondOf(earlier)).toBe(before)
})

test('an arbiter other than the owner needs a dispute window of an hour', async () => {
  const { result } = app.render(() => ({
    window: useDisputeWindow().data,
    setWindow: useSetDisputeWindow(),
    setArbiter: useSetArbiter(),
  }))
  const arbiter = { arbiter: other, rulingPeriod: 7 * 86_400 }
  const refusal = { phase: 'failed', failure: { kind: 'contract', name: 'DisputeWindowTooShort' } }
  await expectConfirmed(result.current.setWindow.send(3_599))
  await waitFor(() => expect(result.current.window).toBe(3_599))
  expect(await act(() => result.current.setArbiter.send(arbiter))).toMatchObject(refusal)
  await expectConfirmed(result.current.setWindow.send(3_600))
  await expectConfirmed(result.current.setArbiter.send(arbiter))
  expect(await act(() => result.current.setWindow.send(3_599))).toMatchObject(refusal)
})

test('the tournament admins include the first one and follow changes', async () => {
  const { result } = app.render(() => ({
    admins: useTournamentAdmins().data,
    add: useAddTournamentAdmin(),
    remove: useRemoveAccount('admins', other),
  }))
  await waitFor(() => expect(result.current.admins).toEqual([owner]))
  await expectConfirmed(result.current.add.send(other))
  await waitFor(() => expect(result.current.admins).toEqual([owner, other]))
  await expectConfirmed(result.current.remove.send(other))
  await waitFor(() => expect(result.current.admins).toEqual([owner]))
})

test('an operator can be removed by its address while the list can’t be loaded', async () => {
  await loadMessages('admin', 'adminSettings', 'transactions')
  const { send } = testChain()
  await send({ ...bettingPoolContract, functionName: 'setOperator', args: [other, true], account: owner })
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

  const { result } = app.render(() => useRemoveAccount('operators'))
  await expectConfirmed(result.current.send(other))
  await screen.findByText(/^This address isn’t an operator/)
})

test('the hub’s ownership is transferred, cancelled, transferred again and accepted', async () => {
  const { result } = app.render(() => ({
    roles: useRoles(),
    transfer: useTransferOwnership('hub'),
    cancel: useCancelTransfer('hub'),
    accept: useAcceptOwnership('hub'),
  }))
  await expectConfirmed(result.current.transfer.send(other))
  await waitFor(() => expect(result.current.roles.hubPendingOwner).toBe(other))
  await expectConfirmed(result.current.cancel.send())
  await waitFor(() => expect(result.current.roles.hubPendingOwner).toBeUndefined())
  await expectConfirmed(result.current.transfer.send(other))

  await act(() => wallet.choose(other))
  await waitFor(() => expect(result.current.roles.account).toBe(other))
  await expectConfirmed(result.current.accept.send())
  await waitFor(() => expect(result.current.roles.isHubOwner).toBe(true))
  expect(result.current.roles.hubPendingOwner).toBeUndefined()
})

test('pays a reward out of the owner’s WETH without another approval', async () => {
  const { balanceOf, giveWeth, send } = testChain()
  await giveWeth(owner, 10n)
  const { result } = app.render(useDistributeRewards)
  const reward = { user: other, amount: 10n, withApproval: false }
  expect(await act(() => result.current.send(reward))).toMatchObject({
    phase: 'failed',
    failure: { kind: 'revertedWithoutReason' },
  })
  await send({
    address: deployment.weth,
    abi: weth9Abi,
    functionName: 'approve',
    args: [deployment.communityHub, 10n],
    account: owner,
  })
  await expectConfirmed(result.current.send(reward))
  expect(await balanceOf(other)).toBe(10n)
})

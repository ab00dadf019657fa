// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { weth9Abi } from '@/chain/queries/generated'
import { namesOf } from '@/features/admin/shared/roles'
import { useRoles } from '@/features/admin/shared/useRoles'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { useOperators, useTournamentAdmins } from './activeAccounts'
import { useDistributeRewards } from './useDistributeRewards'
import {
  useAcceptOwnership,
  useAddOperator,
  useAddTournamentAdmin,
  useCancelTransfer,
  useRemoveOperator,
  useRemoveTournamentAdmin,
  useRenounceOwnership,
  useSetContract,
  useSetDisputeWindow,
  useSetFee,
  useSetLiveCap,
  useSetPaused,
  useTransferOwnership,
  useWithdrawFees,
} from './useSettingActions'
import { useSettings } from './useSettings'

const testChain = setUpTestChain()
let owner: Address
let other: Address
let wallet: TestWallet
let app: TestApp

beforeEach(async () => {
  ;({ operator: owner, rival: other } = testChain().accounts)
  ;({ wallet, app } = await connectTestApp(testChain().url, owner))
})

async function renderSettings() {
  const { result } = app.render(() => ({
    roles: useRoles(),
    settings: useSettings(),
    operators: useOperators().accounts,
    admins: useTournamentAdmins().accounts,
    setPaused: useSetPaused(),
    setFee: useSetFee(),
    setLiveCap: useSetLiveCap(),
    setDisputeWindow: useSetDisputeWindow(),
    setHub: useSetContract('communityHub'),
    setTournament: useSetContract('tournament'),
    addOperator: useAddOperator(),
    removeOperator: useRemoveOperator(other),
    addAdmin: useAddTournamentAdmin(),
    removeAdmin: useRemoveTournamentAdmin(other),
    transfer: { pool: useTransferOwnership('pool'), hub: useTransferOwnership('hub') },
    cancel: { pool: useCancelTransfer('pool'), hub: useCancelTransfer('hub') },
    accept: { pool: useAcceptOwnership('pool'), hub: useAcceptOwnership('hub') },
    renounce: { pool: useRenounceOwnership('pool'), hub: useRenounceOwnership('hub') },
    withdraw: useWithdrawFees(),
    reward: useDistributeRewards(),
  }))
  await waitFor(() => expect(result.current.roles.isKnown).toBe(true))
  return result
}

const phaseOf = async (sending: Promise<{ phase: string }>) => (await act(() => sending)).phase

describe('the role of the connected account', () => {
  test('is read from all three contracts, and changes with the account', async () => {
    const page = await renderSettings()
    expect(namesOf(page.current.roles)).toEqual([
      'owner',
      'operator',
      'hubOwner',
      'tournamentDefaultAdmin',
      'tournamentAdmin',
    ])
    await act(() => wallet.choose(other))
    await waitFor(() => expect(namesOf(page.current.roles)).toEqual([]))
    await waitFor(() => expect(page.current.roles.isKnown).toBe(true))
  })
})

describe('settings', () => {
  test('return the values that were set', async () => {
    const page = await renderSettings()
    const { setPaused, setFee, setLiveCap, setDisputeWindow, setHub, setTournament } = page.current
    expect(await phaseOf(setPaused.send(true))).toBe('confirmed')
    expect(await phaseOf(setFee.send(1_000))).toBe('confirmed')
    expect(await phaseOf(setLiveCap.send(10_000))).toBe('confirmed')
    expect(await phaseOf(setDisputeWindow.send(172_800))).toBe('confirmed')
    expect(await phaseOf(setHub.send(zeroAddress))).toBe('confirmed')
    expect(await phaseOf(setTournament.send(zeroAddress))).toBe('confirmed')
    await waitFor(() =>
      expect(page.current.settings).toEqual({
        isPaused: true,
        fee: 1_000,
        liveCap: 10_000,
        disputeWindow: 172_800,
        communityHub: zeroAddress,
        tournament: zeroAddress,
        accruedFees: 0n,
      }),
    )
    expect(await phaseOf(page.current.setPaused.send(false))).toBe('confirmed')
    await waitFor(() => expect(page.current.settings.isPaused).toBe(false))
  })

  test('revert beyond their bounds', async () => {
    const page = await renderSettings()
    const { setFee, setLiveCap, setDisputeWindow, withdraw } = page.current
    for (const [sending, name] of [
      [() => setFee.send(1_001), 'FeeTooHigh'],
      [() => setLiveCap.send(10_001), 'LiveCapTooHigh'],
      [() => setDisputeWindow.send(172_801), 'DisputeWindowTooLong'],
      [() => withdraw.send(owner), 'NoFees'],
    ] as const) {
      expect(await act(sending)).toMatchObject({ phase: 'failed', failure: { kind: 'contract', name } })
    }
  })
})

describe('lists', () => {
  test('of operators follow changes', async () => {
    const page = await renderSettings()
    await waitFor(() => expect(page.current.operators).toEqual([]))
    expect(await phaseOf(page.current.addOperator.send(other))).toBe('confirmed')
    await waitFor(() => expect(page.current.operators).toEqual([other]))
    await act(() => wallet.choose(other))
    await waitFor(() => expect(namesOf(page.current.roles)).toEqual(['operator']))
    await act(() => wallet.choose(owner))
    expect(await phaseOf(page.current.removeOperator.send())).toBe('confirmed')
    await waitFor(() => expect(page.current.operators).toEqual([]))
  })

  test('of tournament admins include the first one and follow changes', async () => {
    const page = await renderSettings()
    await waitFor(() => expect(page.current.admins).toEqual([owner]))
    expect(await phaseOf(page.current.addAdmin.send(other))).toBe('confirmed')
    await waitFor(() => expect(page.current.admins).toEqual([owner, other]))
    expect(await phaseOf(page.current.removeAdmin.send())).toBe('confirmed')
    await waitFor(() => expect(page.current.admins).toEqual([owner]))
  })
})

describe.each(['pool', 'hub'] as const)('the ownership of the %s', (which) => {
  const nextOf = ({ roles }: Awaited<ReturnType<typeof renderSettings>>['current']) =>
    which === 'pool' ? roles.poolPendingOwner : roles.hubPendingOwner

  test('is transferred, cancelled, transferred again and accepted', async () => {
    const page = await renderSettings()
    expect(await phaseOf(page.current.transfer[which].send(other))).toBe('confirmed')
    await waitFor(() => expect(nextOf(page.current)).toBe(other))
    expect(await phaseOf(page.current.cancel[which].send())).toBe('confirmed')
    await waitFor(() => expect(nextOf(page.current)).toBeUndefined())
    expect(await phaseOf(page.current.transfer[which].send(other))).toBe('confirmed')

    await act(() => wallet.choose(other))
    await waitFor(() => expect(page.current.roles.account).toBe(other))
    expect(await phaseOf(page.current.accept[which].send())).toBe('confirmed')
    await waitFor(() =>
      expect(which === 'pool' ? page.current.roles.isOwner : page.current.roles.isHubOwner).toBe(true),
    )
    expect(nextOf(page.current)).toBeUndefined()
  })

  test('is renounced, except while the pool is paused', async () => {
    const page = await renderSettings()
    expect(await phaseOf(page.current.setPaused.send(true))).toBe('confirmed')
    const settled = await act(() => page.current.renounce[which].send())
    if (which === 'hub') {
      expect(settled.phase).toBe('confirmed')
      await waitFor(() => expect(page.current.roles.hubOwner).toBe(zeroAddress))
    } else {
      expect(settled).toMatchObject({ failure: { kind: 'contract', name: 'RenounceWhilePaused' } })
    }
  })
})

test('pays a reward out of the owner’s WETH', async () => {
  const { client, send, giveWeth } = testChain()
  await giveWeth(owner, 10n)
  const page = await renderSettings()
  const refused = await act(() => page.current.reward.send({ user: other, amount: 10n, withApproval: false }))
  expect(refused).toMatchObject({ phase: 'failed', failure: { kind: 'revertedWithoutReason' } })
  await send({
    address: deployment.weth,
    abi: weth9Abi,
    functionName: 'approve',
    args: [deployment.communityHub, 10n],
    account: owner,
  })
  expect(await phaseOf(page.current.reward.send({ user: other, amount: 10n, withApproval: false }))).toBe(
    'confirmed',
  )
  const held = await client.readContract({
    address: deployment.weth,
    abi: weth9Abi,
    functionName: 'balanceOf',
    args: [other],
  })
  expect(held).toBe(10n)
})

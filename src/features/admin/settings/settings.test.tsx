import { act, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { weth9Abi } from '@/chain/queries/generated'
import { useRoles } from '@/features/admin/shared/useRoles'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { useTournamentAdmins } from './activeAccounts'
import { useDistributeRewards } from './useDistributeRewards'
import {
  useAcceptOwnership,
  useAddTournamentAdmin,
  useCancelTransfer,
  useRemoveTournamentAdmin,
  useSetContract,
  useTransferOwnership,
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

async function expectConfirmed(sending: Promise<{ phase: string }>) {
  expect(await act(() => sending)).toMatchObject({ phase: 'confirmed' })
}

test('disconnects the tournament contract', async () => {
  const { result } = app.render(() => ({ settings: useSettings(), set: useSetContract('tournament') }))
  await expectConfirmed(result.current.set.send(zeroAddress))
  await waitFor(() => expect(result.current.settings.tournament).toBe(zeroAddress))
})

test('the tournament admins include the first one and follow changes', async () => {
  const { result } = app.render(() => ({
    admins: useTournamentAdmins().accounts,
    add: useAddTournamentAdmin(),
    remove: useRemoveTournamentAdmin(other),
  }))
  await waitFor(() => expect(result.current.admins).toEqual([owner]))
  await expectConfirmed(result.current.add.send(other))
  await waitFor(() => expect(result.current.admins).toEqual([owner, other]))
  await expectConfirmed(result.current.remove.send())
  await waitFor(() => expect(result.current.admins).toEqual([owner]))
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

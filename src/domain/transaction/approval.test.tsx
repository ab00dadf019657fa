import { act, waitFor } from '@testing-library/react'
import { type Address, isAddressEqual, parseEther } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { en } from '@/i18n/en/catalogue'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { reject, type TestWallet } from '@/testing/wallet'
import { type ApprovalAmount, approvalMessage, type EndedApprovalState, largeApproval } from './approval'
import { useApproval } from './useApproval'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address

beforeEach(async () => {
  bettor = testChain().accounts.bettor
  ;({ wallet, app } = await connectTestApp(testChain().url, bettor))
})

const sent = () => wallet.asked.filter((method) => method === 'eth_sendTransaction')

/** Renders the hook and collects its messages. */
function renderApproval() {
  const messages: string[] = []
  const rendered = app.render(() => {
    const approval = useApproval(deployment.bettingPool)
    const message = approvalMessage(approval.state, en)
    if (message && messages.at(-1) !== message) messages.push(message)
    return approval
  })
  /** Spans several `act`s, because one would render only the last message. */
  async function approve(needed: bigint, amount: ApprovalAmount): Promise<EndedApprovalState> {
    const ended = vi.fn<(state: EndedApprovalState) => void>()
    act(() => void rendered.result.current.approve(needed, amount).then(ended))
    await waitFor(() => expect(ended).toHaveBeenCalled())
    const [state] = ended.mock.lastCall ?? []
    if (!state) throw new Error('It did not end')
    return state
  }
  return { ...rendered, messages, approve }
}

describe('an approval', () => {
  test('resets an allowance that is too low first', async () => {
    await testChain().approve(bettor, 1n)
    const { messages, approve } = renderApproval()
    await approve(parseEther('2'), 'exact')
    expect(messages).toEqual([
      'Initiating approval...',
      'Resetting previous approval...',
      'Waiting for approval confirmation... Confirm it in your wallet.',
      'Confirming approval transaction...',
      'Approval successful!',
    ])
    expect(sent()).toHaveLength(2)
    expect(await testChain().allowanceOf(bettor)).toBe(parseEther('2'))
  })

  test('approves 1,000,000 WETH, or more when needed', async () => {
    const { approve } = renderApproval()
    await approve(1n, 'large')
    expect(await testChain().allowanceOf(bettor)).toBe(parseEther('1000000'))
    await approve(largeApproval + 1n, 'large')
    expect(await testChain().allowanceOf(bettor)).toBe(largeApproval + 1n)
  })

  test('treats a rejection as neutral, also of the reset', async () => {
    wallet.answer('eth_sendTransaction', reject)
    const { approve } = renderApproval()
    expect(await approve(1n, 'exact')).toEqual({ step: 'rejected' })
    await testChain().approve(bettor, 1n)
    expect(await approve(2n, 'exact')).toEqual({ step: 'rejected' })
    expect(await testChain().allowanceOf(bettor)).toBe(1n)
  })

  test('fails when the wallet lowers it', async () => {
    wallet.mostApproved = parseEther('0.2')
    const { messages, approve } = renderApproval()
    await approve(parseEther('0.5'), 'exact')
    expect(messages.at(-1)).toBe('Approval failed - allowance not set correctly')
    expect(await testChain().allowanceOf(bettor)).toBe(parseEther('0.2'))
  })

  test('reports the failure', async () => {
    app.network.isDown = true
    const { messages, approve } = renderApproval()
    await approve(1n, 'exact')
    expect(messages.at(-1)).toBe(
      'Approval failed: The network didn’t respond. Check your connection and try again.',
    )
  })

  test('is kept per account when the wallet switches meanwhile', async () => {
    const { accounts, allowanceOf } = testChain()
    const { promise: confirmed, resolve: confirm } = deferred()
    wallet.answer('eth_sendTransaction', async (params) => {
      const [{ from }] = params as [{ from: Address }]
      if (isAddressEqual(from, bettor)) await confirmed
      return wallet.ask('eth_sendTransaction', params)
    })
    const { result, approve } = renderApproval()
    const first = approve(1n, 'exact')
    await waitFor(() => expect(wallet.asked).toContain('eth_sendTransaction'))

    await act(() => wallet.choose(accounts.rival))
    expect(result.current.state).toEqual({ step: 'idle' })
    expect(await approve(2n, 'exact')).toEqual({ step: 'successful' })
    expect(await allowanceOf(accounts.rival)).toBe(2n)
    confirm()
    expect(await first).toEqual({ step: 'successful' })
    expect(await allowanceOf(bettor)).toBe(1n)
    expect(result.current.state).toEqual({ step: 'successful' })
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ step: 'idle' })
    await act(() => wallet.choose(bettor))
    expect(result.current.state).toEqual({ step: 'successful' })
  })

  test('fails when the account changes between reset and approval', async () => {
    const { accounts, approve: approveBefore, allowanceOf } = testChain()
    await approveBefore(bettor, 1n)
    wallet.answer('eth_sendTransaction', async (params) => {
      const hash = await wallet.ask('eth_sendTransaction', params)
      await wallet.choose(accounts.rival)
      return hash
    })
    const { approve } = renderApproval()
    expect(await approve(2n, 'exact')).toEqual({ step: 'failed', failure: { kind: 'notConnected' } })
    expect(sent()).toHaveLength(1)
    expect(await allowanceOf(accounts.rival)).toBe(0n)
  })

  test('runs once when called twice', async () => {
    const { result } = renderApproval()
    await act(() => Promise.all([result.current.approve(1n, 'exact'), result.current.approve(1n, 'exact')]))
    expect(sent()).toHaveLength(1)
  })

  test('is joined by another screen, and asks the wallet once', async () => {
    const [first, second] = [renderApproval(), renderApproval()]
    const prompt = wallet.holdNext()
    const approving = first.approve(1n, 'exact')
    await prompt.opened
    const joined = second.approve(2n, 'exact')
    prompt.confirm()
    expect(await approving).toEqual({ step: 'successful' })
    // Its button still reads "Approve WETH", because that isn't enough for it.
    expect(await joined).toEqual({ step: 'successful' })
    expect(sent()).toHaveLength(1)
  })
})

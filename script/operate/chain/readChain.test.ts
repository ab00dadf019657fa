import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../src/testing/accounts.ts'
import { startRpcProxy } from '../../../src/testing/rpcProxy.ts'
import { setUpTestChain } from '../../../src/testing/setUpTestChain.ts'
import { day, hour } from '../lib/durations.ts'
import { openChain } from './connect.ts'
import { createChainReader } from './readChain.ts'

const chain = setUpTestChain()

// The pending block has the newest one's time, whatever the machine's.
beforeEach(() => chain().client.setBlockTimestampInterval({ interval: 0 }))

const openReader = (rpcUrl = chain().url) => createChainReader(openChain(undefined, rpcUrl))

test('a reader that has read before returns the same as a new one', async () => {
  const { createMatch, finish, voidMatch, replaceMatch, pass } = chain()
  const read = openReader()
  const expectSame = async () => expect(await read()).toEqual(await openReader()())
  await expectSame()
  const won = await createMatch()
  const called = await createMatch()
  const upcoming = await createMatch({ startsIn: 3 * day })
  await expectSame()
  await finish(1, won)
  await voidMatch(called)
  await expectSame()
  await pass(day)
  await expectSame()
  const successor = await replaceMatch(called, { startsIn: day })
  await expectSame()
  const { matches } = await read()
  expect(matches.map(({ id }) => id)).toEqual([successor, upcoming, called, won])
  expect(matches[2]).toMatchObject({ isVoid: true, successor })
})

test('the longer of the dispute windows at the creation and now counts until there is a result', async () => {
  const { createMatch, setDisputeWindow, voidMatch } = chain()
  const read = openReader()
  const windowsOf = async () => (await read()).matches.map(({ disputeWindow }) => disputeWindow)
  await createMatch()
  await setDisputeWindow(hour)
  const called = await createMatch()
  expect(await windowsOf()).toEqual([hour, 12 * hour])
  await setDisputeWindow(2 * hour)
  expect(await windowsOf()).toEqual([2 * hour, 12 * hour])
  await voidMatch(called)
  expect(await windowsOf()).toEqual([0, 12 * hour])
})

test('a ruling is told from a result that can be corrected, also while its payouts wait for the end', async () => {
  const { createMatch, closeBetting, voidMatch, fundAndChallenge, pass, rule } = chain()
  const isRuled = async () => (await openReader()()).matches.map((match) => match.isRuled)
  const id = await createMatch({ startsIn: 0, endsIn: day })
  await closeBetting(id)
  await voidMatch(id)
  await fundAndChallenge(id, { by: accounts.rival, outcome: 'Void' })
  expect(await isRuled()).toEqual([false])
  await pass(2 * hour)
  await rule(id, 'A')
  expect(await isRuled()).toEqual([true])
})

test('a match is not read again an hour after its result is final', async () => {
  const { createMatch, finish, pass } = chain()
  await using proxy = await startRpcProxy(chain().url)
  const read = openReader(proxy.url)
  const calls = async () => {
    proxy.methods.length = 0
    await read()
    return proxy.methods.filter((method) => method === 'eth_call').length
  }
  const id = await createMatch()
  const before = await calls()
  await finish(1, id)
  await pass(12 * hour)
  expect(await calls()).toBe(before)
  await pass(hour)
  await read()
  expect(await calls()).toBe(before - 1)
})

import type { Address } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { chain } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { startRpcProxy } from '@/testing/rpcProxy'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { readParticipants } from './participants'

const testChain = setUpTestChain()
let app: TestApp
let matchIds: readonly bigint[]
let id: bigint

beforeEach(async () => {
  const { url, accounts, createMatch } = testChain()
  app = createTestApp(url)
  matchIds = [await createMatch(), await createMatch()]
  id = await testChain().tournaments.create({ entryFee: 0n, matchIds })
  await testChain().tournaments.play(id, accounts.bettor, matchIds, [1, 1])
  await testChain().tournaments.play(id, accounts.rival, matchIds, [2, 2])
})

async function predict(account: Address, matchId: bigint, side: number) {
  const { send } = testChain()
  const call = { ...tournamentContract, functionName: 'submitPrediction' } as const
  await send({ ...call, args: [id, matchId, side], account })
}

/** Returns the accounts whose player details are read meanwhile. */
async function playersRead(accounts: readonly Address[], act: () => Promise<unknown>) {
  const request = vi.spyOn(app.config.getClient({ chainId: chain.id }), 'request')
  await act()
  const asked = JSON.stringify(request.mock.calls).toLowerCase()
  request.mockRestore()
  return accounts.filter((account) => asked.includes(account.slice(2).toLowerCase()))
}

test('reads all players once, then only those that changed', async () => {
  const { bettor, rival: other, operator: owner } = testChain().accounts
  const first = await readParticipants(app.config, id, undefined)
  expect(first.all).toMatchObject([
    { account: other, predictions: [2, 2] },
    { account: bettor, predictions: [1, 1] },
  ])

  await predict(bettor, matchIds[1] ?? 0n, 2)
  let second = first
  const asked = await playersRead([bettor, other], async () => {
    second = await readParticipants(app.config, id, first)
  })
  expect(asked).toEqual([bettor])
  expect(second.all).toMatchObject([
    { account: other, predictions: [2, 2] },
    { account: bettor, predictions: [1, 2] },
  ])

  await testChain().tournaments.play(id, owner, matchIds, [1, 2])
  const third = await readParticipants(app.config, id, second)
  expect(third.all.map(({ account }) => account)).toEqual([owner, other, bettor])
})

test('does not count an admin as a player', async () => {
  const { bettor, rival: other } = testChain().accounts
  const known = await readParticipants(app.config, id, undefined)
  await testChain().tournaments.cancel(id)
  const { all } = await readParticipants(app.config, id, known)
  expect(all.map(({ account }) => account)).toEqual([other, bettor])
})

test('reads everything again after a reorg', async () => {
  const { bettor, rival: other } = testChain().accounts
  const { client } = testChain()
  const snapshot = await client.snapshot()
  await predict(bettor, matchIds[0] ?? 0n, 2)
  const known = await readParticipants(app.config, id, undefined)
  expect(known.all).toMatchObject([{ account: other }, { account: bettor, predictions: [2, 1] }])
  await client.revert({ id: snapshot })
  await predict(other, matchIds[0] ?? 0n, 1)
  const { all } = await readParticipants(app.config, id, known)
  expect(all).toMatchObject([
    { account: other, predictions: [1, 2] },
    { account: bettor, predictions: [1, 1] },
  ])
})

test('reads everything again after more blocks than the RPC serves logs of', async () => {
  const { url, accounts, client } = testChain()
  const proxy = await startRpcProxy(url, {
    refuse: ({ blocks }) =>
      blocks > 200 ? { status: 400, body: 'eth_getLogs is limited to a 200 range' } : undefined,
  })
  app = createTestApp(proxy.url)
  const known = await readParticipants(app.config, id, undefined)
  await predict(accounts.bettor, matchIds[1] ?? 0n, 2)
  await client.mine({ blocks: 300 })
  for (const { all } of [
    await readParticipants(app.config, id, known),
    await readParticipants(app.config, id, known),
  ])
    expect(all).toMatchObject([
      { account: accounts.rival },
      { account: accounts.bettor, predictions: [1, 2] },
    ])
  // The second one knows the limit.
  expect(proxy.logRequests).toHaveLength(1)
  await proxy.stop()
})

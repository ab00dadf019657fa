import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { invalidateContracts } from '@/chain/queries/invalidate'
import type { Side } from '@/domain/match/match'
import { refuseOver200, startRpcProxy } from '@/testing/rpcProxy'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, createTestApp, type TestApp } from '@/testing/testApp'
import { readParticipants } from './participants'
import { usePlayerTournaments, useRewards } from './playerTournaments'
import { useTournaments } from './queries'
import { useScorePlayers } from './useFinish'

const testChain = setUpTestChain()
let app: TestApp

beforeEach(() => {
  app = createTestApp(testChain().url)
})

describe('the players', () => {
  let matchIds: readonly bigint[]
  let id: bigint

  beforeEach(async () => {
    const { accounts, createMatch } = testChain()
    matchIds = [await createMatch(), await createMatch()]
    id = await testChain().tournaments.create({ entryFee: 0n, matchIds })
    await testChain().tournaments.play(id, accounts.bettor, matchIds, [1, 1])
    await testChain().tournaments.play(id, accounts.rival, matchIds, [2, 2])
  })

  const predict = (account: Address, matchIds: readonly bigint[], side: Side) =>
    testChain().tournaments.predict(id, account, matchIds, [side])

  test('reads all players once, then only those that changed', async () => {
    const { bettor, rival: other, operator: owner } = testChain().accounts
    const first = await readParticipants(app.config, id, undefined)
    expect(first.all).toMatchObject([
      { account: other, predictions: [2, 2] },
      { account: bettor, predictions: [1, 1] },
    ])

    await predict(bettor, matchIds.slice(1), 2)
    const request = vi.spyOn(app.config.getClient(), 'request')
    const second = await readParticipants(app.config, id, first)
    const asked = JSON.stringify(request.mock.calls).toLowerCase()
    request.mockRestore()
    expect([bettor, other].filter((account) => asked.includes(account.slice(2).toLowerCase()))).toEqual([
      bettor,
    ])
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
    await predict(bettor, matchIds.slice(0, 1), 2)
    const known = await readParticipants(app.config, id, undefined)
    expect(known.all).toMatchObject([{ account: other }, { account: bettor, predictions: [2, 1] }])
    await client.revert({ id: snapshot })
    await predict(other, matchIds.slice(0, 1), 1)
    const { all } = await readParticipants(app.config, id, known)
    expect(all).toMatchObject([
      { account: other, predictions: [1, 2] },
      { account: bettor, predictions: [1, 1] },
    ])
  })

  test('reads everything again after more blocks than the RPC serves logs of', async () => {
    const { url, accounts, client } = testChain()
    await using proxy = await startRpcProxy(url, { refuse: refuseOver200 })
    app = createTestApp(proxy.url)
    const known = await readParticipants(app.config, id, undefined)
    await predict(accounts.bettor, matchIds.slice(1), 2)
    await client.mine({ blocks: 300 })
    const players = [{ account: accounts.rival }, { account: accounts.bettor, predictions: [1, 2] }]
    expect(await readParticipants(app.config, id, known)).toMatchObject({ all: players })
    // The second one knows the limit.
    expect(await readParticipants(app.config, id, known)).toMatchObject({ all: players })
    expect(proxy.logRequests).toHaveLength(1)
  })
})

test('lists all tournaments, newest first', async () => {
  const { createMatch, tournaments } = testChain()
  const matchIds = [await createMatch(), await createMatch()] as const
  const first = await tournaments.create({ entryFee: '0.1', matchIds })
  const second = await tournaments.create({ entryFee: '1', matchIds: [matchIds[1]] })
  const { result } = app.render(useTournaments)
  await waitFor(() => expect(result.current.data).toHaveLength(2))
  expect(result.current.data?.map((tournament) => tournament.id)).toEqual([second, first])
})

test('reads the tournaments that an account has joined, over all pages, and what it can claim of them', async () => {
  const { url, accounts, tournaments } = testChain()
  const matchIds = await tournaments.createMatches()
  const ids: bigint[] = []
  for (let i = 0; i < 26; i++) ids.push(await tournaments.create({ matchIds }))
  const [first = 0n] = ids
  const last = ids.at(-1) ?? 0n
  await tournaments.play(first, accounts.rival, matchIds, [1, 2])
  await tournaments.play(last, accounts.rival, matchIds, [1, 2])
  await tournaments.cancel(first)
  const { app } = await connectTestApp(url, accounts.rival)
  const { result } = app.render(() => ({
    joined: usePlayerTournaments(accounts.rival).data,
    rewards: useRewards().data,
  }))
  await waitFor(() =>
    expect(result.current.joined).toMatchObject([
      { tournament: { id: last }, player: { hasJoined: true } },
      { tournament: { id: first }, player: { hasJoined: true } },
    ]),
  )
  const refund = { tournament: { id: first }, amount: parseEther('0.1') }
  expect(result.current.rewards).toMatchObject([refund])
  await tournaments.claim(first, accounts.rival)
  await act(() => invalidateContracts(app.queryClient, [deployment.tournament]))
  await waitFor(() => expect(result.current.rewards).toEqual([]))
})

test('anyone scores batch by batch, and the rest after a rejection', async () => {
  const { url, accounts, client, createMatch, tournaments, settle } = testChain()
  const { operator, bettor, rival } = accounts
  const { wallet, app } = await connectTestApp(url, operator)
  const matchIds = [await createMatch(), await createMatch()]
  const id = await tournaments.create({ matchIds })
  await tournaments.play(id, bettor, matchIds, [1, 1])
  await tournaments.play(id, rival, matchIds, [1, 2])
  await settle(1, ...matchIds)
  const read = () => client.readContract({ ...tournamentContract, functionName: 'getTournament', args: [id] })
  const { result } = app.render(() => useScorePlayers(id))
  const score = (...batches: readonly Address[][]) => act(() => result.current.sendAll(batches))

  wallet.confirmNext()
  wallet.rejectNext()
  expect(await score([bettor], [rival])).toEqual({ phase: 'rejected' })
  expect(await read()).toMatchObject({ unscoredPredictions: 2n })
  expect(await score([bettor, rival])).toMatchObject({ phase: 'confirmed' })
  expect(await read()).toMatchObject({ topScore: 2n, topCount: 1n, unscoredPredictions: 0n })
})

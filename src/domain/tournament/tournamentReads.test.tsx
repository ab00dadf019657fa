import { act, waitFor } from '@testing-library/react'
import { type Address, numberToHex, pad, parseEther, toFunctionSelector } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { tournamentContract } from '@/chain/queries/tournamentContract'
import { storage } from '@/lib/storage'
import { refuseOver200, startRpcProxy } from '@/testing/rpcProxy'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, createTestApp, type TestApp } from '@/testing/testApp'
import { day, minute } from '@/testing/time'
import { reject } from '@/testing/wallet'
import { readParticipants, useAllParticipants } from './participants'
import { usePlayerTournaments } from './playerTournaments'
import { useTournamentMatches, useTournaments } from './queries'
import { readRewards, settledTournaments } from './rewards'
import { playerBatches, unscored } from './settlement'
import { useScorePlayers } from './useSettle'

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

  async function predict(account: Address, matchId: bigint, side: number) {
    const { send } = testChain()
    const call = { ...tournamentContract, functionName: 'submitPrediction' } as const
    await send({ ...call, args: [id, matchId, side], account })
  }

  /** Returns the accounts whose player details are read meanwhile. */
  async function playersRead(accounts: readonly Address[], act: () => Promise<unknown>) {
    const request = vi.spyOn(app.config.getClient(), 'request')
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
    const proxy = await startRpcProxy(url, { refuse: refuseOver200 })
    app = createTestApp(proxy.url)
    const known = await readParticipants(app.config, id, undefined)
    await predict(accounts.bettor, matchIds[1] ?? 0n, 2)
    await client.mine({ blocks: 300 })
    const players = [{ account: accounts.rival }, { account: accounts.bettor, predictions: [1, 2] }]
    expect(await readParticipants(app.config, id, known)).toMatchObject({ all: players })
    // The second one knows the limit.
    expect(await readParticipants(app.config, id, known)).toMatchObject({ all: players })
    expect(proxy.logRequests).toHaveLength(1)
    await proxy.stop()
  })
})

describe('the rewards', () => {
  let requests: string[]

  beforeEach(() => {
    requests = []
    app.network.onRequest = (body) => {
      requests.push(body)
      return undefined
    }
  })

  const getPlayer = toFunctionSelector('getPlayer(uint256,address)').slice(2)

  /** Reads the rewards, and returns which of the tournaments were read for it. */
  async function read(now: number, ids: readonly bigint[]) {
    requests = []
    const rewards = await readRewards(app.config, testChain().accounts.bettor, now)
    const isRead = (id: bigint) =>
      requests.some((body) => body.includes(getPlayer + pad(numberToHex(id), { size: 32 }).slice(2)))
    return { rewards, read: ids.filter(isRead), calls: requests.length }
  }

  test('reads prizes and refunds in few calls, and what is settled only until no reorg can undo it', async () => {
    const { accounts, tournaments, now, pass } = testChain()
    const matchIds = await tournaments.createMatches()
    const cancelled = await tournaments.create({ matchIds, name: 'Cancelled cup' })
    const playing = await tournaments.create({ matchIds })
    const notJoined = await tournaments.create({ matchIds })
    const ids = [cancelled, playing, notJoined]
    await tournaments.play(cancelled, accounts.bettor, matchIds, [1, 1])
    await tournaments.play(playing, accounts.bettor, matchIds, [1, 1])
    await tournaments.cancel(cancelled)
    expect(await read(await now(), ids)).toMatchObject({
      rewards: [{ tournament: { name: 'Cancelled cup' }, amount: parseEther('0.1') }],
      read: ids,
      calls: 2,
    })

    await tournaments.claim(cancelled, accounts.bettor)
    const claimedAt = await now()
    expect(await read(claimedAt, ids)).toMatchObject({ rewards: [], read: ids })
    expect(await read(claimedAt + 15 * minute, ids)).toMatchObject({ read: ids })
    expect(await read(claimedAt + 16 * minute, ids)).toMatchObject({ read: [playing, notJoined] })

    // Joining closes.
    await pass(2 * day)
    await read(await now(), ids)
    await read((await now()) + 15 * minute, ids)
    expect(await read((await now()) + 16 * minute, ids)).toMatchObject({ read: [playing] })
    await pass(16 * day)
    await tournaments.voidAbandoned(playing, accounts.rival)
    expect(await read(await now(), ids)).toMatchObject({ rewards: [{ amount: parseEther('0.1') }] })
  })

  test('reads a tournament again after a reorg, on another chain, and after a broken entry', () => {
    const { bettor } = testChain().accounts
    const settled = (chainId: string, now: number) => settledTournaments(bettor, chainId, now)
    const see = (now: number, isSettled: boolean) => {
      const memory = settled('chain', now)
      memory.update(1n, isSettled)
      memory.save()
    }
    see(1_000, true)
    see(1_001, false)
    see(2_000, true)
    expect(settled('chain', 2_001).has(1n)).toBe(false)
    see(2_900, true)
    expect(settled('chain', 2_901).has(1n)).toBe(true)
    expect(settled('reset chain', 2_901).has(1n)).toBe(false)
    for (const key of storage.keys()) storage.setItem(key, '{"seenAt":')
    expect(settled('chain', 2_902).has(1n)).toBe(false)
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

test('reads the tournaments that an account has joined, over all pages, newest first', async () => {
  const { accounts, tournaments } = testChain()
  const matchIds = await tournaments.createMatches()
  const ids: bigint[] = []
  for (let i = 0; i < 51; i++) ids.push(await tournaments.create({ matchIds }))
  const [first = 0n] = ids
  const last = ids.at(-1) ?? 0n
  await tournaments.play(first, accounts.rival, matchIds, [1, 2])
  await tournaments.play(last, accounts.rival, matchIds, [1, 2])
  const { result } = app.render(() => usePlayerTournaments(accounts.rival))
  await waitFor(() =>
    expect(result.current.data?.map(({ tournament }) => tournament.id)).toEqual([last, first]),
  )
  expect(result.current.data?.[0]?.player.hasJoined).toBe(true)
}, 30_000)

test('anyone scores batch by batch, and the rest after a rejection', async () => {
  const { url, accounts, client, createMatch, bet, tournaments, settle, now } = testChain()
  const { operator, bettor, rival } = accounts
  const { wallet, app } = await connectTestApp(url, operator)
  const matchIds = [await createMatch(), await createMatch()] as const
  for (const matchId of matchIds) {
    await bet(matchId, { by: operator, side: 1, amount: '0.1' })
    await bet(matchId, { by: rival, side: 2, amount: '0.1' })
  }
  const id = await tournaments.create({ entryFee: '0.1', matchIds })
  await tournaments.play(id, bettor, matchIds, [1, 1])
  await tournaments.play(id, rival, matchIds, [1, 2])
  await settle(1, ...matchIds)
  const { result } = app.render(() => ({
    matches: useTournamentMatches(matchIds).data,
    participants: useAllParticipants(id).data,
    scoring: useScorePlayers(id),
  }))
  await waitFor(() => expect(result.current.participants).toHaveLength(2))
  await waitFor(() => expect(result.current.matches).toBeDefined())

  /** Waits until so many predictions of each match are left to score. */
  async function expectToScore(...players: readonly number[]) {
    await act(() => invalidateContracts(app.queryClient, [deployment.tournament, deployment.bettingPool]))
    const time = await now()
    const toScore = () => unscored(result.current.matches ?? [], result.current.participants ?? [], time)
    const expected = players.map((count, index) => [matchIds[index], count])
    await waitFor(() =>
      expect(toScore().map(({ match, players }) => [match.id, players.length])).toEqual(expected),
    )
    return playerBatches(toScore())
  }

  let prompts = 0
  wallet.answer('eth_sendTransaction', (params) =>
    ++prompts === 2 ? reject(params) : wallet.ask('eth_sendTransaction', params),
  )
  const all = await expectToScore(2, 2)
  const players = all.flatMap((batch) => batch.map((account) => [account]))
  expect((await act(() => result.current.scoring.sendAll(players))).phase).toBe('rejected')
  const rest = await expectToScore(1, 1)
  expect((await act(() => result.current.scoring.sendAll(rest))).phase).toBe('confirmed')
  await expectToScore()
  const read = { ...tournamentContract, functionName: 'getTournament', args: [id] } as const
  expect(await client.readContract(read)).toMatchObject({
    topScore: 2n,
    topCount: 1n,
    unscoredPredictions: 0n,
  })
})

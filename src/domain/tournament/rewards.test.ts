import { numberToHex, pad, parseEther, toFunctionSelector } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { storage } from '@/lib/storage'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { day, minute } from '@/testing/time'
import { readRewards, settledTournaments } from './rewards'

const testChain = setUpTestChain()
let app: TestApp
let requests: string[]

beforeEach(() => {
  app = createTestApp(testChain().url)
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

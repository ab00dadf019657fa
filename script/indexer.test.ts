import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { local } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { readLedger } from '@/domain/ledger/readLedger'
import { type Order, rank, standingsOf } from '@/features/community/standings'
import { accounts } from '@/testing/accounts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { day, hour } from '@/testing/time'
import { installIndexer, startIndexer, startPostgres } from './lib/indexer.ts'

interface Answer {
  block: number
  rows: readonly Record<string, string | number>[]
  entries: readonly Record<string, string | number>[]
}

const testChain = setUpTestChain()
const folder = mkdtempSync(join(tmpdir(), 'clutchpool-'))
let postgres: Awaited<ReturnType<typeof startPostgres>>
let indexers: Awaited<ReturnType<typeof startIndexer>>[] = []

// A first run installs the packages.
beforeAll(async () => {
  await installIndexer()
  postgres = await startPostgres()
  if (!postgres) console.warn('Skipped PostgreSQL: this machine has none.')
}, 300_000)
afterAll(async () => {
  await Promise.all(indexers.map((indexer) => indexer.stop()))
  await postgres?.remove()
  rmSync(folder, { recursive: true })
})

/** Asks both indexers once they have the newest block. They answer the same. */
async function ask(path: string): Promise<Answer> {
  const newest = Number(await testChain().client.getBlockNumber())
  const [embedded, ...others] = await Promise.all(
    indexers.map(async ({ url }) => {
      const fetchAnswer = async (): Promise<Answer> => (await fetch(`${url}/${path}`)).json()
      await expect.poll(async () => (await fetchAnswer()).block).toBe(newest)
      return fetchAnswer()
    }),
  )
  if (!embedded) throw new Error('No indexer runs')
  for (const other of others) expect(other).toEqual(embedded)
  return embedded
}

async function expectSameLeaderboard(order: Order, since = 0, game = '') {
  const answer = await ask(`leaderboard?order=${order}&since=${since}&game=${game}&limit=100`)
  const config = createConfig({ chains: [local], transports: { [local.id]: http(testChain().url) } })
  const ledger = await readLedger(config, undefined, { withClaims: false })
  const ranked = rank(standingsOf(ledger, { since, game }), order)
  expect(answer.rows).toMatchObject(
    ranked.map((row) => ({ ...row, account: row.account.toLowerCase(), profit: String(row.profit) })),
  )
  return ranked
}

test('ranks bettors as the chain’s state does, to the wei', async () => {
  const chain = testChain()
  const { bettor, rival, second } = accounts
  const early = await chain.createMatch({ name: 'CS2: A vs B' })
  const both = await chain.createMatch({ name: 'LoL: C vs D' })
  const unnamed = await chain.createMatch({ name: 'no teams' })
  const voided = await chain.createMatch({ name: 'CS2: E vs F' })
  const disputed = await chain.createMatch({ name: 'LoL: G vs H' })
  for (const match of [early, both, unnamed, voided, disputed]) {
    await chain.bet(match, { by: bettor, side: 1, amount: '1.000000000000000007' })
    await chain.bet(match, { by: rival, side: 2, amount: '0.333333333333333331' })
    await chain.bet(match, { by: second, side: 2, amount: '0.777777777777777773' })
  }
  // The winner's side of the live pool is so small that the losing one isn't matched whole.
  await chain.pass(hour + 1)
  await chain.bet(both, { by: rival, side: 2, amount: '0.010000000000000003' })
  await chain.bet(both, { by: bettor, side: 1, amount: '0.999999999999999989' })
  await chain.register(rival, bettor)

  const databases = [folder, ...(postgres ? [postgres.url] : [])]
  const addresses = { ...deployment, deployBlock: Number(deployment.deployBlock) }
  const options = { chain: local, rpcUrls: [chain.url], schema: 'test', output: 'ignore' } as const
  const index = (database: string) => startIndexer({ ...options, deployment: addresses, database })
  indexers = await Promise.all(databases.map(index))
  expect((await expectSameLeaderboard('reputation')).map((row) => row.reputation)).toEqual([15, 10, 5])

  await chain.pass(3 * hour)
  await chain.finalize(early, 1)
  await chain.finalize(both, 2)
  await chain.voidMatch(voided)
  await chain.finalize(disputed, 2)
  await chain.fundAndChallenge(disputed, { by: rival, outcome: 'B' })
  // Nothing is final within the dispute window.
  expect(await expectSameLeaderboard('profit')).toEqual([])

  // Final by time alone, without an event.
  await chain.pass(13 * hour)
  expect(await expectSameLeaderboard('profit')).toHaveLength(3)
  expect(await expectSameLeaderboard('won', 0, 'LoL')).toHaveLength(2)
  await chain.rule(disputed, 'A')
  expect(await expectSameLeaderboard('won', 0, 'LoL')).toHaveLength(3)

  // A claim and the next result settle what is due, and nothing counts twice.
  await chain.claim(early, bettor)
  await chain.finalize(unnamed, 2)
  await chain.claim(both, second)
  await chain.pass(13 * hour)
  await expectSameLeaderboard('profit')
  await expectSameLeaderboard('profit', 0, 'CS2')
  const today = Math.floor((await chain.now()) / day) * day
  await expectSameLeaderboard('profit', today - day)
  expect(await expectSameLeaderboard('profit', today + 2 * day)).toEqual([])

  const { entries: rulings } = await ask(`activity?match=${disputed}&limit=2`)
  expect(rulings).toMatchObject([
    { kind: 'result', side: 1 },
    { kind: 'ruling', side: 1 },
  ])
  const { entries } = await ask(`activity?match=${both}&limit=3`)
  expect(entries.map(({ kind, by }) => [kind, by])).toEqual([
    ['claim', second.toLowerCase()],
    ['result', accounts.operator.toLowerCase()],
    ['bet', bettor.toLowerCase()],
  ])
}, 240_000)

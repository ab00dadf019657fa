import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../src/testing/testFolder.ts'
import { createChainReader } from './chain/readChain.ts'
import { watchRound } from './commands.ts'
import { scheduled } from './feeds/feeds.fixture.ts'
import { hour, minute } from './lib/durations.ts'
import { setUpOperator } from './operate.fixture.ts'
import { beforeStart } from './watch/beforeStart.ts'

const { chain, feed, open, apply, startProxy } = setUpOperator()

test('reads the settings anew each round, and keeps the last good ones while the file is broken or gone', async () => {
  const file = join(testFolder(), 'operate.json')
  const write = (maxBet: string) => {
    const games = { LoL: { minBet: '0.1', maxBet, minutes: { 3: 35 } } }
    writeFileSync(file, JSON.stringify({ games }))
  }
  write('1')
  const round = watchRound(await open({ flags: ['--settings', file] }), () => 0)
  /** Lists a new match. Returns the highest bet that it is created with, in WETH, and what is said of the settings. */
  async function next(id: number) {
    feed.write([scheduled(id, feed.start)])
    const result = await round()
    const [step] = result.outcome.done.flatMap(({ steps }) => steps)
    const notices = 'notices' in result ? result.notices : []
    const problems = notices.filter(({ key }) => key === 'settings').map(({ text }) => text)
    return [step?.kind === 'create' && step.create.maxBet / 10n ** 18n, ...problems]
  }
  expect(await next(1)).toEqual([1n])
  write('2')
  expect(await next(2)).toEqual([2n])
  writeFileSync(file, '{')
  expect(await next(3)).toEqual([
    2n,
    expect.stringMatching(/is not valid JSON\. The last settings that could be read hold\.$/),
  ])
  renameSync(file, `${file}~`)
  expect(await next(4)).toEqual([2n, expect.stringContaining('There is no settings file')])
  write('3')
  expect(await next(5)).toEqual([3n])
})

test('says once after a start what the account has done before', async () => {
  const { createMatch, finish } = chain()
  feed.write([scheduled(1, feed.start), scheduled(2, feed.start)])
  await apply()
  await finish(1, await createMatch({ name: 'LoL: T1 vs Gen.G' }))
  feed.write([])
  const round = watchRound(await open(), () => feed.start)
  const done = (what: string) =>
    expect.stringMatching(`^Done before this start, 20.* UTC \\(0x[0-9a-f]{64}\\): ${what}$`)
  expect((await round()).reports.map(({ text }) => text)).toEqual([
    done('\\+ create #1 LoL: Red 1 vs Blue 1 — LCK · \\+ create #2 LoL: Red 2 vs Blue 2 — LCK'),
    done('\\+ create #3 LoL: T1 vs Gen.G'),
    done('✓ result #3 LoL: T1 vs Gen.G: T1'),
  ])
  expect((await round()).reports).toEqual([])
})

test('names the newest five transactions before a start, and counts the others', () => {
  const acts = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    id: `${number}/0`,
    block: BigInt(number),
    time: 1_800_000_000,
    hash: `0x${number}` as const,
    by: undefined,
    eventName: 'MatchCreated',
    args: { matchId: BigInt(number), name: `LoL: A vs B${number}` },
    text: '',
    matchId: undefined,
  }))
  const said = beforeStart(acts, []).map(({ text }) => text)
  expect(said).toHaveLength(6)
  expect(said[0]).toBe('Done before this start: 2 actions since 2027-01-15 08:00 UTC')
  expect(said[1]).toBe('Done before this start, 2027-01-15 08:00 UTC (0x3): + create #3 LoL: A vs B3')
})

test('has the time of the pending block, and that of the machine where the node has none', async () => {
  const { client, now } = chain()
  await client.setBlockTimestampInterval({ interval: 8 * minute })
  const newest = await now()
  const { connection } = await open()
  const machine = newest + hour
  const pending = newest + 8 * minute
  const reading = createChainReader(connection, () => machine)
  expect(await reading()).toMatchObject({ time: pending, blockTime: pending })
  for (const tag of ['latest', 'no block']) {
    const { url } = await startProxy({ rewrite: (body) => body.replace('"pending"', `"${tag}"`) })
    const { connection: other } = await open({ rpcUrl: url })
    const read = createChainReader(other, () => machine)
    expect(await read()).toMatchObject({ time: machine, blockTime: newest })
  }
})

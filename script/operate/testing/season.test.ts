import { http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { local } from '../../../src/chain/config/chains.ts'
import { deployment } from '../../../src/chain/config/config.ts'
import { bettingPoolAbi } from '../../../src/chain/queries/generated.ts'
import { payoutOf, stakeOf } from '../../../src/domain/ledger/ledger.ts'
import { readLedger } from '../../../src/domain/ledger/readLedger.ts'
import { parseMatchName } from '../../../src/domain/match/name.ts'
import { sameAddress } from '../../../src/lib/addresses.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import { contractsOf } from '../../../src/testing/contracts.ts'
import { startTestChain, type TestChain } from '../../../src/testing/testChain.ts'
import { emptyChainState } from '../../lib/deployLocal.ts'
import { openChain } from '../chain/connect.ts'
import { createChainReader } from '../chain/readChain.ts'
import { day, hour } from '../lib/durations.ts'
import type { ChainMatch } from '../plan/types.ts'
import { playSeason } from './playSeason.ts'
import { type Outcome, outcomeOf, type SeasonMatch, seasonMatchOf } from './recordedSeason.ts'

// 500 matches in 30 days, six of them series with maps, with 5 % walkovers, 3 % postponed, 2 % wrong first results, two outages
// of the first feed, one of the RPC, a stolen operator's key, and a second feed that contradicts, dies, is emptied, and has
// careless rows.

/** The pool burns bonds by sending them there. */
const BURNED = '0x000000000000000000000000000000000000dEaD'

let chain: TestChain
let played: Awaited<ReturnType<typeof playSeason>>
let matches: readonly ChainMatch[]

beforeAll(async () => {
  const startTime = Math.ceil(Date.now() / 1_000 / day) * day
  const contracts = contractsOf(deployment)
  chain = await startTestChain({ state: await emptyChainState(), contracts, startTime })
  await chain.restore()
  await chain.setDisputeWindow(12 * hour)
  played = await playSeason(chain, startTime + day)
  matches = (await createChainReader(openChain(undefined, chain.url))()).matches
  // A minute of processor time, which a loaded machine may take long to give.
}, 1_800_000)
afterAll(() => chain.stop())

const events = () =>
  ({ address: deployment.bettingPool, abi: bettingPoolAbi, fromBlock: 0n, strict: true }) as const

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** Returns how a match must end: void if it was replaced, if nobody plays it, or if nobody ruled on its challenge. */
function expectedOutcome(match: ChainMatch): Outcome {
  const listed = seasonMatchOf(match, played.season)
  const { market } = parseMatchName(match.name)
  return listed && match.successor === 0n && match.id !== played.unruled ? outcomeOf(listed, market) : 0
}

const keysOf = (pattern: RegExp) =>
  played.events.flatMap(({ key }) => {
    const [, found] = pattern.exec(key) ?? []
    return found === undefined ? [] : [found]
  })

/** Returns the matches of one of the season, of a series each of its markets. The newest comes first. */
const matchesOf = (listed: SeasonMatch | undefined) =>
  matches.filter((match) => seasonMatchOf(match, played.season) === listed)

/** Returns the first match of a match of the season. */
const idOf = (listed: SeasonMatch | undefined) => matchesOf(listed).at(-1)?.id

const idsOf = (kind: SeasonMatch['kind']) => played.season.filter((match) => match.kind === kind).map(idOf)

test('every match is settled by the house rules', () => {
  expect(matches.every(({ hasResult, isChallenged }) => hasResult && !isChallenged)).toBe(true)
  expect(matches.map(({ id, winner }) => ({ id, winner }))).toEqual(
    matches.map((match) => ({ id: match.id, winner: expectedOutcome(match) })),
  )
})

test('every match of the season is opened once, and anew only if it was postponed or stolen', () => {
  const opened = played.season.map((listed) => ({
    listed,
    starts: matchesOf(listed)
      .filter(({ name }) => !parseMatchName(name).market)
      .map(({ startTime }) => startTime),
  }))
  for (const { listed, starts } of opened.filter(({ listed: { kind } }) => kind === 'postponed'))
    expect(starts).toEqual([listed.begin, listed.start])
  const quick = opened.filter(({ listed }) => listed.kind === 'quick')
  expect(quick).toMatchObject([{ starts: [] }])
  const again = opened.filter(({ listed, starts }) => listed.kind !== 'postponed' && starts.length > 1)
  expect(again.map(({ listed }) => played.season.indexOf(listed))).toEqual([205])
  // Four markets of each series.
  expect(keysOf(/^done\/create\/(.*)/)).toHaveLength(499 + 6 * 4)
})

test('the markets of a series are opened together, and close before they are decided', async () => {
  const closed = await chain.client.getContractEvents({ ...events(), eventName: 'BettingClosed' })
  for (const listed of played.season.filter(({ maps }) => maps)) {
    const { start, maps = [] } = listed
    const opened = matchesOf(listed).toReversed()
    const [winner] = opened
    const names = ['', ' — Map 1', ' — Map 2', ' — Map 3', ' — Over 2.5 maps']
    expect(opened.map(({ name }) => name)).toEqual(names.map((name) => `${winner?.name}${name}`))
    expect(opened.map(({ id }) => id - (winner?.id ?? 0n))).toEqual([0n, 1n, 2n, 3n, 4n])
    expect(opened.map(({ startTime }) => startTime)).toEqual(names.map(() => start))
    const [, first] = opened
    expect(closed.map(({ args: { matchId } }) => matchId)).toContain(first?.id)
    for (const [index, { end }] of maps.entries()) expect(opened[index + 1]?.endTime).toBeLessThan(end)
  }
})

test('every wei is paid as the results say, or is still there', async () => {
  const { client, contracts, send, balanceOf } = chain
  const pool = contracts.bettingPool
  const bets = await client.getContractEvents({ ...events(), eventName: 'BetPlaced' })
  expect(bets.length).toBeGreaterThan(1_500)

  const config = createConfig({ chains: [local], transports: { [local.id]: http(chain.url) } })
  const ledger = await readLedger(config, undefined, { withClaims: false })
  const expected = matches.flatMap((match) =>
    (ledger.positions.get(match.id) ?? []).map((position) => ({
      key: `${match.id}/${position.account}`,
      stake: stakeOf(position),
      ...payoutOf({ ...match, winner: expectedOutcome(match) }, position),
    })),
  )
  const claims = await client.getContractEvents({ ...events(), eventName: 'WinningsClaimed' })
  const paid = claims.map(({ args: { matchId, user, amount } }) => `${matchId}/${user}: ${amount}`)
  const owed = expected.filter(({ payout }) => payout > 0n).map(({ key, payout }) => `${key}: ${payout}`)
  expect(paid.sort()).toEqual(owed.sort())

  const staked = sum(expected.map(({ stake }) => stake))
  expect(sum(bets.map(({ args }) => args.amount))).toBe(staked)
  const payouts = sum(expected.map(({ payout }) => payout))
  const fees = sum(expected.map(({ fee }) => fee))
  const ended = await client.getContractEvents({ ...events(), eventName: 'ChallengeEnded' })
  const bonds = sum(ended.flatMap(({ args: { bond, to } }) => (sameAddress(to, pool.address) ? [bond] : [])))
  expect(await balanceOf(pool.address)).toBe(staked + bonds - payouts)
  const accrued = await client.readContract({ ...pool, functionName: 'accruedFees' })
  expect(accrued).toBe(fees + bonds)
  const dust = staked - payouts - fees
  expect(dust).toBeGreaterThanOrEqual(0n)
  expect(dust).toBeLessThan(4n * BigInt(expected.length))
  const account = accounts.operator
  await send({ ...pool, functionName: 'withdrawFees', args: [account], account })
  expect(await balanceOf(pool.address)).toBe(dust)
})

test('the watch pays what bettors leave', async () => {
  expect(keysOf(/^paid\/(.*)/).length).toBeGreaterThan(5)
  expect(keysOf(/^(unpaid\/.*)/)).toEqual([])
})

test('one challenge is never ruled on, which burns its bond, and others are', async () => {
  const ended = await chain.client.getContractEvents({ ...events(), eventName: 'ChallengeEnded' })
  const burned = ended.filter(({ args: { to } }) => to === BURNED).map(({ args: { matchId } }) => matchId)
  expect(burned).toEqual([played.unruled])
  const ruled = await chain.client.getContractEvents({ ...events(), eventName: 'ResultRuled' })
  expect(ruled.length).toBeGreaterThan(0)
  expect(ended).toHaveLength(ruled.length + 1)
})

test('asks only what a person must decide, and again after six hours at the earliest', () => {
  const stolen = [200, 201, 202, 203].map((index) => idOf(played.season[index]))
  const wrong = played.season.filter(
    ({ kind, end, correctedAt }) => kind === 'misreported' && correctedAt > end + hour,
  )
  const asked = (code: string) => new Set(keysOf(new RegExp(`^question/${code}/(.*)`)))
  const setOf = (...ids: readonly (bigint | undefined)[]) => new Set(ids.map(String))
  const contradicted = [...idsOf('contradicted'), ...idsOf('elsewhere')]
  const [series = 0n] = idsOf('exchanged')
  const exchanged = [series + 1n, series + 2n]
  expect(asked('differs')).toEqual(setOf(...stolen, ...wrong.map(idOf), ...contradicted, ...exchanged))
  expect(asked('contradiction')).toEqual(setOf(...contradicted, ...idsOf('misspelt'), ...exchanged))
  expect(asked('bestOf')).toEqual(setOf(...idsOf('shortened')))
  expect(asked('agree')).toEqual(setOf(...idsOf('unconfirmed')))
  expect(asked('closing')).toEqual(setOf(...idsOf('slipped')))
  expect(asked('teams')).toEqual(setOf(...idsOf('renamed')))
  expect(asked('time')).toEqual(setOf(...idsOf('misdated')))
  expect(asked('game')).toEqual(new Set(['StarCraft II']))
  expect(new Set(keysOf(/^question\/(\w+)/))).toEqual(
    new Set([
      ...['differs', 'contradiction', 'agree', 'closing', 'teams', 'time', 'game', 'bestOf'],
      ...['alikeMatches', 'unlisted'],
    ]),
  )
  const urgent = played.events.filter(({ key }) => /^questions?\/(differs|closing)/.test(key))
  expect(urgent.filter(({ level }) => level !== 'critical')).toEqual([])
  const questions = played.events.filter(({ key }) => key.startsWith('question/'))
  for (const { key } of questions) {
    const times = questions.filter((event) => event.key === key).map(({ time }) => time)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.min(6 * hour, ...gaps)).toBe(6 * hour)
    expect(times.length).toBeLessThanOrEqual(3)
  }
})

test('says everything else once', () => {
  const said = played.events.map(({ key }) => key).filter((key) => !/^questions?\//.test(key))
  const repeated = said.filter((key, index) => said.indexOf(key) !== index)
  expect(repeated.map((key) => key.replace(/127.*\.csv/, 'second'))).toEqual([
    ...['feed/second', 'feed/second/over', 'feed/PandaScore', 'feed/PandaScore/over'],
  ])
  const second = played.events.find(({ text }) => text.includes('lists nothing, and'))
  expect(second?.text).toMatch(
    /second\.csv lists nothing, and \d+ before: it counts as a feed that can't be read/,
  )
  expect(said).toContain('rpc/over')
  expect(said.filter((key) => key.startsWith('failed/'))).toEqual([])
})

test('sends nothing twice, and nothing that reverts', async () => {
  const hashes = new Set(played.events.flatMap(({ text }) => /\((0x[0-9a-f]{64})\)$/.exec(text)?.[1] ?? []))
  expect(await chain.transactionsOf(played.operator)).toBe(hashes.size)
})

test('a thief is named, and can do no more', async () => {
  expect(keysOf(/^named\/(.*)/).length).toBeGreaterThan(4)
  const { client, contracts } = chain
  const operators = await client.readContract({ ...contracts.bettingPool, functionName: 'getOperators' })
  expect(operators).toEqual([played.operator])
})

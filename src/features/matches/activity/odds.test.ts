import { expect, test } from 'vitest'
import { readMatch } from '@/domain/match/match.fixture'
import { multiplier, poolsOf } from '@/domain/match/odds'
import { accounts } from '@/testing/accounts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { day, hour, minute } from '@/testing/time'
import { readMatchEvents } from './matchEvents.fixture'
import { type OddsChartData, oddsLines, oddsPoints } from './odds'

const testChain = setUpTestChain()
const { bettor, rival, second } = accounts

async function read(matchId: bigint) {
  const match = await readMatch(testChain(), matchId)
  const events = await readMatchEvents(testChain(), matchId)
  const points = oddsPoints(events, match)
  return { match, points, data: oddsLines(points, events, match, await testChain().now()) }
}

const lastOdds = ({ lines }: OddsChartData) =>
  lines.map(({ pool, side, values }) => [pool, side, values.at(-1)])

test('each pool ends at the odds that the match has now', async () => {
  const chain = testChain()
  const id = await chain.createMatch({ teamA: { bettor: '1' } })
  await chain.pass(minute)
  await chain.bet(id, { by: rival, side: 2, amount: '2.5' })
  await chain.pass(hour + minute)
  await chain.bet(id, { by: second, side: 2, amount: '0.3' })
  await chain.bet(id, { by: bettor, side: 1, amount: '0.7' })

  const { match, points, data } = await read(id)
  const { early, live } = poolsOf(match)
  expect(
    points.map(({ pool, side, by, odds, shareABps }) => [pool, side, by, odds[1], odds[2], shareABps]),
  ).toEqual([
    ['early', 1, bettor, 1, undefined, 10_000],
    ['early', 2, rival, 3.3, 1.368, 2_857],
    ['live', 2, second, undefined, 1, 0],
    ['live', 1, bettor, 1.394285, 3.146666, 7_000],
  ])
  expect(lastOdds(data)).toEqual([
    ['early', 1, multiplier(early, 1, match)],
    ['early', 2, multiplier(early, 2, match)],
    ['live', 1, multiplier(live, 1, match)],
    ['live', 2, multiplier(live, 2, match)],
  ])
  expect(data.lines.map(({ values }) => values.length)).toEqual(data.lines.map(() => data.times.length))
  expect(data.lines[1]?.values[0]).toBeNull()
  expect(data.marks).toEqual([{ kind: 'start', time: match.startTime }])
})

test('caps odds at the match’s maximum gain', async () => {
  const chain = testChain()
  const id = await chain.createMatch({ teamA: { bettor: '10' }, teamB: { rival: '0.01' } })
  const { points } = await read(id)
  expect(points[1]?.odds).toEqual({ 1: 1.00092, 2: 47 })
})

test('marks start, close and result, and leaves little room for a late result', async () => {
  const chain = testChain()
  const id = await chain.createMatch({ teamA: { bettor: '1' } })
  await chain.pass(hour + minute)
  await chain.bet(id, { by: rival, side: 2, amount: '1' })
  await chain.closeBetting(id)
  const closedAt = await chain.now()
  const open = await read(id)
  expect(open.data.marks).toEqual([
    { kind: 'start', time: open.match.startTime },
    { kind: 'close', time: closedAt },
  ])
  expect(open.data.to).toBe(closedAt)

  await chain.pass(2 * day)
  await chain.finalize(id, 1)
  const { data } = await read(id)
  const betting = closedAt - data.from
  expect(data.marks.map(({ kind }) => kind)).toEqual(['start', 'close', 'result'])
  expect(data.to - closedAt).toBe(Math.round(betting / 4))
  expect(data.marks[2]?.time).toBe(data.to)
})

test('places a prompt result at its time', async () => {
  const chain = testChain()
  const id = await chain.createMatch({ teamA: { bettor: '1' } })
  await chain.pass(2 * hour + minute)
  await chain.finalize(id, 1)
  const { match, data } = await read(id)
  expect(data.marks).toEqual([
    { kind: 'start', time: match.startTime },
    { kind: 'close', time: match.endTime },
    { kind: 'result', time: await chain.now() },
  ])
})

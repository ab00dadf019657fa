import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { en } from '@/i18n/en/catalogue'
import { accounts } from '@/testing/accounts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { day, hour, minute } from '@/testing/time'
import { type ActivityEntry, describeEntry, matchActivity } from './activity'
import { matchEvent, readMatchEvents } from './matchEvents.fixture'

const testChain = setUpTestChain()
const { operator, bettor, rival } = accounts
const one = parseEther('1')
/** The least one. */
const bond = parseEther('0.01')

const activityOf = async (matchId: bigint) => matchActivity(await readMatchEvents(testChain(), matchId))

test('lists bets, results, the challenge, its ruling once, and claims, newest first', async () => {
  const chain = testChain()
  await chain.createMatch({ teamA: { rival: '3' } })
  const match = await chain.createMatch({ teamA: { bettor: '1' } })
  await chain.pass(hour + minute)
  await chain.bet(match, { by: rival, side: 2, amount: '0.5' })
  await chain.closeBetting(match)
  await chain.pass(hour + minute)
  await chain.finalize(match, 2)
  await chain.fundAndChallenge(match, { by: bettor, outcome: 'B' })
  await chain.rule(match, 'A')
  await chain.pass(13 * hour)
  await chain.claim(match, bettor)

  const entries = await activityOf(match)
  expect(entries).toMatchObject([
    { kind: 'claim', by: bettor, amount: one },
    { kind: 'ruling', by: operator, side: 1, bond: { amount: bond, fate: 'returned' } },
    { kind: 'challenge', by: bettor, amount: bond },
    { kind: 'result', by: operator, side: 2 },
    { kind: 'closed', by: operator },
    { kind: 'bet', by: rival, side: 2, amount: one / 2n, isLive: true },
    { kind: 'bet', by: bettor, side: 1, amount: one, isLive: false },
    { kind: 'created', by: operator },
  ])
  const times = entries.map(({ time }) => time)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test('distinguishes a correction from the first result', async () => {
  const chain = testChain()
  const match = await chain.createMatch({ startsIn: 0 })
  await chain.pass(2 * hour + minute)
  await chain.finalize(match, 2)
  await chain.send({
    ...chain.contracts.bettingPool,
    account: operator,
    functionName: 'overruleResult',
    args: [match, 1],
  })
  expect((await activityOf(match)).slice(0, 2)).toMatchObject([
    { kind: 'correction', side: 1 },
    { kind: 'result', side: 2 },
  ])
})

test('says what becomes of a bond without a ruling, and with one that upholds the result', async () => {
  const chain = testChain()
  const create = () => chain.createMatch({ startsIn: 0 })
  const [unruled, upheld, silent] = [await create(), await create(), await create()]
  await chain.pass(2 * hour)
  for (const matchId of [unruled, upheld]) {
    await chain.finalize(matchId, 1)
    await chain.fundAndChallenge(matchId, { by: bettor, outcome: 'A' })
  }
  await chain.rule(upheld, 'A')
  await chain.pass(3 * day)
  await chain.fundAndChallenge(silent, { by: bettor, outcome: 'None' })
  await chain.finalize(silent, 2)
  await chain.pass(4 * day)
  await chain.voidAbandoned(unruled, rival)
  const newestOf = async (matchId: bigint) => (await activityOf(matchId))[0]
  expect(await newestOf(upheld)).toMatchObject({ kind: 'ruling', bond: { amount: bond, fate: 'fee' } })
  expect(await newestOf(unruled)).toMatchObject({ kind: 'void', bond: { amount: bond, fate: 'burned' } })
  expect(await newestOf(silent)).toMatchObject({ kind: 'result', bond: { amount: bond, fate: 'returned' } })
})

test('names whoever voided a match without a result', async () => {
  const chain = testChain()
  const match = await chain.createMatch({ startsIn: 0, teamA: { bettor: '1' } })
  await chain.pass(9 * day)
  await chain.voidAbandoned(match, rival)
  await chain.claim(match, bettor)
  expect((await activityOf(match)).slice(0, 2)).toMatchObject([
    { kind: 'claim', by: bettor, amount: one },
    { kind: 'void', by: rival },
  ])
})

test.each<[Partial<ActivityEntry>, string, Match?]>([
  [{ kind: 'bet', side: 2, amount: 15n * 10n ** 17n }, '1.5 WETH on Gen.G'],
  [{ kind: 'result', side: 1 }, 'Result posted: T1 won'],
  [{ kind: 'correction', side: 2 }, 'Result corrected: Gen.G won'],
  [{ kind: 'challenge', amount: 10n ** 16n }, 'Result challenged with 0.01 WETH'],
  [
    { kind: 'ruling', side: 3, bond: { amount: 2n * 10n ** 16n, fate: 'returned' } },
    'Challenge ruled: match voided. The bond of 0.02 WETH went back',
  ],
  [
    { kind: 'void', bond: { amount: 2n * 10n ** 16n, fate: 'burned' } },
    'Match voided: every stake is refunded. Without a ruling, the bond of 0.02 WETH was lost',
  ],
  [{ kind: 'claim', amount: 10n ** 18n }, 'Claimed 1 WETH'],
  [{ kind: 'claim', amount: 10n ** 18n }, 'Refunded 1 WETH', aMatch({ isVoid: true })],
  [{ kind: 'result', side: 2 }, 'Result posted: Team B won', aMatch({ name: 'Final' })],
  [{ kind: 'closed' }, 'Betting closed early'],
])('describes %o as %s', (entry, text, match = aMatch({ name: 'T1 vs Gen.G' })) => {
  expect(describeEntry({ ...matchEvent, ...entry }, match, en)).toBe(text)
})

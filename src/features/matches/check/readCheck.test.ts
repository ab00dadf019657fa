import { type Address, concat, type Hex, hexToBigInt, keccak256, numberToHex, pad, zeroAddress } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { matchActivity } from '@/features/matches/activity/activity'
import { readMatchEvents } from '@/features/matches/activity/matchEvents.fixture'
import { accounts } from '@/testing/accounts'
import { appointReality } from '@/testing/reality'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { missingActs } from './checkMatch'
import { playDisputedMatch, playMatch } from './playedMatch.fixture'
import { betSlot, bettorSlot, matchSlot, poolSlot } from './poolStorage'
import { readCheck } from './readCheck'

const testChain = setUpTestChain()
const { bettingPool: pool, lens, weth } = deployment

/** The fee's denominator as a constant of the bytecode, and another one. */
const BPS: [Hex, Hex] = ['0x612710', '0x612711']

const check = (matchId: bigint) => readCheck(testChain().config, matchId)

/** Returns the checks that aren't right. */
async function problemsOf(matchId: bigint) {
  const { states } = await check(matchId)
  return Object.fromEntries(Object.entries(states).filter(([, state]) => state !== 'right'))
}

/** Returns the slot of WETH9's `balanceOf`. */
const balanceSlot = (account: Address) => keccak256(concat([pad(account), numberToHex(3, { size: 32 })]))

async function changeSlot(address: Address, slot: Hex, change: (value: bigint) => bigint) {
  const { client } = testChain()
  const value = hexToBigInt((await client.getStorageAt({ address, slot })) ?? '0x0')
  await client.setStorageAt({ address, index: slot, value: pad(numberToHex(change(value))) })
}

async function changeCode(address: Address, [from, to]: readonly [string, string]) {
  const { client } = testChain()
  const code = (await client.getCode({ address })) ?? '0x'
  expect(code).toContain(from.slice(2))
  await client.setCode({ address, bytecode: `0x${code.slice(2).replaceAll(from.slice(2), to.slice(2))}` })
}

test('finds nothing wrong with what the contracts did, to the wei', async () => {
  const chain = testChain()
  expect(await problemsOf(await chain.createMatch())).toEqual({ payouts: 'open' })
  const { match, open } = await playMatch(testChain())
  const { states, bets, owed, pool: stored } = await check(match)
  expect(new Set(Object.values(states))).toEqual(new Set(['right']))
  expect(bets.map(({ side, claimed, payout }) => [side, claimed, payout])).toEqual([
    [1, false, expect.any(BigInt)],
    [2, false, expect.any(BigInt)],
    [1, true, 470000000000000047n],
  ])
  // Only dust isn't owed.
  expect(stored.balance - owed).toBeLessThan(10n)
  expect(await problemsOf(open)).toEqual({ payouts: 'open' })
})

test('counts bonds, and the stakes of a challenged match', async () => {
  const chain = testChain()
  const { bettor, rival, second } = chain.accounts
  const match = await chain.createMatch()
  // Amounts that do not divide: a payout would leave dust.
  await chain.bet(match, { by: bettor, side: 1, amount: 10n ** 18n + 1n })
  await chain.bet(match, { by: second, side: 1, amount: '0.333333333333333333' })
  await chain.bet(match, { by: rival, side: 2, amount: 17n * 10n ** 17n + 7n })
  await chain.finish(1, match)
  await chain.fundAndChallenge(match, { by: rival, outcome: 'A' })
  const { states, owed, pool: stored } = await check(match)
  expect(states).toMatchObject({ payouts: 'right', balance: 'right' })
  expect(owed).toBe(stored.balance)
})

test('finds a total that the bets do not add up to', async () => {
  const { match } = await playMatch(testChain())
  await changeSlot(pool, matchSlot(match), (value) => value + 1n)
  expect(await problemsOf(match)).toEqual({ totals: 'wrong' })
})

test('finds a bet that was changed, or is not linked', async () => {
  const { match, open } = await playMatch(testChain())
  const { rival } = testChain().accounts
  await changeSlot(pool, betSlot(matchSlot(match), rival), (value) => value - 1n)
  expect(await problemsOf(match)).toEqual({ totals: 'wrong' })
  await changeSlot(pool, bettorSlot(rival), (value) => value - open + match)
  expect(await problemsOf(match)).toMatchObject({ list: 'wrong', balance: 'unread' })
})

test('finds a pool that owes more than it holds', async () => {
  const { match } = await playMatch(testChain())
  await changeSlot(weth, balanceSlot(pool), (value) => value - 10n ** 15n)
  expect(await problemsOf(match)).toEqual({ balance: 'wrong' })
})

test.each([
  ['foreign code', BPS],
  ['the same code for another token', [weth.toLowerCase(), accounts.rival.toLowerCase()]],
] as const)('finds %s', async (_, change) => {
  const { match } = await playMatch(testChain())
  await changeCode(pool, change)
  expect((await check(match)).foreignCode).toEqual(['BettingPool'])
})

function recordArbiter(address: Address) {
  deployment.arbiter = { address, realityETH: weth, arbitrator: zeroAddress, templateId: 1 }
  onTestFinished(() => {
    delete deployment.arbiter
  })
}

test('finds an arbiter that is not on record', async () => {
  const chain = testChain()
  const { arbiter } = await appointReality(chain)
  const match = await chain.createMatch()
  expect(await problemsOf(match)).toEqual({ payouts: 'open', arbiter: 'wrong' })
  recordArbiter(arbiter.address)
  expect(await problemsOf(match)).toEqual({ payouts: 'open' })
})

test('finds an owner who rules in place of the recorded arbiter', async () => {
  const match = await testChain().createMatch()
  recordArbiter(testChain().accounts.rival)
  expect(await problemsOf(match)).toEqual({ payouts: 'open', arbiter: 'wrong' })
})

test('tells which acts the storage proves and the logs lack', async () => {
  const chain = testChain()
  const disputed = await playDisputedMatch(chain, 'A')
  const { match: settled } = await playMatch(chain)
  const silent = await chain.createMatch()
  const cases = [
    {
      id: disputed,
      kinds: ['ruling', 'challenge', 'correction', 'result'],
      missing: ['ruling', 'challenge', 'correction', 'correction'],
    },
    { id: settled, kinds: ['result'], missing: ['result'] },
  ]
  for (const { id, kinds, missing } of cases) {
    const checked = await check(id)
    const record = matchActivity(await readMatchEvents(chain, id)).filter(({ kind }) => kinds.includes(kind))
    expect(record.map(({ kind }) => kind)).toEqual(kinds)
    expect(missingActs(checked, record)).toEqual([])
    const lacks = record.map((act) =>
      missingActs(
        checked,
        record.filter((other) => other !== act),
      ),
    )
    expect(lacks).toEqual(missing.map((kind) => [kind]))
  }
  expect(missingActs(await check(silent), [])).toEqual([])
})

test('finds a lens that lies about payouts', async () => {
  const { match } = await playMatch(testChain())
  await changeCode(lens, BPS)
  expect(await problemsOf(match)).toEqual({ payouts: 'wrong', code: 'wrong' })
})

test('finds a lens that leaves out a bettor, and one that does not answer', async () => {
  const { client, accounts } = testChain()
  const { match, open } = await playMatch(testChain())
  const { bettor, rival, second } = accounts
  // The lens of a copy of the pool without its newest bettor.
  const copy: Address = '0x00000000000000000000000000000000000c0de0'
  await client.setCode({ address: copy, bytecode: (await client.getCode({ address: pool })) ?? '0x' })
  const bettors = [bettor, rival, second]
  const bets = bettors.flatMap((account) =>
    [match, match + 1n, open].map((id) => betSlot(matchSlot(id), account)),
  )
  for (const index of [poolSlot('NEWEST'), ...bettors.map(bettorSlot), ...bets]) {
    const value = (await client.getStorageAt({ address: pool, slot: index })) ?? '0x'
    await client.setStorageAt({ address: copy, index, value })
  }
  await changeSlot(copy, poolSlot('NEWEST'), (value) => value - BigInt(second) + BigInt(rival))
  await changeCode(lens, [pool.toLowerCase(), copy])
  const { states, pool: stored } = await check(match)
  expect(states).toMatchObject({ list: 'wrong', totals: 'wrong', balance: 'unread', code: 'wrong' })
  expect(stored.bettors.map(({ account }) => account)).toEqual([rival, bettor])

  await changeCode(lens, [copy, rival.toLowerCase()])
  expect(await problemsOf(match)).toEqual({
    list: 'wrong',
    totals: 'wrong',
    payouts: 'unread',
    balance: 'unread',
    code: 'wrong',
  })
})

import { formatEther, maxUint256, parseEther, toHex } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { readMatch } from '../../../src/domain/match/match.fixture.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import { appointReality } from '../../../src/testing/reality.ts'
import { openChain } from '../chain/connect.ts'
import { watchRound } from '../commands.ts'
import { finished, scheduled, settled, testFeed } from '../feeds/feeds.fixture.ts'
import { day, hour } from '../lib/durations.ts'
import { setUpOperator } from '../operate.fixture.ts'
import { createHistoryReader } from './bonds.ts'
import { describeIdle } from './defender.ts'
import { openReality, readQuestion } from './reality.ts'

const { operator, rival } = accounts
const TEAM_B = toHex(1, { size: 32 })
const TOO_SOON = toHex(maxUint256 - 1n)

const { chain, feed, open, startProxy } = setUpOperator()
let other: ReturnType<typeof testFeed>
let row: ReturnType<typeof scheduled>

/** Writes what both feeds say. */
function write(said: ReturnType<typeof scheduled>) {
  for (const one of [feed, other]) one.write([said])
}

beforeEach(() => {
  other = testFeed()
  row = scheduled(1, feed.start)
  write(row)
})

/** Starts a watch. Returns a function that does a round and returns what it says. */
async function startWatch(limit = '1') {
  const session = await open({ flags: ['--feed', other.path, '--defend', limit] })
  const round = watchRound(session, () => 0)
  return async () => {
    const result = await round()
    const notices = 'notices' in result ? result.notices : []
    const own = [...result.reports, ...notices].filter(({ key }) => key.startsWith('defend/'))
    return own.map(({ text }) => text.replace(/: #1 .*/, '').replace(/^#1 .* is challenged: /, ''))
  }
}

/** Lets a watch open a match, and the operator name Team A after bets of 1 WETH on each side. The feeds say `said`. */
async function name(said: string) {
  const { betOnBothSides, pass, finalize, giveWeth } = chain()
  const watch = await startWatch()
  await watch()
  await betOnBothSides(1n)
  await pass(day + 2 * hour)
  await finalize(1n, 1)
  write(finished(row, { result: said }))
  await giveWeth(operator, '5')
}

const challenge = (outcome: 'A' | 'Void' = 'A') => chain().fundAndChallenge(1n, { by: rival, outcome })

/** Appoints Reality.eth, and has a named result challenged. Starts a watch that has done some rounds since. */
async function challenged({ said = '1', limit = '1', rounds = 0 } = {}) {
  const reality = await appointReality(chain())
  await name(said)
  await challenge()
  const watch = await startWatch(limit)
  for (let round = 0; round < rounds; round++) await watch()
  return { ...reality, watch }
}

/** Appoints Reality.eth, and has a match challenged that the operator voided before its start. Starts another watch. */
async function calledOff() {
  const reality = await appointReality(chain())
  const opening = await startWatch()
  await opening()
  await chain().giveWeth(operator, '5')
  await chain().voidMatch(1n)
  await challenge('Void')
  return { ...reality, watch: await startWatch() }
}

const resultOf = async () => {
  const { winner, isVoid, isChallenged } = await readMatch(chain(), 1n)
  return isChallenged ? 'challenged' : { winner, isVoid }
}

test('has a wrong challenge rejected, overbids another answer, and takes the bonds back', async () => {
  const { answer, watch } = await challenged()
  expect(await watch()).toEqual(['Asked Reality.eth'])
  expect(await watch()).toEqual(['Answered Red 1 with a bond of 0.02 WETH on Reality.eth'])
  expect(await watch()).toEqual([])
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.04' })
  expect(await watch()).toEqual(['Answered Red 1 with a bond of 0.08 WETH on Reality.eth'])
  await chain().pass(day)
  // Reality.eth keeps a fortieth of all bonds but the last.
  const taken = expect.stringMatching(/^Took 0\.1385 WETH back from Reality\.eth/)
  expect(await watch()).toEqual([taken, "Passed Reality.eth's answer on"])
  expect(await resultOf()).toEqual({ winner: 1, isVoid: false })
  expect(await chain().balanceOf(operator)).toBe(parseEther('5.0385'))
  expect(await watch()).toEqual([])
})

test('stops at the limit, and calls a person', async () => {
  const { answer, watch } = await challenged({ limit: '0.1', rounds: 2 })
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.04' })
  await watch()
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.16' })
  const limit = expect.stringMatching(
    /^the answer needs a bond of 0\.32 WETH by 20.* UTC, and 0\.1 of 0\.1 WETH are at risk: a person must answer/,
  )
  expect(await watch()).toEqual([limit])
  expect(await watch()).toEqual([limit])
  expect(await chain().balanceOf(operator)).toBe(parseEther('4.9'))
  await chain().pass(day)
  const sent = await chain().transactionsOf(operator)
  expect(await watch()).toEqual(["Passed Reality.eth's answer on"])
  // It leaves claiming to the winner.
  expect(await chain().transactionsOf(operator)).toBe(sent + 1)
  expect(await resultOf()).toEqual({ winner: 2, isVoid: false })
  expect(await watch()).toEqual([])
})

test('goes on after a restart, and still counts what is at risk', async () => {
  const { arbiter, answer } = await challenged({ rounds: 2 })
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.04' })
  const careful = await startWatch('0.09')
  expect(await careful()).toEqual([expect.stringContaining('0.02 of 0.09 WETH are at risk')])
  const second = await startWatch('0.1')
  expect(await second()).toEqual(['Answered Red 1 with a bond of 0.08 WETH on Reality.eth'])
  await chain().pass(day)
  // Somebody else passes the answer on meanwhile.
  await chain().send({ ...arbiter, functionName: 'settle', args: [1n, 0n], account: rival })
  const third = await startWatch()
  expect(await third()).toEqual([expect.stringMatching(/^Took 0\.1385 WETH back/)])
})

test('never answers what the feeds do not agree on, and passes the answer of others on', async () => {
  const { arbiter, answer, watch } = await challenged()
  other.write([finished(row, { result: '2' })])
  const doubt = expect.stringMatching(
    /^a person must answer on Reality\.eth\. .*: Red 1 since .*; .*: Blue 1 since /,
  )
  expect(await watch()).toEqual([doubt])
  await chain().send({ ...arbiter, functionName: 'ask', args: [1n, 0n], account: rival })
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.02' })
  expect(await watch()).toEqual([doubt])
  await chain().pass(day)
  expect(await watch()).toEqual(["Passed Reality.eth's answer on"])
  expect(await resultOf()).toEqual({ winner: 2, isVoid: false })
  expect(await chain().balanceOf(operator)).toBe(parseEther('5'))
})

test('has its own wrong result changed', async () => {
  const { watch } = await challenged({ said: '2', rounds: 1 })
  expect(await watch()).toEqual(['Answered Blue 1 with a bond of 0.02 WETH on Reality.eth'])
  await chain().pass(day)
  await watch()
  expect(await resultOf()).toEqual({ winner: 2, isVoid: false })
  expect(await chain().balanceOf(rival)).toBe(parseEther('1'))
})

test('defends a void before the start, once the feeds say it', async () => {
  const { watch } = await calledOff()
  expect(await watch()).toEqual([])
  write({ ...row, status: 'cancelled' })
  await chain().pass(settled)
  expect(await watch()).toEqual(['Asked Reality.eth'])
  expect(await watch()).toEqual(['Answered void with a bond of 0.01 WETH on Reality.eth'])
  await chain().pass(day)
  await watch()
  expect(await resultOf()).toEqual({ winner: 0, isVoid: true })
})

test('waits until a question that was answered too soon can be answered again', async () => {
  const { arbiter, answer, watch } = await calledOff()
  await chain().send({ ...arbiter, functionName: 'ask', args: [1n, 0n], account: rival })
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.01' })
  await chain().pass(day)
  expect(await watch()).toEqual(["Passed Reality.eth's answer on"])
  write({ ...row, status: 'cancelled' })
  expect(await watch()).toEqual([])
  await chain().pass(hour)
  expect(await watch()).toEqual(['Answered void with a bond of 0.01 WETH on Reality.eth'])
})

test('leaves a question that must be asked again to a person, if it costs a fee', async () => {
  const { setFee, answer, watch } = await challenged({ rounds: 1 })
  await answer(1n, { by: rival, answer: TOO_SOON, bond: '0.02' })
  await chain().pass(day)
  await setFee(1n)
  expect(await watch()).toEqual([expect.stringMatching(/^asking Reality\.eth costs 0\.0+1 WETH/)])
  await setFee(0n)
  expect(await watch()).toEqual(["Passed Reality.eth's answer on"])
  expect(await resultOf()).toBe('challenged')
})

test('asks nothing once anyone can void the match', async () => {
  const { watch } = await challenged()
  await chain().pass(90 * day)
  expect(await watch()).toEqual([])
})

test('reads the answers to a question once', async () => {
  const { arbiter, answer } = await challenged()
  await chain().send({ ...arbiter, functionName: 'ask', args: [1n, 0n], account: rival })
  const proxy = await startProxy()
  const connection = openChain(undefined, proxy.url)
  const contracts = await openReality(connection)
  if (!contracts) throw new Error('The arbiter is somebody else.')
  const id = await connection.client.readContract({ ...arbiter, functionName: 'questionOf', args: [1n] })
  const readHistory = createHistoryReader(connection, contracts)
  const bonds = async () =>
    (await readHistory(await readQuestion(contracts, id))).map(({ bond }) => formatEther(bond))
  expect(await bonds()).toEqual([])
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.02' })
  await answer(1n, { by: operator, answer: TEAM_B, bond: '0.04' })
  expect(await bonds()).toEqual(['0.04', '0.02'])
  await answer(1n, { by: rival, answer: TEAM_B, bond: '0.08' })
  expect(await bonds()).toEqual(['0.08', '0.04', '0.02'])
  expect(await bonds()).toEqual(['0.08', '0.04', '0.02'])
  expect(proxy.logRequests).toHaveLength(2)
})

test('says what it lacks', async () => {
  const { setFee, watch } = await challenged()
  const { send, contracts } = chain()
  await setFee(1n)
  expect(await watch()).toEqual([
    expect.stringMatching(/^asking Reality\.eth costs 0\.0+1 WETH, so a person must/),
  ])
  await setFee(0n)
  await watch()
  const args = [rival, parseEther('4.99')] as const
  await send({ ...contracts.weth, functionName: 'transfer', args, account: operator })
  expect(await watch()).toEqual(['the answer needs a bond of 0.02 WETH, and the account has 0.01.'])
})

test('says at the start why it can do nothing', async () => {
  const { connection } = await open()
  const idle = (limit: string) => describeIdle(connection, operator, parseEther(limit))
  expect(await idle('1')).toBe(`the arbiter ${operator} is no RealityArbiter of this pool.`)
  await appointReality(chain())
  expect(await idle('1')).toBe('the account has 0 WETH, and the smallest bond is 0.01.')
  await chain().giveWeth(operator, '0.01')
  expect(await idle('1')).toBeUndefined()
  expect(await idle('0.001')).toBe('its limit is 0.001 WETH, and the smallest bond is 0.01.')
})

test('does nothing with the owner as the arbiter', async () => {
  await name('1')
  await challenge()
  const sent = await chain().transactionsOf(operator)
  const watch = await startWatch()
  expect(await watch()).toEqual([])
  expect(await chain().transactionsOf(operator)).toBe(sent)
})

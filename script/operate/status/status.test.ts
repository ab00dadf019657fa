import { getContract, parseEther, zeroAddress, zeroHash } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import type { Outcome } from '../../../src/domain/match/outcome.ts'
import { defaultRisk } from '../../../src/domain/match/risk.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import { refuseOver200 } from '../../../src/testing/rpcProxy.ts'
import { describeQuestion } from '../apply/describe.ts'
import { openChain } from '../chain/connect.ts'
import { watchRound } from '../commands.ts'
import { finished, scheduled, testFeed } from '../feeds/feeds.fixture.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { setUpOperator } from '../operate.fixture.ts'
import { readRound, type Session } from '../session.ts'
import { createNoticesReader, readMoney } from './notices.ts'
import { createLogsReader } from './readLogs.ts'

const { chain, feed, open, readMatches, startProxy } = setUpOperator()

/** Returns what needs a person. @param clockAhead of the chain, in seconds */
async function read(session: Session, clockAhead = 0) {
  const round = await readRound(session)
  const readNotices = createNoticesReader(session.connection, accounts.operator)
  return (await readNotices(round, defaultRisk, round.chain.blockTime + clockAhead)).notices
}

const status = async (clockAhead?: number) => (await read(await open(), clockAhead)).map(({ text }) => text)

// The pending block has the newest one's time, whatever the machine's.
beforeEach(() => chain().client.setBlockTimestampInterval({ interval: 0 }))

test('names a result that is due, from the end on if the feed names the winner, else a day later', async () => {
  await chain().createMatch({ name: 'LoL: Red 1 vs Blue 1', startsIn: hour, endsIn: 2 * hour })
  const [{ startTime, endTime } = { startTime: 0n, endTime: 0n }] = await readMatches()
  await chain().pass(2 * hour + 10)
  expect(await status()).toEqual([])
  const row = { ...scheduled(1, Number(startTime)), best_of: '' }
  const over = Number(startTime) + minute
  feed.write([finished(row, { result: '2', ended: over, changed: over })])
  expect(await status()).toEqual([
    expect.stringMatching(/^#1 LoL: Red 1 vs Blue 1 has no result since \d+ s: the plan names it\.$/),
  ])
  feed.write([])
  await chain().pass(Number(endTime) + day - (await chain().now()))
  expect(await status()).toEqual([])
  await chain().pass(1)
  expect(await status()).toEqual([expect.stringContaining('no feed says that it is over')])
})

test('names what has waited for half an hour, and why, and one of several feeds that lists nothing', async () => {
  await chain().createMatch({ name: 'LoL: Red 1 vs Blue 1', startsIn: hour, endsIn: 2 * hour })
  await chain().pass(2 * hour + 30 * minute - 10)
  const [empty, missing] = [testFeed(undefined, 'empty.json').path, 'missing.json']
  const textOf = async () => {
    const texts = (await read(await open({ flags: ['--feed', missing, '--feed', empty] }))).map(
      ({ text }) => text,
    )
    return texts.join('\n').replaceAll(empty, 'empty.json').replaceAll(feed.path, 'feed.json')
  }
  const feeds = "missing.json can't be read: ENOENT.\nfeed.json lists nothing.\nempty.json lists nothing."
  expect(await textOf()).toBe(feeds)
  await chain().pass(20)
  const waiting =
    /^#1 LoL: Red 1 vs Blue 1 has no result since 30 min( \d+ s)?: missing.json can't be read\.\n/
  expect(await textOf()).toMatch(waiting)
})

const challenge = (id: bigint, outcome: Outcome) =>
  chain().fundAndChallenge(id, { by: accounts.bettor, outcome })

/** Creates a match, names its winner after bets of 1 WETH on each side, and challenges that. */
async function createChallenged() {
  const id = await chain().createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain().finish(1, id)
  await challenge(id, 'A')
  return id
}

test('names a challenge with the time that the arbiter has', async () => {
  const id = await createChallenged()
  expect(await status()).toEqual([
    '#1 CS2: Natus Vincere vs FaZe Clan — Major Final is challenged: the arbiter has 7 d to rule. The bond becomes a fee if the result stands, and goes back if it changes.',
  ])
  await chain().pass(7 * day)
  const unruled = 'nobody ruled in time: anyone can void it, which burns the bond'
  expect(await status()).toEqual([expect.stringContaining(unruled)])
  await chain().voidAbandoned(id, accounts.rival)
  expect(await status()).toEqual([])
})

test('asks to name a missing result that is challenged', async () => {
  const id = await chain().createMatch()
  await chain().pass(3 * day + 3 * hour)
  await challenge(id, 'None')
  const inTime = /^#1 .* has no result, which is challenged: name it within 7 d, and the bond goes back\.$/
  expect(await status()).toEqual([expect.stringMatching(inTime)])
  await chain().pass(7 * day)
  expect(await status()).toEqual([expect.stringContaining('anyone can void it, and the bond goes back')])
})

test('names results and acts of other accounts, until their window is over', async () => {
  const { contracts, send, setOperator, createMatch, pass } = chain()
  const pool = { ...contracts.bettingPool, account: accounts.operator } as const
  await setOperator(accounts.second)
  const id = await createMatch()
  await pass(3 * hour)
  await send({ ...pool, functionName: 'finalizeMatch', args: [id, 2], account: accounts.second })
  await send({ ...pool, functionName: 'transferOwnership', args: [accounts.rival] })
  await send({ ...pool, functionName: 'acceptOwnership', account: accounts.rival })
  await send({ ...pool, functionName: 'setProtocolFee', args: [500], account: accounts.rival })
  const all = await status()
  expect(all).toContainEqual(
    expect.stringMatching(/^#1 CS2: .*: 0x3C44…93BC named FaZe Clan\. It is final in 1[12] h/),
  )
  expect(all).toContainEqual('0x90F7…b906 changed the pool: ProtocolFeeUpdated(800, 500).')
  expect(all).toContainEqual(expect.stringMatching(/^0x90F7…b906 changed the pool: OwnershipTransferred\(/))
  expect(all.join()).not.toContain('OperatorUpdated')
  await challenge(id, 'B')
  expect(await status()).toContainEqual(
    expect.stringMatching(/0x3C44…93BC named FaZe Clan\. It is challenged\.$/),
  )
  await pass(13 * hour)
  expect(await status()).toEqual([expect.stringContaining('is challenged: the arbiter has')])
})

test('compares the money with what the pool owes, to the wei', async () => {
  const { client, contracts, createMatch, betOnBothSides, bet, pass, finish, claim } = chain()
  const [won, upcoming] = [await createMatch(), await createMatch({ startsIn: 20 * hour })]
  await betOnBothSides(won)
  await betOnBothSides(upcoming)
  await pass(hour + minute)
  await bet(won, { by: accounts.bettor, side: 1, amount: '0.5' })
  await finish(1, won)
  expect(await status()).toEqual([])
  await pass(13 * hour)
  await claim(won, accounts.bettor)
  expect(await status()).toEqual([])

  const { address: account } = contracts.bettingPool
  const { connection } = await open()
  const balance = await chain().balanceOf(account)
  expect(await readMoney(connection, await client.getBlockNumber())).toEqual({ balance, owed: balance })
  // Takes a single wei out of the pool.
  await client.impersonateAccount({ address: account })
  await client.setBalance({ address: account, value: 10n ** 18n })
  const transfer = [accounts.rival, 1n] as const
  await chain().send({ ...contracts.weth, functionName: 'transfer', args: transfer, account })
  expect(await status()).toEqual([
    expect.stringMatching(/^The pool lacks 0\.000000000000000001 of the .* WETH it owes\.$/),
  ])
})

test('adds up what the pool owes in as many calls as the gas of the RPC takes', async () => {
  const { createMatch, contracts, balanceOf } = chain()
  for (let index = 0; index < 6; index++) await createMatch({ teamA: { bettor: '1' } })
  const { url } = await startProxy({ callGas: 90_000 })
  const connection = openChain(undefined, url)
  const balance = await balanceOf(contracts.bettingPool.address)
  const money = await readMoney(connection, await connection.client.getBlockNumber())
  expect(money).toEqual({ balance, owed: balance })
})

test('asks a lens that does not answer once for what the pool owes', async () => {
  const { url, methods } = await startProxy()
  const connection = openChain(undefined, url)
  const { client, contracts } = connection
  const lens = getContract({ address: accounts.bettor, abi: contracts.lens.abi, client })
  const block = await connection.client.getBlockNumber()
  await expect(readMoney({ ...connection, contracts: { ...contracts, lens } }, block)).rejects.toThrow(
    'returned no data',
  )
  expect(methods.filter((method) => method === 'eth_call')).toHaveLength(2)
})

test('names a hub that does not answer, and a pause', async () => {
  const { client, contracts, send, pause } = chain()
  await client.setCode({ address: contracts.communityHub.address, bytecode: '0x' })
  expect(await status()).toEqual(['The hub does not answer the pool: referrers are not paid.'])
  const pool = { ...contracts.bettingPool, account: accounts.operator } as const
  await send({ ...pool, functionName: 'setCommunityHub', args: [zeroAddress] })
  expect(await status()).toEqual([])
  await pause()
  expect(await status()).toEqual(['The pool is paused: it takes no bets and no matches.'])
})

test('names unusual bets on open matches, with the accounts and what to do', async () => {
  const { createMatch, bet, pass, client } = chain()
  const unbet = await createMatch({ name: 'CS2: MOUZ vs G2', startsIn: 100 * minute })
  await pass(hour)
  const early = await createMatch({ name: 'LoL: T1 vs Gen.G', startsIn: 20 * minute, maxBet: '1' })
  const live = await createMatch({ startsIn: 0, endsIn: 5 * minute, maxBet: '1' })
  const [by = accounts.bettor, ...others] = (await client.getAddresses()).slice(4, 9)
  for (const account of others) await bet(early, { by: account, side: 1, amount: '0.3' })
  await bet(early, { by, side: 2, amount: '0.5' })
  await pass(minute)
  await bet(live, { by, side: 1, amount: '0.5' })
  const found = new Map((await read(await open())).map((notice) => [notice.key, notice]))
  const late = `risk/late/${live}/1`
  const unusual = [`risk/together/${early}/1`, `risk/against/${early}/2`, `risk/empty/${unbet}/0`]
  expect(new Set(found.keys())).toEqual(new Set([late, ...unusual]))
  expect(found.get(late)?.text).toMatch(
    /^#3 .* \(0x15d3…6A65\): 1 account bet 0\.5 WETH live on Natus Vincere in the last 10 minutes of betting\. Check the score/,
  )
  // The watch repeats the notice once they have doubled.
  expect(found.get(late)?.stake).toBe(parseEther('0.5'))
})

test('names an RPC that is behind', async () => {
  await chain().createMatch()
  expect(await status(2 * minute)).toEqual([])
  expect(await status(2 * minute + 1)).toEqual(['The newest block of the RPC is 2 min 1 s old.'])
})

test('asks about a row that cannot be read, without its escape sequences', async () => {
  const asked = async () => (await readRound(await open())).plan.questions.map(describeQuestion)
  feed.write([{ ...scheduled(1, feed.start), status: 'finished', result: '3' }])
  expect(await asked()).toEqual([
    expect.stringMatching(/feed\.json, entry 1: It can't be read: .*result is "3"/),
  ])
  feed.write([{ ...scheduled(1, feed.start), best_of: '\u001b[2J' }])
  expect(await asked()).toEqual([expect.stringContaining('best_of is "[2J"')])
})

test('says that a sheet with a repeated id cannot be read, without its escape sequences', async () => {
  const entry = { ...scheduled(1, feed.start), id: '\u001b[2J' }
  feed.write([entry, entry])
  expect(await status()).toEqual([expect.stringContaining('entry 2: id "[2J" is already in entry 1.')])
})

test('says that the RPC serves no logs', async () => {
  const refuse = () => ({ code: -32601, message: 'the method eth_getLogs does not exist' })
  const { url, logRequests } = await startProxy({ refuse })
  expect((await read(await open({ rpcUrl: url }))).map(({ key }) => key)).toEqual(['logs'])
  expect(logRequests).toHaveLength(1)
})

test('reads logs in spans that the RPC takes, and later only those of new blocks', async () => {
  const { client, contracts, send } = chain()
  await client.mine({ blocks: 500 })
  const pool = contracts.bettingPool
  await send({ ...pool, functionName: 'setProtocolFee', args: [500], account: accounts.operator })
  const proxy = await startProxy({ refuse: refuseOver200 })
  const session = await open({ rpcUrl: proxy.url })
  const readLogs = createLogsReader(session.connection, accounts.second)
  const acts = async () => {
    const { block, time } = await session.readChain()
    return (await readLogs({ number: block, time })).actions.map(({ text }) => text)
  }
  const fee = 'ProtocolFeeUpdated(800, 500)'
  expect(await acts()).toContain(fee)
  proxy.logRequests.length = 0
  await send({ ...pool, functionName: 'setLiveCap', args: [2_000], account: accounts.operator })
  const later = await acts()
  expect(later.filter((text) => text === fee)).toHaveLength(1)
  expect(later).toContain('LiveCapUpdated(1000, 2000)')
  expect(proxy.logRequests).toHaveLength(1)
})

test('a transaction that the RPC lacks hides only its sender, and only until the RPC has it', async () => {
  await createChallenged()
  await chain().setOperator(accounts.second)
  // Its event doesn't name who acted.
  const pool = { ...chain().contracts.bettingPool, account: accounts.operator } as const
  const transfer = await chain().send({ ...pool, functionName: 'transferOwnership', args: [accounts.rival] })
  // Further back than a reorg.
  await chain().client.mine({ blocks: 30 })
  const from = (await chain().now()) + day
  feed.write([scheduled(1, from), { ...scheduled(2, from), best_of: 9 }])
  let isLacking = true
  const rewrite = (body: string) => (isLacking ? body.replaceAll(transfer, zeroHash) : body)
  const { url } = await startProxy({ rewrite })
  const session = await open({ rpcUrl: url, flags: ['--sender', accounts.second] })
  const next = watchRound(session, () => from - day)
  const keys = async () => {
    const round = await next()
    expect(round).toMatchObject({ plan: { questions: [{ key: 'duration/2' }] } })
    return 'notices' in round ? round.notices.map(({ key }) => key.replace(/\/\d+\/\d+$/, '')) : []
  }
  const first = await keys()
  expect(first).toEqual(expect.arrayContaining(['challenge/1/true', 'named', 'act', 'unknown']))
  isLacking = false
  expect(await keys()).toEqual(first.map((key) => (key === 'unknown' ? 'act' : key)))
})

test('a round reports its outcome although the chain cannot be read afterwards', async () => {
  feed.write([scheduled(1, feed.start)])
  const { client } = chain()
  const before = await client.getBlockNumber()
  const { url } = await startProxy({
    rewrite: async (body) =>
      (await client.getBlockNumber()) > before ? body.replace('eth_getBlockByNumber', 'eth_missing') : body,
  })
  const round = await watchRound(await open({ rpcUrl: url }), () => feed.start - day)()
  expect(round).toMatchObject({
    outcome: { done: [{ steps: [{ kind: 'create' }] }] },
    failure: expect.objectContaining({ name: expect.stringMatching(/Error$/) }),
  })
})

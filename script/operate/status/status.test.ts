import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { zeroAddress } from 'viem'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { accounts } from '../../../src/testing/accounts.ts'
import { startRpcProxy } from '../../../src/testing/rpcProxy.ts'
import { setUpTestChain } from '../../../src/testing/setUpTestChain.ts'
import { openChain } from '../chain/connect.ts'
import { watchRound } from '../commands.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { finished, matchesOn, scheduled, testFeed } from '../operate.fixture.ts'
import { readOptions } from '../options.ts'
import { openSession, readRound } from '../session.ts'
import { createWatch } from '../watch/watch.ts'
import { noticesOf } from './notices.ts'
import { createFactsReader } from './readFacts.ts'
import { readMoney } from './readMoney.ts'

const chain = setUpTestChain()
let feed: ReturnType<typeof testFeed>
let start: number

beforeEach(async () => {
  feed = testFeed()
  start = (await chain().now()) + day
})

async function open(rpcUrl = chain().url) {
  const options = readOptions(['watch', '--feed', feed.path, '--sender', accounts.operator, '--unlocked'], {
    OPERATE_RPC_URL: rpcUrl,
  })
  return { options, session: await openSession(options) }
}

/** Returns what status prints. @param clockAhead of the chain, in seconds */
async function status(clockAhead = 0) {
  const { session } = await open()
  const { chain: state, plan, failures } = await readRound(session)
  const facts = await createFactsReader(session.connection, accounts.operator)(state, state.time + clockAhead)
  return noticesOf({ chain: state, plan, facts, failures }).map(({ text }) => text)
}

test('says nothing while nothing needs a person', async () => {
  await chain().createMatch()
  expect(await status()).toEqual([])
})

test('names a result that is due, from the end on if the feed names the winner', async () => {
  await chain().createMatch({ name: 'LoL: Red 1 vs Blue 1', startsIn: hour, endsIn: 2 * hour })
  const [match] = await matchesOn(chain())
  await chain().pass(2 * hour + 10)
  expect(await status()).toEqual([])
  const row = { ...scheduled(1, Number(match?.startTime)), best_of: '' }
  const over = Number(match?.startTime) + minute
  feed.write([finished(row, { result: '2', ended: over, changed: over })])
  expect(await status()).toEqual([
    expect.stringMatching(/^#1 LoL: Red 1 vs Blue 1 has no result since \d+ s: the plan names it\.$/),
  ])
})

test('names a result that is due for a day although no feed says that the match is over', async () => {
  await chain().createMatch({ startsIn: hour, endsIn: 2 * hour })
  const [match] = await matchesOn(chain())
  const end = Number(match?.endTime)
  await chain().pass(end + day - (await chain().now()))
  expect(await status()).toEqual([])
  await chain().pass(1)
  expect(await status()).toEqual([expect.stringContaining('no feed says that it is over')])
})

test('names a challenge with the time that the arbiter has', async () => {
  const id = await chain().createMatch()
  await chain().betOnBothSides(id)
  await chain().pass(3 * hour)
  await chain().finalize(id, 1)
  await chain().fundBettor()
  await chain().challenge(id, { by: accounts.bettor, outcome: 'A' })
  expect(await status()).toEqual([
    '#1 CS2: Natus Vincere vs FaZe Clan — Major Final is challenged: the arbiter has 7 d to rule. The bond becomes a fee if the result stands, and goes back if it changes.',
  ])
  await chain().pass(7 * day)
  expect(await status()).toEqual([
    expect.stringContaining('nobody ruled in time: anyone can void it, which burns the bond'),
  ])
  await chain().voidAbandoned(id, accounts.rival)
  expect(await status()).toEqual([])
})

test('asks to name a missing result that is challenged', async () => {
  const id = await chain().createMatch()
  await chain().pass(3 * day + 3 * hour)
  await chain().fundBettor()
  await chain().challenge(id, { by: accounts.bettor, outcome: 'None' })
  expect(await status()).toEqual([
    expect.stringMatching(
      /^#1 .* has no result, which is challenged: name it within 7 d, and the bond goes back\.$/,
    ),
  ])
  await chain().pass(7 * day)
  expect(await status()).toEqual([expect.stringContaining('anyone can void it, and the bond goes back')])
})

test('names results and acts of other accounts, until their window is over', async () => {
  const { client, contracts, send, createMatch, pass, fundBettor, challenge } = chain()
  const pool = contracts.bettingPool
  const args = [accounts.second, true] as const
  await send({ ...pool, functionName: 'setOperator', args, account: accounts.operator })
  const id = await createMatch()
  await pass(3 * hour)
  await send({ ...pool, functionName: 'finalizeMatch', args: [id, 2], account: accounts.second })
  await send({
    ...pool,
    functionName: 'transferOwnership',
    args: [accounts.rival],
    account: accounts.operator,
  })
  await send({ ...pool, functionName: 'acceptOwnership', account: accounts.rival })
  await send({ ...pool, functionName: 'setProtocolFee', args: [500], account: accounts.rival })
  const { number } = await client.getBlock()
  expect(number).toBeGreaterThan(0n)
  const all = await status()
  expect(all).toContainEqual(
    expect.stringMatching(/^#1 CS2: .*: 0x3C44…93BC named FaZe Clan\. It is final in 1[12] h/),
  )
  expect(all).toContainEqual('0x90F7…b906 changed the pool: ProtocolFeeUpdated(800, 500).')
  expect(all).toContainEqual(expect.stringMatching(/^0x90F7…b906 changed the pool: OwnershipTransferred\(/))
  expect(all.join()).not.toContain('OperatorUpdated')
  await fundBettor()
  await challenge(id, { by: accounts.bettor, outcome: 'B' })
  expect(await status()).toContainEqual(
    expect.stringMatching(/0x3C44…93BC named FaZe Clan\. It is challenged\.$/),
  )
  await pass(13 * hour)
  expect(await status()).toEqual([expect.stringContaining('is challenged: the arbiter has')])
})

test('compares the money with what the pool owes, to the wei', async () => {
  const { client, contracts, createMatch, betOnBothSides, bet, pass, finalize, claim } = chain()
  const [won, upcoming] = [await createMatch(), await createMatch({ startsIn: 20 * hour })]
  await betOnBothSides(won)
  await betOnBothSides(upcoming)
  await pass(hour + minute)
  await bet(won, { by: accounts.bettor, side: 1, amount: '0.5' })
  await pass(3 * hour)
  await finalize(won, 1)
  expect(await status()).toEqual([])
  await pass(13 * hour)
  await claim(won, accounts.bettor)
  expect(await status()).toEqual([])

  const { session } = await open()
  const facts = await createFactsReader(session.connection, accounts.operator)(
    (await readRound(session)).chain,
    0,
  )
  const balance = await chain().balanceOf(contracts.bettingPool.address)
  expect(facts.money).toEqual({ balance, owed: balance })
  // Takes a single wei out of the pool.
  await client.impersonateAccount({ address: contracts.bettingPool.address })
  await client.setBalance({ address: contracts.bettingPool.address, value: 10n ** 18n })
  const transfer = [accounts.rival, 1n] as const
  const account = contracts.bettingPool.address
  await chain().send({ ...contracts.weth, functionName: 'transfer', args: transfer, account })
  expect(await status()).toEqual([
    expect.stringMatching(/^The pool lacks 0\.000000000000000001 of the .* WETH it owes\.$/),
  ])
})

test('adds up what the pool owes in as many calls as the gas of the RPC takes', async () => {
  const { createMatch, bet, contracts, balanceOf } = chain()
  for (let index = 0; index < 12; index++)
    await bet(await createMatch(), { by: accounts.bettor, side: 1, amount: '1' })
  const proxy = await startRpcProxy(chain().url, { callGas: 90_000 })
  const connection = openChain({ name: undefined, rpcUrl: proxy.url })
  const balance = await balanceOf(contracts.bettingPool.address)
  expect(await readMoney(connection, await connection.client.getBlockNumber())).toEqual({
    balance,
    owed: balance,
  })
  await proxy.stop()
})

test('names a hub that does not answer, and a pause', async () => {
  const { client, contracts, send, pause } = chain()
  await client.setCode({ address: contracts.communityHub.address, bytecode: '0x' })
  expect(await status()).toEqual(['The hub does not answer the pool: referrers are not paid.'])
  const none = [zeroAddress] as const
  await send({
    ...{ ...contracts.bettingPool, functionName: 'setCommunityHub', args: none },
    account: accounts.operator,
  })
  expect(await status()).toEqual([])
  await pause()
  expect(await status()).toEqual(['The pool is paused: it takes no bets and no matches.'])
})

test('names an RPC that is behind, and a feed that cannot be read', async () => {
  expect(await status(2 * minute)).toEqual([])
  expect(await status(2 * minute + 1)).toEqual(['The newest block of the RPC is 2 min 1 s old.'])
  feed.write([{ ...scheduled(1, start), status: 'finished', result: '3' }])
  expect(await status()).toEqual([expect.stringMatching(/feed\.json, entry 1: result is "3"/)])
})

test('keeps the escape sequences of a feed off the terminal', async () => {
  feed.write([{ ...scheduled(1, start), best_of: '\u001b[2J' }])
  const [text] = await status()
  expect(text).toContain('feed.json, entry 1: best_of is "[2J"')
})

test('says that the RPC serves no logs', async () => {
  const refuse = () => ({ code: -32601, message: 'the method eth_getLogs does not exist' })
  const proxy = await startRpcProxy(chain().url, { refuse })
  const { session } = await open(proxy.url)
  const { chain: state, plan, failures } = await readRound(session)
  const facts = await createFactsReader(session.connection, accounts.operator)(state, state.time)
  await proxy.stop()
  expect(noticesOf({ chain: state, plan, facts, failures }).map(({ key }) => key)).toEqual(['logs'])
})

test('reads logs in spans that the RPC takes, and later only those of new blocks', async () => {
  const { client, contracts, send } = chain()
  await client.mine({ blocks: 500 })
  const pool = contracts.bettingPool
  await send({ ...pool, functionName: 'setProtocolFee', args: [500], account: accounts.operator })
  const refuse = ({ blocks }: { blocks: number }) =>
    blocks > 200 ? { code: -32005, message: 'block range too large' } : undefined
  const proxy = await startRpcProxy(chain().url, { refuse })
  const { session } = await open(proxy.url)
  const readFacts = createFactsReader(session.connection, accounts.second)
  const acts = async () => {
    const { chain: state } = await readRound(session)
    return (await readFacts(state, state.time)).acts?.map(({ text }) => text)
  }
  const fee = 'ProtocolFeeUpdated(800, 500)'
  expect(await acts()).toContain(fee)
  proxy.logRequests.length = 0
  await send({ ...pool, functionName: 'setLiveCap', args: [2_000], account: accounts.operator })
  const later = await acts()
  expect(later?.filter((text) => text === fee)).toHaveLength(1)
  expect(later).toContain('LiveCapUpdated(1000, 2000)')
  expect(proxy.logRequests).toHaveLength(1)
  await proxy.stop()
})

test('a round of the watch applies the plan and looks again', async () => {
  feed.write([scheduled(1, start), { ...scheduled(2, start), best_of: 9 }])
  const { options, session } = await open()
  const clock = () => start - day
  const round = watchRound(session, { ...options, actor: { kind: 'local' } }, clock)
  const first = await round()
  expect(first.outcome.done).toMatchObject([{ steps: [{ kind: 'create' }] }])
  expect(first).toMatchObject({ plan: { steps: [], questions: [{ key: 'duration/2' }] } })
  expect((await round()).outcome).toEqual({ done: [], failed: [], isOutdated: false })
})

test('a round reports its outcome, challenges and questions although the RPC lacks a transaction', async () => {
  const id = await chain().createMatch()
  await chain().betOnBothSides(id)
  await chain().pass(3 * hour)
  await chain().finalize(id, 1)
  const {
    transactions: [finalization],
  } = await chain().client.getBlock()
  await chain().fundBettor()
  await chain().challenge(id, { by: accounts.bettor, outcome: 'A' })
  const from = (await chain().now()) + day
  feed.write([scheduled(1, from), { ...scheduled(2, from), best_of: 9 }])
  const rpc = await failingRpc(
    ({ method, params }) => method === 'eth_getTransactionByHash' && params[0] === finalization,
  )
  const { options, session } = await open(rpc)
  const round = await watchRound(session, { ...options, actor: { kind: 'local' } }, () => from - day)()
  expect(round).toMatchObject({
    outcome: { done: [{ steps: [{ kind: 'create' }] }] },
    plan: { questions: [{ key: 'duration/2' }] },
    notices: expect.arrayContaining(
      [{ key: 'logs' }, { key: 'challenge/1/true' }].map((notice) => expect.objectContaining(notice)),
    ),
  })
})

test('a round reports its outcome although the chain cannot be read afterwards', async () => {
  feed.write([scheduled(1, start)])
  const { client } = chain()
  const before = await client.getBlockNumber({ cacheTime: 0 })
  const rpc = await failingRpc(
    async ({ method }) =>
      method === 'eth_getBlockByNumber' && (await client.getBlockNumber({ cacheTime: 0 })) > before,
  )
  const { options, session } = await open(rpc)
  const round = await watchRound(session, { ...options, actor: { kind: 'local' } }, () => start - day)()
  expect(round).toMatchObject({
    outcome: { done: [{ steps: [{ kind: 'create' }] }] },
    failure: expect.objectContaining({ name: expect.stringMatching(/Error$/) }),
  })
})

interface RpcCall {
  id: unknown
  method: string
  params: readonly unknown[]
}

/** Starts an RPC that refuses requests with such a call. Returns its URL. */
async function failingRpc(isRefused: (call: RpcCall) => boolean | Promise<boolean>) {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const asked: RpcCall | RpcCall[] = JSON.parse(body)
    const refused = await Promise.all([asked].flat().map(isRefused))
    response.setHeader('content-type', 'application/json')
    if (refused.includes(true)) {
      const refuse = ({ id }: RpcCall) => ({
        jsonrpc: '2.0',
        id,
        error: { code: -32601, message: 'not here' },
      })
      response.end(JSON.stringify(Array.isArray(asked) ? asked.map(refuse) : refuse(asked)))
      return
    }
    const answer = await fetch(chain().url, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json' },
    })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the watch survives an RPC and a feed that are down, and says when they are back', async () => {
  const proxy = await startRpcProxy(chain().url, { refuse: () => undefined })
  const { options, session } = await open(proxy.url)
  const lines: string[] = []
  const next = createWatch({
    round: watchRound(session, { ...options, actor: { kind: 'local' } }, () => start - day),
    ...{ now: () => start - day, remind: 6 * hour, notify: async (events) => events.length },
    print: (line) => lines.push(line.replace(/^\S+ /, '')),
  })
  feed.write([{ ...scheduled(1, start), status: 'finished', result: '3' }])
  await next()
  feed.write([scheduled(1, start)])
  await proxy.stop()
  await next()
  await next()
  expect(lines).toEqual([
    expect.stringContaining('feed.json, entry 1: result is'),
    expect.stringMatching(/^! The RPC failed: HTTP request failed\./),
  ])
  const again = await startRpcProxy(chain().url, { refuse: () => undefined }, Number(new URL(proxy.url).port))
  await next()
  await again.stop()
  expect(lines.slice(2)).toEqual([
    'The RPC answers again.',
    expect.stringContaining('+ create LoL: Red 1 vs Blue 1 — LCK'),
    expect.stringContaining('Over: '),
  ])
})

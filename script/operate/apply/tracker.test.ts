import { type Hash, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { accounts } from '../../../src/testing/accounts.ts'
import { watchRound } from '../commands.ts'
import { scheduled } from '../feeds/feeds.fixture.ts'
import { setUpOperator } from '../operate.fixture.ts'
import { Unsure } from './signers.ts'
import { createTracker } from './tracker.ts'

const { chain, feed, open, readMatches, startProxy } = setUpOperator()

const HASH = '0x[0-9a-f]{64}'
const MANY = '25 acts: \\+ create LoL: Red 1 vs Blue 1 — LCK · \\+ create LoL: Red 2 vs Blue 2'

/** Lists 25 matches. Returns a function that does a round of a watch and returns its reports and the number of its acts. */
async function watch(rpcUrl: string) {
  feed.write(Array.from({ length: 25 }, (_, index) => scheduled(index + 1, feed.start + index)))
  const round = watchRound(await open({ rpcUrl }), () => feed.start)
  return async () => {
    const { reports, outcome } = await round()
    expect(outcome.failed.map(({ reason }) => reason)).toEqual([])
    return { texts: reports.map(({ text }) => text), acts: outcome.done.flatMap(({ steps }) => steps).length }
  }
}

const said = (pattern: string) => ({ texts: [expect.stringMatching(`^${pattern}`)], acts: 0 })
/** Every act is named. */
const SENT = {
  texts: [/.*(Red 1 .*)(Red 10 )/, /.*(Red 11 .*)(Red 20 )/, /.*(Red 21 .*)(Red 25 )/].map(({ source }) =>
    expect.stringMatching(`^Was sent \\(${HASH}\\): \\+ create LoL: ${source}.* — LCK$`),
  ),
  acts: 0,
}
const NOTHING = { texts: [], acts: 0 }

async function forward(body: string) {
  const headers = { 'content-type': 'application/json' }
  await fetch(chain().url, { method: 'POST', headers, body })
}

const isSending = (body: string) => body.includes('"eth_sendTransaction"')
/** The proxy answers HTTP 502. */
const NO_ANSWER = ''

test.each([
  ['no answer', () => NO_ANSWER],
  [
    'an answer that is no hash',
    (body: string) => body.replace(/eth_sendTransaction.*/, 'eth_chainId","params":[]}'),
  ],
  [
    'null for a hash',
    (body: string) =>
      body.replace(/eth_sendTransaction.*/, `eth_getTransactionByHash","params":["${zeroHash}"]}`),
  ],
])('says once what may have been sent after %s, and then that it was sent', async (_, answer) => {
  const { url } = await startProxy({
    async rewrite(body) {
      if (!isSending(body)) return body
      await forward(body)
      return answer(body)
    },
  })
  const round = await watch(url)
  expect(await round()).toEqual(said(`May have been sent \\(nonce \\d+\\); the next round looks: ${MANY}`))
  expect(await round()).toEqual(SENT)
  expect(await round()).toEqual(NOTHING)
  expect(await readMatches()).toHaveLength(25)
})

test('sends again what the node has never got', async () => {
  let isDown = true
  const { url } = await startProxy({ rewrite: (body) => (isDown && isSending(body) ? NO_ANSWER : body) })
  const round = await watch(url)
  expect(await round()).toEqual(said('May have been sent'))
  expect(await round()).toEqual(NOTHING)
  isDown = false
  expect(await round()).toEqual({ texts: [], acts: 25 })
  expect(await round()).toEqual(NOTHING)
  expect(await readMatches()).toHaveLength(25)
})

test.each([
  ['fails', 'eth_missing', /eth_getTransactionReceipt/],
  ['lacks its status', 'eth_getTransactionByHash', /eth_getTransactionReceipt/],
])('says with its hash what may have been sent if reading the receipt %s', async (_, method, asked) => {
  let isHidden = true
  const { url } = await startProxy({
    rewrite: (body) => (isHidden ? body.replace(asked, method) : body),
  })
  const round = await watch(url)
  expect(await round()).toEqual(said(`May have been sent \\(${HASH}\\); the next round looks: ${MANY}`))
  expect(await round()).toEqual(NOTHING)
  isHidden = false
  expect(await round()).toEqual(SENT)
  expect(await round()).toEqual(NOTHING)
})

test('waits for what the node already knows, and sends nothing meanwhile', async () => {
  const { url, methods } = await startProxy({
    // As a gateway that tries again.
    async rewrite(body) {
      if (isSending(body)) await forward(body)
      return body
    },
  })
  await chain().stopMining()
  const round = await watch(url)
  expect(await round()).toEqual(said('May have been sent'))
  methods.length = 0
  expect(await round()).toEqual(NOTHING)
  expect(methods).not.toContain('eth_sendTransaction')
  await chain().resumeMining()
  expect(await round()).toEqual(SENT)
  expect(await readMatches()).toHaveLength(25)
})

test('says that it reverted, and that another transaction came first', async () => {
  const { client, contracts, transactionsOf } = chain()
  const account = accounts.rival
  const { connection } = await open()
  const to = contracts.bettingPool.address
  const send = (data: Hash | '0x') => client.sendTransaction({ account, to, data, gas: 100_000n })
  const reverting = '0xdeadbeef'
  const { deliver, look, takeReports } = createTracker(connection, account, async ({ nonce }) => {
    throw new Unsure(nonce)
  })
  const round = async () => {
    const isHeld = await look(await client.getBlockNumber())
    return [isHeld, ...takeReports().map(({ text }) => text)]
  }
  const doubt = async (about: string) => {
    const nonce = await transactionsOf(account)
    const sending = deliver({ calls: [], acts: [about], to, data: reverting, gas: 0n, nonce })
    await expect(sending).rejects.toThrow(`May have been sent (nonce ${nonce})`)
  }
  await round()
  await doubt('One')
  await doubt('One')
  expect(takeReports()).toHaveLength(1)
  await client.mine({ blocks: 3 })
  expect(await round()).toEqual([false])
  await send('0xdeadbeef' as Hash)
  await client.mine({ blocks: 4 })
  expect(await round()).toEqual([false, expect.stringMatching(`^Failed, reverted \\(${HASH}\\): One$`)])
  await doubt('Two')
  takeReports()
  await send('0xdeadbeee' as Hash)
  await client.mine({ blocks: 1 })
  expect(await round()).toEqual([
    false,
    expect.stringMatching(`^Was not sent, another transaction came first \\(${HASH}\\): Two$`),
  ])
  expect(await round()).toEqual([false])
})

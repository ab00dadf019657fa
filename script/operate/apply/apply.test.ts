import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, decodeFunctionData, encodeFunctionData, type Hex, numberToHex, zeroHash } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bettingPoolAbi } from '../../../src/chain/queries/generated.ts'
import { contractCall } from '../../../src/chain/transactions/types.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import { root } from '../../../src/testing/processes.ts'
import { placeSafe } from '../../../src/testing/safe.ts'
import { testFolder } from '../../../src/testing/testFolder.ts'
import { transactionOf } from '../chain/callsOf.ts'
import { finished, scheduled, settled } from '../feeds/feeds.fixture.ts'
import { day, hour } from '../lib/durations.ts'
import { execute, setUpOperator } from '../operate.fixture.ts'
import { applyRound, deliverBy, readRound, signerOf } from '../session.ts'
import { applySteps } from './applySteps.ts'
import { bySafeFile, isNonceTaken } from './deliver.ts'
import { describeOutcome } from './describe.ts'
import { NO_OUTCOME } from './outcome.ts'
import { forgeSigner } from './signers.ts'

const { chain, feed, open, apply, readMatches, startProxy } = setUpOperator()

const list = (count: number) =>
  feed.write(Array.from({ length: count }, (_, id) => scheduled(id, feed.start + id)))

test('closes, settles, voids and replaces in one transaction', async () => {
  const { start } = feed
  const row = (id: number) => scheduled(id, start + id)
  feed.write([1, 2, 3, 4, 5].map(row))
  await apply()
  await chain().pass(day + hour + settled + 60)
  const changed = start + hour
  const source = 'https://lolesports.com/match/2'
  feed.write([
    finished(row(1), { result: '2', ended: start + 20, changed }),
    finished(row(2), { result: '1', source }),
    { ...row(3), status: 'finished', result: 'forfeit 1', changed },
    { ...row(4), start: start + 5 * day, original_start: start + 4, changed },
    { ...row(5), status: 'cancelled', changed },
  ])
  const { done, failed } = await apply()
  expect(failed).toEqual([])
  expect(done).toHaveLength(1)
  const matches = await readMatches()
  expect(matches).toMatchObject([
    { winner: 2 },
    { winner: 1 },
    { isVoid: true },
    { isVoid: true },
    { isVoid: true },
    { name: 'LoL: Red 4 vs Blue 4 — LCK', startTime: BigInt(start + 5 * day) },
  ])
  const { client, contracts } = chain()
  const reading = { ...contracts.lens, functionName: 'resultSourceOf', args: [2n] } as const
  expect(await client.readContract(reading)).toBe(source)
  expect(await apply()).toEqual(NO_OUTCOME)
})

test('closes a match that is over early and names its result together', async () => {
  const long = { endsIn: day + 5 * hour, startsIn: day }
  await chain().createMatch({ name: 'LoL: Red 1 vs Blue 1 — LCK', ...long })
  const [{ startTime } = { startTime: 0n }] = await readMatches()
  const row = { ...scheduled(1, Number(startTime)), best_of: '' }
  await chain().pass(day + 2 * hour)
  feed.write([finished(row)])
  const { done } = await apply()
  expect(done).toMatchObject([{ steps: [{ kind: 'close' }, { kind: 'finalize' }] }])
  expect(await readMatches()).toMatchObject([{ isBettingClosed: true, winner: 1 }])
})

test('splits what does not fit into one transaction', async () => {
  list(8)
  const { done, failed } = await apply(undefined, 500_000n)
  expect(failed).toEqual([])
  expect(done.length).toBeGreaterThan(1)
  expect(await readMatches()).toHaveLength(8)
})

test('sends many steps in several transactions', async () => {
  list(41)
  const { done } = await apply()
  expect(done.map(({ steps }) => steps.length)).toEqual([21, 20])
  expect(await readMatches()).toHaveLength(41)
})

test('a step that reverts does not hold back the others', async () => {
  list(4)
  const session = await open()
  const { connection, account } = session
  const { plan } = await readRound(session)
  const steps = plan.steps.map((step, index) =>
    index === 2 && step.kind === 'create' ? { ...step, create: { ...step.create, minBet: 0n } } : step,
  )
  const replan = async () => ({ chain: await session.readChain(), plan: { ...plan, steps } })
  const deliver = deliverBy(session, 0)
  const outcome = await applySteps(steps, { connection, account, replan, deliver })
  expect(outcome.failed).toMatchObject([{ steps: [steps[2]], reason: 'MinBetZero()' }])
  expect(await readMatches()).toHaveLength(3)
})

test('two runs at the same time create each match once, and the second says why it sent nothing', async () => {
  list(4)
  await chain().stopMining()
  const first = apply()
  await expect.poll(async () => (await chain().client.getTxpoolStatus()).pending).toBeGreaterThan(0)
  const second = await apply()
  await chain().resumeMining()
  expect(await first).toMatchObject({ done: [{ steps: { length: 4 } }], failed: [], isOutdated: false })
  expect(second).toMatchObject({ done: [], failed: [], isOutdated: true })
  expect(describeOutcome(second)).toEqual([
    expect.stringMatching(/^The chain has changed since .*plan again\.$/),
  ])
  expect(await readMatches()).toHaveLength(4)
})

test('creates nothing twice, whenever another run with the same account comes in between', async () => {
  let requests = 0
  let raceAt = 0
  const { url } = await startProxy({
    async rewrite(body) {
      requests++
      if (requests === raceAt) await apply()
      // As Anvil answers while it mines the next block.
      return requests < raceAt
        ? body
        : body.replace(/("eth_getTransactionCount","params":\["0x\w+",)"0x\w+"/g, '$1"latest"')
    },
  })
  for (let created = 0; requests >= raceAt; created++) {
    feed.write([scheduled(created, feed.start + created)])
    expect(await readMatches()).toHaveLength(created)
    raceAt = created + 1
    const session = await open({ rpcUrl: url })
    requests = 0
    await apply(session)
  }
  expect(raceAt).toBeGreaterThan(8)
})

test('leaves out what somebody else created after the plan', async () => {
  list(2)
  const session = await open()
  const round = await readRound(session)
  await chain().createMatch({ name: 'LoL: Red 1 vs Blue 1 — LCK', startsIn: day })
  const { done } = await applyRound(session, round, deliverBy(session, 0))
  expect(done).toMatchObject([{ steps: [{ create: { name: expect.stringContaining('Red 0') } }] }])
})

test('creates nothing twice if the RPC serves an old block with the newest nonce', async () => {
  feed.write([scheduled(1, feed.start)])
  const old = await chain().client.getBlockNumber()
  expect((await apply()).done).toHaveLength(1)
  // Its newest block is the old one, and everything else is new.
  const { url } = await startProxy({
    rewrite: (body) =>
      body.replace(/("eth_getBlockByNumber","params":\[)"latest"/g, `$1"${numberToHex(old)}"`),
  })
  expect(await apply(await open({ rpcUrl: url }))).toEqual({ ...NO_OUTCOME, isOutdated: true })
  expect(await readMatches()).toHaveLength(1)
})

test('waits for a receipt that comes late, although no other block is mined', async () => {
  feed.write([scheduled(1, feed.start)])
  let hidden = 2
  // A node that lags behind has neither the receipt nor the transaction's block.
  const { url } = await startProxy({
    rewrite: (body) =>
      body.includes('"eth_getTransactionReceipt"') && hidden-- > 0
        ? body.replace(/"0x[0-9a-f]{64}"/, `"${zeroHash}"`)
        : body.replace(/("eth_getBlockByNumber","params":\[)"0x[0-9a-f]+",true/, '$1"0x0",true'),
  })
  const { done, failed } = await apply(await open({ rpcUrl: url }))
  expect(failed).toEqual([])
  expect(done).toHaveLength(1)
  expect(hidden).toBeLessThan(0)
})

test('scores and finishes a tournament, without being its administrator', async () => {
  const { tournaments, createMatch, settle, setOperator } = chain()
  await setOperator(accounts.second)
  const session = await open({ flags: ['--sender', accounts.second] })
  const id = await createMatch({ name: 'LoL: Red 1 vs Blue 1' })
  const tournament = await tournaments.create({ matchIds: [id] })
  await tournaments.play(tournament, accounts.bettor, [id], [1])
  await settle(1, id)
  expect((await apply(session)).done).toMatchObject([{ steps: [{ kind: 'score' }] }])
  expect((await apply(session)).done).toMatchObject([{ steps: [{ kind: 'finalizeTournament' }] }])
  expect(await apply()).toEqual(NO_OUTCOME)
  await tournaments.claim(tournament, accounts.bettor)
})

/** Anvil's first account. */
const KEYSTORE = {
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '0ab306823035661bb8dba21cc2535231' },
    ciphertext: '8f44ca6ec267b635c91d5b4e1d9d8d8a989e694f800b6da95330b41128e4f4dc',
    kdf: 'scrypt',
    kdfparams: { n: 8_192, r: 8, p: 1, dklen: 32, salt: '63479ad69a090b258277ec8fba6f9941' },
    mac: '08198ee9591f4b608e259fcd13dcb5fb20b89972951b5eae47e38b24200dbd71',
  },
  id: '6c3fd1a8-95b3-4e8f-a7ab-2f1c4e5d6b70',
  version: 3,
}

test('sends by forge, from a keystore with a password', async () => {
  const keystore = JSON.stringify(KEYSTORE)
  const home = testFolder({ password: 'open sesame', '.foundry/keystores/operator': keystore })
  vi.stubEnv('HOME', home)
  vi.stubEnv('ETH_PASSWORD', join(home, 'password'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  feed.write([scheduled(1, feed.start)])
  const flags = ['--sender', accounts.operator, '--account', 'operator']
  const { done } = await apply(await open({ flags }))
  expect(done).toMatchObject([{ reference: expect.stringMatching(/^0x[0-9a-f]{64}$/) }])
  expect(await readMatches()).toHaveLength(1)
  // Forge keeps the RPC's URL there, which may hold a key.
  expect(existsSync(join(root, 'cache/Send.s.sol/31337'))).toBe(false)
})

test('forge sends with the gas that it is told, and nothing if another transaction came first', async () => {
  const { isTTY } = process.stdin
  // With a terminal too, forge's errors stay off a log.
  process.stdin.isTTY = true
  onTestFinished(() => {
    process.stdin.isTTY = isTTY
  })
  const send = signerOf(await open({ flags: ['--sender', accounts.operator, '--unlocked'] }))
  const { contracts, client, transactionsOf } = chain()
  const to = contracts.bettingPool.address
  const nonce = await transactionsOf(accounts.operator)
  const data = encodeFunctionData({ ...contracts.bettingPool, functionName: 'pause' })
  const hash = await send({ to, data, gas: 345_678n, nonce })
  expect(await client.getTransaction({ hash })).toMatchObject({ gas: 345_678n, input: data })

  const sending = send({ to, data: '0x', gas: 100_000n, nonce })
  const error = await sending.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ output: expect.stringContaining(`NonceChanged(${nonce + 1})`) })
  expect(isNonceTaken(error)).toBe(true)
})

test('what forge sent without an answer or a receipt may have been sent, and nothing that was refused', async () => {
  const { url, client, transactionsOf } = chain()
  const { connection } = await open()
  const nonce = await transactionsOf(accounts.operator)
  const transaction = { to: accounts.second, data: '0x', gas: 100_000n } as const
  const send = async (rpcUrl: string, account: Address, at: number) =>
    forgeSigner({ ...connection, rpcUrl }, account, ['--unlocked'])({ ...transaction, nonce: at })
  const silent = await startProxy({
    async rewrite(body) {
      if (!body.includes('"eth_sendTransaction"')) return body
      await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return ''
    },
  })
  const sent = send(silent.url, accounts.operator, nonce)
  await expect(sent).rejects.toThrow(`May have been sent (nonce ${nonce}); the next round looks`)
  expect(await transactionsOf(accounts.operator)).toBe(nonce + 1)
  const blind = await startProxy({ rewrite: (body) => body.replace('_getTransactionReceipt', '_missing') })
  await expect(send(blind.url, accounts.operator, nonce + 1)).rejects.toThrow(
    /^May have been sent \(0x[0-9a-f]{64}\)/,
  )
  await client.setBalance({ address: accounts.rival, value: 0n })
  await expect(send(url, accounts.rival, 0)).rejects.toMatchObject({
    output: expect.stringMatching(/insufficient/i),
  })
})

test('stops forge if it takes too long', async () => {
  const { url } = await startProxy({ rewrite: () => new Promise(() => {}) })
  const { connection } = await open()
  const send = forgeSigner({ ...connection, rpcUrl: url }, accounts.operator, ['--unlocked'], 500)
  const sending = send({ to: accounts.second, data: '0x', gas: 100_000n, nonce: 0 })
  await expect(sending).rejects.toThrow('May have been sent (nonce 0); the next round looks')
})

test('a Safe gets a file with every call, and no second one while it has calls that are still planned', async () => {
  const safe = await placeSafe(chain().client)
  await chain().setOperator(safe)
  const out = join(testFolder(), 'batch.json')
  const second = out.replace('.json', '-2.json')
  const session = await open({ command: 'apply', flags: ['--safe', safe, '--out', out] })
  const sign = (file: string) => execute(chain(), file, safe)
  feed.write([scheduled(1, feed.start), scheduled(2, feed.start + hour)])
  const { done } = await apply(session, 200_000n)
  expect(done.map(({ reference }) => reference)).toEqual([out, second])
  expect(await readMatches()).toEqual([])
  const first = readFileSync(out, 'utf8')
  const { chainId, transactions }: { chainId: string; transactions: { data: Hex }[] } = JSON.parse(first)
  expect(chainId).toBe('31337')
  const call = { to: chain().contracts.bettingPool.address, value: '0' }
  expect(transactions).toMatchObject([call])
  const decoded = transactions.map(({ data }) => decodeFunctionData({ abi: bettingPoolAbi, data }))
  expect(decoded).toMatchObject([{ functionName: 'createMatch' }])

  feed.write([scheduled(1, feed.start), scheduled(2, feed.start + hour), scheduled(3, feed.start + hour)])
  const refusal = /batch(-2)?\.json has calls that are still planned: execute it in the Safe/
  const failed = (reason: RegExp) => ({ done: [], failed: [{ reason: expect.stringMatching(reason) }] })
  expect(await apply(session)).toMatchObject(failed(refusal))
  expect(readFileSync(out, 'utf8')).toBe(first)
  await sign(out)
  expect(await apply(session)).toMatchObject(failed(/batch-2\.json has/))
  await sign(second)
  expect(await apply(session)).toMatchObject({ done: [{ reference: out }], failed: [] })
  await sign(out)
  expect(await readMatches()).toHaveLength(3)
  expect((await readRound(session)).plan.steps).toEqual([])
})

test('writes 100 files for a Safe, and overwrites none of them with the rest', async () => {
  const { connection } = await open()
  const out = join(testFolder(), 'batch.json')
  const deliver = bySafeFile(connection, out, 0)
  const { pool } = connection.contracts
  async function write(id: bigint) {
    const call = contractCall({ ...pool, functionName: 'closeBetting', args: [id] })
    return deliver({ calls: [call], acts: ['Close'], ...transactionOf(call), gas: 0n, nonce: 0 })
  }
  await write(1n)
  const first = readFileSync(out, 'utf8')
  for (let id = 2n; id <= 100n; id++) await write(id)
  await expect(write(101n)).rejects.toThrow('Execute the 100 files in the Safe before the rest is written.')
  expect(readFileSync(out, 'utf8')).toBe(first)
})

import { createCipheriv, randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { decodeFunctionData, encodeFunctionData, type Hex, keccak256, numberToHex, zeroHash } from 'viem'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bettingPoolAbi } from '../../../src/chain/queries/generated.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import { root } from '../../../src/testing/processes.ts'
import { setUpTestChain } from '../../../src/testing/setUpTestChain.ts'
import { day, hour } from '../lib/durations.ts'
import { finished, matchesOn, scheduled, settled, testFeed, testFolder } from '../operate.fixture.ts'
import { readOptions } from '../options.ts'
import { openSession, readPlan, readRound, type Session, signerOf } from '../session.ts'
import { applySteps, type Outcome } from './applySteps.ts'
import { bySafeFile, byTransaction, isNonceTaken } from './deliver.ts'
import { describeOutcome } from './describe.ts'
import { forgeSigner } from './forgeSigner.ts'

const chain = setUpTestChain()
let feed: ReturnType<typeof testFeed>
let start: number

beforeEach(async () => {
  feed = testFeed()
  start = (await chain().now()) + day
})

const open = (...flags: string[]) => openAt(chain().url, ...flags)

async function openAt(rpcUrl: string, ...flags: string[]) {
  const options = readOptions(['apply', '--feed', feed.path, ...flags], { OPERATE_RPC_URL: rpcUrl })
  return { options, session: await openSession(options) }
}

interface Changes {
  gasLimit?: bigint
  flags?: string[]
  rpcUrl?: string
}

/** Plans and applies once. */
async function apply({ gasLimit, flags = [], rpcUrl = chain().url }: Changes = {}): Promise<Outcome> {
  const { options, session } = await openAt(rpcUrl, ...flags)
  const { plan, feeds } = await readRound(session)
  return applySteps(plan.steps, {
    ...{ connection: session.connection, account: session.account, gasLimit },
    replan: () => readPlan(session, feeds),
    deliver: byTransaction(session.connection, signerOf(options, session)),
  })
}

const planned = async (session: Session) => (await readRound(session)).plan

test('creates the matches of a feed in one transaction, and none twice', async () => {
  feed.write([scheduled(1, start), scheduled(2, start + hour), scheduled(3, start + 20 * day)])
  const { done, failed } = await apply()
  expect(done).toHaveLength(1)
  expect(failed).toEqual([])
  expect(await matchesOn(chain())).toMatchObject([
    { name: 'LoL: Red 1 vs Blue 1 — LCK', startTime: BigInt(start), endTime: BigInt(start + 35 * 60) },
    { name: 'LoL: Red 2 vs Blue 2 — LCK', startTime: BigInt(start + hour) },
  ])
  expect(await apply()).toEqual({ done: [], failed: [], isOutdated: false })
})

test('closes, settles, voids and replaces in one transaction', async () => {
  const rows = [1, 2, 3, 4, 5].map((id) => scheduled(id, start + id))
  const [early, won, walkover, moved, late] = rows
  if (!early || !won || !walkover || !moved || !late) throw new Error('Rows are missing')
  feed.write(rows)
  await apply()
  await chain().pass(day + hour + settled + 60)
  const changed = start + hour
  const source = 'https://lolesports.com/match/2'
  feed.write([
    finished(early, { result: '2', ended: start + 20, changed }),
    finished(won, { result: '1', source }),
    { ...walkover, status: 'finished', result: 'forfeit 1', changed },
    { ...moved, start: start + 5 * day, original_start: moved.start, changed },
    { ...late, status: 'cancelled', changed },
  ])
  const { done, failed } = await apply()
  expect(failed).toEqual([])
  expect(done).toHaveLength(1)
  const matches = await matchesOn(chain())
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
  expect(await apply()).toEqual({ done: [], failed: [], isOutdated: false })
})

test('closes a match that is over early and names its result together', async () => {
  feed.write([{ ...scheduled(1, start), best_of: '' }])
  const long = { endsIn: day + 5 * hour, startsIn: day }
  await chain().createMatch({ name: 'LoL: Red 1 vs Blue 1 — LCK', ...long })
  const [{ startTime } = { startTime: 0n }] = await matchesOn(chain())
  const row = { ...scheduled(1, Number(startTime)), best_of: '' }
  await chain().pass(day + 2 * hour)
  feed.write([finished(row)])
  const { done } = await apply()
  expect(done).toMatchObject([{ steps: [{ kind: 'close' }, { kind: 'finalize' }] }])
  expect(await matchesOn(chain())).toMatchObject([{ isBettingClosed: true, winner: 1 }])
})

test('splits what does not fit into one transaction', async () => {
  feed.write(Array.from({ length: 8 }, (_, id) => scheduled(id, start + id)))
  const { done, failed } = await apply({ gasLimit: 500_000n })
  expect(failed).toEqual([])
  expect(done.length).toBeGreaterThan(1)
  expect(await matchesOn(chain())).toHaveLength(8)
})

test('sends many steps in several transactions', async () => {
  feed.write(Array.from({ length: 41 }, (_, id) => scheduled(id, start + id)))
  const { done } = await apply()
  expect(done.map(({ steps }) => steps.length)).toEqual([21, 20])
  expect(await matchesOn(chain())).toHaveLength(41)
})

test('a step that reverts does not hold back the others', async () => {
  feed.write(Array.from({ length: 4 }, (_, id) => scheduled(id, start + id)))
  const { options, session } = await open()
  const { plan } = await readRound(session)
  const steps = plan.steps.map((step, index) =>
    index === 2 && step.kind === 'create' ? { ...step, create: { ...step.create, minBet: 0n } } : step,
  )
  const outcome = await applySteps(steps, {
    ...{ connection: session.connection, account: session.account },
    replan: async () => ({ chain: await session.readChain(), plan: { ...plan, steps } }),
    deliver: byTransaction(session.connection, signerOf(options, session)),
  })
  expect(outcome.failed).toMatchObject([{ steps: [steps[2]], reason: 'MinBetZero()' }])
  expect(await matchesOn(chain())).toHaveLength(3)
})

test('two runs at the same time create each match once, and the second says why it sent nothing', async () => {
  feed.write(Array.from({ length: 4 }, (_, id) => scheduled(id, start + id)))
  await chain().stopMining()
  const runs = Promise.all([apply(), apply()])
  await expect.poll(async () => (await chain().client.getTxpoolStatus()).pending).toBeGreaterThan(0)
  await chain().resumeMining()
  const outcomes = (await runs).toSorted((a, b) => a.done.length - b.done.length)
  expect(outcomes).toMatchObject([
    { done: [], failed: [], isOutdated: true },
    { done: [{ steps: { length: 4 } }], failed: [], isOutdated: false },
  ])
  expect(outcomes.map(describeOutcome)[0]).toMatch(
    /^ {2}The chain has changed since this was planned: .*plan again\.$/,
  )
  expect(await matchesOn(chain())).toHaveLength(4)
})

test('creates nothing twice if the RPC serves an old block with the newest nonce', async () => {
  feed.write([scheduled(1, start)])
  const old = await chain().client.getBlockNumber()
  expect((await apply()).done).toHaveLength(1)
  const outcome = await apply({ rpcUrl: await laggingRpc(old) })
  expect(outcome).toEqual({ done: [], failed: [], isOutdated: true })
  expect(await matchesOn(chain())).toHaveLength(1)
})

/** Starts an RPC whose newest block is an old one, while everything else is new. Returns its URL. */
function laggingRpc(block: bigint) {
  return rewritingRpc((body) =>
    body.replace(
      /("eth_getBlockByNumber","params":\[)"latest"/g,
      (_, asked: string) => `${asked}"${numberToHex(block)}"`,
    ),
  )
}

test('waits for a receipt that comes late, although no other block is mined', async () => {
  feed.write([scheduled(1, start)])
  let hidden = 2
  // A node that lags behind has neither the receipt nor the transaction's block.
  const rpcUrl = await rewritingRpc((body) =>
    body.includes('"eth_getTransactionReceipt"') && hidden-- > 0
      ? body.replace(/"0x[0-9a-f]{64}"/, `"${zeroHash}"`)
      : body.replace(/("eth_getBlockByNumber","params":\[)"0x[0-9a-f]+",true/, '$1"0x0",true'),
  )
  const { done, failed } = await apply({ rpcUrl })
  expect(failed).toEqual([])
  expect(done).toHaveLength(1)
  expect(hidden).toBeLessThan(0)
})

/** Starts an RPC that gets rewritten requests. Returns its URL. */
async function rewritingRpc(rewrite: (body: string) => string) {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const answer = await fetch(chain().url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: rewrite(body),
    })
    response.setHeader('content-type', 'application/json')
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('leaves out what is no longer planned', async () => {
  feed.write([scheduled(1, start)])
  const { options, session } = await open()
  const { plan, feeds } = await readRound(session)
  await chain().createMatch({ name: 'LoL: Red 1 vs Blue 1 — LCK', startsIn: day })
  const outcome = await applySteps(plan.steps, {
    ...{ connection: session.connection, account: session.account },
    replan: () => readPlan(session, feeds),
    deliver: byTransaction(session.connection, signerOf(options, session)),
  })
  expect(outcome).toEqual({ done: [], failed: [], isOutdated: false })
})

test('scores and finishes a tournament, without being its administrator', async () => {
  const { tournaments, createMatch, settle, contracts, send } = chain()
  const operating = [accounts.second, true] as const
  const setOperator = { ...contracts.bettingPool, functionName: 'setOperator', args: operating } as const
  await send({ ...setOperator, account: accounts.operator })
  const flags = ['--sender', accounts.second]
  const id = await createMatch({ name: 'LoL: Red 1 vs Blue 1' })
  const tournament = await tournaments.create({ matchIds: [id] })
  await tournaments.play(tournament, accounts.bettor, [id], [1])
  await settle(1, id)
  expect((await apply({ flags })).done).toMatchObject([{ steps: [{ kind: 'score' }] }])
  expect((await apply({ flags })).done).toMatchObject([{ steps: [{ kind: 'finalizeTournament' }] }])
  expect(await apply()).toEqual({ done: [], failed: [], isOutdated: false })
  await tournaments.claim(tournament, accounts.bettor)
})

test('sends by forge, from a keystore with a password', async () => {
  const home = testFolder()
  const password = join(home, 'password')
  writeFileSync(password, 'open sesame')
  writeKeystore(join(home, '.foundry', 'keystores'), 'operator', 'open sesame')
  vi.stubEnv('HOME', home)
  vi.stubEnv('ETH_PASSWORD', password)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  feed.write([scheduled(1, start)])
  const { done } = await apply({ flags: ['--sender', accounts.operator, '--account', 'operator'] })
  expect(done).toMatchObject([{ reference: expect.stringMatching(/^0x[0-9a-f]{64}$/) }])
  expect(await matchesOn(chain())).toHaveLength(1)
  expect(filesWith(chain().url)).toEqual([])
})

/** Returns the files in forge's cache for `Send.s.sol` that hold a text. */
function filesWith(secret: string): string[] {
  const folder = join(root, 'cache', 'Send.s.sol')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'utf8').includes(secret))
}

test("keeps forge's errors off a log, also if a terminal starts it", async () => {
  const { isTTY } = process.stdin
  process.stdin.isTTY = true
  onTestFinished(() => {
    process.stdin.isTTY = isTTY
  })
  const { session, options } = await open('--sender', accounts.operator, '--unlocked')
  const { address: to } = chain().contracts.bettingPool
  const sending = signerOf(options, session).send({ to, data: '0x', gas: 100_000n, nonce: 999 })
  await expect(sending).rejects.toMatchObject({ output: expect.stringContaining('NonceChanged(') })
})

test('forge sends with the gas that it is told', async () => {
  const { session, options } = await open('--sender', accounts.operator, '--unlocked')
  const { contracts, client, transactionsOf } = chain()
  const nonce = await transactionsOf(accounts.operator)
  const data = encodeFunctionData({ ...contracts.bettingPool, functionName: 'pause' })
  const outgoing = { to: contracts.bettingPool.address, data, gas: 345_678n, nonce }
  const hash = await signerOf(options, session).send(outgoing)
  expect(await client.getTransaction({ hash })).toMatchObject({ gas: 345_678n, input: data })
})

test('stops forge if it takes too long', async () => {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { session } = await open()
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const signer = forgeSigner({ ...session.connection, rpcUrl }, accounts.operator, ['--unlocked'], 500)
  const sending = signer.send({ to: accounts.second, data: '0x', gas: 100_000n, nonce: 0 })
  await expect(sending).rejects.toThrow('Forge got no signature or receipt in time')
})

test('forge sends nothing if another transaction came first', async () => {
  const { session, options } = await open('--sender', accounts.operator, '--unlocked')
  const { address: to } = chain().contracts.bettingPool
  const nonce = await chain().transactionsOf(accounts.operator)
  const sending = signerOf(options, session).send({ to, data: '0x', gas: 100_000n, nonce: nonce - 1 })
  const error = await sending.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ output: expect.stringContaining(`NonceChanged(${nonce})`) })
  expect(isNonceTaken(error)).toBe(true)
})

/** The key of Anvil's first account, which everybody knows. */
const OPERATOR_KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** Writes a keystore as `cast wallet import` does. */
function writeKeystore(folder: string, name: string, password: string) {
  const [salt, iv] = [randomBytes(32), randomBytes(16)]
  const kdfparams = { n: 8_192, r: 8, p: 1, dklen: 32, salt: salt.toString('hex') }
  const key = scryptSync(password, salt, 32, { N: kdfparams.n, r: kdfparams.r, p: kdfparams.p })
  const ciphertext = createCipheriv('aes-128-ctr', key.subarray(0, 16), iv).update(OPERATOR_KEY, 'hex')
  const mac = keccak256(Buffer.concat([key.subarray(16), ciphertext])).slice(2)
  const crypto = {
    ...{ cipher: 'aes-128-ctr', cipherparams: { iv: iv.toString('hex') } },
    ...{ ciphertext: ciphertext.toString('hex'), kdf: 'scrypt', kdfparams, mac },
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, name),
    JSON.stringify({ crypto, id: '6c3fd1a8-95b3-4e8f-a7ab-2f1c4e5d6b70', version: 3 }),
  )
}

describe('a Safe', () => {
  test('gets no second file while the first has calls that are still planned', async () => {
    const safe = accounts.second
    const { contracts, send, client } = chain()
    const args = [safe, true] as const
    await send({ ...contracts.bettingPool, functionName: 'setOperator', args, account: accounts.operator })
    const folder = testFolder()
    const out = join(folder, 'batch.json')
    const { session } = await open('--safe', safe, '--out', out)
    const applyOnce = async (gasLimit?: bigint) => {
      const { plan, feeds, chain: state } = await readRound(session)
      return applySteps(plan.steps, {
        ...{ connection: session.connection, account: session.account, gasLimit },
        replan: () => readPlan(session, feeds),
        deliver: bySafeFile(session.connection, out, state.time),
      })
    }
    const execute = async (file: string) => {
      const { transactions }: { transactions: { to: Hex; data: Hex }[] } = JSON.parse(
        readFileSync(file, 'utf8'),
      )
      for (const { to, data } of transactions) {
        const hash = await client.sendTransaction({ account: safe, to, data })
        await client.waitForTransactionReceipt({ hash })
      }
    }
    feed.write([scheduled(1, start), scheduled(2, start + hour)])
    expect((await applyOnce(200_000n)).done.map(({ reference }) => reference)).toEqual([
      out,
      join(folder, 'batch-2.json'),
    ])
    const first = readFileSync(out, 'utf8')
    feed.write([scheduled(1, start), scheduled(2, start + hour), scheduled(3, start + hour)])
    expect(await applyOnce()).toMatchObject({
      done: [],
      failed: [
        {
          reason: expect.stringMatching(
            /batch(-2)?\.json has calls that are still planned: execute it in the Safe/,
          ),
        },
      ],
    })
    expect(readFileSync(out, 'utf8')).toBe(first)

    await execute(out)
    expect((await applyOnce()).failed).toMatchObject([
      { reason: expect.stringContaining('batch-2.json has') },
    ])
    await execute(join(folder, 'batch-2.json'))
    expect(await applyOnce()).toMatchObject({ done: [{ reference: out }], failed: [] })
    await execute(out)
    expect(await matchesOn(chain())).toHaveLength(3)
  })

  test('gets a file with every call, and the next plan shows what it executed', async () => {
    const safe = accounts.second
    const { client, contracts, send } = chain()
    const pool = contracts.bettingPool
    const args = [safe, true] as const
    await send({ ...pool, functionName: 'setOperator', args, account: accounts.operator })
    feed.write([scheduled(1, start), scheduled(2, start + hour)])
    const out = join(testFolder(), 'batch.json')
    const { session } = await open('--safe', safe, '--out', out)
    const { plan, feeds, chain: state } = await readRound(session)
    const { done } = await applySteps(plan.steps, {
      ...{ connection: session.connection, account: session.account },
      replan: () => readPlan(session, feeds),
      deliver: bySafeFile(session.connection, out, state.time),
    })
    expect(done).toMatchObject([{ reference: out, steps: plan.steps }])
    expect(await matchesOn(chain())).toEqual([])

    const file: { transactions: { to: Hex; data: Hex }[] } = JSON.parse(readFileSync(out, 'utf8'))
    const call = { to: pool.address, value: '0' }
    expect(file).toMatchObject({ chainId: '31337', transactions: [call, call] })
    for (const { to, data } of file.transactions) {
      expect(decodeFunctionData({ abi: bettingPoolAbi, data }).functionName).toBe('createMatch')
      await client.waitForTransactionReceipt({
        hash: await client.sendTransaction({ account: safe, to, data }),
      })
    }
    expect((await planned(session)).steps).toEqual([])
  })
})

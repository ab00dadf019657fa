import { join } from 'node:path'
import {
  concat,
  createPublicClient,
  type Hex,
  http,
  keccak256,
  numberToHex,
  pad,
  zeroAddress,
  zeroHash,
} from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { local } from '../src/chain/config/chains.ts'
import { deployment } from '../src/chain/config/config.ts'
import { matchActivity } from '../src/features/matches/activity/activity.ts'
import { readMatchEvents } from '../src/features/matches/activity/matchEvents.fixture.ts'
import { checkFile, resultEvents } from '../src/features/matches/check/checkFile.ts'
import { playDisputedMatch, playMatch } from '../src/features/matches/check/playedMatch.fixture.ts'
import { readCheck } from '../src/features/matches/check/readCheck.ts'
import { run } from '../src/testing/processes.ts'
import { appointReality } from '../src/testing/reality.ts'
import { setUpTestChain } from '../src/testing/setUpTestChain.ts'
import { testFolder } from '../src/testing/testFolder.ts'
import { type CheckFile, verifyMatch } from './verifyMatch.ts'

const testChain = setUpTestChain()

const CODE = 'The contracts run the code of this repository'
const RECORD = 'As on the chain: contracts'
const ARBITER = 'The pool’s arbiter is the one on record'
const ACTS = 'The logs show each act that the storage proves'

/** Returns the file of a match's check, with all acts on record. */
async function check(match: bigint): Promise<CheckFile> {
  const chain = testChain()
  const record = matchActivity(await readMatchEvents(chain, match)).filter(({ kind }) => kind in resultEvents)
  return JSON.parse(checkFile(await readCheck(chain.config, match), record))
}

const verify = (file: CheckFile) =>
  verifyMatch(file, createPublicClient({ transport: http(testChain().url) }))

/** Returns the claims that don't hold. */
async function falseIn(file: CheckFile) {
  return Object.entries(await verify(file)).flatMap(([claim, holds]) => (holds ? [] : [claim]))
}

test('verifies the file of a check page, and finds each false claim', async () => {
  const file = await check((await playMatch(testChain())).match)
  expect(await falseIn(file)).toEqual([])
  const path = join(testFolder({ 'check.json': JSON.stringify(file) }), 'check.json')
  const args = ['script/run.mjs', 'verifyMatch', path, testChain().url]
  expect(await run(process.execPath, args)).toMatch(/^(ok {4}.*\n){13}$/)

  const { record = [], bets } = file
  const { record: _, ...unread } = file
  expect(Object.keys(await verify(unread))).toHaveLength(12)
  const falsify = (act: Partial<(typeof record)[number]>) => ({
    ...file,
    record: record.map((known) => ({ ...known, ...act })),
  })
  const others: [CheckFile, ...claims: string[]][] = [
    ...(['chainId', 'blockHash', 'outcome', 'pools', 'balance', 'rulesHash'] as const).map(
      (key): [CheckFile, string] => [{ ...file, [key]: 'other' }, `As on the chain: ${key}`],
    ),
    [{ ...file, bets: bets.map((bet) => ({ ...bet, payout: '1' })) }, 'As on the chain: bets'],
    [{ ...file, bets: bets.slice(1) }, 'The bets add up to the totals'],
    [falsify({ by: deployment.weth }), ACTS],
    [falsify({ transaction: zeroHash }), ACTS],
    [falsify({ event: 'ResultChallenged' }), ACTS],
    [falsify({ side: 2 }), ACTS],
    [{ ...file, record: [] }, ACTS],
    [{ ...file, record: [...record, ...record] }, ACTS],
    [{ ...file, record: [...falsify({ transaction: zeroHash }).record, ...record] }, ACTS],
    [{ ...file, contracts: { ...deployment, lens: deployment.weth } }, RECORD],
  ]
  for (const [other, ...claims] of others) expect(await falseIn(other)).toEqual(claims)
})

test('finds a foreign lens', async () => {
  const file = await check((await playMatch(testChain())).match)
  const { client } = testChain()
  const { lens: address } = deployment
  const bytecode: Hex = `${(await client.getCode({ address })) ?? '0x'}00`
  await client.setCode({ address, bytecode })
  expect(await falseIn(file)).toEqual([CODE])
})

test('finds a pool that owes more than it holds', async () => {
  const chain = testChain()
  const { match } = await playMatch(chain)
  const slot = keccak256(concat([pad(deployment.bettingPool), numberToHex(3, { size: 32 })]))
  await chain.client.setStorageAt({ address: deployment.weth, index: slot, value: zeroHash })
  expect(await falseIn(await check(match))).toEqual(['The pool holds what it owes'])
})

// Without an upheld ruling, the record still ends with the outcome.
test.each(['A', 'B'] as const)('finds acts that the record lacks before a ruling for %s', async (ruling) => {
  const file = await check(await playDisputedMatch(testChain(), ruling))
  expect(await falseIn(file)).toEqual([])
  const { record = [] } = file
  expect(record).toHaveLength(4)
  for (const act of record) {
    const others = record.filter((other) => other !== act)
    expect(await falseIn({ ...file, record: others })).toEqual([ACTS])
  }
})

test('compares the arbiter with the one on record', async () => {
  const chain = testChain()
  const { arbiter, reality } = await appointReality(chain)
  const unrecorded = await check(await chain.createMatch())
  expect(await falseIn(unrecorded)).toEqual([ARBITER])

  const { address } = arbiter
  const templateId = Number(await chain.client.readContract({ ...arbiter, functionName: 'templateId' }))
  const { deployBlock: _, ...recorded } = deployment
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const falseWith = (immutables: object) => {
    const ours = { address, realityETH: reality, arbitrator: zeroAddress, templateId, ...immutables }
    const contracts = { ...recorded, arbiter: ours }
    const folder = testFolder({ [`${local.id}.json`]: JSON.stringify({ ...contracts, deployBlock: 1 }) })
    vi.stubEnv('CLUTCHPOOL_DEPLOYMENTS', folder)
    return falseIn({ ...unrecorded, contracts })
  }
  expect(await falseWith({})).toEqual([])
  expect(await falseIn(unrecorded)).toEqual([RECORD])
  for (const other of [{ realityETH: recorded.weth }, { arbitrator: recorded.weth }, { templateId: 9 }])
    expect(await falseWith(other)).toEqual([CODE])
})

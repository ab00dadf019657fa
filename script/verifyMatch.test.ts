import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { local } from '../src/chain/config/chains.ts'
import { deployment } from '../src/chain/config/config.ts'
import { matchActivity } from '../src/features/matches/activity/activity.ts'
import { readMatchEvents } from '../src/features/matches/activity/matchEvents.fixture.ts'
import { checkFile } from '../src/features/matches/check/checkFile.ts'
import { playMatch } from '../src/features/matches/check/playedMatch.fixture.ts'
import { readCheck } from '../src/features/matches/check/readCheck.ts'
import { run } from '../src/testing/processes.ts'
import { setUpTestChain } from '../src/testing/setUpTestChain.ts'
import { contractCodes } from './lib/contractCode.ts'
import { type CheckFile, verifyMatch } from './lib/verifyMatch.ts'

const testChain = setUpTestChain()
const codes = contractCodes(local.id)

/** Returns the file of a played match's check, with the naming of its result. */
async function playAndCheck(): Promise<CheckFile> {
  const chain = testChain()
  const { match } = await playMatch(chain)
  const config = createConfig({ chains: [local], transports: { [local.id]: http(chain.url) } })
  const record = matchActivity(await readMatchEvents(chain, match))
  return JSON.parse(
    checkFile(
      await readCheck(config, match),
      record.filter(({ kind }) => kind === 'result'),
    ),
  )
}

async function verify(file: CheckFile) {
  return verifyMatch(file, createPublicClient({ transport: http(testChain().url) }), await codes)
}

/** Returns the claims that don't hold. */
async function falseIn(file: CheckFile) {
  return Object.entries(await verify(file)).flatMap(([claim, holds]) => (holds ? [] : [claim]))
}

test('verifies the file of a check page, and finds each false claim', async () => {
  const file = await playAndCheck()
  expect(await falseIn(file)).toEqual([])
  const path = join(tmpdir(), `clutchpool-check-${process.pid}.json`)
  writeFileSync(path, JSON.stringify(file))
  const args = ['script/run.mjs', 'verifyMatch', path, '--rpc-url', testChain().url]
  expect(await run(process.execPath, args)).toMatch(/^(ok {4}.*\n){12}$/)

  for (const key of ['outcome', 'pools', 'positions', 'balance', 'owed', 'rulesHash'] as const)
    expect(await falseIn({ ...file, [key]: 'other' })).toEqual([`The chain has the same ${key}`])
  const transaction = zeroHash
  const others = [
    { by: deployment.weth },
    { side: 2 },
    { time: 1 },
    { kind: 'void' as const },
    { transaction },
  ]
  for (const other of others)
    expect(await falseIn({ ...file, record: file.record?.map((act) => ({ ...act, ...other })) })).toEqual([
      'The record is on the chain',
    ])
  const { record: _, ...unread } = file
  expect(await verify(unread)).not.toHaveProperty('The record is on the chain')
  expect(await falseIn({ ...file, bettors: file.bettors.slice(1) })).toContain(
    'All bettors and bets are listed',
  )
  expect(await falseIn({ ...file, block: { ...file.block, hash: '0x12' } })).toEqual([
    'The block is on this chain',
  ])
  const { lens: address } = file.contracts
  await testChain().client.setCode({ address, bytecode: '0x00' })
  expect(await falseIn(file)).toEqual(['The contracts run the code of this repository'])
})

import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { local } from '../src/chain/config/chains.ts'
import { checkFile } from '../src/features/matches/check/checkFile.ts'
import { playMatch } from '../src/features/matches/check/playedMatch.fixture.ts'
import { readCheck } from '../src/features/matches/check/readCheck.ts'
import { run } from '../src/testing/processes.ts'
import { setUpTestChain } from '../src/testing/setUpTestChain.ts'
import { contractCodes } from './lib/contractCode.ts'
import { type CheckFile, verifyMatch } from './lib/verifyMatch.ts'

const testChain = setUpTestChain()

/** Returns the file of a played match's check. */
async function playAndCheck(): Promise<CheckFile> {
  const chain = testChain()
  const { match } = await playMatch(chain)
  const config = createConfig({ chains: [local], transports: { [local.id]: http(chain.url) } })
  return JSON.parse(checkFile(await readCheck(config, match)))
}

/** Returns the claims that don't hold. */
async function falseIn(file: CheckFile) {
  const client = createPublicClient({ transport: http(testChain().url) })
  const claims = await verifyMatch(file, client, await contractCodes(local.id))
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]))
}

test('verifies the file of a check page, and finds each false claim', async () => {
  const file = await playAndCheck()
  expect(await falseIn(file)).toEqual([])
  const path = join(tmpdir(), `clutchpool-check-${process.pid}.json`)
  writeFileSync(path, JSON.stringify(file))
  const args = ['script/run.mjs', 'verifyMatch', path, '--rpc-url', testChain().url]
  expect(await run(process.execPath, args)).toMatch(/^(ok {4}.*\n){8}$/)

  const [first, ...others] = file.positions
  const payout = String(BigInt(first?.payout ?? 0) + 1n)
  expect(
    await falseIn({ ...file, positions: [{ ...first, payout } as typeof first & {}, ...others] }),
  ).toEqual(['Bets and payouts are as in the file'])
  expect(await falseIn({ ...file, owed: '0' })).toEqual(['Balance and debts are as in the file'])
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

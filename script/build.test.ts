import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publicChains } from '../src/chain/config/chains.ts'
import { run } from './lib/processes.ts'
import { readSite } from './lib/site.ts'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

const HASH = 'a'.repeat(64)
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clutchpool-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

// e2e/specs/build.spec.ts tests the files of a public site.
test.each([
  ['without addresses', ['--chain', 'b3'], HASH, 'There is no deployment file'],
  [
    'without the hash of the operator\u2019s password',
    ['--chain', 'b3'],
    '',
    'VITE_OPERATOR_PASSWORD_SHA256',
  ],
  [
    'with the password of the local chain',
    ['--chain', 'b3'],
    createHash('sha256').update('operator').digest('hex'),
    'which everybody knows',
  ],
  ['with the password instead of its hash', ['--chain', 'b3'], 'hunter2', 'is no SHA-256'],
  ['for a chain that the app does not know', ['--chain', 'b4'], HASH, 'There is no chain "b4"'],
  ['for half a path', ['--base', 'bets'], HASH, '--base is "bets"'],
])('refuses to build %s, in one sentence', async (_, args, hash, sentence) => {
  const env = { CLUTCHPOOL_DEPLOYMENTS: folder, VITE_OPERATOR_PASSWORD_SHA256: hash }
  const building = run(
    process.execPath,
    ['script/run.mjs', 'build', ...args, '--outDir', join(folder, 'dist')],
    {
      env,
    },
  )
  await expect(building).rejects.toMatchObject({ output: expect.stringContaining(sentence) })
  await expect(building).rejects.toMatchObject({ output: expect.stringMatching(/^[^\n]+\n$/) })
})

test('RPC URLs are a list, over TLS on a public chain, and wallets get the chain’s own', () => {
  const env = { VITE_CHAIN_ID: String(publicChains.b3.chain.id), VITE_OPERATOR_PASSWORD_SHA256: HASH }
  const urls = 'https://one.example, wss://two.example'
  const site = readSite({ ...env, VITE_RPC_URLS: urls })
  expect(site.rpcUrls).toEqual(['https://one.example', 'wss://two.example'])
  expect(site.chain.rpcUrls).toEqual(publicChains.b3.chain.rpcUrls)
  expect(() => readSite({ ...env, VITE_RPC_URLS: 'http://one.example' })).toThrow('begins with https://')
  expect(readSite({ VITE_RPC_URLS: 'http://one.example' }).rpcUrls).toEqual(['http://one.example'])
})

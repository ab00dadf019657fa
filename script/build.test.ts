import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { publicChains } from '../src/chain/config/publicChains.ts'
import { testFolder } from '../src/testing/testFolder.ts'
import { readDeployment } from './lib/deployments.ts'
import { LOCAL_PASSWORD, publicChain, readSite } from './lib/site.ts'

const HASH = 'a'.repeat(64)
const b3 = { VITE_CHAIN_ID: String(publicChains.b3.chain.id) }
afterEach(() => vi.unstubAllEnvs())

// e2e/specs/build.spec.ts tests the files of a public site.
test('refuses a public site without addresses', () => {
  vi.stubEnv('CLUTCHPOOL_DEPLOYMENTS', testFolder())
  const { chain } = readSite({ ...b3, VITE_OPERATOR_PASSWORD_SHA256: HASH })
  expect(() => readDeployment(chain.id)).toThrow(
    /^There is no deployment file .*: "npm run deploy" writes it\.$/,
  )
})

const localHash = createHash('sha256').update(LOCAL_PASSWORD).digest('hex')

test.each([
  ['without the hash of the operator’s password', '', 'VITE_OPERATOR_PASSWORD_SHA256'],
  ['with the password of the local chain', localHash, 'which everybody knows'],
  ['with the password instead of its hash', 'hunter2', 'is no SHA-256'],
])('refuses a public site %s', (_, hash, sentence) => {
  expect(() => readSite({ ...b3, VITE_OPERATOR_PASSWORD_SHA256: hash })).toThrow(sentence)
})

test('refuses a chain that the app does not know', () => {
  expect(() => publicChain('b4')).toThrow('There is no chain "b4"')
  expect(() => readSite({ VITE_CHAIN_ID: '4' })).toThrow('VITE_CHAIN_ID is "4"')
})

test('RPC URLs are a list, over TLS on a public chain, and wallets get the chain’s own', () => {
  const env = { ...b3, VITE_OPERATOR_PASSWORD_SHA256: HASH }
  const urls = 'https://one.example, wss://two.example'
  const site = readSite({ ...env, VITE_RPC_URLS: urls })
  expect(site.rpcUrls).toEqual(['https://one.example', 'wss://two.example'])
  expect(site.chain.rpcUrls).toEqual(publicChains.b3.chain.rpcUrls)
  expect(() => readSite({ ...env, VITE_RPC_URLS: 'http://one.example' })).toThrow('begins with https://')
  // A stand-in for the chain, to rehearse.
  expect(readSite({ ...env, VITE_RPC_URLS: 'http://127.0.0.1:8545' }).rpcUrls).toHaveLength(1)
  expect(readSite({ VITE_RPC_URLS: 'http://one.example' }).rpcUrls).toEqual(['http://one.example'])
})

test('visitors may set their own RPC on the local chain, and elsewhere if the build allows it', () => {
  const env = { ...b3, VITE_OPERATOR_PASSWORD_SHA256: HASH }
  expect(readSite({}).isOwnRpcAllowed).toBe(true)
  expect(readSite(env).isOwnRpcAllowed).toBe(false)
  expect(readSite({ ...env, VITE_OWN_RPC: 'true' }).isOwnRpcAllowed).toBe(true)
  expect(() => readSite({ ...env, VITE_OWN_RPC: 'yes' })).toThrow('VITE_OWN_RPC is "yes"')
})

const pages = ['https://app.safe.global/apps', 'http://app.safe.global', '*']
test.each(pages)('lets no page of %s frame the site', (host) => {
  const env = { ...b3, VITE_OPERATOR_PASSWORD_SHA256: HASH, VITE_SAFE_HOST: host }
  expect(() => readSite(env)).toThrow(`VITE_SAFE_HOST is "${host}", and should be like https://app.safe`)
})

test('WalletConnect needs a project', () => {
  expect(readSite({}).walletConnectId).toBeUndefined()
  const id = '0123456789abcdef'.repeat(2)
  expect(readSite({ VITE_WALLETCONNECT_PROJECT_ID: id }).walletConnectId).toBe(id)
  expect(() => readSite({ VITE_WALLETCONNECT_PROJECT_ID: 'mine' })).toThrow('32 hex digits')
})

test('logs come from the chain’s endpoints or the build’s own', () => {
  const env = { VITE_CHAIN_ID: String(publicChains.ronin.chain.id), VITE_OPERATOR_PASSWORD_SHA256: HASH }
  expect(readSite(env).logs).toEqual(publicChains.ronin.chain.custom.logs)
  // The build's own RPC has another limit than the chain's.
  const urls = { VITE_RPC_URLS: 'https://one.example', VITE_LOGS_RPC_URLS: 'https://two.example' }
  const { logs } = readSite({ ...env, ...urls })
  expect(logs).toEqual({ range: undefined, endpoints: [{ url: 'https://two.example' }] })
  expect(() => readSite({ ...env, VITE_LOGS_RPC_URLS: 'two' })).toThrow('VITE_LOGS_RPC_URLS has "two"')
})

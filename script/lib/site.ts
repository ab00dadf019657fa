// @ts-nocheck
// What a site is built for: the chain, its addresses, its endpoints and the operator's password. Read from the
// environment and checked here, so that the browser gets plain values and no validator.
import { createHash } from 'node:crypto'
import { local, publicChains } from '../../src/chain/config/chains.ts'
import { deploymentPath, readDeployment } from './deployments.ts'
import { UserFacingError } from './machine.ts'

/** What opens the operator's area on the local chain. It is a curtain: the lock is the contract. */
export const LOCAL_PASSWORD = 'operator'

const names = Object.keys(publicChains).join(', ')

/**
 * The public chain that goes by a name.
 * @param {string} name
 * @throws {UserFacingError} with one sentence
 */
export function publicChain(name) {
  if (!Object.hasOwn(publicChains, name)) {
    throw new UserFacingError(`There is no chain "${name}" among those the app knows: ${names}.`)
  }
  return publicChains[name]
}

/**
 * @param {Record<string, string | undefined>} env Vite's variables
 * @returns {{ chain: import('../../src/chain/config/chains.ts').AppChain, passwordHash: string, deploymentFile: string, origin: string }}
 * @throws {UserFacingError} with one sentence
 */
export function readSite(env) {
  const chain = chainOf(env.VITE_CHAIN_ID || String(local.id))
  const http = rpcUrlsOf(env.VITE_RPC_URLS, chain)
  return {
    chain: { ...chain, rpcUrls: { default: { http } } },
    passwordHash: passwordHashOf(env.VITE_OPERATOR_PASSWORD_SHA256, chain),
    deploymentFile: deploymentPath(chain.id),
    origin: originOf(env.VITE_SITE_ORIGIN),
  }
}

/** Reads the addresses of a site: apart from the rest, because they may come into being while the app is served. */
export function readAddresses(site) {
  return readDeployment(
    site.deploymentFile,
    site.chain.id === local.id ? '"npm start" writes it' : '"npm run deploy" writes it',
  )
}

function chainOf(id) {
  const chain = [local, ...Object.values(publicChains).map(({ chain }) => chain)].find(
    (known) => String(known.id) === id,
  )
  if (!chain) throw new UserFacingError(`VITE_CHAIN_ID is "${id}", and the app knows no chain with this id.`)
  return chain
}

function rpcUrlsOf(text, chain) {
  if (!text) return chain.rpcUrls.default.http
  const urls = text.split(',').map((url) => url.trim())
  const schemes = chain.id === local.id ? ['https:', 'wss:', 'http:', 'ws:'] : ['https:', 'wss:']
  for (const url of urls) {
    if (!URL.canParse(url) || !schemes.includes(new URL(url).protocol)) {
      throw new UserFacingError(`VITE_RPC_URLS has "${url}", and an RPC URL begins with https:// or wss://.`)
    }
  }
  return urls
}

function passwordHashOf(hash, chain) {
  const localHash = createHash('sha256').update(LOCAL_PASSWORD).digest('hex')
  if (hash && !/^[0-9a-f]{64}$/.test(hash))
    throw new UserFacingError('VITE_OPERATOR_PASSWORD_SHA256 is no SHA-256: it has 64 digits from 0 to f.')
  if (chain.id === local.id) return hash || localHash
  if (hash === localHash)
    throw new UserFacingError(
      'VITE_OPERATOR_PASSWORD_SHA256 is that of the local password, which everybody knows.',
    )
  if (hash) return hash
  throw new UserFacingError(
    `A site for ${chain.name} needs the SHA-256 of the operator's password in VITE_OPERATOR_PASSWORD_SHA256.`,
  )
}

/** Where the site will be, for what must be a whole address: the picture of a shared link. */
function originOf(text) {
  if (!text) return ''
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new UserFacingError(`VITE_SITE_ORIGIN is "${text}", and should be like https://example.org.`)
  }
  return text
}

// Reads and validates the settings of a site at build time, so that the browser needs no validator.
import { createHash } from 'node:crypto'
import {
  type AppChain,
  type LogSettings,
  local,
  type PublicChain,
  publicChains,
} from '../../src/chain/config/chains.ts'
import { deploymentPath, readDeployment } from './deployments.ts'
import { UserFacingError } from './machine.ts'

/** Opens the admin area on the local chain. It only hides the area: the contracts enforce who may act. */
export const LOCAL_PASSWORD = 'operator'

const names = Object.keys(publicChains).join(', ')

export type SiteSettings = {
  /** Its RPC URLs are public: wallets get them. */
  chain: AppChain
  /** The build's own, in order of preference. Keys may be bound to the site, so no wallet gets them. */
  rpcUrls: readonly string[]
  logs: LogSettings
  /** Visitors may set an RPC of their own, so the page may connect anywhere. */
  isOwnRpcAllowed: boolean
  /** Serves leaderboards from a database (docs/indexer.md). */
  indexerUrl: string | undefined
  passwordHash: string
  deploymentFile: string
  origin: string
}

/** @throws {UserFacingError} for an unknown name */
export function publicChain(name: string): PublicChain {
  const chains: Record<string, PublicChain> = publicChains
  const found = Object.hasOwn(chains, name) ? chains[name] : undefined
  if (!found) {
    throw new UserFacingError(`There is no chain "${name}" among those the app knows: ${names}.`)
  }
  return found
}

/**
 * Reads the settings from Vite's variables.
 * @throws {UserFacingError}
 */
export function readSite(env: Record<string, string | undefined>): SiteSettings {
  const chain = chainOf(env.VITE_CHAIN_ID || String(local.id))
  return {
    chain,
    rpcUrls: urlsOf('VITE_RPC_URLS', env, chain) ?? chain.rpcUrls.default.http,
    logs: logsOf(env, chain),
    isOwnRpcAllowed: chain.id === local.id || isTrue('VITE_OWN_RPC', env),
    indexerUrl: indexerUrlOf(env.VITE_INDEXER_URL, chain),
    passwordHash: passwordHashOf(env.VITE_OPERATOR_PASSWORD_SHA256, chain),
    deploymentFile: deploymentPath(chain.id),
    origin: originOf(env.VITE_SITE_ORIGIN),
  }
}

/** Reads a site's addresses. They can change while the development server runs. */
export function readAddresses(site: SiteSettings) {
  return readDeployment(
    site.deploymentFile,
    site.chain.id === local.id ? '"npm start" writes it' : '"npm run deploy" writes it',
  )
}

function chainOf(id: string): AppChain {
  const chain = [local, ...Object.values(publicChains).map(({ chain }) => chain)].find(
    (known) => String(known.id) === id,
  )
  if (!chain) throw new UserFacingError(`VITE_CHAIN_ID is "${id}", and the app knows no chain with this id.`)
  return chain
}

/** The chain's own settings hold for its public RPCs only. */
function logsOf(env: Record<string, string | undefined>, chain: AppChain): LogSettings {
  const { range, endpoints } = chain.custom.logs
  return {
    range: env.VITE_RPC_URLS ? undefined : range,
    endpoints: urlsOf('VITE_LOGS_RPC_URLS', env, chain)?.map((url) => ({ url })) ?? endpoints,
  }
}

function urlsOf(
  variable: string,
  env: Record<string, string | undefined>,
  chain: AppChain,
): readonly string[] | undefined {
  const text = env[variable]
  if (!text) return undefined
  const urls = text.split(',').map((url) => url.trim())
  const schemes = chain.id === local.id ? ['https:', 'wss:', 'http:', 'ws:'] : ['https:', 'wss:']
  for (const url of urls) {
    if (!URL.canParse(url) || !schemes.includes(new URL(url).protocol)) {
      throw new UserFacingError(`${variable} has "${url}", and an RPC URL begins with https:// or wss://.`)
    }
  }
  return urls
}

function isTrue(variable: string, env: Record<string, string | undefined>): boolean {
  const text = env[variable] || 'false'
  if (text !== 'true' && text !== 'false')
    throw new UserFacingError(`${variable} is "${text}", and should be true or false.`)
  return text === 'true'
}

function indexerUrlOf(text: string | undefined, chain: AppChain): string | undefined {
  if (!text) return undefined
  const schemes = chain.id === local.id ? ['https:', 'http:'] : ['https:']
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) {
    throw new UserFacingError(`VITE_INDEXER_URL is "${text}", and should be like https://index.example.org.`)
  }
  return text.replace(/\/+$/, '')
}

function passwordHashOf(hash: string | undefined, chain: AppChain): string {
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

/** Returns the site's origin, for URLs that must be absolute. */
function originOf(text: string | undefined): string {
  if (!text) return ''
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new UserFacingError(`VITE_SITE_ORIGIN is "${text}", and should be like https://example.org.`)
  }
  return text
}

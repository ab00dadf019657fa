// Reads and validates the settings of a site at build time, so that the browser needs no validator.
import { createHash } from 'node:crypto'
import { type AppChain, type LogSettings, local } from '../../src/chain/config/chains.ts'
import { type PublicChain, publicChains } from '../../src/chain/config/publicChains.ts'
import { UserFacingError } from './machine.ts'

/** Opens the admin area on the local chain. It only hides the area: the contracts enforce who may act. */
export const LOCAL_PASSWORD = 'operator'

export const chainNames = Object.keys(publicChains).join(', ')

export type SiteSettings = {
  /** Its RPC URLs are public: wallets get them. */
  chain: AppChain
  /** The build's own, in order of preference. Keys may be bound to the site, so no wallet gets them. */
  rpcUrls: readonly string[]
  logs: LogSettings
  /** Visitors may set an RPC of their own, so the page may connect anywhere. */
  isOwnRpcAllowed: boolean
  /** Serves leaderboards and the history of matches from a database (docs/indexer.md). */
  indexerUrl: string | undefined
  /** The one page that may frame the app, as a Safe App. */
  safeHost: string | undefined
  /** Offers WalletConnect. */
  walletConnectId: string | undefined
  passwordHash: string
  /** For URLs that must be absolute; empty if unknown. */
  origin: string
}

/** @throws {UserFacingError} for an unknown name */
export function publicChain(name: string): PublicChain {
  const chains: Record<string, PublicChain> = publicChains
  const found = Object.hasOwn(chains, name) ? chains[name] : undefined
  if (!found) {
    throw new UserFacingError(`There is no chain "${name}" among those the app knows: ${chainNames}.`)
  }
  return found
}

type Variables = Record<string, string | undefined>

/**
 * Reads the settings from Vite's variables.
 * @throws {UserFacingError}
 */
export function readSite(env: Variables): SiteSettings {
  const known = chainOf(env.VITE_CHAIN_ID || String(local.id))
  const isLocal = known.id === local.id
  const isTruth = (text: string) => text === 'true' || text === 'false'
  const isWeb = (url: string) => hasScheme(url, isLocal ? ['https:', 'http:'] : ['https:'])
  const isProjectId = (text: string) => /^[0-9a-f]{32}$/.test(text)
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
  const rpcUrls = urlsOf('VITE_RPC_URLS', env, isLocal) ?? known.rpcUrls.default.http
  // Nobody but this build knows on which port the local chain is.
  const chain = isLocal ? { ...known, rpcUrls: { default: { http: rpcUrls } } } : known
  return {
    chain,
    rpcUrls,
    logs: {
      // The chain's own settings hold for its public RPCs only.
      range: env.VITE_RPC_URLS ? undefined : chain.custom.logs.range,
      endpoints:
        urlsOf('VITE_LOGS_RPC_URLS', env, isLocal)?.map((url) => ({ url })) ?? chain.custom.logs.endpoints,
    },
    isOwnRpcAllowed: isLocal || textOf('VITE_OWN_RPC', env, isTruth, 'true or false') === 'true',
    indexerUrl: textOf('VITE_INDEXER_URL', env, isWeb, 'like https://index.example.org')?.replace(/\/+$/, ''),
    safeHost: textOf(
      'VITE_SAFE_HOST',
      env,
      (text) => isOrigin(text) && isWeb(text),
      'like https://app.safe.global',
    ),
    walletConnectId: textOf('VITE_WALLETCONNECT_PROJECT_ID', env, isProjectId, "a project's 32 hex digits"),
    passwordHash: passwordHashOf(env.VITE_OPERATOR_PASSWORD_SHA256, chain),
    origin: textOf('VITE_SITE_ORIGIN', env, isOrigin, 'like https://example.org') ?? '',
  }
}

function chainOf(id: string): AppChain {
  const chain = [local, ...Object.values(publicChains).map(({ chain }) => chain)].find(
    (known) => String(known.id) === id,
  )
  if (!chain) throw new UserFacingError(`VITE_CHAIN_ID is "${id}", and the app knows no chain with this id.`)
  return chain
}

/** Returns a variable's text, or `undefined` if it is empty. @throws {UserFacingError} if it isn't as it should be */
function textOf(variable: string, env: Variables, isRight: (text: string) => boolean, example: string) {
  const text = env[variable] || undefined
  if (text && !isRight(text)) throw new UserFacingError(`${variable} is "${text}", and should be ${example}.`)
  return text
}

function urlsOf(variable: string, env: Variables, isLocal: boolean): readonly string[] | undefined {
  const urls = env[variable] ? env[variable].split(',').map((url) => url.trim()) : undefined
  const schemes = isLocal ? ['https:', 'wss:', 'http:', 'ws:'] : ['https:', 'wss:']
  const wrong = urls?.find((url) => !hasScheme(url, schemes))
  if (wrong === undefined) return urls
  throw new UserFacingError(`${variable} has "${wrong}", and an RPC URL begins with https:// or wss://.`)
}

/** Returns `true` for a URL of this machine too, where nobody listens in. */
function hasScheme(url: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return schemes.includes(protocol) || (protocol === 'http:' && hostname === '127.0.0.1')
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

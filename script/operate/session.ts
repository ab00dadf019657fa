import { existsSync } from 'node:fs'
import { zeroAddress } from 'viem'
import { requireChain } from '../lib/deployChecks.ts'
import { applySteps } from './apply/applySteps.ts'
import { bySafeFile, byTransaction, type Deliver } from './apply/deliver.ts'
import type { Outcome } from './apply/outcome.ts'
import { forgeSigner, rpcSigner, type Signer } from './apply/signers.ts'
import { openChain } from './chain/connect.ts'
import { createChainReader } from './chain/readChain.ts'
import { createFeedReader } from './feedReader.ts'
import { type Feed, systemClock } from './feeds/feed.ts'
import { openFeed, type Surroundings } from './feeds/openFeed.ts'
import { plainError } from './lib/plainError.ts'
import { DEFAULT_FILE, readSettings, type Settings } from './lib/settings.ts'
import type { Options } from './options.ts'
import { requireAgreeable } from './plan/agreement.ts'
import { planOf } from './plan/plan.ts'
import type { FeedReading, Round } from './plan/types.ts'

/** Least milliseconds that a round of the watch waits for a feed. */
const FEED_WAIT = 5_000

/** All that a round needs. Everything it knows is on the chain and in the feeds. */
export type Session = Awaited<ReturnType<typeof openSession>>

/** @param surroundings the clock and the environment of the feeds, by default the machine's */
export async function openSession(options: Options, surroundings?: Surroundings) {
  const { chain: name, rpcUrl, follow, actor, command, every } = options
  const feeds = options.feeds.map((spec) => openFeed(spec, { follow, ...surroundings }))
  const settingsFile = settingsFileOf(options)
  const settings = settingsOf(options, settingsFile, feeds)
  const connection = openChain(name, rpcUrl)
  // The path of an RPC's URL may hold a key.
  await requireChain(connection.client, connection.chain, new URL(connection.rpcUrl).host)
  // Acts, or lends its rights to the simulation. Anvil's first account owns the local pool.
  const account = 'address' in actor ? actor.address : await connection.contracts.pool.read.owner()
  // The operator's own, whose acts are no news.
  const own = actor.kind === 'none' ? zeroAddress : account
  const { now } = surroundings?.clock ?? systemClock
  const readChain = createChainReader(connection, surroundings?.clock?.now)
  // A sixth of the time between rounds: what comes later is younger than that time when the next round uses it.
  const wait = command === 'watch' ? Math.max(FEED_WAIT, (every * 1_000) / 6) : undefined
  const readFeeds = feeds.map((feed) => createFeedReader(feed, now, wait))
  return { options, settingsFile, connection, readChain, feeds, readFeeds, settings, account, own }
}

/** Once there is a file, it must stay: while an editor replaces it, the defaults don't hold. */
const settingsFileOf = ({ settings }: Options) =>
  settings ?? (existsSync(DEFAULT_FILE) ? DEFAULT_FILE : undefined)

/** @throws {UserFacingError} if they can't be read, or want more feeds to agree than there are */
function settingsOf({ settleAfter, horizon }: Options, file: string | undefined, feeds: readonly Feed[]) {
  const settings: Settings = { ...readSettings(file), settleAfter, horizon }
  requireAgreeable(settings, feeds)
  return settings
}

/** Reads the settings anew. Keeps the last ones and returns what is wrong if they can't be read. */
export function refreshSettings(session: Session): string | undefined {
  const { options, feeds } = session
  try {
    session.settingsFile ??= settingsFileOf(options)
    session.settings = settingsOf(options, session.settingsFile, feeds)
    return undefined
  } catch (error) {
    return `${plainError(error)} The last settings that could be read hold.`
  }
}

export async function readRound(session: Session): Promise<Round> {
  const feeds = await Promise.all(session.readFeeds.map((read) => read()))
  return { feeds, ...(await readPlan(session, feeds)) }
}

export async function readPlan({ readChain, settings }: Session, feeds: readonly FeedReading[]) {
  const chain = await readChain()
  return { chain, plan: planOf({ chain, feeds, settings }) }
}

/** Applies the steps of a round. @param gasLimit of one transaction */
export function applyRound(
  session: Session,
  { plan, feeds }: Pick<Round, 'plan' | 'feeds'>,
  deliver: Deliver,
  gasLimit?: bigint,
): Promise<Outcome> {
  const { connection, account } = session
  const replan = () => readPlan(session, feeds)
  return applySteps(plan.steps, { connection, account, deliver, replan, gasLimit })
}

/** Returns a function that sends transactions, or writes them to a Safe's file. @param now unix seconds */
export function deliverBy(session: Session, now: number): Deliver {
  const { connection, options } = session
  return options.actor.kind === 'safe'
    ? bySafeFile(connection, options.actor.out, now)
    : byTransaction(connection, signerOf(session))
}

export function signerOf({ connection, account, options: { actor } }: Session): Signer {
  return actor.kind === 'key' && actor.flags.length > 0
    ? forgeSigner(connection, account, actor.flags)
    : rpcSigner(connection, account)
}

import { zeroAddress } from 'viem'
import { requireChain } from '../lib/deployChecks.ts'
import { applySteps, type Outcome } from './apply/applySteps.ts'
import { bySafeFile, byTransaction, type Deliver } from './apply/deliver.ts'
import { forgeSigner, rpcSigner, type Signer } from './apply/signers.ts'
import { openChain } from './chain/connect.ts'
import { createChainReader } from './chain/readChain.ts'
import { createFeedReader } from './feedReader.ts'
import { systemClock } from './feeds/feed.ts'
import { openFeed, type Surroundings } from './feeds/openFeed.ts'
import { readSettings, type Settings } from './lib/settings.ts'
import type { Options } from './options.ts'
import { requireAgreeable } from './plan/agreement.ts'
import { planOf } from './plan/plan.ts'
import type { FeedReading, Round } from './plan/types.ts'

/** All that a round needs. Everything it knows is on the chain and in the feeds. */
export type Session = Awaited<ReturnType<typeof openSession>>

/** @param surroundings the clock and the environment of the feeds, by default the machine's */
export async function openSession(options: Options, surroundings?: Surroundings) {
  const { chain: name, rpcUrl, settleAfter, horizon, follow, actor } = options
  const feeds = options.feeds.map((spec) => openFeed(spec, { follow, ...surroundings }))
  const settings: Settings = { ...readSettings(options.settings), settleAfter, horizon }
  requireAgreeable(settings, feeds)
  const connection = openChain(name, rpcUrl)
  // The path of an RPC's URL may hold a key.
  await requireChain(connection.client, connection.chain, new URL(connection.rpcUrl).host)
  // Acts, or lends its rights to the simulation. Anvil's first account owns the local pool.
  const account = 'address' in actor ? actor.address : await connection.contracts.pool.read.owner()
  // The operator's own, whose acts are no news.
  const own = actor.kind === 'none' ? zeroAddress : account
  const readChain = createChainReader(connection)
  const { now } = surroundings?.clock ?? systemClock
  const readFeeds = feeds.map((feed) => createFeedReader(feed, now))
  return { options, connection, readChain, readFeeds, settings, account, own }
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

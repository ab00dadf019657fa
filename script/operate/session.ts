import { type Address, zeroAddress } from 'viem'
import { applySteps, type Outcome } from './apply/applySteps.ts'
import { bySafeFile, byTransaction, type Deliver } from './apply/deliver.ts'
import { forgeSigner, rpcSigner, type Signer } from './apply/signers.ts'
import { type Connection, openChain, requireConnection } from './chain/connect.ts'
import { createChainReader } from './chain/readChain.ts'
import type { Feed } from './feeds/feed.ts'
import { openFeed, type Surroundings } from './feeds/openFeed.ts'
import { plainError } from './lib/plainError.ts'
import { readSettings, type Settings } from './lib/settings.ts'
import type { Options } from './options.ts'
import { planOf } from './plan/plan.ts'
import type { FeedReading, Round } from './plan/types.ts'

/** Milliseconds for one read of a feed. */
const FEED_TIMEOUT = 60_000

/** All that a round needs. Everything it knows is on the chain and in the feeds. */
export interface Session {
  options: Options
  connection: Connection
  readChain: ReturnType<typeof createChainReader>
  feeds: readonly Feed[]
  settings: Settings
  /** Acts, or lends its rights to the simulation. */
  account: Address
  /** The operator's own, whose acts are no news; zero for nobody's. */
  own: Address
}

/** @param surroundings the clock and the environment of the feeds, by default the machine's */
export async function openSession(options: Options, surroundings?: Surroundings): Promise<Session> {
  const { chain: name, rpcUrl, settleAfter, horizon, follow } = options
  const feeds = options.feeds.map((spec) => openFeed(spec, { follow, ...surroundings }))
  const settings = { ...readSettings(options.settings), settleAfter, horizon }
  const connection = openChain({ name, rpcUrl })
  await requireConnection(connection)
  const account = await accountOf(options, connection)
  const own = options.actor.kind === 'none' ? zeroAddress : account
  const readChain = createChainReader(connection)
  return { options, connection, readChain, feeds, settings, account, own }
}

/** Reads feeds and chain, and plans. */
export async function readRound(session: Session): Promise<Round> {
  const { feeds, failures } = await readFeeds(session.feeds)
  const { chain, plan } = await readPlan(session, feeds)
  return { chain, feeds, failures, plan }
}

/** Plans from the chain as it is now. */
export async function readPlan({ readChain, settings }: Session, feeds: readonly FeedReading[]) {
  const chain = await readChain()
  return { chain, plan: planOf({ chain, feeds, settings }) }
}

async function readFeeds(feeds: readonly Feed[]) {
  const failures = new Map<string, string>()
  const readings = await Promise.all(
    feeds.map(async ({ name, read }): Promise<FeedReading> => {
      try {
        return { name, fixtures: await read(AbortSignal.timeout(FEED_TIMEOUT)) }
      } catch (error) {
        failures.set(name, failureOf(name, error))
        return { name, fixtures: undefined }
      }
    }),
  )
  return { feeds: readings, failures }
}

function failureOf(name: string, error: unknown): string {
  const reason = plainError(error)
  return reason.startsWith(name) ? reason : `${name} can't be read: ${reason}`
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

/** Returns the operator's signer. Without flags for a key, the RPC signs, as Anvil does. */
export function signerOf({ connection, account, options: { actor } }: Session): Signer {
  return actor.kind === 'key' && actor.flags.length > 0
    ? forgeSigner(connection, account, actor.flags)
    : rpcSigner(connection, account)
}

async function accountOf({ actor }: Options, { client, contracts: { pool } }: Connection): Promise<Address> {
  if ('address' in actor) return actor.address
  // Anvil's first account owns the local pool.
  return client.readContract({ ...pool, functionName: 'owner' })
}

import { setTimeout as sleep } from 'node:timers/promises'
import { BaseError } from 'viem'
import { UserFacingError } from '../lib/machine.ts'
import { applySteps, type Outcome } from './apply/applySteps.ts'
import { readCosts } from './apply/costs.ts'
import { bySafeFile, byTransaction, type Deliver } from './apply/deliver.ts'
import { describeOutcome, describePlan, describeQuestion, summarize } from './apply/describe.ts'
import { readIsOperator } from './chain/readChain.ts'
import { confirm } from './confirm.ts'
import { createDefender } from './defend/defender.ts'
import { plainError } from './lib/plainError.ts'
import type { Options } from './options.ts'
import { createPayer, describeUnpaid } from './pay/payer.ts'
import { judgeChallenged } from './plan/judgeChallenged.ts'
import { openSession, type Round, readPlan, readRound, type Session, signerOf } from './session.ts'
import { type Activity, merge, quiet } from './status/activity.ts'
import { noticesOf } from './status/notices.ts'
import { createFactsReader } from './status/readFacts.ts'
import { type Event, webhook } from './watch/notify.ts'
import { type BlindRound, createWatch, type WatchRound } from './watch/watch.ts'

const now = () => Math.floor(Date.now() / 1_000)

/** Runs a command. Returns the exit code. */
export async function operate(options: Options): Promise<number> {
  try {
    const session = await openSession(options)
    switch (options.command) {
      case 'plan':
        return await plan(session, options)
      case 'apply':
        return await apply(session, options)
      case 'status':
        return await status(session)
      case 'watch':
        return await watch(session, options)
    }
  } catch (error) {
    // Its message has the RPC's URL, which may hold a key.
    if (error instanceof BaseError) throw new UserFacingError(plainError(error))
    throw error
  }
}

async function plan(session: Session, options: Options): Promise<number> {
  const { failures } = await printRound(session, options)
  return failures.size > 0 ? 1 : 0
}

async function apply(session: Session, options: Options): Promise<number> {
  await requireOperator(session)
  const round = await printRound(session, options)
  if (round.plan.steps.length === 0 && options.pay === undefined) return round.failures.size > 0 ? 1 : 0
  if (!options.isConfirmed) await confirm()
  const deliver = deliverBy(session, options, round.chain.time)
  const outcome = await applyRound(session, deliver, round)
  const { reports, notices } = await payBy(session, options, deliver)(round.chain)
  const lines = [describeOutcome(outcome), ...reports.map(({ text }) => `  ${text}`)]
  console.log(`\n${lines.filter(Boolean).join('\n')}`)
  for (const { text } of notices) console.log(`  ! ${text}`)
  if (options.actor.kind === 'safe' && outcome.done.length + reports.length > 0) {
    console.log(
      "\n  Import the file in the Safe's Transaction Builder. The next plan shows what was executed.",
    )
  }
  return outcome.isOutdated || outcome.failed.length + round.failures.size > 0 ? 1 : 0
}

async function status(session: Session): Promise<number> {
  const { plan, chain, failures } = await readRound(session)
  const facts = await createFactsReader(session.connection, session.own)(chain, now())
  const notices = noticesOf({ plan, chain, facts, failures })
  for (const { text } of notices) console.log(`  ! ${text}`)
  for (const question of plan.questions) console.log(describeQuestion(question))
  console.log(notices.length + plan.questions.length === 0 ? 'Nothing needs a person.' : '')
  console.log(`${summarize(plan)}\n${await describeUnpaid(session.connection, chain.block)}`)
  return notices.length + plan.questions.length > 0 ? 1 : 0
}

async function watch(session: Session, options: Options): Promise<number> {
  await requireOperator(session)
  const { every, remind } = options
  const post = options.webhook ? webhook(options.webhook) : async (events: readonly Event[]) => events.length
  const round = watchRound(session, options, now)
  const next = createWatch({ ...{ round, now, remind }, notify: post, print: console.log })
  console.log(`Watching ${session.connection.chain.name} every ${every} s. Ctrl-C stops it.`)
  for (;;) {
    await next()
    await sleep(every * 1_000)
  }
}

/** Returns the function that reads, applies, and looks again. @param clock unix seconds of this machine */
export function watchRound(session: Session, options: Options, clock: () => number) {
  const readFacts = createFactsReader(session.connection, session.own)
  const deliver = deliverBy(session, options, clock())
  const defend = defendBy(session, options, deliver)
  const pay = payBy(session, options, deliver)
  return async (): Promise<WatchRound | BlindRound> => {
    const round = await readRound(session)
    const outcome = await applyRound(session, deliver, round)
    const { reports, notices: left } = merge([await defend(round), await pay(round.chain)])
    const isChanged = outcome.isOutdated || outcome.done.length + reports.length > 0
    const looking = isChanged ? readPlan(session, round.feeds) : Promise.resolve(round)
    const seen = await looking.catch((failure: unknown) => ({ failure }))
    // The transactions were sent: the watch reports them although the RPC fails now.
    if ('failure' in seen) return { outcome, reports, failure: seen.failure }
    const { chain, plan } = seen
    const facts = await readFacts(chain, clock())
    const notices = [...noticesOf({ chain, plan, facts, failures: round.failures }), ...left]
    return { outcome, reports, plan, notices }
  }
}

function applyRound(session: Session, deliver: Deliver, { plan, feeds }: Round): Promise<Outcome> {
  const { connection, account } = session
  return applySteps(plan.steps, { connection, account, deliver, replan: () => readPlan(session, feeds) })
}

/** Returns what sends transactions, or writes them to a Safe's file. @param now unix seconds */
function deliverBy(session: Session, options: Options, now: number): Deliver {
  const { connection } = session
  const { actor } = options
  return actor.kind === 'safe'
    ? bySafeFile(connection, actor.out, now)
    : byTransaction(connection, signerOf(options, session))
}

const idle = async (): Promise<Activity> => quiet

function payBy({ connection, account }: Session, { pay }: Options, deliver: Deliver) {
  return pay === undefined ? idle : createPayer({ connection, account, deliver, perDay: pay })
}

function defendBy({ connection, account, settings }: Session, { defend }: Options, deliver: Deliver) {
  if (defend === undefined) return idle
  const act = createDefender({ connection, account, deliver, limit: defend })
  return ({ chain, feeds }: Round) => act(chain, judgeChallenged({ chain, feeds, settings, now: chain.time }))
}

async function printRound(session: Session, { pay }: Options): Promise<Round> {
  const round = await readRound(session)
  for (const reason of round.failures.values()) console.log(`  ! ${reason}`)
  if (round.chain.isPaused) console.log('  ! The pool is paused: nothing is created.')
  const { connection, account } = session
  const costs = await readCosts(connection, account, round.plan.steps)
  console.log(describePlan(round.plan, costs, connection.chain.nativeCurrency.symbol))
  if (pay !== undefined) console.log(await describeUnpaid(connection, round.chain.block))
  return round
}

async function requireOperator({ connection, account }: Session) {
  if (await readIsOperator(connection, account)) return
  throw new UserFacingError(`${account} is no operator of the pool: its owner can appoint it.`)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { BaseError } from 'viem'
import { ask, releaseTerminal } from '../lib/ask.ts'
import { describeOwner } from '../lib/deployChecks.ts'
import { UserFacingError } from '../lib/machine.ts'
import { readCosts } from './apply/costs.ts'
import type { Deliver } from './apply/deliver.ts'
import { describeOutcome, describePlan, describeQuestions, isUnread, summarize } from './apply/describe.ts'
import { NO_OUTCOME } from './apply/outcome.ts'
import { createTracker } from './apply/tracker.ts'
import { readIsOperator } from './chain/readChain.ts'
import { createDefender, describeIdle } from './defend/defender.ts'
import { oneLine, plainError } from './lib/plainError.ts'
import type { Options } from './options.ts'
import { createPayer, describeUnpaid } from './pay/payer.ts'
import { describeCoverage } from './plan/coverage.ts'
import { judgeChallenged } from './plan/planMatch.ts'
import type { Round } from './plan/types.ts'
import {
  applyRound,
  deliverBy,
  openSession,
  readPlan,
  readRound,
  refreshSettings,
  type Session,
} from './session.ts'
import { createNoticesReader } from './status/notices.ts'
import { foldNotices } from './status/riskNotices.ts'
import { type Activity, merge, type Notice, noticeIf, quiet } from './status/types.ts'
import { beforeStart } from './watch/beforeStart.ts'
import { createHeartbeat } from './watch/heartbeat.ts'
import { levelOf } from './watch/levels.ts'
import { createOutbox } from './watch/outbox.ts'
import { type BlindRound, createWatch, type WatchRound } from './watch/watch.ts'
import { webhook } from './watch/webhook.ts'

const now = () => Math.floor(Date.now() / 1_000)

const commands = { plan, apply, status, watch } satisfies Record<Options['command'], unknown>

/** Runs a command. Returns the exit code. */
export async function operate(options: Options): Promise<number> {
  const output = openOutput(process.stdout)
  try {
    const session = await openSession(options)
    await requireSafe(session)
    const code = await commands[options.command](session, output)
    await output.flush()
    // A reader that has seen enough is no failure.
    if (output.failure !== undefined && output.failure !== 'EPIPE')
      throw new UserFacingError(`The output can't be written: ${output.failure}.`)
    return code
  } catch (error) {
    // Its message has the RPC's URL, which may hold a key.
    if (error instanceof BaseError) throw new UserFacingError(plainError(error))
    throw error
  } finally {
    output.close()
  }
}

async function plan(session: Session): Promise<number> {
  return isUnread(await printRound(session)) ? 1 : 0
}

async function apply(session: Session): Promise<number> {
  const { options } = session
  await requireOperator(session)
  const round = await printRound(session)
  if (round.plan.steps.length === 0 && options.pay === undefined) return isUnread(round) ? 1 : 0
  if (!options.isConfirmed) await ask('yes', 'Nobody is at the terminal to say yes: add --yes.')
  // Forge may ask for a password next.
  releaseTerminal()
  const { deliver, takeReports } = trackerOf(session, round.chain.time)
  const outcome = await applyRound(session, round, deliver)
  const { reports, notices } = await actBesides(session, deliver)(round)
  const unsure = takeReports()
  const lines = [...describeOutcome(outcome), ...[...reports, ...unsure].map(({ text }) => text)]
  console.log(`\n${lines.map((line) => `  ${oneLine(line)}`).join('\n')}`)
  for (const { text } of notices) console.log(`  ! ${text}`)
  if (options.actor.kind === 'safe' && outcome.done.length + reports.length > 0) {
    console.log(
      "\n  Import the file in the Safe's Transaction Builder. The next plan shows what was executed.",
    )
  }
  return outcome.isOutdated || outcome.failed.length + unsure.length > 0 || isUnread(round) ? 1 : 0
}

async function status(session: Session): Promise<number> {
  const round = await readRound(session)
  const { plan, chain } = round
  const readNotices = createNoticesReader(session.connection, session.own)
  const read = await readNotices(round, session.settings.risk, now())
  const notices = foldNotices(read.notices)
  for (const { text } of notices) console.log(`  ! ${text}`)
  for (const line of describeQuestions(plan.questions)) console.log(line)
  const needs = notices.filter(({ key }) => levelOf(key) !== 'info').length + plan.questions.length
  console.log(needs === 0 ? 'Nothing needs a person.' : '')
  console.log(`${summarize(round)}\n${await describeUnpaid(session.connection, chain.block)}`)
  console.log(describeCoverage({ ...round, settings: session.settings }))
  return needs > 0 ? 1 : 0
}

async function watch(session: Session, output: Output): Promise<number> {
  await requireOperator(session)
  const { every, remind, webhooks, heartbeat } = session.options
  const idleDefence = await describeDefence(session)
  const { print } = output
  const outboxes = webhooks.map(({ url, level }) => createOutbox({ post: webhook(url), level, now, print }))
  const beat = heartbeat ? createHeartbeat(heartbeat, print) : async () => {}
  const next = createWatch({
    round: watchRound(session, now, () => [
      ...noticeIf(
        output.failure !== undefined,
        'output',
        'The output of the watch is closed. It goes on, and only posts.',
      ),
      ...idleDefence,
    ]),
    now,
    remind,
    notify: async (events) => (await Promise.all(outboxes.map((post) => post(events)))).every(Boolean),
    print,
  })
  print(`Watching ${session.connection.chain.name} every ${every} s. Ctrl-C stops it.`)
  for (;;) {
    await beat(await next())
    if (output.failure !== undefined && outboxes.length === 0)
      throw new UserFacingError('The output of the watch is closed. Without --notify, it ends.')
    await sleep(every * 1_000)
  }
}

/**
 * Returns the function that reads, applies, and looks again.
 * @param clock unix seconds of this machine
 * @param ownNotices what the watch notices of itself
 */
export function watchRound(session: Session, clock: () => number, ownNotices: () => Notice[] = () => []) {
  const readNotices = createNoticesReader(session.connection, session.own)
  const { deliver, look, takeReports } = trackerOf(session, clock())
  const act = actBesides(session, deliver)
  let activity = quiet
  /** The newest block before this watch, until its account's earlier acts are said. */
  let start: bigint | undefined
  let isStarted = false
  return async (): Promise<WatchRound | BlindRound> => {
    const problem = refreshSettings(session)
    const round = await readRound(session)
    start ??= round.chain.block
    // What the node holds comes first: nothing else of the account can be mined before.
    const isHeld = await look(round.chain.block)
    const outcome = isHeld ? NO_OUTCOME : await applyRound(session, round, deliver)
    if (!isHeld) activity = await act(round)
    const reports = [...takeReports(), ...(isHeld ? [] : activity.reports)]
    const isChanged = outcome.isOutdated || outcome.done.length + reports.length > 0
    const looking = isChanged ? readPlan(session, round.feeds) : Promise.resolve(round)
    const seen = await looking.catch((failure: unknown) => ({ failure }))
    // The transactions were sent: the watch reports them although the RPC fails now.
    if ('failure' in seen) return { outcome, reports, failure: seen.failure }
    const { notices, own } = await readNotices({ ...round, ...seen }, session.settings.risk, clock())
    const earlier = isStarted ? [] : (own ?? []).filter(({ block }) => block <= (start ?? 0n))
    isStarted ||= own !== undefined
    return {
      outcome,
      reports: [...beforeStart(earlier, seen.chain.matches), ...reports],
      plan: seen.plan,
      isUnread: isUnread(round),
      notices: [
        ...notices,
        ...activity.notices,
        ...noticeIf(!!problem, 'settings', problem ?? ''),
        ...ownNotices(),
      ],
    }
  }
}

function trackerOf(session: Session, now: number) {
  return createTracker(session.connection, session.account, deliverBy(session, now))
}

type Output = ReturnType<typeof openOutput>

/** Prints to a stream until its reader is gone or its disk is full, which `console.log` would hide. */
function openOutput(stream: NodeJS.WriteStream) {
  const onError = ({ code, message }: NodeJS.ErrnoException) => {
    output.failure ??= code ?? message
  }
  const output = {
    failure: undefined as string | undefined,
    print(line: string) {
      if (output.failure === undefined) stream.write(`${line}\n`)
    },
    flush: () => new Promise<unknown>((resolve) => stream.write('', resolve)),
    close: () => stream.off('error', onError),
  }
  stream.on('error', onError)
  return output
}

/** Returns what defends results and pays winnings, as far as the options say. */
function actBesides(session: Session, deliver: Deliver) {
  const { pay: perDay, defend: limit } = session.options
  const defend = limit === undefined ? undefined : createDefender({ ...session, deliver }, limit)
  const pay = perDay === undefined ? undefined : createPayer({ ...session, deliver }, perDay)
  return async ({ chain, feeds }: Round): Promise<Activity> => {
    const judgements = defend ? judgeChallenged({ chain, feeds, settings: session.settings }) : []
    const activities = [await defend?.(chain, judgements), await pay?.(chain)]
    return merge(activities.filter((activity) => activity !== undefined))
  }
}

async function describeDefence({ connection, account, options: { defend } }: Session): Promise<Notice[]> {
  const reason = defend === undefined ? undefined : await describeIdle(connection, account, defend)
  return reason === undefined ? [] : [{ key: 'idle/defend', text: `--defend can do nothing: ${reason}` }]
}

async function printRound(session: Session): Promise<Round> {
  const round = await readRound(session)
  for (const { failure } of round.feeds) if (failure) console.log(`  ! ${failure}`)
  if (round.chain.isPaused) console.log('  ! The pool is paused: nothing is created.')
  const { connection, account, options } = session
  const costs = await readCosts(connection, account, round.plan.steps)
  console.log(describePlan(round, costs, connection.chain.nativeCurrency.symbol))
  if (options.pay !== undefined) console.log(await describeUnpaid(connection, round.chain.block))
  return round
}

/** Nobody could sign the file of an address that is no Safe. */
async function requireSafe({ options: { actor }, connection: { chain, client } }: Session) {
  if (actor.kind !== 'safe' || (await describeOwner(client, actor.address)).kind === 'safe') return
  throw new UserFacingError(`--safe is ${actor.address}, and there is no Safe on ${chain.name}.`)
}

async function requireOperator({ connection, account }: Session) {
  if (await readIsOperator(connection, account)) return
  throw new UserFacingError(`${account} is no operator of the pool: its owner can appoint it.`)
}

import { mineAt } from '../../../src/testing/anvil.ts'
import { startRpcProxy } from '../../../src/testing/rpcProxy.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import { describePlan } from '../apply/describe.ts'
import { watchRound } from '../commands.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { readOptions } from '../options.ts'
import { openSession, readRound } from '../session.ts'
import { createHeartbeat } from '../watch/heartbeat.ts'
import { createOutbox } from '../watch/outbox.ts'
import { startReceiver } from '../watch/receiver.fixture.ts'
import { createWatch } from '../watch/watch.ts'
import { type Event, webhook } from '../watch/webhook.ts'
import { createBettors } from './bettors.ts'
import { createOwner } from './owner.ts'
import { contradictingFeed, recordedSeason, type SeasonMatch } from './recordedSeason.ts'
import { driveClock, startReplay } from './replayServer.ts'
import { createThief } from './thief.ts'

const TOKEN = 'secret'
/** From the first fixture to the last final result. */
const DAYS = 41
/** From here on the watch pays, and bettors claim no more. */
const PAID_FROM = 30 * day

const nothingSpent = { gas: new Map<string, bigint>(), reverts: new Map<string, string>(), price: 0n }

/** Plays 500 matches with outages and a theft. @param from midnight, in unix seconds, when the watch starts */
export async function playSeason(chain: TestChain, from: number) {
  const { season, matches } = recordedSeason(from)
  const [, ...addresses] = await chain.client.getAddresses()
  const bettors = addresses.slice(0, 6)
  const [operator, thief] = addresses.slice(6)
  const [challenger] = bettors
  if (!challenger || !operator || !thief) throw new Error('No accounts')
  for (const account of [operator, thief]) await chain.setOperator(account)
  // Waits out the alert for new operators.
  await chain.pass(13 * hour)

  const driven = driveClock(from)
  const server = await startReplay({ at: driven.clock.now, matches, token: TOKEN, fault: faultAfter(from) })
  const rpc = await startRpcProxy(chain.url, {
    rewrite: (body) => (isRpcDown(driven.clock.now() - from) ? body.replaceAll('"eth_', '"down_') : body),
  })
  const { clock } = driven
  const second = await startReplay({
    at: clock.now,
    files: (time) => ({
      '/second.csv': isRedirected(time - from)
        ? { status: 302, headers: { location: 'http://localhost/second.csv' }, body: '' }
        : contradictingFeed(season, time),
    }),
  })
  const receiver = await startReceiver()
  const heard = () => receiver.requests.flatMap(({ body }) => (body as { events: Event[] })?.events ?? [])
  const print = () => {}
  const notify = createOutbox({ post: webhook(receiver.url), level: 'info', now: clock.now, print })
  const beat = createHeartbeat(new URL('/ping/season', receiver.url), print)
  /** Returns the function that does a round as the command does. */
  const openWatch = async (...flags: readonly string[]) => {
    const feeds = ['pandascore:league-of-legends,starcraft-2', `${second.url}/second.csv`]
    const args = ['watch', ...feeds.flatMap((feed) => ['--feed', feed]), '--sender', operator, ...flags]
    const options = readOptions(args, { OPERATE_RPC_URL: rpc.url })
    const env = { PANDASCORE_TOKEN: TOKEN, PANDASCORE_URL: server.url }
    const session = await openSession(options, { clock, env })
    const { remind } = options
    const round = watchRound(session, clock.now)
    return { session, next: createWatch({ round, now: clock.now, remind, print, notify }) }
  }
  let watch = await openWatch()
  const bet = createBettors(chain, bettors)
  const owner = createOwner(chain, { season, operator, challenger })
  const thieve = createThief(chain, thief, season)

  /** The output of `plan` before the first round, and while the feed is down. */
  const printed: string[] = []

  const times = roundTimes(from, season)
  for (const time of times) {
    if (time === from + PAID_FROM) watch = await openWatch('--pay', '1')
    await thieve(time)
    driven.set(time)
    await mineAt(chain.client, time)
    await bet(time, time < from + PAID_FROM)
    if (time === from || time === from + 8 * day)
      printed.push(describePlan(await readRound(watch.session), nothingSpent, 'RON'))
    const before = heard().length
    await beat(await watch.next())
    await owner.read(heard().slice(before), time)
  }
  for (const { stop } of [server, second, rpc, receiver]) await stop()
  const beats = receiver.requests.map(({ url }) => url).filter((url) => url.startsWith('/ping'))
  return {
    season,
    events: heard(),
    beats,
    rounds: times.length,
    printed,
    operator,
    requests: server.requests,
    unruled: owner.unruled(),
  }
}

/** One round. */
const isRedirected = (passed: number) => passed >= 12 * day && passed < 12 * day + 6 * hour

/** Seven hours of errors, and a day and eight hours of half answers. */
function faultAfter(from: number) {
  return (time: number) => {
    const passed = time - from
    if (passed >= 8 * day && passed < 8 * day + 7 * hour) return 'broken' as const
    return passed >= 21 * day && passed < 22 * day + 8 * hour ? ('half' as const) : undefined
  }
}

/** Nine hours. */
const isRpcDown = (passed: number) => passed >= 26 * day && passed < 26 * day + 9 * hour

/** Returns a round every six hours, every minute for one hour, and one soon after the theft. */
function roundTimes(from: number, season: readonly SeasonMatch[]): number[] {
  const sparse = Array.from({ length: DAYS * 4 }, (_, index) => from + 6 * index * hour)
  const dense = Array.from({ length: 60 }, (_, index) => from + 15 * day + index * minute)
  // A wrong first result is read before it has stood long enough to be named, and then is named if it still stands. A wrong
  // end is read before it has come.
  const wrong = season.filter(({ kind }) => kind === 'misreported' || kind === 'misdated')
  const doubtful = wrong.flatMap(({ end }) => [end + 5 * minute, end + 20 * minute])
  const times = [...sparse, ...dense, from + 15 * day + 3 * hour, ...doubtful]
  return [...new Set(times)].sort((a, b) => a - b)
}

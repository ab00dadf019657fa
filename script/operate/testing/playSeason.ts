import { mineAt } from '../../../src/testing/anvil.ts'
import { startRpcProxy } from '../../../src/testing/rpcProxy.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import { watchRound } from '../commands.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { readOptions } from '../options.ts'
import { openSession } from '../session.ts'
import { createWatch } from '../watch/watch.ts'
import type { Event } from '../watch/webhook.ts'
import { createBettors } from './bettors.ts'
import { createOwner } from './owner.ts'
import { recordedSeason, type SeasonMatch } from './recordedSeason.ts'
import { driveClock, startReplay } from './replayServer.ts'
import { createThief } from './thief.ts'

const TOKEN = 'secret'
/** From the first fixture to the last final result. */
const DAYS = 41
/** From here on the watch pays, and bettors claim no more. */
const PAID_FROM = 30 * day

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
  const events: Event[] = []
  const { clock } = driven
  /** Returns the function that does a round as the command does. */
  const openWatch = async (...flags: readonly string[]) => {
    const args = ['watch', '--feed', 'pandascore:league-of-legends', '--sender', operator, ...flags]
    const options = readOptions(args, { OPERATE_RPC_URL: rpc.url })
    const env = { PANDASCORE_TOKEN: TOKEN, PANDASCORE_URL: server.url }
    const session = await openSession(options, { clock, env })
    return createWatch({
      round: watchRound(session, clock.now),
      now: clock.now,
      remind: options.remind,
      print: () => {},
      notify: async (posted) => {
        events.push(...posted)
        return true
      },
    })
  }
  let watch = await openWatch()
  const bet = createBettors(chain, bettors)
  const owner = createOwner(chain, { season, operator, challenger })
  const thieve = createThief(chain, thief, season)

  for (const time of roundTimes(from, season)) {
    if (time === from + PAID_FROM) watch = await openWatch('--pay', '1')
    await thieve(time)
    driven.set(time)
    await mineAt(chain.client, time)
    await bet(time, time < from + PAID_FROM)
    const before = events.length
    await watch()
    await owner.read(events.slice(before), time)
  }
  await server.stop()
  await rpc.stop()
  return { season, events, operator, requests: server.requests, unruled: owner.unruled() }
}

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
  // A wrong first result is read before it has stood long enough to be named, and then is named if it still stands.
  const wrong = season.filter(({ kind }) => kind === 'misreported')
  const doubtful = wrong.flatMap(({ end }) => [end + 5 * minute, end + 20 * minute])
  const times = [...sparse, ...dense, from + 15 * day + 3 * hour, ...doubtful]
  return [...new Set(times)].sort((a, b) => a - b)
}

import type { Address } from 'viem'
import { accounts } from '../../../src/testing/accounts.ts'
import { mineAt } from '../../../src/testing/anvil.ts'
import { startRpcProxy } from '../../../src/testing/rpcProxy.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import { watchRound } from '../commands.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { readOptions } from '../options.ts'
import { openSession } from '../session.ts'
import type { Event } from '../watch/notify.ts'
import { createWatch } from '../watch/watch.ts'
import { createBettors } from './bettors.ts'
import { driveClock } from './driveClock.ts'
import { createOwner } from './owner.ts'
import { recordedSeason, type SeasonMatch } from './recordedSeason.ts'
import { startReplay } from './replayServer.ts'
import { createThief } from './thief.ts'

const TOKEN = 'secret'
/** From the first fixture to the last final result. */
const DAYS = 41
/** From here on the watch pays, and bettors claim no more. */
const PAID_FROM = 30 * day

/** Plays 500 matches with outages and a theft. @param from midnight, in unix seconds, when the watch starts */
export async function playSeason(chain: TestChain, from: number) {
  const { season, matches } = recordedSeason({
    ...{ from, count: 500, days: 30 },
    // Before the feed's word counts, and twice after it was named.
    correctedAfter: [8 * minute, 4 * hour, 7 * hour],
  })
  const [, one, two, three, four, five, six, operator, thief] = await chain.client.getAddresses()
  if (!one || !two || !three || !four || !five || !six || !operator || !thief) throw new Error('No accounts')
  await appoint(chain, [operator, thief])

  const driven = driveClock(from)
  const server = await startReplay({ at: driven.clock.now, matches, token: TOKEN, fault: faultAfter(from) })
  const rpc = await startFailingRpc(chain.url, from)
  const events: Event[] = []
  const options = { operator, rpcUrl: rpc.url, feedUrl: server.url, driven, events }
  let watch = await openWatch(options)
  const bettors = createBettors(chain, [one, two, three, four, five, six])
  const owner = createOwner(chain, { season, operator, challenger: one })
  const thieve = createThief(chain, { thief, season })

  for (const time of roundTimes(from, season)) {
    if (time === from + PAID_FROM) watch = await openWatch(options, '--pay', '1')
    await thieve(time)
    driven.set(time)
    await mineAt(chain.client, time)
    await rpc.set(time)
    await bettors.act(time, time < from + PAID_FROM)
    const before = events.length
    await watch()
    await owner.read(events.slice(before), time)
  }
  await server.stop()
  await rpc.stop()
  const bets = bettors.placed()
  return { season, events, operator, requests: server.requests, bets, unruled: owner.unruled() }
}

async function appoint({ send, contracts, pass }: TestChain, operators: readonly Address[]) {
  const pool = { ...contracts.bettingPool, account: accounts.operator } as const
  for (const account of operators) await send({ ...pool, functionName: 'setOperator', args: [account, true] })
  // Then it is no news any more.
  await pass(13 * hour)
}

/** Seven hours of errors, and a day and eight hours of half answers. */
function faultAfter(from: number) {
  return (time: number) => {
    const passed = time - from
    if (passed >= 8 * day && passed < 8 * day + 7 * hour) return 'broken' as const
    return passed >= 21 * day && passed < 22 * day + 8 * hour ? ('half' as const) : undefined
  }
}

/** Starts an RPC that is down for nine hours. */
async function startFailingRpc(target: string, from: number) {
  let proxy = await startRpcProxy(target)
  const { url } = proxy
  let isUp = true
  return {
    url,
    async set(time: number) {
      const wanted = time < from + 26 * day || time >= from + 26 * day + 9 * hour
      if (wanted === isUp) return
      if (wanted) proxy = await startRpcProxy(target, {}, Number(new URL(url).port))
      else await proxy.stop()
      isUp = wanted
    },
    stop: () => proxy.stop(),
  }
}

interface WatchOptions {
  operator: Address
  rpcUrl: string
  feedUrl: string
  driven: ReturnType<typeof driveClock>
  /** Takes what the watch posts. */
  events: Event[]
}

/** Returns the function that does a round as the command does. */
async function openWatch(
  { operator, rpcUrl, feedUrl, driven: { clock }, events }: WatchOptions,
  ...flags: readonly string[]
) {
  const args = ['watch', '--feed', 'pandascore:league-of-legends', '--sender', operator, ...flags]
  const options = readOptions(args, { OPERATE_RPC_URL: rpcUrl })
  const env = { PANDASCORE_TOKEN: TOKEN, PANDASCORE_URL: feedUrl }
  const session = await openSession(options, { clock, env })
  return createWatch({
    round: watchRound(session, options, clock.now),
    ...{ now: clock.now, remind: options.remind, print: () => {} },
    notify: async (posted) => {
      events.push(...posted)
      return posted.length
    },
  })
}

/** Returns a round every three hours, and every minute for one hour. */
function roundTimes(from: number, season: readonly SeasonMatch[]): number[] {
  const sparse = Array.from({ length: DAYS * 8 }, (_, index) => from + 3 * index * hour)
  const dense = Array.from({ length: 60 }, (_, index) => from + 15 * day + index * minute)
  // A wrong first result is read, and has not stood long enough to be named.
  const doubtful = season.filter(({ kind }) => kind === 'misreported').map(({ end }) => end + 5 * minute)
  return [...new Set([...sparse, ...dense, ...doubtful])].sort((a, b) => a - b)
}

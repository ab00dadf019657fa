import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { recordedSeason, type SeasonMatch, secondFeed } from './recordedSeason.ts'
import { MARKETS, momentsOf } from './recordedSeries.ts'
import { driveClock, startReplay } from './replayServer.ts'
import { createThief } from './thief.ts'

/** From the first fixture to the last final result. */
const DAYS = 41
/** From here on the watch pays all that bettors have left. */
const PAID_FROM = 30 * day

/** Plays 500 matches with outages and a theft. @param from midnight, in unix seconds, when the watch starts */
export async function playSeason(chain: TestChain, from: number) {
  const recorded = recordedSeason(from)
  const { season, matches } = recorded
  const [, ...addresses] = await chain.client.getAddresses()
  const bettors = addresses.slice(0, 6)
  const [operator, thief] = addresses.slice(6)
  const [challenger] = bettors
  if (!challenger || !operator || !thief) throw new Error('No accounts')
  for (const account of [operator, thief]) await chain.setOperator(account)
  // Waits out the alert for new operators.
  await chain.pass(13 * hour)

  const { clock, set } = driveClock(from)
  const at = clock.now
  const server = await startReplay({ at, matches, fault: faultAfter(from) })
  const files = (time: number) => {
    const content = secondFeed(recorded, time)
    return { '/second.csv': isEmptied(time - from) ? content.slice(0, content.indexOf('\n') + 1) : content }
  }
  const isDead = (time: number) => time - from >= 12 * day && time - from < 12 * day + 13 * hour
  const second = await startReplay({ at, files, fault: (time) => (isDead(time) ? 'down' : undefined) })
  const rpc = await startRpcProxy(chain.url, {
    rewrite: (body) => (isRpcDown(at() - from) ? body.replaceAll('"eth_', '"down_') : body),
  })
  const events: Event[] = []
  const folder = mkdtempSync(join(tmpdir(), 'clutchpool-season-'))
  const settings = join(folder, 'operate.json')
  writeFileSync(settings, JSON.stringify({ games: { LoL: { markets: { 3: MARKETS } } } }))

  /** Returns the function that does a round as the command does. */
  const openWatch = async (...flags: readonly string[]) => {
    const feeds = ['pandascore:league-of-legends,starcraft-2', `${second.url}/second.csv`]
    const args = ['watch', ...feeds.flatMap((feed) => ['--feed', feed]), '--sender', operator]
    const options = readOptions([...args, '--settings', settings, ...flags], { OPERATE_RPC_URL: rpc.url })
    const env = { PANDASCORE_TOKEN: 'secret', PANDASCORE_URL: server.url }
    return createWatch({
      round: watchRound(await openSession(options, { clock, env }), at),
      now: at,
      remind: options.remind,
      print: () => {},
      notify: async (said) => {
        events.push(...said)
        return true
      },
    })
  }
  let watch = await openWatch()
  const bet = createBettors(chain, bettors)
  const owner = createOwner(chain, season, { operator, challenger })
  const thieve = createThief(chain, thief, season)
  for (const time of roundTimes(from, season)) {
    if (time === from + PAID_FROM) watch = await openWatch('--pay', '1')
    await thieve(time)
    set(time)
    await mineAt(chain.client, time)
    await bet(time)
    const before = events.length
    await watch()
    await owner.read(events.slice(before), time)
  }
  for (const { stop } of [server, second, rpc]) await stop()
  rmSync(folder, { recursive: true })
  return { season, events, operator, unruled: owner.unruled() }
}

/** Seven hours of errors, and a day and eight hours of half answers. */
function faultAfter(from: number) {
  return (time: number) => {
    const passed = time - from
    if (passed >= 8 * day && passed < 8 * day + 7 * hour) return 'broken' as const
    return passed >= 21 * day && passed < 22 * day + 8 * hour ? ('half' as const) : undefined
  }
}

/** The second feed keeps only its header for nine hours. */
const isEmptied = (passed: number) => passed >= 18 * day && passed < 18 * day + 9 * hour

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
  const series = season.flatMap(momentsOf)
  const times = [...sparse, ...dense, from + 15 * day + 3 * hour, ...doubtful, ...series]
  return [...new Set(times)].sort((a, b) => a - b)
}

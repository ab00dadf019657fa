import { expect, test } from 'vitest'
import { hour } from '../lib/durations.ts'
import { nothing } from '../plan/parts.ts'
import { onChain } from '../plan/plan.fixture.ts'
import type { Step } from '../plan/types.ts'
import { createOutbox } from './outbox.ts'
import { type BlindRound, createWatch, type WatchRound } from './watch.ts'
import type { Event } from './webhook.ts'

const outcome = { done: [], failed: [], isOutdated: false }
const quiet: WatchRound = { outcome, reports: [], plan: nothing, notices: [] }
const closing: Step = { kind: 'close', match: onChain(), reason: 'The match is over.' }
const bestOf = { key: 'bestOf/1', about: 'T1 vs Gen.G', matchId: 1n, stake: 0n, reason: 'Best of 5?' }
const asking: WatchRound = { ...quiet, plan: { ...nothing, questions: [bestOf] } }
const noticing = (...keys: string[]): WatchRound => ({
  ...quiet,
  notices: keys.map((key) => ({ key, text: `${key} happened.` })),
})

function start() {
  let time = 1_800_000_000
  let most = Number.POSITIVE_INFINITY
  const posted: Event[] = []
  const printed: string[] = []
  let result: WatchRound | BlindRound | Error = quiet
  async function receiveFirst(events: readonly Event[]) {
    if (posted.length >= most) throw new Error('The webhook does not answer.')
    posted.push(...events.slice(0, 1))
    return 1
  }
  const now = () => time
  const print = (line: string) => printed.push(line)
  const next = createWatch({
    round: async () => {
      if (result instanceof Error) throw result
      return result
    },
    now,
    notify: createOutbox({ post: receiveFirst, level: 'info', now, print }),
    print,
    remind: 6 * hour,
  })
  return {
    /** Does a round with this result, so many seconds later. Returns the texts that were posted. */
    async round(wanted: WatchRound | BlindRound | Error, later = 60) {
      time += later
      result = wanted
      const before = posted.length
      await next()
      return posted.slice(before).map(({ text }) => text)
    },
    printed,
    /** Lets the webhook take so many events more. */
    receive: (count: number) => {
      most = posted.length + count
    },
  }
}

test('says what it did, in one line with its time', async () => {
  const { round, printed } = start()
  const outcome = { ...quiet.outcome, done: [{ steps: [closing], reference: '0x12' }] }
  expect(await round({ ...quiet, outcome })).toEqual(['~ close #1 LoL: T1 vs Gen.G — LCK Final (0x12)'])
  expect(printed).toEqual(['2027-01-15T08:01:00Z ~ close #1 LoL: T1 vs Gen.G — LCK Final (0x12)'])
})

test('says what it did beside the plan each time, and nothing of an outdated plan', async () => {
  const { round } = start()
  const reports = [{ key: 'paid/0x12', text: 'Paid 2 payouts (0x12)' }]
  expect(await round({ ...quiet, reports })).toEqual(['Paid 2 payouts (0x12)'])
  expect(await round({ ...quiet, outcome: { ...quiet.outcome, isOutdated: true } })).toEqual([])
})

test('says once what it leaves unpaid, and when it is paid', async () => {
  const { round } = start()
  expect(await round(noticing('unpaid/budget'))).toEqual(['! unpaid/budget happened.'])
  expect(await round(noticing('unpaid/budget'))).toEqual([])
  expect(await round(quiet)).toEqual(['Over: unpaid/budget happened.'])
})

test('asks the same question again after six hours', async () => {
  const { round } = start()
  const question = ['? #1 T1 vs Gen.G: Best of 5?']
  expect(await round(asking)).toEqual(question)
  expect(await round(asking)).toEqual([])
  expect(await round(quiet)).toEqual([])
  expect(await round(asking, 6 * hour - 121)).toEqual([])
  expect(await round(asking, 1)).toEqual(question)
})

test('reports the same failure again after six hours', async () => {
  const { round } = start()
  const failures = [{ steps: [closing], reason: 'NotOperator()' }]
  const failed = { ...quiet, outcome: { ...quiet.outcome, failed: failures } }
  expect(await round(failed)).toHaveLength(1)
  expect(await round(failed, 6 * hour - 1)).toEqual([])
  expect(await round(failed, 1)).toHaveLength(1)
})

test('says once that a feed is down, and when it is back', async () => {
  const { round } = start()
  expect(await round(noticing('feed/a'))).toEqual(['! feed/a happened.'])
  expect(await round(noticing('feed/a', 'feed/b'))).toEqual(['! feed/b happened.'])
  expect(await round(noticing('feed/b'))).toEqual(['Over: feed/a happened.'])
  expect(await round(noticing('feed/a'))).toEqual(['! feed/a happened.', 'Over: feed/b happened.'])
})

test('says at most five unusual bets of a kind one by one, and a kind again once its stakes have doubled', async () => {
  const { round } = start()
  const risk = (id: number, stake: bigint) => ({ key: `risk/late/${id}/1`, text: `#${id} is late.`, stake })
  const risks = (count: number, stake: bigint): WatchRound => {
    return { ...quiet, notices: Array.from({ length: count }, (_, index) => risk(index + 1, stake)) }
  }
  expect(await round(risks(7, 10n))).toEqual([
    ...[1, 2, 3, 4, 5].map((id) => `! #${id} is late.`),
    '! 2 more like this: #6, #7',
  ])
  expect(await round(risks(7, 19n))).toEqual([])
  expect(await round(risks(30, 19n))).toContain(
    '! 18 more like this: #13, #14, #15, #16, #17, #18, #19, #20, #21, #22, #23, #24, #25, #26, #27, #28, #29, #30',
  )
  expect(await round(risks(1, 20n))).toEqual(['! #1 is late.'])
  expect(await round(risks(1, 39n))).toEqual([])
  expect(await round(quiet)).toEqual([])
})

test('posts an act once, and never that it is over', async () => {
  const { round } = start()
  expect(await round(noticing('act/1/0'))).toEqual(['! act/1/0 happened.'])
  expect(await round(noticing('act/1/0'), 24 * hour)).toEqual([])
  expect(await round(quiet)).toEqual([])
})

test('says once that the RPC is down, goes on, and says when it is back', async () => {
  const { round } = start()
  expect(await round(new Error('No answer.'))).toEqual(['! No answer.'])
  expect(await round(new Error('No answer at all.'))).toEqual([])
  expect(await round(quiet)).toEqual(['The RPC answers again.'])
})

test('says what it did although the chain could not be read afterwards', async () => {
  const { round } = start()
  await round(noticing('hub'))
  const outcome = { ...quiet.outcome, done: [{ steps: [closing], reference: '0x12' }] }
  expect(await round({ outcome, reports: [], failure: new Error('No answer.') })).toEqual([
    '! No answer.',
    '~ close #1 LoL: T1 vs Gen.G — LCK Final (0x12)',
  ])
  expect(await round(noticing('hub'))).toEqual(['The RPC answers again.'])
})

test('posts later what the webhook did not take, and says so once', async () => {
  const { round, printed, receive } = start()
  receive(0)
  expect(await round(asking)).toEqual([])
  expect(await round(noticing('hub'))).toEqual([])
  expect(printed.filter((line) => line === 'The webhook does not answer.')).toHaveLength(1)
  receive(Number.POSITIVE_INFINITY)
  expect(await round(noticing('hub'))).toEqual(['? #1 T1 vs Gen.G: Best of 5?', '! hub happened.'])
})

test('posts nothing again that the webhook took before it failed', async () => {
  const { round, receive } = start()
  receive(1)
  expect(await round(noticing('hub', 'money'))).toEqual(['! hub happened.'])
  receive(2)
  expect(await round(noticing('hub', 'money'))).toEqual(['! money happened.'])
})

test('names many questions of one reason in one event, the highest stakes first', async () => {
  const { round } = start()
  const questions = Array.from({ length: 100 }, (_, index) => ({
    key: `unlisted/${index}`,
    about: `A vs B${index}`,
    matchId: BigInt(index),
    stake: BigInt(index) * 10n ** 18n,
    reason: 'No feed lists it.',
  }))
  const many = { ...quiet, plan: { ...nothing, questions: [...questions, ...asking.plan.questions] } }
  expect(await round(many)).toEqual([
    '? 100 questions, 4950 WETH at stake: No feed lists it. · #99 A vs B99, 99 WETH at stake · #98 A vs B98, 98 WETH at stake · #97 A vs B97, 97 WETH at stake · #96 A vs B96, 96 WETH at stake · #95 A vs B95, 95 WETH at stake',
    '? #1 T1 vs Gen.G: Best of 5?',
  ])
  expect(await round(many)).toEqual([])
})

test('cuts a text that a feed made endless', async () => {
  const { round, printed } = start()
  await round({ ...asking, plan: { ...nothing, questions: [{ ...bestOf, about: 'x'.repeat(1e6) }] } })
  expect(printed[0]?.length).toBeLessThan(1_000)
})

test('keeps control characters and the URL of an RPC out of its lines', async () => {
  const { round, printed } = start()
  await round(new Error('\u001b[31mrefused by https://rpc.example/key'))
  expect(printed).toEqual(['2027-01-15T08:01:00Z ! [31mrefused by (URL)'])
})

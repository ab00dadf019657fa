import { expect, test } from 'vitest'
import { hour } from '../lib/durations.ts'
import { nothing } from '../plan/parts.ts'
import { onChain } from '../plan/plan.fixture.ts'
import type { Step } from '../plan/types.ts'
import { createOutbox } from './outbox.ts'
import { type BlindRound, createWatch, type WatchRound } from './watch.ts'
import type { Event } from './webhook.ts'

const outcome = { done: [], failed: [], isOutdated: false }
const quiet: WatchRound = { outcome, reports: [], plan: nothing, isUnread: false, notices: [] }
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
  const beats: boolean[] = []
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
      beats.push(await next())
      return posted.slice(before).map(({ text }) => text)
    },
    printed,
    /** The outcome of each round, by which the heartbeat is called. */
    beats,
    /** Lets the webhook take so many events more. */
    receive: (count: number) => {
      most = posted.length + count
    },
  }
}

type Round = readonly [result: WatchRound | BlindRound | Error, said: readonly string[], later?: number]

const did = { ...quiet.outcome, done: [{ steps: [closing], reference: '0x12' }] }
const failed = { ...quiet.outcome, failed: [{ steps: [closing], reason: 'NotOperator()' }] }
const failure = ['Failed: ~ close #1 LoL: T1 vs Gen.G — LCK Final: NotOperator()']
const question = ['? #1 T1 vs Gen.G: Best of 5?']
const answered = ['Answered: #1 T1 vs Gen.G: Best of 5?']
const paid = [{ key: 'paid/0x12', text: 'Paid 2 payouts (0x12)' }]
const emptied = [{ key: 'feed/a', text: 'a lists nothing.' }]
const down = new Error('No answer.')

/** With the reason. */
const CLOSED = '~ close #1 LoL: T1 vs Gen.G — LCK Final: The match is over (0x12)'

test('says what it did, in one line with its time', async () => {
  const { round, printed } = start()
  expect(await round({ ...quiet, outcome: did })).toEqual([CLOSED])
  expect(printed).toEqual([`2027-01-15T08:01:00Z ${CLOSED}`])
})

test.each<[string, ...Round[]]>([
  ['says what it did beside the plan each time', [{ ...quiet, reports: paid }, ['Paid 2 payouts (0x12)']]],
  ['says nothing of an outdated plan', [{ ...quiet, outcome: { ...did, done: [], isOutdated: true } }, []]],
  [
    'says once what it leaves unpaid, and when it is paid',
    [noticing('unpaid/budget'), ['! unpaid/budget happened.']],
    [noticing('unpaid/budget'), []],
    [quiet, ['Over: unpaid/budget happened.']],
  ],
  [
    'asks the same question again after six hours',
    [asking, question],
    [asking, []],
    [asking, [], 6 * hour - 61],
    [asking, question, 1],
  ],
  [
    'says that a question is answered, and asks it anew if it comes back',
    [asking, question],
    [quiet, answered],
    [quiet, []],
    [asking, question],
    [asking, []],
  ],
  [
    'takes no question for answered while a feed cannot be read',
    [asking, question],
    [{ ...quiet, isUnread: true }, []],
    [asking, []],
    [quiet, answered],
  ],
  [
    'takes no question for answered while another one about the match is open',
    [asking, question],
    [{ ...asking, plan: { ...nothing, questions: [{ ...bestOf, key: 'row/1' }] } }, question],
    [asking, []],
    [quiet, [...answered, ...answered]],
  ],
  [
    'says once that the settings cannot be read, and when they can',
    [noticing('settings'), ['! settings happened.']],
    [noticing('settings'), []],
    [quiet, ['Over: settings happened.']],
  ],
  [
    'reports the same failure again after six hours',
    [{ ...quiet, outcome: failed }, failure],
    [{ ...quiet, outcome: failed }, [], 6 * hour - 1],
    [{ ...quiet, outcome: failed }, failure, 1],
  ],
  [
    'says once that a feed is down, and when it is back',
    [noticing('feed/a'), ['! feed/a happened.']],
    [noticing('feed/a', 'feed/b'), ['! feed/b happened.']],
    [noticing('feed/b'), ['Over: feed/a happened.']],
    [noticing('feed/a'), ['! feed/a happened.', 'Over: feed/b happened.']],
  ],
  [
    'says each reason of a feed that is down once',
    [noticing('feed/a'), ['! feed/a happened.']],
    [{ ...quiet, notices: emptied }, ['! a lists nothing.']],
    [noticing('feed/a'), ['! feed/a happened.']],
    [{ ...quiet, notices: emptied }, []],
    [quiet, ['Over: a lists nothing.']],
  ],
  [
    'posts an act once, and never that it is over',
    [noticing('act/1/0'), ['! act/1/0 happened.']],
    [noticing('act/1/0'), [], 24 * hour],
    [quiet, []],
  ],
  [
    'says once that the RPC is down, goes on, and says when it is back',
    [down, ['! No answer.']],
    [new Error('No answer at all.'), []],
    [quiet, ['The RPC answers again.']],
  ],
  [
    'says what it did although the chain could not be read afterwards',
    [noticing('hub'), ['! hub happened.']],
    [{ outcome: did, reports: [], failure: down }, ['! No answer.', CLOSED]],
    [noticing('hub'), ['The RPC answers again.']],
  ],
])('%s', async (_, ...rounds) => {
  const { round, beats } = start()
  for (const [result, said, later] of rounds) expect(await round(result, later)).toEqual(said)
  expect(beats).toEqual(rounds.map(([result]) => 'plan' in result))
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

test('says at most five missing results one by one, which one feed can cause', async () => {
  const { round } = start()
  const due = Array.from({ length: 30 }, (_, index) => `due/${index + 1}`)
  const said = await round(noticing(...due))
  expect(said).toHaveLength(6)
  expect(said.at(-1)).toMatch(/^! 25 more like this: #6, #7, /)
})

test('posts later what the webhook did not take, and says so once', async () => {
  const { round, printed, receive, beats } = start()
  receive(0)
  expect(await round(asking)).toEqual([])
  expect(await round(noticing('hub'))).toEqual([])
  expect(printed.filter((line) => line === 'The webhook does not answer.')).toHaveLength(1)
  receive(Number.POSITIVE_INFINITY)
  expect(await round(noticing('hub'))).toEqual([...question, '! hub happened.', ...answered])
  expect(beats).toEqual([false, false, true])
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
  expect(await round(asking)).toEqual([
    expect.stringMatching(/^Answered: 99 questions, 4949 WETH at stake: No feed lists it\. · #99 A vs B99/),
  ])
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

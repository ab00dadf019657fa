import { expect, test } from 'vitest'
import { type Draw, dice } from '../../../src/testing/dice.ts'
import type { Fixture } from '../feeds/feed.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { inFeed, onChain, plan, START } from './plan.fixture.ts'
import type { ChainMatch, Plan } from './types.ts'

const NOW = START + 3 * hour

const over = ['finished', 'finished', 'finished', 'cancelled'] as const
const won = { kind: 'win', winner: 1 } as const
const lost = { kind: 'win', winner: 2 } as const
const forfeited = { kind: 'forfeit', winner: 1 } as const

function randomFixture(draw: Draw, id: string): Fixture {
  const status = draw('scheduled', 'running', 'postponed', ...over)
  const startTime = START + draw(0, 0, 0, 0, hour, 3 * day)
  const result = draw<Fixture['result']>(won, won, lost, { kind: 'draw' }, forfeited, undefined)
  return inFeed({
    id,
    status,
    startTime,
    teams: draw<Fixture['teams']>(['T1', 'Gen.G'], ['T1', 'Gen.G'], ['Gen.G', 'T1'], ['T1 Esports', 'Gen.G']),
    event: draw('LCK Final', 'LCK Final', 'LCK Final', '', 'Worlds'),
    originalStartTime: draw(START, startTime),
    beganAt: status === 'scheduled' ? undefined : draw(START, START, undefined, START - hour, NOW + day),
    endedAt:
      status === 'finished' ? draw(START + hour, START + hour, undefined, START - 1, NOW + hour) : undefined,
    bestOf: draw(3, 3, undefined, 5),
    result:
      status === 'finished' || (status === 'cancelled' && result?.kind === 'forfeit') ? result : undefined,
    changedAt: draw(START + hour, START + hour, START - day, NOW - minute, NOW + day),
  })
}

const randomFeed = (draw: Draw, name: string) =>
  draw(false, false, false, false, false, false, true)
    ? undefined
    : Array.from({ length: draw(0, 1, 1, 1, 1, 2) }, (_, index) => randomFixture(draw, `${name}/${index}`))

function randomMatch(draw: Draw): ChainMatch {
  const winner = draw(1, 2, 0) as ChainMatch['winner']
  const result = { isFinalized: true, winner, isVoid: winner === 0, claimableAt: NOW + hour }
  const name = draw('LoL: T1 vs Gen.G — LCK Final', 'LoL: T1 vs Gen.G — LCK Final', 'T1 vs Gen.G')
  return onChain({ name, isBettingClosed: draw(true, false), ...draw<Partial<ChainMatch>>({}, {}, result) })
}

const questionsOf = ({ questions }: Plan) => questions.filter(({ matchId }) => matchId !== undefined)
const settles = ({ steps }: Plan) => steps.some(({ kind }) => ['finalize', 'void', 'replace'].includes(kind))

type Feeds = readonly (readonly Fixture[] | undefined)[]

/** Nobody has answered these yet, so that another feed can: no feed lists the match, or one does that only schedules it. */
function isUnanswered({ key, reason }: Plan['questions'][number], feeds: Feeds): boolean {
  const [, feed] = /feed (\d) that it is not over/.exec(reason) ?? []
  return (
    key.startsWith('unlisted/') ||
    feeds[Number(feed) - 1]?.some(({ status }) => status !== 'running') === true
  )
}

test('another feed never removes a question or a wait', () => {
  let asked = 0
  const lost: number[] = []
  for (let seed = 0; seed < 2_000; seed++) {
    const draw = dice(seed)
    const matches = [randomMatch(draw)]
    const feeds = Array.from({ length: draw(1, 2, 3) }, (_, index) => randomFeed(draw, `feed ${index}`))
    const more = feeds.toSpliced(draw(0, 1, 2, 3), 0, randomFeed(draw, 'another'))
    const before = plan({ matches, feeds, now: NOW })
    const after = plan({ matches, feeds: more, now: NOW })
    const isAsked = questionsOf(before).some((question) => !isUnanswered(question, feeds))
    const isWaiting = before.waiting.length > 0
    if (isAsked && questionsOf(after).length === 0) lost.push(seed)
    if ((isAsked || isWaiting) && settles(after)) lost.push(seed)
    if (isAsked) asked++
  }
  expect(lost).toEqual([])
  // Many sets are doubtful, or the test would prove little.
  expect(asked).toBeGreaterThan(200)
})

import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFeedReader } from './feedReader.ts'
import type { BadRow, FeedContent, Fixture } from './feeds/feed.ts'
import { day, hour } from './lib/durations.ts'
import { briefly, inFeed, onChain, played, START, situation } from './plan/plan.fixture.ts'
import { planOf } from './plan/plan.ts'

/** Returns a reader, and a function that reads such a content next. */
function start(time = START) {
  let content: FeedContent | Error
  const read = async () => {
    if (content instanceof Error) throw content
    return content
  }
  const reader = createFeedReader({ name: 'a.csv', games: ['LoL'], read }, () => time)
  return (fixtures: readonly Fixture[] | Error, ...badRows: BadRow[]) => {
    content = fixtures instanceof Error ? fixtures : { fixtures, badRows }
    return reader()
  }
}

const matches = (count: number, changes: Partial<Fixture> = {}) =>
  Array.from({ length: count }, (_, index) => inFeed({ id: `${index}`, ...changes }))

const cell = 'status is "?"'
const badRow = (id?: string): BadRow => ({ id, place: 'a.csv, row 3', reason: cell })

test('passes on what a feed lists, and why it cannot be read', async () => {
  const read = start()
  expect(await read([])).toEqual({ name: 'a.csv', games: ['LoL'], fixtures: [], badRows: [] })
  expect(await read(matches(3))).toMatchObject({ fixtures: matches(3) })
  const failure = "a.csv can't be read: EIO."
  expect(await read(new Error('EIO.'))).toEqual({
    name: 'a.csv',
    games: ['LoL'],
    fixtures: undefined,
    failure,
  })
})

test('takes a feed that lists nothing, or less than half of what it did, for one that cannot be read', async () => {
  const read = start()
  await read(matches(9))
  const failure = (count: string) =>
    `a.csv lists ${count}, and 9 before: it counts as a feed that can't be read. If that is right, restart the watch.`
  expect(await read([])).toMatchObject({ fixtures: undefined, failure: failure('nothing') })
  expect(await read(matches(4))).toMatchObject({ fixtures: undefined, failure: failure('4 matches') })
  expect((await read(matches(4), badRow())).fixtures).toHaveLength(4)
  expect((await read(matches(5))).fixtures).toHaveLength(5)
  // A new reader takes it as it is.
  expect(await start()(matches(4))).toMatchObject({ fixtures: matches(4) })
})

test('lets entries of matches leave that started more than eight days ago', async () => {
  const read = start()
  const old = matches(9, { startTime: START - 8 * day })
  await read([...old, inFeed()])
  expect((await read([inFeed()])).fixtures).toHaveLength(1)
})

test('keeps a row that cannot be read any more as an entry that proves nothing', async () => {
  const read = start()
  const contradiction = `a.csv, row 3 can't be read: ${cell}`
  await read([inFeed(), inFeed({ id: 'b' })])
  for (const _ of [1, 2]) {
    const { fixtures, badRows } = await read([inFeed({ id: 'b' })], badRow('final'), badRow('new'), badRow())
    expect(fixtures).toEqual([inFeed({ id: 'b' }), inFeed({ contradiction })])
    expect(badRows).toEqual([badRow('new'), badRow()])
  }
  expect((await read([inFeed(), inFeed({ id: 'b' })])).fixtures).toEqual([inFeed(), inFeed({ id: 'b' })])
})

test('a row that cannot be read any more takes no contradiction along', async () => {
  const read = start()
  const { feeds, ...input } = situation({
    matches: [onChain()],
    feeds: [[played()], [played()], []],
    now: START + 2 * hour,
  })
  const planned = async (...content: Parameters<typeof read>) =>
    briefly(planOf({ ...input, feeds: [...feeds.slice(0, 2), await read(...content)] }))
  expect(await planned([played({ result: { kind: 'win', winner: 2 } })])).toBe('asks contradiction/1')
  expect(await planned([], badRow('final'))).toBe('asks contradiction/1')
  expect(await planned([])).toBe('waits #1')
})

test('does not wait for a feed that hangs, asks it once at a time, and uses what it says later', async () => {
  const answers: ((content: FeedContent) => void)[] = []
  const hanging = () => new Promise<FeedContent>((resolve) => answers.push(resolve))
  const read = createFeedReader({ name: 'a.csv', read: hanging }, () => START, 0)
  const unanswered = { name: 'a.csv', fixtures: undefined, failure: 'a.csv has not answered yet.' }
  expect(await read()).toMatchObject(unanswered)
  expect(await read()).toMatchObject(unanswered)
  expect(answers).toHaveLength(1)
  answers[0]?.({ fixtures: [], badRows: [] })
  await tick()
  // The next read has begun and hangs too: the last answer counts once.
  expect(await read()).toMatchObject({ fixtures: [] })
  expect(await read()).toMatchObject(unanswered)
  expect(answers).toHaveLength(2)
})

test('prefers an answer of now to one that came late', async () => {
  let reads = 0
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  async function answer(): Promise<FeedContent> {
    reads++
    if (reads === 1) await late
    return { fixtures: [], badRows: [{ id: undefined, place: `row ${reads}`, reason: '' }] }
  }
  const read = createFeedReader({ name: 'a.csv', read: answer }, () => START, 0)
  expect((await read()).fixtures).toBeUndefined()
  release()
  await tick()
  expect((await read()).badRows).toMatchObject([{ place: 'row 2' }])
})

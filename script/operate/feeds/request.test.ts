import { describe, expect, test } from 'vitest'
import { systemClock } from './feed.ts'
import { NOW, serveReplay } from './feeds.fixture.ts'
import { createRequester } from './request.ts'

const FILES = { '/a.csv': 'rows' }

type Replay = Parameters<typeof serveReplay>[0]

async function serve({ files = () => FILES, ...replay }: Replay = {}, timeout?: number) {
  const served = await serveReplay({ files, ...replay })
  const request = createRequester({ name: 'The feed', clock: served.clock, ...(timeout && { timeout }) })
  const read = async (signal = new AbortController().signal) =>
    (await request(new URL('/a.csv', served.server.url), signal)).text
  return { ...served, read }
}

describe.each([
  ['down', 'the connection fails (ECONNRESET)'],
  ['half', 'the answer is cut off'],
  ['broken', 'it answers HTTP 500'],
] as const)('a server that is %s', (fault, problem) => {
  test('is asked again with exponential backoff', async () => {
    const { read, waits } = await serve({ fault: (_, request) => (request <= 4 ? fault : undefined) })
    expect(await read()).toBe('rows')
    expect(waits).toEqual([1, 2, 4, 8])
  })

  test('is given up after five attempts', async () => {
    const { server, read } = await serve({ fault: () => fault })
    await expect(read()).rejects.toThrow(`The feed can't be read: ${problem}.`)
    expect(server.requests).toHaveLength(5)
  })
})

test('gives up an attempt that gets no answer', async () => {
  const once = await serve({ fault: (_, request) => (request === 1 ? 'slow' : undefined) }, 1_000)
  expect(await once.read()).toBe('rows')
  const { read } = await serve({ fault: () => 'slow' }, 50)
  await expect(read()).rejects.toThrow("The feed can't be read: no answer within 0.05 seconds.")
})

describe('a rate limit', () => {
  const dateAfter = (seconds: number) => new Date((NOW + seconds) * 1_000).toUTCString()
  const limitedOnce = (headers: Readonly<Record<string, string>>) => {
    const answers = [{ status: 429, headers, body: '' }]
    return { files: () => ({ '/a.csv': answers.pop() ?? 'rows' }) }
  }

  test.each([
    ['for seconds', '20', 20],
    ['until a date', dateAfter(9), 9],
    ['until a date that is past', dateAfter(-90), 0],
  ])('%s is waited for', async (_, after, wait) => {
    const { read, waits } = await serve(limitedOnce({ 'Retry-After': after }))
    expect(await read()).toBe('rows')
    expect(waits).toEqual([wait])
  })

  test.each([
    ['without a time', {}, 60],
    ['for long', { 'Retry-After': '21' }, 21],
    ['until a date', { 'Retry-After': dateAfter(90) }, 90],
  ])('%s fails without a request until it is over', async (_, headers, wait) => {
    const { read, server, set } = await serve(limitedOnce(headers))
    for (const time of [0, wait - 1]) {
      set(NOW + time)
      await expect(read()).rejects.toThrow(/^The feed is not asked before .* UTC: rate limit\.$/)
    }
    expect(server.requests).toHaveLength(1)
    set(NOW + wait)
    expect(await read()).toBe('rows')
  })
})

const remedy = 'redirects to localhost:PORT: add --follow localhost if that is right.'

test.each([
  ['the same host', '127.0.0.1', [], 'rows'],
  ['an allowed host', 'localhost', ['localhost'], 'rows'],
  ['another host', 'localhost', ['host'], remedy],
  ['another host with a token', 'localhost', undefined, 'redirects to localhost:PORT, and gets no token.'],
  ['another host by plain http', '0.0.0.0', ['0.0.0.0'], '0.0.0.0:PORT must be read by https.'],
])('follows a redirect to %s, or refuses it without asking there', async (_, host, follow, expected) => {
  const { server, clock } = await serveReplay({
    files: () => {
      const headers = { Location: `${server.url.replace('127.0.0.1', host)}/moved.csv` }
      return { '/a.csv': { status: 302, headers, body: '' }, '/moved.csv': 'rows' }
    },
  })
  const request = createRequester({ name: 'The feed', clock, follow })
  const read = request(new URL('/a.csv', server.url), new AbortController().signal).then(({ text }) => text)
  expect(await read.catch(({ message }: Error) => message)).toContain(
    expected.replace('PORT', new URL(server.url).port),
  )
  expect(server.requests).toHaveLength(expected === 'rows' ? 2 : 1)
})

test('gives up a server that redirects without end', async () => {
  const { read } = await serve({
    files: () => ({ '/a.csv': { status: 301, headers: { Location: '/a.csv' }, body: '' } }),
  })
  await expect(read()).rejects.toThrow('The feed redirects more than 5 times.')
})

test.each([
  ['a missing file', {}, 'it answers HTTP 404'],
  ['what is too long', { '/a.csv': 'x'.repeat(2e7 + 1) }, 'The feed is longer than 20 MB.'],
])('does not ask again for %s', async (_, files, problem) => {
  const { server, read } = await serve({ files: () => files })
  await expect(read()).rejects.toThrow(problem)
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['the first attempt', 1, 'slow'],
  ['the last attempt', 5, 'slow'],
  ['a wait', 1, 'broken'],
] as const)('ends with the reason of the signal during %s', async (_, last, fault) => {
  const controller = new AbortController()
  const { server, read } = await serve({
    fault: (_time, request) => {
      if (request < last) return 'broken'
      controller.abort(new Error('stopped'))
      return fault
    },
  })
  await expect(read(controller.signal)).rejects.toThrow('stopped')
  expect(server.requests).toHaveLength(last)
})

test('the clock of the system waits, and stops with the reason of the signal', async () => {
  const from = systemClock.now()
  const controller = new AbortController()
  await systemClock.wait(0.001, controller.signal)
  expect(systemClock.now() - from).toBeLessThan(60)
  const waiting = systemClock.wait(3_600, controller.signal)
  controller.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
})

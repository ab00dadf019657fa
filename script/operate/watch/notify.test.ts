import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webhook } from './notify.ts'
import { createWatch } from './watch.ts'

const event = (text: string) => ({ key: 'a', text, time: 1_800_000_000 })

/** Stands in for the hosts of webhooks, which tests must not call. */
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    received.push(JSON.parse(body))
    response.writeHead(body.includes('poison') ? 400 : status).end()
  })
})
let received: unknown[] = []
let status = 204

beforeEach(async () => {
  received = []
  status = 204
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await new Promise((resolve) => server.close(resolve))
})

const url = () => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`)

/** Sends what is meant for another host to the server. */
function redirect() {
  const send = fetch
  vi.stubGlobal('fetch', (_: URL, init: RequestInit) => send(url(), init))
}

test('posts all events of a round as JSON', async () => {
  await webhook(url())([event('one'), event('two')])
  expect(received).toEqual([{ events: [event('one'), event('two')] }])
})

test('posts text to Discord, where it mentions nobody', async () => {
  redirect()
  await webhook(new URL('https://discord.com/api/webhooks/1/secret'))([event('@everyone'), event('two')])
  expect(received).toEqual([{ content: '@everyone\ntwo', allowed_mentions: { parse: [] } }])
})

test('posts text to Slack, where it mentions nobody', async () => {
  redirect()
  await webhook(new URL('https://hooks.slack.com/services/secret'))([event('<!channel> A & B')])
  expect(received).toEqual([{ text: '&lt;!channel&gt; A &amp; B' }])
})

test('splits what is too long for one message', async () => {
  redirect()
  const events = Array.from({ length: 5 }, () => event('x'.repeat(700)))
  const post = webhook(new URL('https://discord.com/api/webhooks/1/secret'))
  expect(await post(events)).toBe(2)
  expect(await post(events.slice(4))).toBe(1)
  expect(received).toHaveLength(2)
})

test('fails without naming the URL', async () => {
  status = 500
  const { host } = url()
  await expect(webhook(url())([event('one')])).rejects.toThrow(`The webhook at ${host} answered 500.`)
  await new Promise((resolve) => server.close(resolve))
  const failing = webhook(new URL(`http://${host}/secret`))([event('one')])
  await expect(failing).rejects.toThrow(`The webhook at ${host} does not answer (TypeError).`)
  await expect(failing).rejects.not.toThrow(/secret/)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

/** Starts a watch whose notices the test names. */
function watch() {
  const printed: string[] = []
  let keys: readonly string[] = []
  const next = createWatch({
    round: async () => ({
      outcome: { done: [], failed: [], isOutdated: false },
      reports: [],
      plan: { steps: [], questions: [], waiting: [] },
      notices: keys.map((key) => ({ key, text: key })),
    }),
    now: () => 1_800_000_000,
    notify: webhook(url()),
    remind: 60,
    print: (line) => printed.push(line.replace(url().host, 'host')),
  })
  const round = (...current: string[]) => {
    keys = current
    return next()
  }
  return { printed, round }
}

test('drops events that the webhook always refuses, and goes on', async () => {
  const { printed, round } = watch()
  await round('act/poison')
  expect(printed).toContain('The webhook at host refused events (400), dropped: ! act/poison')
  await round('act/poison', 'act/2')
  expect(received.slice(1)).toEqual([{ events: [{ key: 'act/2', text: '! act/2', time: 1_800_000_000 }] }])
})

test.each([408, 429, 500])('keeps events while the webhook answers %i', async (passing) => {
  const { round } = watch()
  status = passing
  await round('act/1')
  status = 204
  await round('act/1')
  expect(received).toHaveLength(2)
  expect(received[1]).toEqual(received[0])
})

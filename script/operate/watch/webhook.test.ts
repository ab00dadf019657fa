import { beforeEach, expect, test } from 'vitest'
import { createHeartbeat } from './heartbeat.ts'
import { levelOf } from './levels.ts'
import { createOutbox } from './outbox.ts'
import { setUpReceiver } from './receiver.fixture.ts'
import { type Event, webhook } from './webhook.ts'

const receiver = setUpReceiver()

const event = (text: string, key = 'hub') => ({ key, text, time: 1_800_000_000, level: levelOf(key) })
const DISCORD = 'https://discord.com/api/webhooks/1/secret'
const SLACK = 'https://hooks.slack.com/services/1'
const TELEGRAM = 'https://api.telegram.org/bot1:secret/sendMessage?chat_id=-5&message_thread_id=7'

const printed: string[] = []
const print = (line: string) => printed.push(line)
let time = 0
beforeEach(() => {
  printed.length = 0
  time = 1_800_000_000
})

function outbox(url: URL | string = receiver.url, level: Event['level'] = 'info') {
  return createOutbox({ post: webhook(new URL(url)), level, now: () => time, print })
}

const discord = { content: '@everyone\ntwo', allowed_mentions: { parse: [] } }
const thread = { chat_id: '-5', message_thread_id: '7' }
const telegram = { ...thread, text: '＠somebody\ntwo', link_preview_options: { is_disabled: true } }

test.each<[string, string, string, object]>([
  [DISCORD, '@everyone', '/api/webhooks/1/secret', discord],
  [SLACK, '<!channel> A & B', '/services/1', { text: '&lt;!channel&gt; A &amp; B\ntwo' }],
  [TELEGRAM, '@somebody', '/bot1:secret/sendMessage', telegram],
  ['https://ops.example/a?b=c', '@one', '/a?b=c', { events: [event('@one'), event('two')] }],
])('posts to %s, where a name mentions nobody', async (url, text, path, body) => {
  expect(await outbox(url)([event(text), event('two')])).toBe(true)
  expect(receiver.requests).toEqual([{ url: path, body }])
})

test.each([
  [DISCORD, [2, 2, 2]],
  [TELEGRAM, [5, 1]],
])('splits what is too long for one message to %s', async (url, parts) => {
  const post = webhook(new URL(url))
  let left = Array.from({ length: 6 }, () => event('z'.repeat(700)))
  for (const part of parts) {
    expect(await post(left)).toBe(part)
    left = left.slice(part)
  }
  expect(JSON.stringify(receiver.bodies()).match(/z/g)).toHaveLength(4_200)
})

const did = ['done/close/1', 'paid/0x12', 'defend/0x12', 'risk/empty/1/0']
const asks = 'failed/close/1 question/bestOf/1 due/1 feed/a hub unpaid/budget risk/late/1/1'.split(' ')
const alarms = 'money money/over challenge/1/true named/1/0 act/1/0 defend/limit/1 rpc output'
const lasting = 'question/closing/1 question/differs/1 question/time/1 questions/time'
const urgent = [...alarms.split(' '), ...lasting.split(' ')]

test.each<[Event['level'], string[]]>([
  ['info', [...did, ...asks, ...urgent]],
  ['warning', [...asks, ...urgent]],
  ['critical', urgent],
])('posts what is at least %s', async (level, keys) => {
  await outbox(receiver.url, level)([...did, ...asks, ...urgent].map((key) => event('', key)))
  expect(receiver.bodies()).toMatchObject([{ events: keys.map((key) => ({ key })) }])
})

test('posts nothing if nothing reaches its level', async () => {
  expect(await outbox(receiver.url, 'critical')([event('created', 'done/1')])).toBe(true)
  expect(receiver.requests).toEqual([])
})

test('fails without naming the URL', async () => {
  receiver.answer = () => ({ status: 500 })
  const { host } = receiver.url
  const post = outbox()
  expect(await post([event('one')])).toBe(false)
  expect(await post([])).toBe(false)
  expect(printed).toEqual([`The webhook at ${host} answered 500.`])
  await receiver.stop()
  expect(await outbox()([event('one')])).toBe(false)
  expect(printed.at(-1)).toBe(`The webhook at ${host} does not answer (TypeError).`)
})

test('drops only the event whose text the webhook refuses, and says so', async () => {
  receiver.answer = (body) => ({ status: body.includes('poison') ? 400 : 204 })
  const post = outbox()
  expect(await post(['one', 'two', 'poison', 'four'].map((text) => event(text)))).toBe(false)
  expect(printed).toEqual([`The webhook at ${receiver.url.host} refused events (400), dropped: poison`])
  const taken = receiver.bodies().filter((body) => !JSON.stringify(body).includes('poison'))
  expect((taken as { events: Event[] }[]).flatMap(({ events }) => events.map(({ text }) => text))).toEqual([
    'one',
    'two',
    '! The webhook refused an event, which only the output of the watch has: hub',
    'four',
  ])
  expect(await post([])).toBe(true)
})

test('tries a text that the webhook refuses again, short and plain', async () => {
  receiver.answer = (body) => ({ status: /[—<]|x{201}/.test(body) ? 400 : 204 })
  const long = event(`! #1 <b>T1</b> vs Gen.G — LCK Final: ${'x'.repeat(300)}`, 'challenge/1/true')
  expect(await outbox()([event('one'), long, event('two')])).toBe(true)
  expect(printed).toEqual([])
  const texts = (receiver.bodies() as { events: Event[] }[]).map(({ events }) =>
    events.map(({ text }) => text),
  )
  expect(texts.at(-1)).toEqual([expect.stringMatching(/^! #1 b T1 b vs Gen\.G LCK Final: x+$/), 'two'])
})

test('follows a Telegram group that has become a supergroup, and says so', async () => {
  const parameters = { migrate_to_chat_id: -1009999999999 }
  const moved = {
    ok: false,
    error_code: 400,
    description: 'Bad Request: group chat was upgraded',
    parameters,
  }
  receiver.answer = (body) => (body.includes('"-5"') ? { status: 400, body: moved } : { status: 200 })
  const post = outbox(TELEGRAM, 'critical')
  expect(await post([event('one', 'money')])).toBe(true)
  const said =
    'The group at api.telegram.org has become a supergroup, and gets its messages: put chat_id=-1009999999999 into OPERATE_WEBHOOK.'
  expect(printed).toEqual([said])
  expect(await post([event('two', 'money')])).toBe(true)
  expect(receiver.bodies().slice(1)).toMatchObject([
    { chat_id: '-1009999999999', message_thread_id: '7', text: `one\n! ${said}` },
    { chat_id: '-1009999999999', text: 'two' },
  ])
})

test('keeps for later that an event was lost, if the webhook refuses everything', async () => {
  receiver.answer = () => ({ status: 400 })
  const post = outbox()
  expect(await post([event('one'), event('two')])).toBe(false)
  receiver.answer = () => ({ status: 204 })
  expect(await post([])).toBe(true)
  expect(receiver.bodies().at(-1)).toMatchObject({ events: [{ key: 'lost' }, { text: 'two' }] })
})

test('does not take the page of a redirect for an answer', async () => {
  const redirect = { status: 302, headers: { location: '/login' } }
  receiver.answer = () => (receiver.requests.at(-1)?.url === '/login' ? { status: 200 } : redirect)
  expect(await outbox()([event('one')])).toBe(false)
  await createHeartbeat(receiver.url, print)(true)
  const { host } = receiver.url
  expect(printed).toEqual([`The webhook at ${host} answered 302.`, `The heartbeat at ${host} answered 302.`])
})

test.each([401, 404, 408, 429, 500])('keeps events while the webhook answers %i', async (status) => {
  receiver.answer = () => ({ status })
  const post = outbox()
  await post([event('one')])
  receiver.answer = () => ({ status: 204 })
  expect(await post([])).toBe(true)
  expect(receiver.bodies()).toEqual([{ events: [event('one')] }, { events: [event('one')] }])
})

test.each([
  [TELEGRAM, { status: 429, body: { ok: false, parameters: { retry_after: 90 } } }],
  [DISCORD, { status: 429, headers: { 'retry-after': '90' }, body: { retry_after: 90.1 } }],
])('waits as long as the rate limit of %s asks', async (url, limited) => {
  receiver.answer = () => limited
  const post = outbox(url)
  await post([event('one')])
  receiver.answer = () => ({ status: 200 })
  time += 89
  expect(await post([event('two')])).toBe(false)
  expect(receiver.requests).toHaveLength(1)
  time += 1
  expect(await post([])).toBe(true)
  expect(JSON.stringify(receiver.bodies()[1])).toContain('one\\ntwo')
})

const kuma = '/api/push/secret?status='

test.each([
  ['https://hc-ping.com', '/secret', '/secret/fail'],
  ['https://hc.example', '/ping/secret/', '/ping/secret/fail'],
  ['https://kuma.example', `${kuma}up&msg=OK`, `${kuma}down&msg=The+round+failed`],
  ['https://other.example', '/beat', undefined],
])('calls %s%s after a good round, and %s after a failed one', async (origin, good, failed) => {
  const beat = createHeartbeat(new URL(good, origin), print)
  await beat(true)
  await beat(false)
  expect(receiver.requests.map((request) => request.url)).toEqual(failed ? [good, failed] : [good])
  expect(printed).toEqual([])
})

test('says once that the heartbeat is not heard, without naming the URL', async () => {
  const beat = createHeartbeat(receiver.url, print)
  receiver.answer = () => ({ status: 404 })
  await beat(true)
  await beat(true)
  expect(printed).toEqual([`The heartbeat at ${receiver.url.host} answered 404.`])
  receiver.answer = () => ({ status: 200 })
  await beat(true)
  await receiver.stop()
  await beat(true)
  expect(printed.slice(1)).toEqual([`The heartbeat at ${receiver.url.host} does not answer (TypeError).`])
})

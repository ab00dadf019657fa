import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { accounts } from '../../../src/testing/accounts.ts'
import { start, stop } from '../../../src/testing/processes.ts'
import { watchRound } from '../commands.ts'
import { hour, minute } from '../lib/durations.ts'
import { setUpOperator } from '../operate.fixture.ts'
import { LEVELS } from './levels.ts'
import { createOutbox } from './outbox.ts'
import { setUpReceiver } from './receiver.fixture.ts'
import { createWatch } from './watch.ts'
import { type Event, webhook } from './webhook.ts'

const { chain, feed, open } = setUpOperator()
const receiver = setUpReceiver()

test('posts unusual bets and acts of others to the webhook of their level, and again once stakes have doubled', async () => {
  const { createMatch, bet, pass, setOperator, now: chainNow } = chain()
  feed.write([])
  await setOperator(accounts.second)
  const unbet = await createMatch({ name: 'CS2: MOUZ vs G2', startsIn: 100 * minute })
  await pass(hour)
  const early = await createMatch({ name: 'LoL: T1 vs Gen.G', startsIn: 20 * minute, maxBet: '1' })
  const live = await createMatch({ startsIn: 0, endsIn: 5 * minute, maxBet: '1' })
  const bettors = (await chain().client.getAddresses()).slice(4, 9)
  for (const by of bettors.slice(1)) await bet(early, { by, side: 1, amount: '0.3' })
  const [by = accounts.bettor] = bettors
  await bet(early, { by, side: 2, amount: '0.5' })
  await pass(minute)
  await bet(live, { by, side: 1, amount: '0.5' })

  const time = await chainNow()
  const shared = { now: () => time, print: () => {} }
  const outboxes = LEVELS.map((level) =>
    createOutbox({ ...shared, post: webhook(new URL(level, receiver.url)), level }),
  )
  const next = createWatch({
    ...shared,
    round: watchRound(await open({ flags: ['--sender', accounts.second] }), () => time),
    remind: hour,
    notify: async (events) => (await Promise.all(outboxes.map((post) => post(events)))).every(Boolean),
  })
  async function posted() {
    receiver.requests.length = 0
    expect(await next()).toBe(true)
    return (level: string) =>
      receiver.requests
        .filter(({ url }) => url === `/${level}`)
        .flatMap(({ body }) => (body as { events: Event[] }).events)
  }
  const keys = (events: readonly Event[]) => events.map(({ key }) => key.replace(/^act.*/, 'act'))

  const first = await posted()
  const risks = [`risk/together/${early}/1`, `risk/against/${early}/2`, `risk/late/${live}/1`]
  expect(new Set(keys(first('critical')))).toEqual(new Set(['act']))
  expect(new Set(keys(first('warning')))).toEqual(new Set(['act', ...risks]))
  expect(new Set(keys(first('info')))).toEqual(new Set(['act', ...risks, `risk/empty/${unbet}/0`]))
  expect(first('warning').find(({ key }) => key === risks[2])?.text).toMatch(
    /^! #3 .* \(0x15d3…6A65\): 1 account bet 0\.5 WETH live on Natus Vincere in the last 10 minutes of betting\. Check the score/,
  )

  expect((await posted())('info')).toEqual([])
  await bet(live, { by: accounts.bettor, side: 1, amount: '0.5' })
  expect(keys((await posted())('info'))).toEqual([`risk/late/${live}/1`])
})

function startUnread(...flags: readonly string[]) {
  feed.write([])
  const env = {
    OPERATE_RPC_URL: chain().url,
    OPERATE_WEBHOOK: receiver.url.href,
    OPERATE_HEARTBEAT: new URL('/ping/1', receiver.url).href,
  }
  const args = ['script/run.mjs', 'operate', 'watch', '--feed', feed.path, '--every', '1s', ...flags]
  const watch = start(process.execPath, args, { env })
  onTestFinished(() => stop(watch))
  watch.stdout?.destroy()
  return watch
}

test('goes on without a reader of its output, says so to the webhook, and calls the heartbeat', async () => {
  await new Promise<void>((resolve) => {
    receiver.answer = () => {
      if (receiver.requests.at(-1)?.url === '/ping/1' && receiver.requests.length > 1) resolve()
      return { status: 204 }
    }
    startUnread('--notify')
  })
  expect(JSON.stringify(receiver.bodies())).toContain('The output of the watch is closed. It goes on')
})

test('ends without a reader of its output and without a webhook', async () => {
  const watch = startUnread()
  const errors = watch.stderr?.setEncoding('utf8').toArray()
  await once(watch, 'exit')
  expect((await errors)?.join('')).toContain('Without --notify, it ends.')
})

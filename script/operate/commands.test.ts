import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { accounts } from '../../src/testing/accounts.ts'
import { run as spawn, start, stop } from '../../src/testing/processes.ts'
import { placeSafe } from '../../src/testing/safe.ts'
import { testFolder } from '../../src/testing/testFolder.ts'
import { UserFacingError } from '../lib/machine.ts'
import { operate } from './commands.ts'
import { scheduled } from './feeds/feeds.fixture.ts'
import { day, hour, minute } from './lib/durations.ts'
import { setUpOperator } from './operate.fixture.ts'
import { readOptions } from './options.ts'
import { setUpReceiver } from './watch/receiver.fixture.ts'

const { chain, feed, run, readMatches } = setUpOperator()
const receiver = setUpReceiver()

beforeEach(() => feed.write([scheduled(1, feed.start)]))

test('plans with reasons, costs and a summary, applies, and has nothing left to do', async () => {
  const { client } = chain()
  await client.setBlockTimestampInterval({ interval: 0 })
  onTestFinished(() => client.removeBlockTimestampInterval())
  const settings = { games: { LoL: { minBet: '0.2', maxBet: '3', minutes: { 3: 42 } } } }
  const file = join(testFolder({ 'operate.json': JSON.stringify(settings) }), 'operate.json')
  const planned = await run('plan', '--settings', file)
  expect(planned.code).toBe(0)
  expect(planned.text).toContain('0.2 to 3 WETH')
  expect(planned.text).toMatch(
    /\+ create {3}LoL: Red 1 vs Blue 1 — LCK, \d{4}-\d\d-\d\d \d\d:\d\d UTC, closes /,
  )
  expect(planned.text).toMatch(/The feed lists it, in 1 d\. \d+ gas, about [\d.]+ ETH/)
  expect(planned.text).toMatch(/Plan: 1 to create\. It costs about [\d.]+ ETH \(\d+ gas\)\./)
  expect(await readMatches()).toEqual([])

  expect((await run('apply')).code).toBe(0)
  expect(await readMatches()).toMatchObject([{ name: 'LoL: Red 1 vs Blue 1 — LCK' }])
  expect(await run('apply')).toEqual({ code: 0, text: 'Nothing to do.' })
})

test('fails if a feed cannot be read, and applies what the other feeds list', async () => {
  const missing = { code: 1, text: expect.stringContaining("missing.json can't be read") }
  expect(await run('plan', '--feed', 'missing.json')).toEqual(missing)
  expect(await run('apply', '--feed', 'missing.json')).toEqual(missing)
  expect(await readMatches()).toHaveLength(1)
  const nothing = 'Nothing to do, as far as the feeds could be read.'
  const failed = { code: 1, text: expect.stringContaining(nothing) }
  expect(await run('apply', '--feed', 'missing.json')).toEqual(failed)
})

test('groups questions by their reasons with what is at stake, and counts what it leaves out', async () => {
  const { createMatch, bet, pass } = chain()
  for (const id of [1, 2, 3]) {
    const match = await createMatch({ name: `LoL: A${id} vs B${id}` })
    await bet(match, { by: accounts.bettor, side: 1, amount: `0.${id}` })
  }
  await pass(day)
  feed.write([scheduled(1, feed.start + 30 * day), { ...scheduled(2, feed.start + day), team2: '' }])
  const { text } = await run('plan')
  expect(
    text.replaceAll(/\(2\d{3}-\d\d-\d\d \d\d:\d\d UTC\)/g, '(its start)'),
  ).toBe(`? asks     3 questions, 0.6 WETH at stake: It is over, and no feed lists it by its start or event: name the result by hand.
             #3 LoL: A3 vs B3 (its start), 0.3 WETH at stake
             #2 LoL: A2 vs B2 (its start), 0.2 WETH at stake
             #1 LoL: A1 vs B1 (its start), 0.1 WETH at stake

Plan: 3 questions.
Not created: 1 beyond the horizon, 1 with teams to be decided.`)
})

test('status ends with 1 if something needs a person', async () => {
  // Its time is that of the machine, so that the newest block is not too old.
  await chain().client.mine({ blocks: 1 })
  const nothing = expect.stringContaining('Nothing needs a person.')
  expect(await run('status')).toEqual({ code: 0, text: nothing })
  await chain().createMatch({ startsIn: 2 * hour - minute })
  await chain().pass(hour)
  const unbet = expect.stringMatching(/No bets yet.*Nothing needs a person\./s)
  expect(await run('status')).toEqual({ code: 0, text: unbet })
  await chain().pause()
  expect(await run('status')).toEqual({ code: 1, text: expect.stringContaining('The pool is paused') })
})

test('status tells how many entries of each feed are matches on the chain', async () => {
  await run('apply')
  feed.write([scheduled(1, feed.start), scheduled(2, feed.start + 30 * day)])
  const coverage = `${feed.path}: 2 listed, 1 matched, 1 unmatched\nmissing.json: can't be read`
  expect((await run('status', '--feed', 'missing.json')).text).toContain(coverage)
})

test('refuses settings by which more feeds must agree than there are', async () => {
  const file = join(testFolder({ 'operate.json': '{"agree": 2}' }), 'operate.json')
  await expect(run('plan', '--settings', file)).rejects.toThrow(`"agree" is 2, and only ${feed.path} can.`)
})

test('names an RPC that does not answer, without its URL', async () => {
  const env = { OPERATE_RPC_URL: 'http://127.0.0.1:9/secret-key' }
  const failure = operate(readOptions(['plan', '--feed', feed.path], env))
  // The command prints only the message of such an error, without its cause or stack.
  await expect(failure).rejects.toBeInstanceOf(UserFacingError)
  await expect(failure).rejects.toThrow('The RPC 127.0.0.1:9 does not answer')
  await expect(failure).rejects.not.toThrow('secret-key')
})

test('refuses a Safe that is none', async () => {
  const planning = run('plan', '--safe', accounts.second)
  await expect(planning).rejects.toThrow(
    `--safe is ${accounts.second}, and there is no Safe on Clutchpool local.`,
  )
})

test('applies after a confirmation', async () => {
  feed.write([scheduled(0, feed.start), scheduled(1, feed.start)])
  // By a shell, so that something can be typed.
  const command = 'echo yes | "$NODE" script/run.mjs operate apply --feed "$FEED"'
  const env = { FEED: feed.path, NODE: process.execPath, OPERATE_RPC_URL: chain().url }
  expect(await spawn('sh', ['-c', command], { env })).toMatch(
    /Type "yes" to go on: .*\n {2}\+ create LoL: Red 0[^\n]* \(0x[0-9a-f]{64}\)\n/s,
  )
  expect(await readMatches()).toHaveLength(2)
})

test.runIf(existsSync('/dev/full'))('fails if its output or the file for the Safe has no room', async () => {
  const command = '"$NODE" script/run.mjs operate apply --yes --feed "$FEED" > /dev/full'
  const env = { FEED: feed.path, NODE: process.execPath, OPERATE_RPC_URL: chain().url }
  const applying = spawn('sh', ['-c', command], { env })
  const error = await applying.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ output: expect.stringContaining("The output can't be written: ENOSPC.") })
  expect(await readMatches()).toHaveLength(1)

  const safe = await placeSafe(chain().client)
  await chain().setOperator(safe)
  feed.write([scheduled(2, feed.start)])
  const written = await run('apply', '--safe', safe, '--out', '/dev/full')
  expect(written).toEqual({ code: 1, text: expect.stringContaining('Failed: + create LoL: Red 2 vs Blue 2') })
  expect(written.text).toContain('ENOSPC')
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

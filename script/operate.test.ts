import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, ToolError } from '../src/testing/processes.ts'
import { setUpTestChain } from '../src/testing/setUpTestChain.ts'
import { matchesOn, scheduled, testFeed, testFolder } from './operate/operate.fixture.ts'

const chain = setUpTestChain()

/** Runs the command against the test chain. Returns its output and exit code. */
async function operate(args: readonly string[], { typed = '', env = {} } = {}) {
  // By a shell, so that something can be typed.
  const command = 'printf "$TYPED" | "$NODE" script/run.mjs operate "$@"'
  const options = { TYPED: typed, NODE: process.execPath, OPERATE_RPC_URL: chain().url }
  try {
    return {
      output: await run('sh', ['-c', command, 'sh', ...args], { env: { ...options, ...env } }),
      code: 0,
    }
  } catch (error) {
    if (error instanceof ToolError) return { output: error.output, code: 1 }
    throw error
  }
}

async function feedOf(count: number) {
  const start = (await chain().now()) + 24 * 60 * 60
  const feed = testFeed()
  feed.write(Array.from({ length: count }, (_, id) => scheduled(id, start + id)))
  return feed.path
}

test('explains itself', async () => {
  const { output, code } = await operate(['--help'])
  expect(code).toBe(0)
  expect(output).toContain('npm run operate -- <command> --feed <feed>')
})

test('plans with reasons, costs and a summary, and sends nothing', async () => {
  const { output, code } = await operate(['plan', '--feed', await feedOf(2)])
  expect(code).toBe(0)
  expect(output).toMatch(/\+ create {3}LoL: Red 0 vs Blue 0 — LCK, \d{4}-\d\d-\d\d \d\d:\d\d UTC, closes /)
  expect(output).toMatch(/The feed lists it, in 1 d\. \d+ gas, about [\d.]+ ETH/)
  expect(output).toMatch(/Plan: 2 to create\. It costs about [\d.]+ ETH \(\d+ gas\)\./)
  expect(await matchesOn(chain())).toEqual([])
})

test('applies after a confirmation, and then has nothing to do', async () => {
  const feed = await feedOf(2)
  const apply = ['apply', '--feed', feed]
  expect(await operate(apply)).toMatchObject({ code: 1, output: expect.stringContaining('add --yes') })
  const no = await operate(apply, { typed: 'no\\n' })
  expect(no).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was sent.') })
  expect(await matchesOn(chain())).toEqual([])
  const yes = await operate(apply, { typed: 'yes\\n' })
  expect(yes).toMatchObject({
    code: 0,
    output: expect.stringMatching(/0x[0-9a-f]{64}\n {4}\+ create LoL: Red 0/),
  })
  expect(await matchesOn(chain())).toHaveLength(2)
  const again = await operate([...apply, '--yes'])
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to do') })
})

test('takes bounds from the settings', async () => {
  const file = join(testFolder(), 'operate.json')
  const settings = { default: { minBet: '0.2', maxBet: '3', minutes: { 3: 42 } }, games: {} }
  writeFileSync(file, JSON.stringify(settings))
  const { output } = await operate(['plan', '--feed', await feedOf(1), '--settings', file])
  expect(output).toContain('0.2 to 3 WETH')
})

test('status ends with 1 if something needs a person', async () => {
  const feed = await feedOf(1)
  // Its time is that of the machine, so that the newest block is not too old.
  await chain().client.mine({ blocks: 1 })
  expect(await operate(['status', '--feed', feed])).toMatchObject({
    ...{ code: 0, output: expect.stringContaining('Nothing needs a person.') },
  })
  await chain().pause()
  expect(await operate(['status', '--feed', feed])).toMatchObject({
    ...{ code: 1, output: expect.stringContaining('The pool is paused') },
  })
})

test('names an RPC that does not answer, without its URL', async () => {
  const env = { OPERATE_RPC_URL: 'http://127.0.0.1:9/secret-key' }
  const { output, code } = await operate(['plan', '--feed', await feedOf(1)], { env })
  expect(code).toBe(1)
  expect(output).toContain('The RPC 127.0.0.1:9 does not answer')
  expect(output).not.toContain('secret-key')
})

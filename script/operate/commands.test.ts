import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setUpTestChain } from '../../src/testing/setUpTestChain.ts'
import { operate } from './commands.ts'
import { day } from './lib/durations.ts'
import { matchesOn, scheduled, testFeed } from './operate.fixture.ts'
import { readOptions } from './options.ts'

const chain = setUpTestChain()
let feed: ReturnType<typeof testFeed>

beforeEach(async () => {
  feed = testFeed()
  feed.write([scheduled(1, (await chain().now()) + day)])
})

/** Runs a command. Returns its exit code and what it prints. */
async function run(command: string, ...feeds: readonly string[]) {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => printed.mockRestore())
  const args = [command, '--yes', ...feeds.flatMap((path) => ['--feed', path])]
  const code = await operate(readOptions(args, { OPERATE_RPC_URL: chain().url }))
  const text = printed.mock.calls.flat().join('\n').trim()
  printed.mockClear()
  return { code, text }
}

test('plans, applies, and has nothing left to do', async () => {
  const planned = await run('plan', feed.path)
  expect(planned.code).toBe(0)
  expect(planned.text).toContain('Plan: 1 to create.')
  expect(await matchesOn(chain())).toEqual([])

  expect((await run('apply', feed.path)).code).toBe(0)
  expect(await matchesOn(chain())).toMatchObject([{ name: 'LoL: Red 1 vs Blue 1 — LCK' }])
  expect(await run('apply', feed.path)).toEqual({ code: 0, text: 'Nothing to do.' })
})

test.each(['plan', 'apply'])('%s fails if a feed cannot be read', async (command) => {
  expect(await run(command, 'missing.json')).toEqual({
    code: 1,
    text: expect.stringContaining("missing.json can't be read"),
  })
})

test('applies what the other feeds list, and fails', async () => {
  const { code, text } = await run('apply', feed.path, 'missing.json')
  expect(code).toBe(1)
  expect(text).toContain("missing.json can't be read")
  expect(await matchesOn(chain())).toHaveLength(1)
})

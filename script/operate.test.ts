import { expect, test } from 'vitest'
import { run, ToolError } from '../src/testing/processes.ts'
import { scheduled } from './operate/feeds/feeds.fixture.ts'
import { setUpOperator } from './operate/operate.fixture.ts'

const { chain, feed, readMatches } = setUpOperator()

/** Runs the command against the test chain. Returns its output and exit code. */
async function operate(args: readonly string[], typed = '') {
  // By a shell, so that something can be typed.
  const command = 'printf "$TYPED" | "$NODE" script/run.mjs operate "$@"'
  const env = { TYPED: typed, NODE: process.execPath, OPERATE_RPC_URL: chain().url }
  try {
    return { output: await run('sh', ['-c', command, 'sh', ...args], { env }), code: 0 }
  } catch (error) {
    if (error instanceof ToolError) return { output: error.output, code: 1 }
    throw error
  }
}

test('explains itself', async () => {
  const { output, code } = await operate(['--help'])
  expect(code).toBe(0)
  expect(output).toContain('npm run operate -- <command> --feed <feed>')
})

test('applies after a confirmation', async () => {
  feed.write([scheduled(0, feed.start), scheduled(1, feed.start)])
  const apply = ['apply', '--feed', feed.path]
  expect(await operate(apply)).toMatchObject({ code: 1, output: expect.stringContaining('add --yes') })
  const no = await operate(apply, 'no\\n')
  expect(no).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was sent.') })
  expect(await readMatches()).toEqual([])
  const yes = await operate(apply, 'yes\\n')
  const sent = expect.stringMatching(/0x[0-9a-f]{64}\n {4}\+ create LoL: Red 0/)
  expect(yes).toMatchObject({ code: 0, output: sent })
  expect(await readMatches()).toHaveLength(2)
})

import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { start, stop } from '../../../src/testing/processes.ts'
import { setUpOperator } from '../operate.fixture.ts'
import { setUpReceiver } from './receiver.fixture.ts'

const { chain, feed } = setUpOperator()
const receiver = setUpReceiver()

function startUnread(...flags: readonly string[]) {
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

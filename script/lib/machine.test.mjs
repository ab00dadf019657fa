import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, requireFreePort, requireNode } from './machine.mjs'

test('an old Node is told in one sentence', () => {
  expect(() => requireNode('20.18.3')).toThrow(/^Node 20\.19 or newer is needed, and this is Node 20\.18\.3/)
  expect(() => requireNode('18.20.0')).toThrow('Node 20.19')
  expect(() => requireNode('20.19.0')).not.toThrow()
  expect(() => requireNode('24.0.0')).not.toThrow()
})

test('a busy port is told in one sentence that names it', async () => {
  const port = await freePort()
  await requireFreePort(port, 'the app')

  const other = createServer()
  onTestFinished(() => new Promise((resolve) => other.close(resolve)))
  await new Promise((resolve) => other.listen(port, '127.0.0.1', resolve))
  await expect(requireFreePort(port, 'the app')).rejects.toThrow(
    `Port ${port}, which the app needs, is in use`,
  )
})

import { expect, test } from 'vitest'
import { freePort } from '../../src/testing/freePort.ts'
import { startServer } from '../../src/testing/httpServer.ts'
import { run } from '../../src/testing/processes.ts'
import { nodeProblem } from './bootstrap.mjs'
import { requireFreePort } from './machine.ts'

test('reports an old Node in one sentence', () => {
  expect(nodeProblem('20.18.3')).toMatch(/^Node 20\.19 or newer is needed, and this is Node 20\.18\.3/)
  expect(nodeProblem('18.20.0')).toContain('Node 20.19')
  expect(nodeProblem('20.19.0')).toBeUndefined()
  expect(nodeProblem('24.0.0')).toBeUndefined()
})

test('reports a busy port in one sentence', async () => {
  const port = await freePort()
  await requireFreePort(port, 'the app')

  await using _other = await startServer(() => {}, port)
  await expect(requireFreePort(port, 'the app')).rejects.toThrow(
    `Port ${port}, which the app needs, is in use`,
  )
})

test('programs explain themselves', async () => {
  const explain = (name: string) => run(process.execPath, ['script/run.mjs', name, '--help'])
  const names = ['deploy', 'build', 'indexer']
  const outputs = await Promise.all(names.map(explain))
  expect(outputs).toEqual(names.map((name) => expect.stringContaining(`npm run ${name} -- --chain <name>`)))
})

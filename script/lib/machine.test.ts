import { expect, test } from 'vitest'
import { freePort } from '../../src/testing/freePort.ts'
import { startServer } from '../../src/testing/httpServer.ts'
import { run } from '../../src/testing/processes.ts'
import { requireFreePort } from './machine.ts'

test('reports a busy port in one sentence', async () => {
  const port = await freePort()
  await requireFreePort(port, 'the app')

  await using _other = await startServer(() => {}, port)
  await expect(requireFreePort(port, 'the app')).rejects.toThrow(
    `Port ${port}, which the app needs, is in use: stop what runs there, perhaps another "npm start", or choose one with --port.`,
  )
})

test('programs explain themselves', async () => {
  const explain = (name: string) => run(process.execPath, ['script/run.mjs', name, '--help'])
  const names = ['deploy', 'build', 'indexer']
  const outputs = await Promise.all(names.map(explain))
  expect(outputs).toEqual(names.map((name) => expect.stringContaining(`npm run ${name} -- --chain <name>`)))
})

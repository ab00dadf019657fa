import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../src/testing/freePort.ts'
import { serveApp } from './devServer.ts'

afterEach(() => vi.unstubAllEnvs())

test('shows the brand before any script, and is ready for a first visit on any port', async () => {
  vi.stubEnv('VITE_RPC_URLS', 'http://127.0.0.1:8600')
  const port = await freePort()
  const server = await serveApp(port)
  const page = await (await fetch(`http://localhost:${port}/matches`)).text()
  expect(page).toMatch(/<div id="root"><p data-prerendered [^>]*>\s*<img [^>]*> Clutchpool/)

  const { moduleGraph } = server.environments.client
  for (const file of [
    'main.tsx',
    'router.tsx',
    'routes/matches.tsx',
    'features/admin/matches/manage/ManageMatch.tsx',
  ])
    expect((await moduleGraph.getModuleByUrl(`/src/${file}`))?.transformResult, file).toBeTruthy()
  const [deployment] = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.includes('deployment'))
  expect(deployment?.transformResult?.code).toContain('"http":["http://127.0.0.1:8600"]')
  await server.close()
})

import { createServer } from 'vite'

/** What a first visit needs. Vite transforms their static imports with them. */
const FIRST_FILES = ['main.tsx', 'routes/index.tsx', 'routes/matches.tsx', 'routes/match.$id.tsx']

/**
 * Serves the app by Vite's development server. Resolves once a first visit finds its modules transformed, because the
 * browser would wait for them.
 * @param rpcUrl of the local chain
 */
export async function serveApp(port: number, rpcUrl: string) {
  process.env.VITE_RPC_URLS = rpcUrl
  const server = await createServer({ server: { port, strictPort: true }, logLevel: 'error' })
  await server.listen()
  const { client } = server.environments
  await Promise.all(FIRST_FILES.map((file) => client.warmupRequest(`/src/${file}`)))
  await client.waitForRequestsIdle()
  return server
}

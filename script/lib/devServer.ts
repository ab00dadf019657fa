import { createServer, type DevEnvironment } from 'vite'

/**
 * Serves the app by Vite's development server. Resolves once all modules are transformed, because the first visit would
 * wait for them.
 */
export async function serveApp(port: number) {
  const server = await createServer({ server: { port, strictPort: true }, logLevel: 'error' })
  await server.listen()
  await transformAll(server.environments.client, '/src/main.tsx')
  return server
}

/** Transforms a module and what it imports. Vite's `waitForRequestsIdle` takes a pause of 50 ms for the end. */
async function transformAll(client: DevEnvironment, url: string, seen = new Set<string>()) {
  if (seen.has(url) || !/\.([jt]sx?|css)(\?|$)/.test(url)) return
  seen.add(url)
  await client.warmupRequest(url)
  const module = await client.moduleGraph.getModuleByUrl(url)
  // Styles import all files in which Tailwind looks for classes.
  if (!module || url.includes('.css')) return
  await Promise.all([...module.importedModules].map((imported) => transformAll(client, imported.url, seen)))
}

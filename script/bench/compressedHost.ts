// @ts-nocheck
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../lib/machine.ts'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = ['.html', '.js', '.css', '.svg', '.webmanifest', '.txt']

/**
 * Serves a built site as hosts of static sites do: compressed, `matches.html` for `/matches`, by the rules in `_redirects`,
 * and `404.html` for what is none of that.
 * @param {string} folder
 */
export async function serveCompressed(folder) {
  const rules = readFileSync(join(folder, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([paths, file]) => ({ start: paths.slice(0, -1), file }))
  const sent = new Map()

  function fileOf(path) {
    const rewritten = rules.find(({ start }) => path.startsWith(start))?.file
    const names = path === '/' ? ['index.html'] : [path, `${path}.html`, ...(rewritten ? [rewritten] : [])]
    return names.map((name) => join(folder, name)).find((file) => existsSync(file) && statSync(file).isFile())
  }

  function bodyOf(file) {
    const known = sent.get(file)
    if (known) return known
    const body = readFileSync(file)
    const made = compressible.includes(extname(file)) ? brotliCompressSync(body) : body
    sent.set(file, made)
    return made
  }

  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const found = fileOf(pathname)
    const file = found ?? join(folder, '404.html')
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressible.includes(extname(file)) && { 'content-encoding': 'br' }),
    })
    response.end(bodyOf(file))
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { freePort } from '../../src/testing/freePort.ts'

type HostOptions = {
  base?: string
  /** Serves files and `404.html` only: uncompressed, and without the rules in `_redirects`. */
  isPlain?: boolean
  port?: number
}

/** Serves a built site as hosts of static sites do. sirv has no 404 page and no rewrites, and compresses nothing itself. */
export async function serveSite(folder: string, { base = '/', isPlain = false, port }: HostOptions = {}) {
  if (!isPlain) compress(folder)
  const rewrites = isPlain ? [] : readRewrites(folder)
  const serveFile = sirv(folder, {
    brotli: !isPlain,
    extensions: ['html'],
    setHeaders: (response, path) => {
      const isImmutable = path.startsWith('/assets/')
      response.setHeader('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = rewrites.find(({ start }) => pathname.startsWith(start))?.file ?? pathname
    const serveNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, '404.html')))
    }
    if (!path.startsWith(base)) return serveNotFound()
    request.url = `/${path.slice(base.length)}`
    serveFile(request, response, serveNotFound)
  })
  const ownPort = port ?? (await freePort())
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve))
  return {
    // By this name, because browsers accept brotli without TLS from localhost only.
    url: `http://localhost:${ownPort}${base}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function compress(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(html|js|css|svg|webmanifest|txt)$/.test(name))) {
    const path = join(folder, file)
    if (!existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

function readRewrites(folder: string) {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [paths = '', file = ''] = line.split(' ')
    return { start: paths.slice(0, -1), file }
  })
}

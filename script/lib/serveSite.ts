import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { startServer } from '../../src/testing/httpServer.ts'

export interface HostOptions {
  base?: string
  /** By default the name that browsers accept brotli from without TLS. */
  hostname?: string
  port?: number
  isCompressed?: boolean
  /** Follows the rules in `_redirects`. */
  hasRewrites?: boolean
  /** Redirects from a folder to its path with a slash, as IPFS gateways do. */
  hasFolders?: boolean
  /** Answers unknown paths. */
  notFound?: { file: string; status: number }
  /** A page that registers a service worker, which alone gets the site, by this header. */
  serviceWorker?: { header: string; page: string; script: string }
}

/** Serves a built site as hosts of static sites do. sirv has no 404 page and no rewrites, and compresses nothing itself. */
export async function serveSite(folder: string, options: HostOptions = {}) {
  const { base = '/', hostname = 'localhost', port, isCompressed = true, hasRewrites = true } = options
  const { hasFolders = false, notFound = { file: '404.html', status: 404 }, serviceWorker } = options
  if (isCompressed) compress(folder)
  const rewrites = hasRewrites ? readRewrites(folder) : []
  const headers = readHeaders(folder)
  const serveFile = sirv(folder, {
    brotli: isCompressed,
    extensions: ['html'],
    setHeaders: (response, path) => {
      const isImmutable = path.startsWith('/assets/')
      response.setHeader('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const server = await startServer((request, response) => {
    const { pathname } = new URL(`http://host${request.url}`)
    if (serviceWorker && !request.headers[serviceWorker.header]) {
      const [type, text] = pathname.endsWith('.js')
        ? ['text/javascript', serviceWorker.script]
        : ['text/html', serviceWorker.page]
      return response.writeHead(200, { 'content-type': type }).end(text)
    }
    const path = rewrites.find(({ paths }) => paths.test(pathname))?.file ?? pathname
    const serveNotFound = () => {
      response.writeHead(notFound.status, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, notFound.file)))
    }
    for (const { matches, name, value } of headers) if (matches(pathname)) response.setHeader(name, value)
    // Some hosts answer the page itself with its status.
    if (!path.startsWith(base) || path === `${base}404.html`) return serveNotFound()
    const file = path.slice(base.length)
    const isFolder = statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory()
    if (hasFolders && isFolder && !path.endsWith('/')) {
      return response.writeHead(302, { location: `${path}/` }).end()
    }
    request.url = `/${file}`
    serveFile(request, response, serveNotFound)
  }, port)
  return { ...server, url: server.url.replace('127.0.0.1', hostname) + base }
}

function compress(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(html|js|css|svg|webmanifest|txt)$/.test(name))) {
    const path = join(folder, file)
    if (!existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

function readRewrites(folder: string) {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
  return lines
    .filter((line) => line.endsWith(' 200'))
    .map((line) => {
      const [rule = '', file = ''] = line.split(' ')
      return { paths: new RegExp(`^${rule.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`), file }
    })
}

function readHeaders(folder: string) {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8')
    .trim()
    .split(/\n(?=\S)/)
  return blocks.flatMap((block) => {
    const [path = '', ...lines] = block.split(/\n\s+/)
    const start = path.replace(/\*$/, '')
    const matches = (pathname: string) => (start === path ? pathname === path : pathname.startsWith(start))
    return lines.map((line) => {
      const [name = '', value = ''] = line.split(': ')
      return { matches, name, value }
    })
  })
}

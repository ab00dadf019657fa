import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { local } from '../../src/chain/config/chains.ts'
import { IPFS_GATEWAY } from '../../src/domain/match/rules/rulesFile.ts'
import { root } from '../../src/testing/processes.ts'
import { cspHash } from './cspHash.ts'
import { deploymentModule } from './deploymentModule.ts'
import { readDeployment } from './deployments.ts'
import { rulesFiles } from './houseRules.ts'
import { prerenderPages } from './prerender.ts'
import { buildRescuePage } from './rescuePage.ts'
import { buildServiceWorker } from './serviceWorker.ts'
import { readSite, type SiteSettings } from './site.ts'
import { checkSiteFiles } from './siteFiles.ts'

const WALLET_CONNECT_RELAY = 'wss://relay.walletconnect.org'
/** Shows until the app starts, without the styles, which come with it. */
const BRAND = `<p data-prerendered style="visibility: visible; display: flex; align-items: center; gap: 8px; margin: 16px; font: 600 24px system-ui">
      <img src="/icon.svg" alt="" width="28" height="28" /> Clutchpool
    </p>`

/** Tells wallets in a hidden frame which site asks them. */
const WALLET_CONNECT_VERIFY = 'https://verify.walletconnect.org'

/**
 * Builds the app for the chain in `VITE_CHAIN_ID`, the local one by default. A production build stops when something is
 * missing, prerenders each page, and adds rescue.html. Serves the house rules, each version under its hash.
 */
export function site(): Plugin[] {
  let settings: SiteSettings
  let config: ResolvedConfig
  const plugin: Plugin = {
    name: 'clutchpool:site',
    config({ envDir, root }, { mode, command }) {
      settings = readSite(loadEnv(mode, envDir || root || process.cwd()))
      if (command === 'build') {
        readDeployment(settings.chain.id)
        checkSiteFiles()
      }
      const { passwordHash, safeHost = '' } = settings
      return {
        define: {
          'import.meta.env.VITE_OPERATOR_PASSWORD_SHA256': JSON.stringify(passwordHash),
          'import.meta.env.VITE_SAFE_HOST': JSON.stringify(safeHost),
          'import.meta.env.VITE_ROUTES': JSON.stringify(routeNames().join('|')),
          'import.meta.env.VITE_WALLETCONNECT_PROJECT_ID': JSON.stringify(settings.walletConnectId ?? ''),
        },
        build: { modulePreload: { polyfill: false, resolveDependencies: preloadedFiles } },
      }
    },
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml(html, { server }) {
      // Vite's dev server injects inline scripts, which the policy would block, and its pages aren't prerendered.
      if (server) return html.replace('<div id="root">', (tag) => tag + BRAND)
      return {
        // Link previews need an absolute URL.
        html: settings.origin
          ? html.replaceAll(`"${config.base}share.png"`, `"${settings.origin}/share.png"`)
          : html,
        tags: [
          { tag: 'meta', attrs: policy(settings, inlineScripts(html)), injectTo: 'head-prepend' },
          // Here and not in a script, whose name would change with each commit.
          { tag: 'meta', attrs: { name: 'commit', content: currentCommit() } },
        ],
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = rulesFiles().get(request.url?.slice(config.base.length) ?? '')
        if (!text) return next()
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        response.end(text)
      })
    },
    generateBundle() {
      if (config.build.ssr) return
      const files = [...rulesFiles(), ...hostFiles(settings)]
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
    async writeBundle({ dir = '' }, bundle) {
      // The prerenderer's own build runs this plugin too.
      if (config.build.ssr) return
      const pages = await prerenderPages(config, bundle, settings.origin)
      for (const [name, text] of pages) {
        const file = join(dir, name)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, name.endsWith('.html') ? withIntegrity(text, dir, config.base) : text)
      }
      await buildServiceWorker(config, bundle, pages.get('ipfs-404.html') ?? '')
      writeFileSync(join(dir, 'rescue.html'), await buildRescuePage(settings))
    },
  }
  return [deploymentModule(() => settings), plugin]
}

/**
 * Keeps only styles in a chunk's preload list, without those inlined into the page. Each page preloads its own scripts
 * (./prerender.ts); lists in every chunk would weigh more than they save.
 */
function preloadedFiles(_url: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) {
  return hostType === 'html'
    ? files
    : files.filter((file) => /\.css$/.test(file) && !/\/app-[^/]+$/.test(file))
}

function routeNames(): string[] {
  const files = readdirSync(join(root, 'src', 'routes')).filter((name) => /^[a-z]/.test(name))
  return [...new Set(files.map((name) => name.replace(/\..*/, '')))]
}

/** Returns the commit, marked if the folder has changes, or an empty text outside of a repository. */
function currentCommit(): string {
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => cspHash(script))
}

/**
 * Returns the headers of the site: a page's own policy can't say who may frame it. For a Safe's host they let its page in,
 * with the file that makes the build a Safe App by name.
 */
function hostFiles({ safeHost }: SiteSettings): readonly (readonly [string, string])[] {
  const framing = `/*\n  Content-Security-Policy: frame-ancestors ${safeHost ?? "'none'"}\n`
  if (!safeHost) return [['_headers', framing]]
  const { name, description } = JSON.parse(readFileSync(join(root, 'public', 'manifest.webmanifest'), 'utf8'))
  return [
    ['_headers', `${framing}/manifest.json\n  Access-Control-Allow-Origin: *\n`],
    ['manifest.json', JSON.stringify({ name, description, iconPath: 'icon.svg' })],
  ]
}

function policy(settings: SiteSettings, scripts: readonly string[]) {
  const content = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    // React, dialogs and toasts set inline styles.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    // Wallets announce their icons as data URIs.
    "img-src 'self' data:",
    "manifest-src 'self'",
    ["connect-src 'self'", ...hosts(settings)].join(' '),
    ...(settings.walletConnectId ? [`frame-src ${WALLET_CONNECT_VERIFY}`] : []),
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ')
  return { 'http-equiv': 'Content-Security-Policy', content }
}

/** Returns what the page may connect to: any host only where visitors may set their own RPC. */
function hosts(settings: SiteSettings): string[] {
  const { chain, rpcUrls, logs, indexerUrl, walletConnectId, isOwnRpcAllowed } = settings
  if (isOwnRpcAllowed) return chain.id === local.id ? ['https:', 'wss:', 'http:', 'ws:'] : ['https:', 'wss:']
  const urls = [...rpcUrls, ...logs.endpoints.map(({ url }) => url), ...(indexerUrl ? [indexerUrl] : [])]
  if (walletConnectId) urls.push(WALLET_CONNECT_RELAY)
  return [...new Set([...urls, IPFS_GATEWAY].map((url) => new URL(url).origin))]
}

function withIntegrity(html: string, folder: string, base: string): string {
  return html.replaceAll(
    /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g,
    (tag, url: string) => {
      const file = readFileSync(join(folder, url.slice(base.length)))
      const crossorigin = tag.includes('crossorigin') ? '' : ' crossorigin'
      return `${tag}${crossorigin} integrity="sha384-${hash('sha384', file, 'base64')}"`
    },
  )
}

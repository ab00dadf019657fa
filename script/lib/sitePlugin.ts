// @ts-nocheck
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnv, type ResolvedConfig } from 'vite'
import { local } from '../../src/chain/config/chains.ts'
import { drawShells } from './shells.ts'
import { readAddresses, readSite } from './site.ts'

const NAME = '#deployment'
// Without a #: the browser asks for the module by its id, and would cut that off as a fragment.
const RESOLVED = '\0clutchpool:deployment'

/**
 * Makes the app one for the chain that `VITE_CHAIN_ID` names, by default the local one: `#deployment` has the chain and
 * its addresses. A build says at once what it lacks, and becomes a site that any static host can serve.
 * @returns {import('vite').Plugin}
 */
export function site() {
  let settings: Site
  let config: ResolvedConfig
  return {
    name: 'clutchpool:site',
    config({ envDir, root }, { mode, command }) {
      settings = readSite(loadEnv(mode, envDir || root || process.cwd()))
      if (command === 'build') readAddresses(settings)
      const hash = JSON.stringify(settings.passwordHash)
      return {
        define: { 'import.meta.env.VITE_OPERATOR_PASSWORD_SHA256': hash },
        build: { modulePreload: { resolveDependencies: ownStyles } },
      }
    },
    configResolved(resolved) {
      config = resolved
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(settings.deploymentFile)
      return `export const chain = ${JSON.stringify(settings.chain)}
        export const isLocal = ${settings.chain.id === local.id}
        export const deployment = ${JSON.stringify(readAddresses(settings))}`
    },
    transformIndexHtml(html, { server }) {
      // The development server writes scripts into the page.
      if (server) return html
      return {
        // Whoever shows a shared link wants the picture's whole address.
        html: html.replaceAll(`"${config.base}share.png"`, `"${settings.origin}${config.base}share.png"`),
        tags: [{ tag: 'meta', attrs: policy(settings.chain, inlineScripts(html)), injectTo: 'head-prepend' }],
      }
    },
    async writeBundle({ dir }, bundle) {
      // The build that draws the pages is none of a site.
      if (config.build.ssr) return
      for (const [name, text] of await drawShells(config, bundle, settings.origin)) {
        const file = join(dir, name)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, name.endsWith('.html') ? withIntegrity(text, dir, config.base) : text)
      }
    },
  }
}

/**
 * What a page needs, it names itself (./shells.ts). That each part of the app names what the others need would weigh
 * more than it saves; what remains is styles, less those that are inside the page.
 */
function ownStyles(_, files, { hostType }) {
  return hostType === 'html'
    ? files
    : files.filter((file) => /\.css$/.test(file) && !/\/app-[^/]+$/.test(file))
}

/** The scripts that stand in the page itself, by their hashes. */
function inlineScripts(html) {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/**
 * What a page may load: scripts only from the site, and its own. Styles may be inline: React, dialogs and toasts set them.
 * Connections may go to any RPC over TLS, because people may choose their own.
 */
function policy(chain, scripts) {
  const rpc = chain.id === local.id ? 'https: wss: http: ws:' : 'https: wss:'
  const content = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    // Wallets bring their icons as data.
    "img-src 'self' data:",
    "manifest-src 'self'",
    `connect-src 'self' ${rpc}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return { 'http-equiv': 'Content-Security-Policy', content }
}

/** Scripts and styles that the page names are loaded only as they were built. */
function withIntegrity(html, folder, base) {
  return html.replaceAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g, (tag, url) => {
    const file = readFileSync(join(folder, url.slice(base.length)))
    const crossorigin = tag.includes('crossorigin') ? '' : ' crossorigin'
    return `${tag}${crossorigin} integrity="sha384-${createHash('sha384').update(file).digest('base64')}"`
  })
}

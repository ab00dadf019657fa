import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { local } from '../../src/chain/chains.js'
import { readAddresses, readSite } from './site.mjs'

const NAME = '#deployment'
// Without a #: the browser asks for the module by its id, and would cut that off as a fragment.
const RESOLVED = '\0clutchpool:deployment'

/**
 * Makes the app one for the chain that `VITE_CHAIN_ID` names, by default the local one: `#deployment` has the chain and
 * its addresses. A build says at once what it lacks, and becomes a site that any static host can serve.
 * @returns {import('vite').Plugin}
 */
export function site() {
  let settings
  let base
  return {
    name: 'clutchpool:site',
    config(config, { mode, command }) {
      settings = readSite(loadEnv(mode, config.envDir || config.root || process.cwd()))
      if (command === 'build') readAddresses(settings)
      const hash = JSON.stringify(settings.passwordHash)
      return { define: { 'import.meta.env.VITE_OPERATOR_PASSWORD_SHA256': hash } }
    },
    configResolved(config) {
      base = config.base
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
        html: html.replaceAll(`"${base}share.png"`, `"${settings.origin}${base}share.png"`),
        tags: [{ tag: 'meta', attrs: policy(settings.chain), injectTo: 'head-prepend' }],
      }
    },
    writeBundle({ dir }) {
      const page = join(dir, 'index.html')
      writeFileSync(page, withIntegrity(readFileSync(page, 'utf8'), dir, base))
      // What static hosts answer with for the app's own paths, which are no files.
      copyFileSync(page, join(dir, '404.html'))
    },
  }
}

/**
 * What a page may load: scripts only from the site. Styles may be inline: React, dialogs and toasts set them.
 * Connections may go to any RPC over TLS, because people may choose their own.
 */
function policy(chain) {
  const rpc = chain.id === local.id ? 'https: wss: http: ws:' : 'https: wss:'
  const content = [
    "default-src 'none'",
    "script-src 'self'",
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

// Builds rescue.html (src/rescue), which claims and sends without the site: one file with a policy of its own.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '../../src/testing/processes.ts'
import { cspHash } from './cspHash.ts'
import { deploymentModule } from './deploymentModule.ts'
import type { SiteSettings } from './site.ts'

/** Returns the page's HTML. It holds everything that it needs, and works from a disk. */
export async function buildRescuePage(settings: SiteSettings): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [deploymentModule(() => settings)],
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      // Or Vite has the script add the styles, which the policy forbids.
      cssCodeSplit: false,
      rolldownOptions: { input: 'src/rescue/main.ts', output: { format: 'iife', codeSplitting: false } },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  const script = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('')
  const style = output
    .flatMap((file) => (file.fileName.endsWith('.css') ? String(Object(file).source) : []))
    .join('')
  if (script.includes('</script')) throw new Error('The script of rescue.html would end early')
  const html = await readFile(join(root, 'src/rescue/rescue.html'), 'utf8')
  return html
    .replace('<head>', (tag) => `${tag}${policy(script, style)}`)
    .replace('</head>', (tag) => `<style>${style}</style>${tag}`)
    .replace('</body>', (tag) => `<script>${script}</script>${tag}`)
}

/** Returns the tag of a policy that runs nothing but this script, and connects to any RPC. */
function policy(script: string, style: string): string {
  const content = [
    "default-src 'none'",
    `script-src ${cspHash(script)}`,
    `style-src ${cspHash(style)}`,
    'connect-src https: http:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${content}" />`
}

import { fileURLToPath } from 'node:url'
import { site } from '../lib/sitePlugin.ts'
import { pureTests } from './sources.ts'

// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default {
  plugins: [site()],
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: { include: pureTests },
}

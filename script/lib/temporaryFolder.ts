import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes an empty folder, which `using` removes at the end of the block. Node 20 can't parse that keyword and Vite doesn't
 * lower it in its configuration, so no file that vite.config.ts imports has it.
 */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'clutchpool-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}

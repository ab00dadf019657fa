import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../src/testing/processes.ts'
import { exclusively } from './bootstrap.mjs'

/** The file that `wagmi generate` writes last. */
const HOOKS = 'script/indexer/abis.generated.ts'
/** Forge writes the script's artifact whenever one of the contracts changes. */
const ARTIFACT = 'out/Deploy.s.sol/Deploy.json'
const SETTINGS = ['wagmi.config.ts', 'package-lock.json']

/** Returns `true` if the hooks are newer than what they come from. Asking forge takes half a second. */
export function areHooksCurrent() {
  const folder = 'contracts/src'
  const contracts = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const sources = [...contracts.map((file) => join(folder, file)), 'script/Deploy.s.sol', 'foundry.toml']
  const isNewer = (file: string) => modified(file) < modified(HOOKS)
  return modified(ARTIFACT) > 0 && [ARTIFACT, ...SETTINGS, ...sources].every(isNewer)
}

/**
 * Compiles the contracts and the deploy script for the local chain, and generates the hooks if they are older. Waits while
 * another command does.
 */
export async function generateHooks() {
  await exclusively(join(root, 'node_modules', '.generating'), 'compiles the contracts', async () => {
    await run('forge', ['build', '--skip', 'test'])
    const hooks = modified(HOOKS)
    if ([ARTIFACT, ...SETTINGS].some((source) => modified(source) > hooks)) await run('wagmi', ['generate'])
  })
}

/** Generates the hooks, and the route tree from src/routes. */
export async function generate() {
  await generateHooks()
  // Takes a second to load. Vite's plugin does the same on its own.
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  await new Generator({ config: getConfig({}, root), root }).run()
}

function modified(path: string): number {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

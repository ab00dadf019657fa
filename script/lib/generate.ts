import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { root, run } from '../../src/testing/processes.ts'

/** The file that `wagmi generate` writes last. */
const HOOKS = 'script/indexer/abis.generated.ts'
const SOURCES = 'contracts/src'

/** Compiles the contracts and the deploy script for the local chain. */
export async function compile() {
  await run('forge', ['build', '--skip', 'test'])
}

/** Generates the hooks from the contracts, unless they are newer, and the route tree from src/routes. */
export async function generateCode() {
  const hooks = modified(HOOKS)
  // Forge writes the script's artifact whenever one of the contracts changes.
  const sources = ['out/Deploy.s.sol/Deploy.json', 'wagmi.config.ts', 'package-lock.json']
  if (sources.some((source) => modified(source) > hooks)) await run('wagmi', ['generate'])
  await new Generator({ config: getConfig({}, root), root }).run()
}

/** Returns when a file was written, or 0 if there is none. */
function modified(path: string): number {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

export async function generate() {
  await compile()
  await generateCode()
}

/** Generates only if the hooks are older than a contract, because asking forge takes half a second. */
export async function generateMissing() {
  const contracts = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' })
  if (contracts.every((file) => modified(join(SOURCES, file)) < modified(HOOKS))) return
  console.log('Compiling the contracts')
  await generate()
}

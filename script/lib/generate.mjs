import { Generator, getConfig } from '@tanstack/router-generator'
import { root, run } from './processes.mjs'

/** Compiles the contracts, and the deploy script with them. */
export async function compile() {
  await run('forge', ['build', '--skip', 'test'])
}

/** Makes the hooks from the contracts, then the route tree from the files in src/routes. */
export async function generateCode() {
  await run('wagmi', ['generate'])
  await new Generator({ config: getConfig({}, root), root }).run()
}

/** All of it, in the one order that works. */
export async function generate() {
  await compile()
  await generateCode()
}

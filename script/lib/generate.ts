import { Generator, getConfig } from '@tanstack/router-generator'
import { root, run } from '../../src/testing/processes.ts'

/** Compiles the contracts and the deploy script. */
export async function compile() {
  await run('forge', ['build', '--skip', 'test'])
}

/** Generates the hooks from the contracts and the route tree from src/routes. */
export async function generateCode() {
  await run('wagmi', ['generate'])
  await new Generator({ config: getConfig({}, root), root }).run()
}

export async function generate() {
  await compile()
  await generateCode()
}

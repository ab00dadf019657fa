// What type checking and building need, each from the one before: artifacts, hooks, the route tree.
import { Generator, getConfig } from '@tanstack/router-generator'
import { root, run } from './lib/run.mjs'

await run('forge', ['build'])
await run('wagmi', ['generate'])
await new Generator({ config: getConfig({}, root), root }).run()

// `npm run operate -- plan|apply|watch|status`: creates and settles matches from fixtures (docs/operate.md).
import { areHooksCurrent, generateHooks } from './lib/generate.ts'
import { requireFoundry, runMain } from './lib/machine.ts'
import { HELP, readOptions } from './operate/options.ts'

async function main() {
  const options = readOptions(process.argv.slice(2), process.env)
  requireFoundry()
  if (!areHooksCurrent()) {
    console.log('Compiling the contracts')
    await generateHooks()
  }
  // It imports generated code, which a fresh clone lacks.
  const { operate } = await import('./operate/commands.ts')
  return operate(options)
}

await runMain(main, { help: HELP })

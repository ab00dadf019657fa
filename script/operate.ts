// `npm run operate -- plan|apply|watch|status`: creates and settles matches from fixtures (docs/operate.md).
import { areHooksCurrent, generateHooks } from './lib/generate.ts'
import { requireFoundry, runMain } from './lib/machine.ts'
import { HELP, readOptions, wantsHelp } from './operate/options.ts'

await runMain(async () => {
  const args = process.argv.slice(2)
  if (wantsHelp(args)) {
    console.log(HELP)
    return 0
  }
  const options = readOptions(args, process.env)
  requireFoundry()
  if (!areHooksCurrent()) {
    console.log('Compiling the contracts')
    await generateHooks()
  }
  // It imports generated code, which a fresh clone lacks.
  const { operate } = await import('./operate/commands.ts')
  return operate(options)
})

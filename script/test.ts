// @ts-nocheck
// `npm test`: everything that must hold before a change is taken, on a fresh clone as on a used one. Until the packages
// are installed, only Node's own modules may be used.
import { requireFoundry, UserFacingError } from './lib/machine.ts'
import { run, stopAll, stopOnSignals } from './lib/processes.ts'

stopOnSignals(undefined, 130)

/** @type {{ name: string, passed: number, failed: number, output: string }[]} */
const results = []

try {
  await test()
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : (error.output ?? error.stack))
  results.push({ name: 'the preparations', passed: 0, failed: 1, output: '' })
}
await stopAll()
conclude()

async function test() {
  requireFoundry()
  const { ensureChromium } = await import('./lib/chromium.ts')
  const { generateCode } = await import('./lib/generate.ts')
  const { makeDeployment } = await import('./lib/deployLocal.ts')
  const { countTests, namesOfFlaky } = await import('./lib/counts.ts')

  /** One line when it ends; what it printed only if it fails. */
  async function check(name, tool, args, { runner, env } = {}) {
    const began = performance.now()
    const quiet = { NO_COLOR: '1', FORCE_COLOR: '0', ...env }
    const { output, succeeded } = await run(tool, args, { env: quiet }).then(
      (output) => ({ output, succeeded: true }),
      (error) => ({ output: `${error.output ?? ''}\n${error.message}`, succeeded: false }),
    )
    const counts = countTests(runner, output, succeeded)
    results.push({ name, output, ...counts })
    const time = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(9)
    const tests = runner ? `${counts.passed} passed`.padStart(12) : ''
    console.log(`${counts.failed ? 'FAILED' : 'ok    '} ${time}  ${name.padEnd(34)}${tests}`)
    for (const flaky of namesOfFlaky(output)) console.log(`       passed only at a second try: ${flaky}`)
    return counts.failed === 0
  }

  // The compiler keeps one of two cores busy.
  const [isCompiled] = await Promise.all([
    check('contracts compile', 'forge', ['build']),
    check('format and lint', 'biome', ['check', '--error-on-warnings']),
    check('format of contracts', 'forge', ['fmt', '--check']),
    check('lint of contracts', 'solhint', [
      '--max-warnings',
      '0',
      '--noPoster',
      '{contracts,script}/**/*.sol',
    ]),
    check('lock file is complete', 'tsx', ['script/lock.ts', '--check']),
    ensureChromium(),
  ])
  if (!isCompiled) return
  await generateCode()
  await makeDeployment()

  await Promise.all([contracts(), app()])

  async function contracts() {
    const gas = 'contracts/test/gas/*'
    await check('contracts', 'forge', ['test', '--no-match-path', gas], { runner: 'forge' })
    const env = { FORGE_SNAPSHOT_CHECK: 'true' }
    await check('gas is as recorded', 'forge', ['test', '--isolate', '--match-path', gas], {
      runner: 'forge',
      env,
    })
    await check('coverage of contracts is whole', 'tsx', ['script/coverage.ts'])
    await check('arithmetic is proved', 'tsx', ['script/prove.ts'])
  }

  async function app() {
    await check('types', 'tsc', [])
    await check('nothing unused', 'knip', [])
    await check('units', 'vitest', ['run'], { runner: 'vitest' })
    // On production builds: one for the local chain, and one for a public chain.
    await check('in the browser', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      runner: 'playwright',
    })
  }
}

/** What failed is said last, so that nobody has to scroll. */
function conclude() {
  const failing = results.filter(({ failed }) => failed > 0)
  for (const { name, output } of failing) {
    console.log(`\n──── ${name}\n${output.trimEnd().split('\n').slice(-60).join('\n')}`)
  }
  if (failing.length > 0) console.log(`\nFailed: ${failing.map(({ name }) => name).join(', ')}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = failing.length > 0 ? 1 : 0
}

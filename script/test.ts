// `npm test`: everything that must hold before a change is taken.

import { run } from '../src/testing/processes.ts'
import { ensureChromium } from './lib/chromium.ts'
import { countTests, namesOfFailed, type Runner } from './lib/counts.ts'
import { emptyChainState } from './lib/deployLocal.ts'
import { generate } from './lib/generate.ts'
import { installIndexer } from './lib/indexer.ts'
import { describeError, requireFoundry, runMain } from './lib/machine.ts'

type Check = {
  name: string
  /** Has no argument with a space. */
  command: string
  /** The check counts as one test without it. */
  runner?: Runner
  env?: Record<string, string>
}
type Result = { name: string; passed: number; failed: number; output: string }

const GAS_TESTS = 'contracts/test/gas/*'
const deployed = { FOUNDRY_PROFILE: 'deployed' }
const forge = { runner: 'forge', env: deployed } as const
const gas = { ...forge, env: { ...deployed, FORGE_SNAPSHOT_CHECK: 'true' } }

/** The longest first. */
const checks: Check[] = [
  { name: 'end-to-end tests', command: 'playwright test -c e2e/playwright.config.ts', runner: 'playwright' },
  { name: 'unit tests', command: 'vitest run --silent=passed-only', runner: 'vitest' },
  { ...forge, name: 'contract tests', command: `forge test --no-match-path ${GAS_TESTS}` },
  { ...gas, name: 'gas snapshots', command: `forge test --isolate --match-path ${GAS_TESTS}` },
  { name: 'SMT proof', command: 'tsx script/prove.ts' },
  { name: 'contract coverage', command: 'tsx script/coverage.ts' },
  {
    name: 'contract lint',
    command: 'solhint --max-warnings 0 --noPoster --disc {contracts,script}/**/*.sol',
  },
  // On two cores, parallel checkers only check shared types twice.
  { name: 'type check', command: 'tsc --singleThreaded' },
  { name: 'indexer type check', command: 'tsc -p script/indexer' },
  { name: 'format and lint', command: 'biome check --error-on-warnings' },
  { name: 'import rules', command: 'tsx script/imports.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'lock files and licenses', command: 'tsx script/lock.ts --check' },
  { name: 'contract format', command: 'forge fmt --check' },
]

const results: Result[] = []

await runMain(async () => {
  try {
    await test()
  } catch (error) {
    console.error(describeError(error))
    results.push({ name: 'setup', passed: 0, failed: 1, output: '' })
  }
  return conclude()
})

/**
 * Runs three checks at a time, which keeps two cores busy: browsers and chains wait a third of their time. The first check
 * begins once the app can be built.
 */
async function test() {
  requireFoundry()
  const app = Promise.all([generate().then(emptyChainState), ensureChromium()])
  const all = Promise.all([
    app,
    // The bytecode of public chains, for contract tests and the unit tests of the deployment.
    run('forge', ['build'], { env: deployed }),
    installIndexer(),
  ])
  const queue = [...checks]
  const work = async (ready: Promise<unknown>) => {
    await ready
    for (let next = queue.shift(); next; next = queue.shift()) await check(next)
  }
  await Promise.all([work(app), work(all), work(all)])
}

/** Runs one check and prints one line. `conclude` prints the output of a failed one. */
async function check({ name, command, runner, env }: Check) {
  const began = performance.now()
  const [tool = '', ...args] = command.split(' ')
  const { output, succeeded } = await run(tool, args, {
    env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  }).then(
    (output) => ({ output, succeeded: true }),
    (error: unknown) => ({ output: describeError(error), succeeded: false }),
  )
  const counts = countTests(runner, output, succeeded)
  results.push({ name, output, ...counts })
  const time = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(9)
  const tests = runner ? `${counts.passed} passed`.padStart(12) : ''
  console.log(`${counts.failed ? 'FAILED' : 'ok    '} ${time}  ${name.padEnd(34)}${tests}`)
}

/** Prints the names and the output of what failed, then the totals alone on the last line. Returns the exit code. */
function conclude() {
  const failing = results.filter(({ failed }) => failed > 0)
  // All names first: CI may keep only a part of the output.
  for (const { name, output } of failing) {
    for (const test of namesOfFailed(output)) console.log(`failed: ${name}: ${test}`)
  }
  for (const { name, output } of failing) {
    // Lists of passed tests would push what failed out of view.
    const lines = output
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\s*(✓|\[PASS\])/.test(line))
    console.log(`\n──── ${name}\n${lines.slice(-200).join('\n')}`)
  }
  if (failing.length > 0) console.log(`\nFailed: ${failing.map(({ name }) => name).join(', ')}`)
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return failing.length > 0 ? 1 : 0
}

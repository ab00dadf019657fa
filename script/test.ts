// `npm test`: everything that must hold before a change is taken.

import { run } from '../src/testing/processes.ts'
import { ensureChromium } from './lib/chromium.ts'
import { countTests, namesOfFailed, namesOfFlaky, type Runner } from './lib/counts.ts'
import { emptyChainState } from './lib/deployLocal.ts'
import { generate } from './lib/generate.ts'
import { installIndexer } from './lib/indexer.ts'
import { requireFoundry } from './lib/machine.ts'
import { describeError, runMain } from './lib/main.ts'

type Check = {
  name: string
  tool: string
  args: readonly string[]
  /** The check counts as one test without it. */
  runner?: Runner
  env?: Record<string, string>
}
type Result = { name: string; passed: number; failed: number; output: string; flaky: string[] }

const GAS_TESTS = 'contracts/test/gas/*'

/** Compile the bytecode of public chains, which a unit test deploys too. Need no setup. */
const contractChecks: Check[] = [
  {
    name: 'contract tests',
    tool: 'forge',
    args: ['test', '--no-match-path', GAS_TESTS],
    runner: 'forge',
    env: { FOUNDRY_PROFILE: 'deployed' },
  },
  {
    name: 'gas snapshots',
    tool: 'forge',
    args: ['test', '--isolate', '--match-path', GAS_TESTS],
    runner: 'forge',
    env: { FOUNDRY_PROFILE: 'deployed', FORGE_SNAPSHOT_CHECK: 'true' },
  },
]

/** The longest first. */
const checks: Check[] = [
  {
    name: 'end-to-end tests',
    tool: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    runner: 'playwright',
  },
  { name: 'unit tests', tool: 'vitest', args: ['run', '--silent=passed-only'], runner: 'vitest' },
  { name: 'SMT proof', tool: 'tsx', args: ['script/prove.ts'] },
  { name: 'contract coverage', tool: 'tsx', args: ['script/coverage.ts'] },
  {
    name: 'contract lint',
    tool: 'solhint',
    args: ['--max-warnings', '0', '--noPoster', '{contracts,script}/**/*.sol'],
  },
  // On two cores, parallel checkers only check shared types twice.
  { name: 'type check', tool: 'tsc', args: ['--singleThreaded'] },
  { name: 'indexer type check', tool: 'tsc', args: ['-p', 'script/indexer'] },
  { name: 'format and lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'import rules', tool: 'tsx', args: ['script/imports.ts'] },
  { name: 'dead code', tool: 'knip', args: [] },
  { name: 'lock files and licenses', tool: 'tsx', args: ['script/lock.ts', '--check'] },
  { name: 'contract format', tool: 'forge', args: ['fmt', '--check'] },
]

const results: Result[] = []

await runMain(async () => {
  try {
    await test()
  } catch (error) {
    console.error(describeError(error))
    results.push({ name: 'setup', passed: 0, failed: 1, output: '', flaky: [] })
  }
  return conclude()
})

/** Two checks run at a time. While one lane compiles and tests the contracts, the other sets up what the rest needs. */
async function test() {
  requireFoundry()
  const queue = [...checks]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await check(next)
  }
  const testContracts = async () => {
    for (const next of contractChecks) await check(next)
  }
  const isSetUp = Promise.all([generate().then(emptyChainState), ensureChromium(), installIndexer()])
  await Promise.all([isSetUp.then(work), Promise.all([isSetUp, testContracts()]).then(work)])
}

/** Runs one check and prints one line. `conclude` prints the output of a failed one. */
async function check({ name, tool, args, runner, env }: Check) {
  const began = performance.now()
  const { output, succeeded } = await run(tool, args, {
    env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  }).then(
    (output) => ({ output, succeeded: true }),
    (error: unknown) => ({ output: describeError(error), succeeded: false }),
  )
  const counts = countTests(runner, output, succeeded)
  results.push({ name, output, flaky: namesOfFlaky(output), ...counts })
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
    console.log(`\n──── ${name}\n${lines.slice(-100).join('\n')}`)
  }
  if (failing.length > 0) console.log(`\nFailed: ${failing.map(({ name }) => name).join(', ')}`)
  const flaky = results.flatMap((result) => result.flaky)
  if (flaky.length > 0) console.log(`\nPassed only at a second try:\n  ${flaky.join('\n  ')}`)
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return failing.length > 0 ? 1 : 0
}

// `npm test`: everything that must hold before a change is taken.

import { availableParallelism } from 'node:os'
import { run } from '../src/testing/processes.ts'
import { type Check, deployed, singleChecks, suites } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.ts'
import { countPassed, countTests, namesOfFailed } from './lib/counts.ts'
import { emptyChainState } from './lib/deployLocal.ts'
import { generate } from './lib/generate.ts'
import { installIndexer } from './lib/indexer.ts'
import { describeError, requireFoundry, runMain } from './lib/machine.ts'

type Result = { name: string; passed: number; failed: number; output: string }
type Step = () => Promise<unknown>

/** Milliseconds between two lines about what runs. */
const REPORT_INTERVAL = 20_000

/** What runs with the bytecode of public chains. The unit tests of the deployment read it too. */
const DEPLOYED = ['contracts/src', 'script', 'contracts/test/gas', 'contracts/test/invariant']

const results: Result[] = []
/** What runs now, and how far it is. */
const running = new Map<string, () => string>()

await runMain(async () => {
  const began = performance.now()
  const report = setInterval(() => {
    const progress = [...running].map(([name, howFar]) => `${name}${howFar()}`)
    printLine('...', performance.now() - began, progress.join(', '))
  }, REPORT_INTERVAL)
  try {
    await test()
  } catch (error) {
    console.error(describeError(error))
    results.push({ name: 'setup', passed: 0, failed: 1, output: '' })
  }
  clearInterval(report)
  return conclude()
})

/** Keeps each core busy with one process at a time: checks side by side, then one suite after another. */
async function test() {
  requireFoundry()
  await sideBySide([
    async () => {
      await prepare('contracts and hooks', () => generate().then(emptyChainState))
      await prepare('contracts of public chains', () =>
        run('forge', ['build', ...DEPLOYED], { env: deployed }),
      )
    },
    () => prepare('packages of the indexer', installIndexer),
    () => prepare('browser', ensureChromium),
  ])
  await sideBySide(singleChecks.map((check) => () => runCheck(check)))
  for (const suite of suites) await runCheck(suite)
}

/** Takes as many steps at a time as there are cores. */
async function sideBySide(steps: Step[]) {
  const work = async () => {
    for (let next = steps.shift(); next; next = steps.shift()) await next()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function prepare(name: string, step: Step) {
  const began = performance.now()
  running.set(name, () => '')
  await step()
  running.delete(name)
  printLine('ready', performance.now() - began, name)
}

/** Runs one check and prints one line. `conclude` prints the output of a failed one. */
async function runCheck({ name, command, runner, env }: Check) {
  const began = performance.now()
  const [tool = '', ...args] = command.split(' ')
  let printed = ''
  running.set(name, () => (runner ? ` (${countPassed(runner, printed)} passed)` : ''))
  const { output, succeeded } = await run(tool, args, {
    env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    onOutput: (output) => {
      printed = output
    },
  }).then(
    (output) => ({ output, succeeded: true }),
    (error: unknown) => ({ output: describeError(error), succeeded: false }),
  )
  running.delete(name)
  const counts = countTests(runner, output, succeeded)
  results.push({ name, output, ...counts })
  const tests = runner ? `${counts.passed} passed`.padStart(12) : ''
  printLine(counts.failed ? 'FAILED' : 'ok', performance.now() - began, name.padEnd(34) + tests)
}

function printLine(state: string, milliseconds: number, text: string) {
  const time = `${(milliseconds / 1000).toFixed(1)} s`
  console.log(`${state.padEnd(6)} ${time.padStart(9)}  ${text}`.trimEnd())
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

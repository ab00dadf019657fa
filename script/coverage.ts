// `npm run coverage`: names the lines and branches of the contracts that no unit test runs.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, ToolError } from '../src/testing/processes.ts'
import { UserFacingError } from './lib/machine.ts'
import { runMain } from './lib/main.ts'

const REPORT = join('coverage', 'lcov.info')
const MEASURED = 'contracts/src/'
const SKIPPED = ['contracts/test/gas/**', 'contracts/test/invariant/**', 'contracts/proof/**', 'script']

type Coverage = { lines: number; branches: number; missedLines: Set<string>; missedBranches: Set<string> }

await runMain(async () => {
  mkdirSync(join(root, 'coverage'), { recursive: true })
  const args = ['coverage', '--report', 'lcov', '--report-file', REPORT, '--skip', ...SKIPPED]
  await run('forge', args, { env: { FOUNDRY_PROFILE: 'coverage' } }).catch((error: ToolError) => {
    throw new ToolError('The contract tests do not compile or pass without the optimizer.', error.output)
  })

  const files = readCoverage(readFileSync(join(root, REPORT), 'utf8'))
  const problems = [...files].flatMap(([name, { missedLines, missedBranches }]) => [
    ...describeMissed(name, 'lines', missedLines),
    ...describeMissed(name, 'branches on lines', missedBranches),
  ])
  if (files.size === 0) problems.push(`The coverage report says nothing of ${MEASURED}.`)
  if (problems.length > 0) throw new UserFacingError(problems.join('\n'))
  const sum = (key: 'lines' | 'branches') => [...files.values()].reduce((total, file) => total + file[key], 0)
  console.log(
    `All ${sum('lines')} lines and ${sum('branches')} branches of ${files.size} files in ${MEASURED} are covered.`,
  )
  return 0
})

/** Reads the measured files of an lcov report. */
function readCoverage(lcov: string) {
  const files = new Map<string, Coverage>()
  let file: Coverage | undefined
  for (const row of lcov.split('\n')) {
    const [kind, value = ''] = row.split(/:(.*)/)
    const [line = '', ...hits] = value.split(',')
    const isMissed = hits.at(-1) === '0' || hits.at(-1) === '-'
    if (kind === 'SF') {
      file = { lines: 0, branches: 0, missedLines: new Set(), missedBranches: new Set() }
      if (value.startsWith(MEASURED)) files.set(value, file)
    } else if (file && kind === 'DA') {
      file.lines += 1
      if (isMissed) file.missedLines.add(line)
    } else if (file && kind === 'BRDA') {
      file.branches += 1
      if (isMissed) file.missedBranches.add(line)
    }
  }
  return files
}

function describeMissed(name: string, kind: string, missed: Set<string>) {
  return missed.size > 0 ? [`${name}: no unit test runs the ${kind} ${[...missed].join(', ')}.`] : []
}

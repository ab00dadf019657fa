// @ts-nocheck
// `npm run coverage`: every line and every branch of the contracts is run by a unit test, or this names those that are not.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, stopOnSignals, ToolError } from './lib/processes.ts'

const REPORT = join('coverage', 'lcov.info')
const MEASURED = 'contracts/src/'

/**
 * What a report says of the measured files.
 * @param {string} lcov
 */
function read(lcov) {
  /** @type {Map<string, { lines: number, branches: number, missedLines: number[], missedBranches: number[] }>} */
  const files = new Map()
  let file: { lines: number; branches: number; missedLines: number[]; missedBranches: number[] } | undefined
  for (const row of lcov.split('\n')) {
    const [kind, value = ''] = row.split(/:(.*)/)
    if (kind === 'SF') {
      file = { lines: 0, branches: 0, missedLines: [], missedBranches: [] }
      if (value.startsWith(MEASURED)) files.set(value, file)
    } else if (kind === 'DA') {
      const [line, hits] = value.split(',')
      file.lines += 1
      if (hits === '0') file.missedLines.push(Number(line))
    } else if (kind === 'BRDA') {
      const [line, , , hits] = value.split(',')
      file.branches += 1
      if (hits === '0' || hits === '-') file.missedBranches.push(Number(line))
    }
  }
  return files
}

stopOnSignals(undefined, 1)
mkdirSync(join(root, 'coverage'), { recursive: true })
try {
  await run(
    'forge',
    [
      'coverage',
      '--report',
      'lcov',
      '--report-file',
      REPORT,
      '--skip',
      'contracts/test/gas/**',
      'contracts/test/invariant/**',
      'contracts/proof/**',
      'script',
    ],
    { env: { FOUNDRY_PROFILE: 'coverage' } },
  )
} catch (error) {
  if (error instanceof ToolError) console.error(error.output)
  console.error(
    'Coverage could not be measured: the contract tests do not compile or do not pass without the optimizer.',
  )
  process.exit(1)
}

const files = read(readFileSync(join(root, REPORT), 'utf8'))
const complaints = []
let lines = 0
let branches = 0
for (const [name, file] of files) {
  lines += file.lines
  branches += file.branches
  for (const [what, missed] of [
    ['lines', file.missedLines],
    ['branches on lines', file.missedBranches],
  ]) {
    if (missed.length > 0)
      complaints.push(`${name}: no unit test runs the ${what} ${[...new Set(missed)].join(', ')}.`)
  }
}
if (files.size === 0) complaints.push(`The coverage report says nothing of ${MEASURED}.`)
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}
console.log(`All ${lines} lines and ${branches} branches of ${files.size} files in ${MEASURED} are covered.`)

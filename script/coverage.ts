// `npm run coverage`: runs the contracts' unit tests, and names the lines and branches that none of them runs.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../src/testing/processes.ts'
import { runMain, UserFacingError } from './lib/machine.ts'

const REPORT = join('coverage', 'lcov.info')
const MEASURED = 'contracts/src/'
const SKIPPED = ['contracts/test/gas/**', 'contracts/test/invariant/**', 'contracts/proof/**', 'script']

await runMain(async () => {
  mkdirSync(join(root, 'coverage'), { recursive: true })
  const args = [
    'coverage',
    '--threads',
    '1',
    '--report',
    'lcov',
    '--report-file',
    REPORT,
    '--skip',
    ...SKIPPED,
  ]
  await run('forge', args, { env: { FOUNDRY_PROFILE: 'coverage' }, stdio: ['ignore', 'inherit', 'inherit'] })

  const { files, counts, missed } = readCoverage(readFileSync(join(root, REPORT), 'utf8'))
  if (missed.length > 0) throw new UserFacingError(`No unit test runs ${missed.join(', ')}.`)
  if (files.size === 0) throw new UserFacingError(`The coverage report says nothing of ${MEASURED}.`)
  console.log(
    `All ${counts.DA} lines and ${counts.BRDA} branches of ${files.size} files in ${MEASURED} are covered.`,
  )
  return 0
})

function readCoverage(lcov: string) {
  const files = new Set<string>()
  const counts = { DA: 0, BRDA: 0 }
  const missed: string[] = []
  let file = ''
  for (const row of lcov.split('\n')) {
    const [kind, value = ''] = row.split(/:(.*)/)
    if (kind === 'SF') file = value
    if (!file.startsWith(MEASURED) || (kind !== 'DA' && kind !== 'BRDA')) continue
    const [line, ...hits] = value.split(',')
    files.add(file)
    counts[kind] += 1
    if (hits.at(-1) === '0' || hits.at(-1) === '-') {
      missed.push(`${kind === 'DA' ? 'line' : 'a branch on line'} ${line} of ${file}`)
    }
  }
  return { files, counts, missed }
}

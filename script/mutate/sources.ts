import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/testing/processes.ts'

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.ts') && !/^src\/(testing|i18n\/(?!format\/))/.test(file))

/** The tests of pure functions. Tests that start a chain would take a minute per mutant. */
export const pureTests = files.filter((file) => file.endsWith('.test.ts') && !startsChain(file))

/** The files that these tests are for, and all of `lib`. */
export const pureSources = files.filter(
  (file) =>
    !/\.(test|fixture)\.ts$/.test(file) &&
    (/^src\/lib\/[^/]+$/.test(file) || pureTests.includes(file.replace(/\.ts$/, '.test.ts'))),
)

function startsChain(test: string) {
  return /'@\/testing\//.test(readFileSync(join(root, test), 'utf8'))
}

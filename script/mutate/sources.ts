// @ts-nocheck
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/processes.ts'

const files = readdirSync(join(root, 'src'), { recursive: true })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.ts') && !/^src\/i18n\/(?!format\/|languages\.)/.test(file))

/** The tests of pure functions. Those that start a chain would take a minute for each mutant. */
export const pureTests = files.filter((file) => file.endsWith('.test.ts') && !startsChain(file))

/** What these tests stand beside, and all of `lib` but the words. */
export const pureSources = files.filter(
  (file) =>
    !/\.(test|fixture)\.ts$/.test(file) &&
    (/^src\/lib\/[^/]+$/.test(file) || pureTests.includes(file.replace(/\.ts$/, '.test.ts'))),
)

function startsChain(test) {
  return /'(#anvil|(@\/chain|\.)\/test\/\w+)'/.test(readFileSync(join(root, test), 'utf8'))
}

// What `npm test` runs. Plain JavaScript, because a fresh clone announces it before it has any package.
import { availableParallelism } from 'node:os'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command has no argument with a space
 * @property {number} seconds for which it keeps a core from the others, on the cores of docs/testing.md
 * @property {'forge' | 'vitest' | 'playwright'} [runner] the check counts as one test without it
 * @property {Record<string, string>} [env]
 */

/** Packages, compilers, generated code. */
const SETUP_SECONDS = 460

/** Compiles what public chains get. */
export const deployed = { FOUNDRY_PROFILE: 'deployed' }

/** @type {Check[]} Each keeps one core busy. The longest first. */
export const singleChecks = [
  { name: 'contract tests and coverage', command: 'tsx script/coverage.ts', seconds: 50, runner: 'forge' },
  { name: 'SMT proof', command: 'tsx script/prove.ts', seconds: 33 },
  {
    name: 'contract lint',
    command: 'solhint --max-warnings 0 --noPoster --disc {contracts,script}/**/*.sol',
    seconds: 19,
  },
  { name: 'type check', command: 'tsc --singleThreaded', seconds: 13 },
  { name: 'format and lint', command: 'biome check --error-on-warnings', seconds: 10 },
  { name: 'dead code', command: 'knip', seconds: 8 },
  { name: 'indexer type check', command: 'tsc -p script/indexer', seconds: 3 },
  { name: 'import rules', command: 'tsx script/imports.ts', seconds: 2 },
  { name: 'lock files and licenses', command: 'tsx script/lock.ts', seconds: 1 },
  { name: 'contract format', command: 'forge fmt --check', seconds: 1 },
]

/** @type {Check[]} Each keeps all cores busy. */
export const suites = [
  {
    name: 'gas snapshots',
    command: 'forge test --isolate --match-path contracts/test/gas/*',
    seconds: 12,
    runner: 'forge',
    env: { ...deployed, FORGE_SNAPSHOT_CHECK: 'true' },
  },
  {
    name: 'invariants',
    command: 'forge test --match-path contracts/test/invariant/*',
    seconds: 34,
    runner: 'forge',
    env: deployed,
  },
  { name: 'unit tests', command: 'vitest run --silent=passed-only', seconds: 460, runner: 'vitest' },
  {
    name: 'end-to-end tests',
    command: 'playwright test -c e2e/playwright.config.ts',
    seconds: 1170,
    runner: 'playwright',
  },
]

/** Says what `npm test` will do, and how long it takes. */
export function describePlan() {
  const all = [...singleChecks, ...suites]
  const cores = availableParallelism()
  const seconds = all.reduce((sum, check) => sum + check.seconds, SETUP_SECONDS)
  const minutes = Math.ceil(seconds / cores / 60)
  const names = all.map(({ name }) => name).join(', ')
  return `${all.length} checks: ${names}.
About ${minutes} minutes on ${cores} idle cores, with the packages; longer beside other work.`
}

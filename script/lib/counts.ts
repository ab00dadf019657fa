// @ts-nocheck
// How many tests a runner says it has run, from what it printed.

/** @typedef {{ passed: number, failed: number }} Counts */

const patterns = {
  forge: { passed: /(\d+) tests passed/, failed: /tests passed, (\d+) failed/ },
  vitest: { passed: /^ +Tests .*?(\d+) passed/m, failed: /^ +Tests .*?(\d+) failed/m },
  // One that passed only at a later try is not counted here: `namesOfFlaky` tells of it.
  playwright: { passed: /^ +(\d+) passed/m, failed: /^ +(\d+) (?:failed|interrupted)/m },
}

/**
 * @param {keyof typeof patterns | undefined} runner undefined: the check is one test by itself
 * @param {string} output
 * @param {boolean} succeeded whether the runner said that all is well
 * @returns {Counts} a runner that says so without a test has failed
 */
export function countTests(runner, output, succeeded) {
  if (runner === undefined) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = patterns[runner]
  const counts = {
    passed: Number(passed.exec(output)?.[1] ?? 0),
    failed: Number(failed.exec(output)?.[1] ?? 0),
  }
  const isSilent = succeeded ? counts.passed === 0 : counts.failed === 0
  return isSilent ? { ...counts, failed: counts.failed + 1 } : counts
}

/**
 * Which of Playwright's tests passed only at a later try.
 * @param {string} output
 * @returns {string[]}
 */
export function namesOfFlaky(output) {
  const [, names = ''] = /^ +\d+ flaky\n((?: {4}.*\n)+)/m.exec(output) ?? []
  return names
    .split('\n')
    .map((name) => name.replace(/─+$/, '').trim())
    .filter(Boolean)
}

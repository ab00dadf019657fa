const patterns = {
  forge: { passed: /(\d+) tests passed/, failed: /tests passed, (\d+) failed/ },
  vitest: { passed: /^ +Tests .*?(\d+) passed/m, failed: /^ +Tests .*?(\d+) failed/m },
  playwright: { passed: /^ +(\d+) passed/m, failed: /^ +(\d+) (?:failed|interrupted)/m },
}

export type Runner = keyof typeof patterns

/**
 * Counts tests from a runner's output. A runner that reports no test has failed.
 * @param runner `undefined` for a check that is one test by itself
 */
export function countTests(runner: Runner | undefined, output: string, succeeded: boolean) {
  if (runner === undefined) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = patterns[runner]
  const counts = {
    passed: Number(passed.exec(output)?.[1] ?? 0),
    failed: Number(failed.exec(output)?.[1] ?? 0),
  }
  const isSilent = succeeded ? counts.passed === 0 : counts.failed === 0
  return isSilent ? { ...counts, failed: counts.failed + 1 } : counts
}

/** Patterns of what a runner prints while it runs: a passed test, or a file with that many. */
const progress = {
  forge: /^\[PASS\]/gm,
  vitest: /^ ✓ .*\((\d+) tests?\b/gm,
  playwright: /^ +✓/gm,
}

/** Counts the tests that a runner has reported as passed so far. */
export function countPassed(runner: Runner, output: string): number {
  return [...output.matchAll(progress[runner])].reduce((sum, [, tests = '1']) => sum + Number(tests), 0)
}

/** Returns the names of tests that failed, each once, as the runner's report writes them. */
export function namesOfFailed(output: string): string[] {
  const vitest = / FAIL +/
  // A counterexample may hold brackets. A failed invariant has its calls between the two.
  const forge = /\[FAIL.*\] (?=test|invariant)| (?=invariant\w*\()/
  const playwright = / +\d+\) (?=.* › )/
  const marks = [vitest, forge, playwright].map(({ source }) => source).join('|')
  const names = output.matchAll(new RegExp(`^(?:${marks})(.+?)[ ─]*$`, 'gm'))
  return [...new Set([...names].map(([, name = '']) => name))]
}

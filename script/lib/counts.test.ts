import { expect, test } from 'vitest'
import { countPassed, countTests, namesOfFailed, type Runner } from './counts.ts'

const forgeOutput = `Suite result: ok. 3 passed; 0 failed
Ran 9 test suites in 3s (5s CPU time): 123 tests passed, 2 failed, 0 skipped (125 total tests)`

test.each<[string, Runner | undefined, output: string, succeeded: boolean, passed: number, failed: number]>([
  ['tests of forge', 'forge', forgeOutput, false, 123, 2],
  ['tests of Vitest', 'vitest', ' Test Files  2 passed (2)\n      Tests  61 passed (61)', true, 61, 0],
  ['failed tests of Vitest', 'vitest', '      Tests  3 failed | 58 passed (61)', false, 58, 3],
  ['tests of Playwright', 'playwright', '  1 failed\n    › a.spec.ts\n  40 passed (1.2m)', false, 40, 1],
  ['a check without tests as one', undefined, '', true, 1, 0],
  ['a failed check without tests as one', undefined, '', false, 0, 1],
  ['a runner without tests as a failure', 'forge', 'Compiler error', false, 0, 1],
  ['a silent runner as a failure', 'vitest', 'No test files found', true, 0, 1],
])('counts %s', (_, runner, output, succeeded, passed, failed) => {
  expect(countTests(runner, output, succeeded)).toEqual({ passed, failed })
})

test.each<[Runner, passed: number, output: string]>([
  [
    'forge',
    2,
    'Ran 3 tests for a.t.sol:A\n[PASS] test_A() (gas: 1)\n[FAIL: 1] test_B()\n[PASS] test_C() (gas: 1)\n',
  ],
  [
    'vitest',
    13,
    ' ✓ |dom| src/a.test.tsx (12 tests) 30ms\n ❯ src/b.test.ts (9 tests | 1 failed) 3ms\n ✓ src/c.test.ts (1 test) 1ms',
  ],
  [
    'playwright',
    1,
    'Running 117 tests using 2 workers\n\n  ✓    1 [app] › a.spec.ts:1:1 › a (1.1m)\n  ✘    2 [app] › a.spec.ts:9:1 › b (1s)',
  ],
])('counts what %s has passed so far', (runner, passed, output) => {
  expect(countPassed(runner, output)).toBe(passed)
})

const vitest = ' FAIL  src/a.test.ts > adds\n'
const fuzz = '[FAIL: 1; counterexample: args=[[1], 2]] testFuzz_B(uint256[],uint256) (runs: 1)\n'
const invariant = '[FAIL: 1]\n\t[Sequence] (shrunk: 1)\n\t\tsender=0x01 args=[]\n invariant_B() (runs: 1)\n'
const playwright = '  1) [chromium] › e2e/a.spec.ts:7:1 › a bet ────\n\n    Error: no\n'

test.each([
  ['Vitest', `${vitest}AssertionError\n${vitest}`, 'src/a.test.ts > adds'],
  ['forge', '[PASS] test_A() (gas: 1)\n[FAIL: 1 != 2] test_B() (gas: 9)\n', 'test_B() (gas: 9)'],
  ['forge with a counterexample', fuzz, 'testFuzz_B(uint256[],uint256) (runs: 1)'],
  ['forge with a broken invariant', invariant, 'invariant_B() (runs: 1)'],
  ['Playwright', playwright, '[chromium] › e2e/a.spec.ts:7:1 › a bet'],
])('names the failed tests of %s', (_, output, name) => {
  expect(namesOfFailed(output)).toEqual([name])
  expect(namesOfFailed('  40 passed (1.2m)\n')).toEqual([])
})

import { expect, test } from 'vitest'
import { countTests, namesOfFailed, namesOfFlaky } from './counts.ts'

test('counts the tests of forge', () => {
  const output =
    'Suite result: ok. 3 passed; 0 failed\nRan 9 test suites in 3s (5s CPU time): 123 tests passed, 2 failed, 0 skipped (125 total tests)'
  expect(countTests('forge', output, false)).toEqual({ passed: 123, failed: 2 })
})

test('counts the tests of Vitest', () => {
  expect(countTests('vitest', ' Test Files  2 passed (2)\n      Tests  61 passed (61)', true)).toEqual({
    passed: 61,
    failed: 0,
  })
  expect(countTests('vitest', '      Tests  3 failed | 58 passed (61)', false)).toEqual({
    passed: 58,
    failed: 3,
  })
})

test('counts the tests of Playwright', () => {
  expect(
    countTests('playwright', '  1 failed\n    [chromium] › a.spec.ts\n  40 passed (1.2m)', false),
  ).toEqual({ passed: 40, failed: 1 })
})

test('counts a check without tests as one', () => {
  expect(countTests(undefined, '', true)).toEqual({ passed: 1, failed: 0 })
  expect(countTests(undefined, '', false)).toEqual({ passed: 0, failed: 1 })
})

test('counts a failure when a runner reports no test', () => {
  expect(countTests('forge', 'Compiler error', false)).toEqual({ passed: 0, failed: 1 })
  expect(countTests('vitest', 'No test files found', true)).toEqual({ passed: 0, failed: 1 })
})

test('names the tests that passed only at a second try', () => {
  const output = '  1 flaky\n    e2e/specs/a.spec.ts:7:1 › a bet ────\n  40 passed (1.2m)\n'
  expect(namesOfFlaky(output)).toEqual(['e2e/specs/a.spec.ts:7:1 › a bet'])
  expect(countTests('playwright', output, true)).toEqual({ passed: 40, failed: 0 })
  expect(namesOfFlaky('  40 passed (1.2m)\n')).toEqual([])
})

test.each([
  [
    'Vitest',
    ' FAIL  |node| src/a.test.ts > adds\nAssertionError\n FAIL  |node| src/a.test.ts > adds\n',
    '|node| src/a.test.ts > adds',
  ],
  ['forge', '[PASS] test_A() (gas: 1)\n[FAIL: 1 != 2] test_B() (gas: 9)\n', 'test_B() (gas: 9)'],
  [
    'forge with a counterexample',
    '[FAIL: 1 != 2; counterexample: calldata=0x01 args=[[1], 2]] testFuzz_B(uint256[],uint256) (runs: 1)\n',
    'testFuzz_B(uint256[],uint256) (runs: 1)',
  ],
  [
    'forge with a broken invariant',
    '[FAIL: 1 != 2]\n\t[Sequence] (original: 2, shrunk: 1)\n\t\tsender=0x01 args=[]\n invariant_B() (runs: 1)\n',
    'invariant_B() (runs: 1)',
  ],
  [
    'Playwright',
    '  1) [chromium] › e2e/a.spec.ts:7:1 › a bet ────\n\n    Error: no\n',
    '[chromium] › e2e/a.spec.ts:7:1 › a bet',
  ],
])('names the failed tests of %s', (_, output, name) => {
  expect(namesOfFailed(output)).toEqual([name])
  expect(namesOfFailed('  40 passed (1.2m)\n')).toEqual([])
})

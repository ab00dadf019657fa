import { expect, test } from 'vitest'
import { mutantsOf } from './solidity.ts'

function mutations(statements: string, { head = 'function f(uint x, bool b) public returns (uint)' } = {}) {
  const source = `contract C {\n${head} {\n${statements}\n}\n}`
  return mutantsOf(source).map(({ after }) => after)
}

test('swaps operators and changes numbers by one', () => {
  expect(mutations('if (x < 3 && b) x = 1 + x;')).toEqual([
    'if (false) x = 1 + x;',
    'if (true) x = 1 + x;',
    'if (x < 3 || b) x = 1 + x;',
    'if (x < 3) x = 1 + x;',
    'if (b) x = 1 + x;',
    'if (x <= 3 && b) x = 1 + x;',
    'if (x >= 3 && b) x = 1 + x;',
    'if (x < 4 && b) x = 1 + x;',
    'if (x < 2 && b) x = 1 + x;',
    'if (x < 3 && b) 0;',
    'if (x < 3 && b) x = 1 - x;',
    'if (x < 3 && b) x = 2 + x;',
    'if (x < 3 && b) x = 0 + x;',
  ])
})

test('removes a check once', () => {
  expect(mutations('if (b) revert Bad();')).toEqual(['if (false) revert Bad();'])
})

test('takes one side of a conditional and drops a return', () => {
  expect(mutations('return b ? x : x - 2 days;')).toEqual([
    '0;',
    'return x;',
    'return x - 2 days;',
    'return b ? x : x + 2 days;',
    'return b ? x : x - 3 days;',
    'return b ? x : x - 1 days;',
  ])
})

test('removes modifiers of functions, not of constructors', () => {
  expect(mutations('', { head: 'function f() public onlyOwner' })).toEqual(['function f() public {'])
  expect(mutations('', { head: 'constructor() Ownable(msg.sender)' })).toEqual([])
})

test('breaks a loop without making it endless', () => {
  expect(mutations('for (uint i = 0; i < x; ++i) {}')).toEqual([
    'for (uint i = 0; i <= x; ++i) {}',
    'for (uint i = 0; i >= x; ++i) {}',
    'for (uint i = 1; i < x; ++i) {}',
    'for (uint i = 0; i < x; --i) {}',
  ])
})

test('mutates assembly', () => {
  expect(mutations('assembly { pop(gt(x, 0x20)) }')).toEqual([
    'assembly { }',
    'assembly { pop(lt(x, 0x20)) }',
    'assembly { pop(gt(x, 33)) }',
    'assembly { pop(gt(x, 31)) }',
  ])
})

test('leaves comments, in any script, and declarations alone', () => {
  const source =
    '// 1 − 2 < 3\ncontract C {\nevent E(uint a);\nerror Bad(uint b);\nuint constant N = 5; // “five”\n}'
  expect(mutantsOf(source)).toMatchObject([
    { lineNumber: 5, after: 'uint constant N = 6; // “five”' },
    { lineNumber: 5, after: 'uint constant N = 4; // “five”' },
  ])
})

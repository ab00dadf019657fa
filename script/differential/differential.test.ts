import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { compare, startStage } from './compare.ts'
import { type Formulas, formulas } from './poolModel.ts'

let stage: Awaited<ReturnType<typeof startStage>>

beforeAll(async () => {
  stage = await startStage(inject('chainState'))
})
afterAll(() => stage.stop())

test('the contract does what the model does', async () => {
  const { accepted, refused } = await compare(stage, { calls: 400, seed: 1 })
  expect(accepted).toBeGreaterThan(150)
  expect(refused).toBeGreaterThan(50)
})

// Each with a seed that reaches the difference within 60 calls.
test.each<[string, number, Partial<Formulas>]>([
  ['a wei too much', 230, { gross: (...args) => formulas.gross(...args) + 1n }],
  ['no bound on the gain', 68, { matched: (losing) => losing }],
  ['nothing for losers', 3, { unmatched: () => 0n }],
  ['a live cap without the early pool', 222, { liveCap: ({ maxBet }) => maxBet }],
  ['a bond that comes back when nobody rules', 99, { unruled: (challenger) => challenger }],
  ['no least bond of its own', 3, { bond: (moved) => formulas.bond(moved, 10n ** 16n) }],
  ['a ruling period that starts at once', 19, { ruleBy: (now, _, period) => now + period }],
])('notices a model with %s', async (_, seed, changed) => {
  await expect(compare(stage, { calls: 60, seed, changed })).rejects.toThrow('in the model')
})

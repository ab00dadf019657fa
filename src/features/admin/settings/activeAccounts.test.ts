import { expect, test } from 'vitest'
import { listed } from './activeAccounts'

const [first, second] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const

test('who came and was not taken off again is listed, each once', () => {
  expect(
    listed([
      { account: first, isListed: true },
      { account: second, isListed: true },
      { account: second, isListed: true },
      { account: first, isListed: false },
    ]),
  ).toEqual([second])
})

test('who comes back is last', () => {
  expect(
    listed([
      { account: first, isListed: true },
      { account: second, isListed: true },
      { account: first, isListed: false },
      { account: first, isListed: true },
    ]),
  ).toEqual([second, first])
})

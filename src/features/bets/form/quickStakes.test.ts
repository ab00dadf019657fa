import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { quickStakes } from './quickStakes'

test.each([
  ['the minimum, then round ones', '0.001', '1', ['0.001', '0.01', '0.05', '0.1']],
  ['a minimum that is a round one stands once', '0.01', '1', ['0.01', '0.05', '0.1', '0.5']],
  ['up to the maximum, itself included', '0.02', '0.1', ['0.02', '0.05', '0.1']],
  ['none above the maximum', '0.02', '0.099', ['0.02', '0.05']],
  ['minimum and maximum are one', '0.03', '0.03', ['0.03']],
  ['from one to fifty', '0.7', '1000', ['0.7', '1', '5', '10']],
  ['odd and large', '7.5', '1000', ['7.5', '10', '50']],
  ['beyond the ladder', '60', '1000', ['60']],
])('%s', (_, min, max, stakes) => {
  expect(quickStakes({ minBet: parseEther(min), maxBet: parseEther(max) })).toEqual(
    stakes.map((stake) => parseEther(stake)),
  )
})

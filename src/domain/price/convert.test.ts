import { describe, expect, test } from 'vitest'
import { moneyToWeth, wethToMoney } from './convert'

const perEther = 3_120.45

describe('moneyToWeth', () => {
  test.each([
    ['50', '0.016023'],
    ['0,01', '0.000003'],
    ['3120.45', '1'],
    ['0', '0'],
  ])('converts %s, rounded down', (text, weth) => expect(moneyToWeth(text, perEther)).toBe(weth))

  test.each(['', '1,000.5', 'x'])('leaves %j as it is', (text) => {
    expect(moneyToWeth(text, perEther)).toBe(text)
    expect(wethToMoney(text, perEther, 'USD')).toBe(text)
  })
})

test.each([
  ['0.5', 'USD', '1560.22'],
  ['0.5', 'JPY', '1560'],
  ['0.000001', 'USD', '0'],
])('converts %s WETH to %s, rounded down to its smallest unit', (text, currency, money) =>
  expect(wethToMoney(text, perEther, currency)).toBe(money),
)

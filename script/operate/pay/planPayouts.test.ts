import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { type Payout, planPayouts } from './planPayouts.ts'

const account = (id: number) => toHex(id, { size: 20 })
function payout(id: number, by: number, amount = 10n ** 18n): Payout {
  return { of: 'match', id: BigInt(id), account: account(by), amount }
}
const idsOf = (groups: readonly (readonly Payout[])[]) => groups.map(([first]) => Number(first?.id))

test('pays the matches first whose bettors are paid for others too', () => {
  const alone = payout(1, 1)
  const shared = [payout(2, 2), payout(3, 2), payout(2, 3), payout(4, 3)]
  const { groups, dust } = planPayouts([alone, ...shared], 1n)
  expect(idsOf(groups)).toEqual([2, 3, 4, 1])
  expect(groups[0]).toEqual([payout(2, 2), payout(2, 3)])
  expect(dust).toEqual([])
})

test('leaves what is smaller than its gas', () => {
  const gasPrice = 10n ** 9n
  const enough = payout(1, 1, 43_000n * gasPrice)
  const dust = payout(1, 2, 43_000n * gasPrice - 1n)
  expect(planPayouts([enough, dust], gasPrice)).toEqual({ groups: [[enough]], dust: [dust] })
})

test('shares the gas of an account among its payouts, dust aside', () => {
  const gasPrice = 10n ** 9n
  const small = [payout(1, 1, 26_000n * gasPrice), payout(2, 1, 26_000n * gasPrice)]
  const dust = payout(3, 1, 8_999n * gasPrice)
  expect(planPayouts([...small, dust], gasPrice)).toEqual({ groups: small.map((one) => [one]), dust: [dust] })
  expect(planPayouts([...small.slice(1), dust], gasPrice).groups).toEqual([])
})

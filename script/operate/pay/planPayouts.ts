import { accountKey, groupBy, type Payout } from './payouts.ts'

/** Gas of a payout, and of each account that gets any in a transaction: its call and its token transfer. */
const PAYOUT_GAS = 9_000n
const ACCOUNT_GAS = 34_000n

interface PayPlan {
  /** Each of one match or tournament, those with the least gas per payout first. */
  groups: readonly (readonly Payout[])[]
  /** Smaller than their gas. */
  dust: readonly Payout[]
}

/** @param gasPrice in wei of the token */
export function planPayouts(payouts: readonly Payout[], gasPrice: bigint): PayPlan {
  const counts = new Map<string, bigint>()
  for (const payout of payouts) {
    const key = accountKey(payout)
    if (payout.amount >= PAYOUT_GAS * gasPrice) counts.set(key, (counts.get(key) ?? 0n) + 1n)
  }
  const gasOf = (payout: Payout) => PAYOUT_GAS + ACCOUNT_GAS / (counts.get(accountKey(payout)) ?? 1n)
  const isDust = (payout: Payout) => payout.amount < gasOf(payout) * gasPrice
  const worthwhile = payouts.filter((payout) => !isDust(payout))
  const groups = groupBy(worthwhile, ({ of, id }) => `${of}/${id}`)
  const averageGas = (group: readonly Payout[]) =>
    group.reduce((sum, payout) => sum + gasOf(payout), 0n) / BigInt(group.length)
  return {
    groups: groups.toSorted((a, b) => Number(averageGas(a) - averageGas(b))),
    dust: payouts.filter(isDust),
  }
}

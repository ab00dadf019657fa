import { type Address, formatEther } from 'viem'
import { groupBy } from '../lib/groupBy.ts'

/** A claim that a bettor or a player can make. Its amount is in wei. */
export interface Payout {
  of: 'match' | 'tournament'
  id: bigint
  account: Address
  amount: bigint
}

/** Returns a key of the account and the contract that pays it: the pool's and the tournament's claims are separate calls. */
export const accountKey = ({ of, account }: Payout): string => `${of}/${account}`

/** Describes payouts, such as `3 payouts to 2 accounts, 0.5 WETH`. */
export function describePayouts(payouts: readonly Payout[]): string {
  const accounts = new Set(payouts.map(({ account }) => account)).size
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0n)
  return `${counted(payouts.length, 'payout')} to ${counted(accounts, 'account')}, ${formatEther(total)} WETH`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Gas of a payout, and of each account that gets any in a transaction: its call and its token transfer. */
const PAYOUT_GAS = 9_000n
const ACCOUNT_GAS = 34_000n

/**
 * @param gasPrice in wei of the token
 * @returns groups of one match or tournament each, those with the least gas per payout first; `dust` is smaller than its gas
 */
export function planPayouts(payouts: readonly Payout[], gasPrice: bigint) {
  const counts = new Map<string, bigint>()
  for (const payout of payouts) {
    const key = accountKey(payout)
    if (payout.amount >= PAYOUT_GAS * gasPrice) counts.set(key, (counts.get(key) ?? 0n) + 1n)
  }
  const gasOf = (payout: Payout) => PAYOUT_GAS + ACCOUNT_GAS / (counts.get(accountKey(payout)) ?? 1n)
  const isDust = (payout: Payout) => payout.amount < gasOf(payout) * gasPrice
  const worthwhile = payouts.filter((payout) => !isDust(payout))
  const groups = [...groupBy(worthwhile, ({ of, id }) => `${of}/${id}`).values()]
  const averageGas = (group: readonly Payout[]) =>
    group.reduce((sum, payout) => sum + gasOf(payout), 0n) / BigInt(group.length)
  return {
    groups: groups.toSorted((a, b) => Number(averageGas(a) - averageGas(b))),
    dust: payouts.filter(isDust),
  }
}

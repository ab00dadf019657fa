import { type Address, formatEther } from 'viem'

/** What a bettor or a player can claim, in wei. */
export interface Payout {
  of: 'match' | 'tournament'
  id: bigint
  account: Address
  amount: bigint
}

/** The two contracts pay apart. */
export const accountKey = ({ of, account }: Payout): string => `${of}/${account}`

/** Groups payouts, those of a key in their order. */
export function groupBy(payouts: readonly Payout[], keyOf: (payout: Payout) => string): Payout[][] {
  const groups = new Map<string, Payout[]>()
  for (const payout of payouts) {
    const group = groups.get(keyOf(payout))
    if (group) group.push(payout)
    else groups.set(keyOf(payout), [payout])
  }
  return [...groups.values()]
}

/** Describes payouts, such as `3 payouts to 2 accounts, 0.5 WETH`. */
export function describePayouts(payouts: readonly Payout[]): string {
  const accounts = new Set(payouts.map(({ account }) => account)).size
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0n)
  return `${counted(payouts.length, 'payout')} to ${counted(accounts, 'account')}, ${formatEther(total)} WETH`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * Who is who among Anvil's accounts, by index. Account 9 is left alone: somebody new.
 */
export const operator = 0
/** The first account of the development wallet: what it finds in "My bets" is made for it. */
export const newcomer = 1
export const crowd = [2, 3, 4, 5, 6, 7, 8]
/** Who was referred by whom: the newcomer by one of the crowd, and itself two of them. */
export const referrals = [
  { user: newcomer, referrer: 2 },
  { user: 3, referrer: newcomer },
  { user: 4, referrer: newcomer },
  { user: 5, referrer: 2 },
]

/**
 * Who is who among Anvil's accounts, by index. Account 9 is left alone: somebody new.
 */
export const operator = 0
/** The first account of the development wallet: what it finds in "My bets" is made for it. */
export const newcomer = 1
export const crowd = [2, 3, 4, 5, 6, 7, 8]

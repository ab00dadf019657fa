import type { Address } from 'viem'
import { accounts } from '../../src/testing/accounts.ts'

const fifth = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const sixth = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

export const operator: Address = accounts.operator
/** The development wallet's first account: "My bets" shows its bets. */
export const newcomer: Address = accounts.bettor
/** All other accounts of Anvil but the last, which stays unused. */
export const crowd: readonly Address[] = [
  accounts.second,
  accounts.rival,
  fifth,
  sixth,
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
]
/** The newcomer has a referrer, and referred two accounts. */
export const referrals = [
  { user: newcomer, referrer: accounts.second },
  { user: accounts.rival, referrer: newcomer },
  { user: fifth, referrer: newcomer },
  { user: sixth, referrer: accounts.second },
] as const

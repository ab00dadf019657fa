import { amounts } from './en/amounts'
import { bets } from './en/bets'
import { community } from './en/community'
import { errors } from './en/errors'
import { frame } from './en/frame'
import { matches } from './en/matches'
import { time } from './en/time'
import { tournaments } from './en/tournaments'
import { transactions } from './en/transactions'
import { ui } from './en/ui'
import { wallet } from './en/wallet'

/** The English catalogue, and by its type the shape of every other one. */
export const en = {
  amounts,
  bets,
  community,
  errors,
  frame,
  matches,
  time,
  tournaments,
  transactions,
  ui,
  wallet,
}

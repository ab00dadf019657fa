import type { en } from '@/i18n/en/catalogue'
import { amounts } from './amounts'
import { betHistory } from './betHistory'
import { betPayout } from './betPayout'
import { bets } from './bets'
import { bettor } from './bettor'
import { community } from './community'
import { contractErrors } from './contractErrors'
import { dialogs } from './dialogs'
import { errors } from './errors'
import { follow } from './follow'
import { history } from './history'
import { home } from './home'
import { houseRules } from './houseRules'
import { layout } from './layout'
import { match } from './match'
import { matchActivity } from './matchActivity'
import { matchCheck } from './matchCheck'
import { matches } from './matches'
import { matchPage } from './matchPage'
import { matchResult } from './matchResult'
import { matchRules } from './matchRules'
import { placedBets } from './placedBets'
import { prices } from './prices'
import { shareBet } from './shareBet'
import { time } from './time'
import { tournaments } from './tournaments'
import { transactions } from './transactions'
import { ui } from './ui'
import { wallet } from './wallet'

export const ar: typeof en = {
  amounts,
  betHistory,
  betPayout,
  bets,
  bettor,
  community,
  contractErrors,
  dialogs,
  errors,
  follow,
  history,
  home,
  houseRules,
  layout,
  match,
  matchActivity,
  matchCheck,
  matches,
  matchPage,
  matchResult,
  matchRules,
  placedBets,
  prices,
  shareBet,
  time,
  tournaments,
  transactions,
  ui,
  wallet,
}

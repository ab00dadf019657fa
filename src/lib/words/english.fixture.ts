import type { Words } from './catalogue'
import { bets } from './en/bets'
import { common } from './en/common'
import { community } from './en/community'
import { matches } from './en/matches'
import { operator } from './en/operator'
import { operatorLog } from './en/operatorLog'
import { operatorMatches } from './en/operatorMatches'
import { operatorMoney } from './en/operatorMoney'
import { operatorSettings } from './en/operatorSettings'
import { operatorTournaments } from './en/operatorTournaments'
import { refusals } from './en/refusals'
import { tournaments } from './en/tournaments'

/** All English words, for tests. */
export const english: Words = {
  ...common,
  bets,
  community,
  matches,
  operator,
  operatorLog,
  operatorMatches,
  operatorMoney,
  operatorSettings,
  operatorTournaments,
  refusals,
  tournaments,
}

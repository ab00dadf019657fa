import { describeSignal, type MatchRisk, type RiskThresholds } from '../../../src/domain/match/risk.ts'
import { adminRisk } from '../../../src/i18n/en/adminRisk.ts'
import { shortAddress } from '../../../src/lib/addresses.ts'
import { groupBy } from '../lib/groupBy.ts'
import { teamOf } from '../plan/verdict.ts'
import { type Notice, noticeIf } from './types.ts'

/** Notices of a kind that are told one by one. */
const MOST_TOLD = 5
/** Accounts and matches that one line names. */
const MOST_NAMED = 20

/** Says what is unusual about the bets on a match. */
export function riskNotice({ match, signal }: MatchRisk, thresholds: RiskThresholds): Notice {
  const { kind, side, accounts, stake } = signal
  const seen = describeSignal(signal, (of) => teamOf(match, of), adminRisk, thresholds)
  const who = accounts.slice(0, 3).map(shortAddress)
  const by = who.length === 0 ? '' : ` (${who.join(', ')}${accounts.length > 3 ? ', …' : ''})`
  return {
    key: `risk/${kind}/${match.id}/${side}`,
    text: `#${match.id} ${match.name}${by}: ${seen} ${adminRisk.remedy[kind]}`,
    stake,
  }
}

/** Unusual bets of one kind, and missing results. */
const FOLDED = /^(due|risk\/\w+)\/(\d+)/

/** Puts such notices of a kind from the sixth on into one line: anybody can cause many bets, and one feed that is down many of the others. */
export function foldNotices(notices: readonly Notice[]): Notice[] {
  const kinds = groupBy(
    notices.filter(({ key }) => FOLDED.test(key)),
    ({ key }) => FOLDED.exec(key)?.[1] ?? '',
  )
  const told = [...kinds].flatMap(([kind, all]) => {
    const rest = all.slice(MOST_TOLD).map(({ key }) => `#${FOLDED.exec(key)?.[2]}`)
    const named = rest.slice(0, MOST_NAMED).join(', ') + (rest.length > MOST_NAMED ? ', …' : '')
    return [
      ...all.slice(0, MOST_TOLD),
      ...noticeIf(rest.length > 0, `${kind}/more`, `${rest.length} more like this: ${named}`),
    ]
  })
  return [...notices.filter(({ key }) => !FOLDED.test(key)), ...told]
}

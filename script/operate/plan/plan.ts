import { seriesKey } from '../../../src/domain/match/series.ts'
import { compareBigints } from '../../../src/lib/compareBigints.ts'
import type { BadRow } from '../feeds/feed.ts'
import { groupBy } from '../lib/groupBy.ts'
import { indexMatches, type MatchIndex } from './matchIndex.ts'
import { asksAbout, combined, steps } from './parts.ts'
import { planCreation, planSpellings } from './planCreation.ts'
import { planMatch } from './planMatch.ts'
import { planTournaments } from './planTournaments.ts'
import type { Plan, PlanInput, Question, Step } from './types.ts'

/** The order of the steps: what somebody could take advantage of comes first. */
const ORDER: readonly Step['kind'][] = [
  'close',
  'finalize',
  'void',
  'replace',
  'create',
  'score',
  'finalizeTournament',
]

/** Compares fixtures with the chain and returns what to do. Depends on nothing but its input. */
export function planOf(input: PlanInput): Plan {
  const index = indexMatches(input)
  const plan = combined([
    askingOnce(combined(index.matches.map((match) => planMatch(match, index))), index),
    planCreation(index),
    planSpellings(index),
    ...index.feeds.flatMap(({ name, badRows }) => badRows.map((row) => asksAboutRow(name, row))),
    steps(...planTournaments(input.chain)),
  ])
  return { ...plan, steps: plan.steps.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)) }
}

/** Asks once for each reason about several markets of a series. */
function askingOnce({ questions, ...plan }: Plan, { matches }: MatchIndex): Plan {
  const series = new Map(matches.map((match) => [match.id, seriesKey(match)]))
  const groups = groupBy(questions, ({ key, matchId = 0n, reason }) => {
    const [code] = key.split('/')
    // If a series was opened twice, each market has a twin of its own.
    return [code, series.get(matchId), reason.replace(/#\d+/g, '#')].join('\n')
  })
  return { ...plan, questions: [...groups.values()].map(asOne) }
}

/** Joins questions in that of the oldest match, which is the winner as the plan creates them. */
function asOne(questions: readonly Question[]): Question {
  const sorted = questions.toSorted((a, b) => compareBigints(a.matchId ?? 0n, b.matchId ?? 0n))
  const [first, ...others] = sorted as [Question, ...Question[]]
  if (others.length === 0) return first
  const stake = questions.reduce((sum, question) => sum + question.stake, 0n)
  return {
    ...first,
    about: `${first.about} and ${others.map(({ matchId }) => `#${matchId}`).join(', ')}`,
    stake,
  }
}

function asksAboutRow(feed: string, { id, place, reason }: BadRow): Plan {
  return asksAbout(`row/${feed}/${id ?? place}`, place, `It can't be read: ${reason}`)
}

import { parseEther } from 'viem'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import type { Match } from '@/domain/match/match'
import { marketName, parseMatchName } from '@/domain/match/name'
import { isUndecided, readsSame } from '@/domain/match/teamNames'
import { checkSchedule, type Schedule, type ScheduleProblems } from '@/features/admin/shared/schedule'
import type { AdminMessages } from '@/i18n/catalogue'
import { cleanName } from '@/lib/cleanName'
import { type ParsedAmount, parseAmount } from '@/lib/parseAmount'
import { MINUTE } from '@/lib/time'

/** Arguments of `createMatch`. Times in unix seconds, amounts in wei. */
export interface NewMatch {
  /** 1 to 100 bytes. */
  name: string
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
}

export type NewMatchField = 'name' | 'start' | 'end' | 'min' | 'max'

export interface NewMatchDraft extends Schedule {
  min: string
  max: string
}

export interface NewMatchProblems extends Omit<ScheduleProblems, 'name' | 'start'> {
  /** `sameTeam`: readers take both teams for one. */
  name?: ScheduleProblems['name'] | 'sameTeam'
  start?: ScheduleProblems['start'] | 'inPast'
  min?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'zero'
  max?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'belowMin'
}

/** Returns the problems of a draft, and the match without any. */
export function checkNewMatch(draft: NewMatchDraft, now: number) {
  const { name, start, end, min, max } = draft
  const { MAX_NAME_LENGTH, MAX_MATCH_HORIZON } = bettingPoolLimits
  const problems: NewMatchProblems = checkSchedule(draft, MAX_NAME_LENGTH, now + MAX_MATCH_HORIZON)
  if (start.ok && start.time < now) problems.start = 'inPast'
  if (!problems.name && hasOneTeam(name)) problems.name = 'sameTeam'

  const minBet = parseAmount(min)
  const maxBet = parseAmount(max)
  if (!minBet.ok) problems.min = minBet.reason
  else if (minBet.wei === 0n) problems.min = 'zero'
  if (!maxBet.ok) problems.max = maxBet.reason
  else if (minBet.ok && maxBet.wei < minBet.wei) problems.max = 'belowMin'

  const hasProblems = Object.keys(problems).length > 0
  if (hasProblems || !start.ok || !end.ok || !minBet.ok || !maxBet.ok) return { problems }
  const times = { startTime: start.time, endTime: end.time }
  return { problems, match: { name: cleanName(name), ...times, minBet: minBet.wei, maxBet: maxBet.wei } }
}

function hasOneTeam(name: string): boolean {
  const { teamA, teamB } = parseMatchName(name)
  return teamA !== undefined && teamB !== undefined && !isUndecided(teamA) && readsSame(teamA, teamB)
}

export type ExistingMatch = Pick<Match, 'id' | 'name' | 'startTime' | 'endTime'>

export function namesake(name: string, open: readonly Match[]): Match | undefined {
  const own = foldName(name)
  return own === '' ? undefined : open.find((match) => foldName(match.name) === own)
}

type Identity = Pick<NewMatch, 'name' | 'startTime' | 'endTime'>

/** Returns a key that is equal for matches with the same times and, ignoring case and blanks, name. */
export function matchIdentity({ name, startTime, endTime }: Identity): string {
  return `${startTime}/${endTime}/${foldName(name)}`
}

/** Returns the game, empty without, and a key that is equal for the same market of the same teams in either order. */
export function contestOf(name: string) {
  const { game = '', teamA = name, teamB = '', market } = parseMatchName(name)
  const teams = [teamA, teamB].map(foldName).sort()
  return { game: foldName(game), sides: [...teams, market ? marketName(market) : ''].join('\n') }
}

function foldName(name: string): string {
  return cleanName(name).normalize('NFC').toLowerCase()
}

export function describeProblems(
  { name, start, end, min, max }: NewMatchProblems,
  { amounts, ui, adminMatches }: AdminMessages,
): Partial<Record<NewMatchField, string>> {
  const { problems } = adminMatches.create
  return {
    name: name && problems.name[name],
    start: start && problems.start[start],
    end: end && problems.end[end],
    min: min && (min === 'zero' ? problems.zero : amounts[min](ui.weth)),
    max: max && (max === 'belowMin' ? problems.belowMin : amounts[max](ui.weth)),
  }
}

/** A shorter match probably has a typing error in its end time. */
const SHORTEST = 10 * MINUTE

/** A higher maximum was probably typed in another unit. */
const HIGHEST_MAX = parseEther('1000')

export type MatchWarning = 'noTeams' | 'undecidedTeam' | 'short' | 'highMax'

/** Returns warnings about probable mistakes that the contract accepts, since a match can't be edited later. */
export function matchWarnings(match: Omit<NewMatch, 'minBet'>): readonly MatchWarning[] {
  const { name, startTime, endTime, maxBet } = match
  const { teamA, teamB } = parseMatchName(name)
  const warnings: MatchWarning[] = []
  if (!teamA || !teamB) warnings.push('noTeams')
  else if (isUndecided(teamA) || isUndecided(teamB)) warnings.push('undecidedTeam')
  if (endTime - startTime < SHORTEST) warnings.push('short')
  if (maxBet > HIGHEST_MAX) warnings.push('highMax')
  return warnings
}

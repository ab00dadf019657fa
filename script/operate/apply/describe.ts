import { formatEther } from 'viem'
import { chunksOf } from '../../../src/lib/chunksOf.ts'
import { compareBigints } from '../../../src/lib/compareBigints.ts'
import { stepKey } from '../chain/callsOf.ts'
import { formatTime } from '../lib/durations.ts'
import { groupBy } from '../lib/groupBy.ts'
import { oneLine } from '../lib/plainError.ts'
import type { LeftOut, Plan, Question, Round, Step } from '../plan/types.ts'
import { teamOf } from '../plan/verdict.ts'
import type { Notice } from '../status/types.ts'
import { type Costs, formatCost } from './costs.ts'
import type { Outcome } from './outcome.ts'

/** Each kind's sign, its part of a summary, in the order of a summary, and its event as far as logs are read for it. */
const KINDS: Readonly<Record<Step['kind'], { sign: string; part: string; event?: string }>> = {
  create: { sign: '+ create', part: 'to create', event: 'MatchCreated' },
  close: { sign: '~ close', part: 'to close', event: 'BettingClosed' },
  finalize: { sign: '✓ result', part: 'to settle', event: 'MatchFinalized' },
  void: { sign: '- void', part: 'to void', event: 'MatchVoided' },
  replace: { sign: '± replace', part: 'to replace', event: 'MatchReplaced' },
  score: { sign: '✓ score', part: 'to score' },
  finalizeTournament: { sign: '✓ finish', part: 'to finish', event: 'TournamentFinalized' },
}

/** Returns the sign of what an event says was done, `undefined` for one that no step causes. */
export const signOf = (eventName: string) =>
  Object.values(KINDS).find(({ event }) => event === eventName)?.sign

const OUTDATED =
  'The chain has changed since this was planned: another run or the panel has sent something from this account. Nothing else was sent: plan again.'

const LEFT_OUT = {
  horizon: 'beyond the horizon',
  teams: 'with teams to be decided',
  late: 'whose start has passed',
  soon: 'about to start',
  game: 'of games that the settings leave out',
  paused: 'while the pool is paused',
} satisfies Record<LeftOut, string>

export function describePlan(round: Pick<Round, 'plan' | 'feeds'>, costs: Costs, symbol: string): string {
  const { plan } = round
  const { steps, questions, waiting } = plan
  return [
    ...steps.map((step) => describeWithCost(step, costs, symbol)),
    ...describeQuestions(questions),
    ...waiting.map(({ match, reason }) => entry('… waits', `#${match.id} ${match.name}`, reason)),
    `\n${summarize(round)}${describeTotal(plan, costs, symbol)}${describeLeftOut(plan)}`,
  ].join('\n')
}

function describeStep(step: Step): string {
  return `${KINDS[step.kind].sign} ${subjectOf(step)}`
}

/** Describes a step in a few words. */
export function nameStep(step: Step): string {
  return `${KINDS[step.kind].sign} ${step.kind === 'create' ? step.create.name : subjectOf(step)}`
}

const ACTIONS_PER_LINE = 10

/** Returns lines that name all actions of a transaction. */
export const linesOfActions = (actions: readonly string[]) =>
  chunksOf(actions, ACTIONS_PER_LINE).map((some) => some.join(' · '))

/** Returns a line for each step that was done or failed. */
export function linesOfOutcome({ done, failed }: Outcome): Notice[] {
  const lineOf = (kind: string, step: Step, text: string) => ({ key: `${kind}/${stepKey(step)}`, text })
  const reasonOf = (step: Step) => oneLine(step.reason).replace(/\.$/, '')
  return [
    ...done.flatMap(({ steps, reference }) =>
      steps.map((step) => lineOf('done', step, `${describeStep(step)}: ${reasonOf(step)} (${reference})`)),
    ),
    ...failed.flatMap(({ steps, reason }) =>
      steps.map((step) => lineOf('failed', step, `Failed: ${describeStep(step)}: ${reason}`)),
    ),
  ]
}

/** Describes an outcome for the terminal, whose plan may be outdated. A watch plans again. */
export const describeOutcome = (outcome: Outcome): string[] => [
  ...linesOfOutcome(outcome).map(({ text }) => text),
  ...(outcome.isOutdated ? [OUTDATED] : []),
]

/** Describes questions for the terminal, grouped by their reasons, those with the highest stakes first. */
export function describeQuestions(questions: readonly Question[]): string[] {
  return groupQuestions(questions).map((group) => {
    const [only, ...others] = group.questions
    if (only && others.length === 0) return entry('? asks', nameOf(only), oneLine(only.reason))
    return entry('? asks', ...describeGroup(group))
  })
}

type QuestionGroup = ReturnType<typeof groupQuestions>[number]

/** Groups questions by their reason, as their keys name it. The group with the highest stakes, in wei, is the first. */
export function groupQuestions(questions: readonly Question[]) {
  const groups = groupBy(questions.toSorted(byStake), ({ key }) => key.split('/')[0] ?? '')
  return [...groups]
    .map(([code, group]) => ({
      code,
      questions: group,
      stake: group.reduce((sum, { stake }) => sum + stake, 0n),
    }))
    .sort(byStake)
}

const byStake = (one: Pick<Question, 'stake'>, other: Pick<Question, 'stake'>) =>
  compareBigints(other.stake, one.stake)

/**
 * Describes a group of questions: their number, stakes and reason, then each name. Reasons that differ stand with the names.
 * @param most the names at most
 */
export function describeGroup({ questions, stake }: QuestionGroup, most = questions.length): string[] {
  const reason = questions[0]?.reason ?? ''
  const isShared = questions.every((question) => question.reason === reason)
  return [
    `${questions.length} questions${atStake(stake)}${isShared ? `: ${oneLine(reason)}` : ''}`,
    ...questions.slice(0, most).map(isShared ? nameOf : describeQuestion),
  ]
}

export const describeQuestion = (question: Question) => `${nameOf(question)}: ${oneLine(question.reason)}`

const nameOf = ({ matchId, about, stake }: Question) =>
  `${matchId === undefined ? '' : `#${matchId} `}${oneLine(about)}${atStake(stake)}`

const atStake = (stake: bigint) => (stake === 0n ? '' : `, ${formatEther(stake)} WETH at stake`)

function describeWithCost(step: Step, { gas, price }: Costs, symbol: string): string {
  const estimate = gas.get(stepKey(step)) ?? 'an unknown error'
  const cost =
    typeof estimate === 'string'
      ? `would revert with ${oneLine(estimate)}`
      : `${estimate} gas, about ${formatCost(estimate, price, symbol)}`
  return entry(KINDS[step.kind].sign, subjectOf(step), `${oneLine(step.reason)} ${cost}`)
}

function entry(sign: string, ...lines: readonly string[]): string {
  return lines.map((line, index) => `  ${(index === 0 ? sign : '').padEnd(10)} ${line}`).join('\n')
}

function subjectOf(step: Step): string {
  if (step.kind === 'create') {
    const { name, startTime, endTime, minBet, maxBet } = step.create
    const bounds = `${formatEther(minBet)} to ${formatEther(maxBet)} WETH`
    return `${name}, ${formatTime(startTime)}, closes ${formatTime(endTime)}, ${bounds}`
  }
  const { id, name } = 'match' in step ? step.match : step.tournament
  const subject = `#${id} ${name}`
  if (step.kind === 'finalize') return `${subject}: ${teamOf(step.match, step.winner)}`
  if (step.kind === 'replace') return `${subject}, anew at ${formatTime(step.startTime)}`
  if (step.kind === 'score') return `${step.players.length} players of tournament ${subject}`
  return step.kind === 'finalizeTournament'
    ? `tournament ${subject}, ${step.winners.length} winners`
    : subject
}

export function summarize(round: Pick<Round, 'plan' | 'feeds'>): string {
  const { steps, questions, waiting } = round.plan
  const counts = [
    ...Object.entries(KINDS).map(([kind, { part }]) => ({
      count: steps.filter((step) => step.kind === kind).length,
      part,
    })),
    { count: questions.length, part: questions.length === 1 ? 'question' : 'questions' },
    { count: waiting.length, part: 'waiting' },
  ]
  const parts = counts.filter(({ count }) => count > 0).map(({ count, part }) => `${count} ${part}`)
  if (parts.length > 0) return `Plan: ${parts.join(', ')}.`
  return isUnread(round) ? 'Nothing to do, as far as the feeds could be read.' : 'Nothing to do.'
}

export const isUnread = ({ feeds }: Pick<Round, 'feeds'>) => feeds.some(({ fixtures }) => !fixtures)

function describeLeftOut({ leftOut }: Plan): string {
  const parts = Object.entries(LEFT_OUT).flatMap(([why, text]) => {
    const count = leftOut.filter((left) => left === why).length
    return count === 0 ? [] : [`${count} ${text}`]
  })
  return parts.length === 0 ? '' : `\nNot created: ${parts.join(', ')}.`
}

function describeTotal({ steps }: Plan, { gas, price }: Costs, symbol: string): string {
  if (steps.length === 0) return ''
  const estimates = [...gas.values()].filter((used) => typeof used === 'bigint')
  const total = estimates.reduce((sum, used) => sum + used, 0n)
  return ` It costs about ${formatCost(total, price, symbol)} (${total} gas).`
}

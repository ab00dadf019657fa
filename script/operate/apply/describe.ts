import { formatEther } from 'viem'
import { stepKey } from '../chain/callsOf.ts'
import { formatTime } from '../lib/durations.ts'
import { oneLine } from '../lib/plainError.ts'
import type { Plan, Question, Step } from '../plan/types.ts'
import { teamOf } from '../plan/verdict.ts'
import type { Outcome } from './applySteps.ts'
import { type Costs, formatCost } from './costs.ts'

/** Each kind's sign, and its part of a summary, in the order of a summary. */
const KINDS = {
  create: { sign: '+ create', part: 'to create' },
  close: { sign: '~ close', part: 'to close' },
  finalize: { sign: '✓ result', part: 'to settle' },
  void: { sign: '- void', part: 'to void' },
  replace: { sign: '± replace', part: 'to replace' },
  score: { sign: '✓ score', part: 'to score' },
  finalizeTournament: { sign: '✓ finish', part: 'to finish' },
} satisfies Record<Step['kind'], unknown>

const OUTDATED =
  '  The chain has changed since this was planned: another run or the panel has sent something from this account. Nothing else was sent: plan again.'

/** Describes a plan for the terminal: each step with its reason and cost, then a summary. */
export function describePlan(plan: Plan, costs: Costs, symbol: string): string {
  const { steps, questions, waiting } = plan
  const lines = [
    ...steps.map((step) => describeWithCost(step, costs, symbol)),
    ...questions.map(describeQuestion),
    ...waiting.map(({ match, reason }) => entry('… waits', `#${match.id} ${match.name}`, reason)),
  ]
  return [...lines, `\n${summarize(plan)}${describeTotal(plan, costs, symbol)}`].join('\n')
}

/** Describes a step in one line. */
export function describeStep(step: Step): string {
  return `${KINDS[step.kind].sign} ${subjectOf(step)}`
}

/** Describes what was done, and what was not, with the reason. */
export function describeOutcome({ done, failed, isOutdated }: Outcome): string {
  return [
    ...done.flatMap(({ steps, reference }) => [
      `  ${reference}`,
      ...steps.map((step) => `    ${describeStep(step)}`),
    ]),
    ...failed.flatMap(({ steps, reason }) =>
      steps.map((step) => `  Failed: ${describeStep(step)}: ${reason}`),
    ),
    ...(isOutdated ? [OUTDATED] : []),
  ].join('\n')
}

export function describeQuestion({ matchId, about, reason }: Question): string {
  const name = oneLine(about)
  return entry('? asks', matchId === undefined ? name : `#${matchId} ${name}`, oneLine(reason))
}

function describeWithCost(step: Step, { gas, price, reverts }: Costs, symbol: string): string {
  const used = gas.get(stepKey(step))
  const revert = reverts.get(stepKey(step))
  const cost =
    used === undefined
      ? `would revert with ${oneLine(revert ?? 'an unknown error')}`
      : `${used} gas, about ${formatCost(used, price, symbol)}`
  return entry(KINDS[step.kind].sign, subjectOf(step), `${oneLine(step.reason)} ${cost}`)
}

function entry(sign: string, subject: string, detail: string): string {
  return `  ${sign.padEnd(10)} ${subject}\n  ${' '.repeat(10)} ${detail}`
}

function subjectOf(step: Step): string {
  switch (step.kind) {
    case 'create': {
      const { name, startTime, endTime, minBet, maxBet } = step.create
      const bounds = `${formatEther(minBet)} to ${formatEther(maxBet)} WETH`
      return `${name}, ${formatTime(startTime)}, closes ${formatTime(endTime)}, ${bounds}`
    }
    case 'finalize':
      return `#${step.match.id} ${step.match.name}: ${teamOf(step.match, step.winner)}`
    case 'replace':
      return `#${step.match.id} ${step.match.name}, anew at ${formatTime(step.startTime)}`
    case 'score':
      return `${step.players.length} players of tournament #${step.tournament.id} ${step.tournament.name}`
    case 'finalizeTournament':
      return `tournament #${step.tournament.id} ${step.tournament.name}, ${step.winners.length} winners`
    default:
      return `#${step.match.id} ${step.match.name}`
  }
}

/** Summarizes a plan in one line. */
export function summarize({ steps, questions, waiting }: Plan): string {
  const counts = [
    ...Object.entries(KINDS).map(([kind, { part }]) => ({
      count: steps.filter((step) => step.kind === kind).length,
      part,
    })),
    { count: questions.length, part: questions.length === 1 ? 'question' : 'questions' },
    { count: waiting.length, part: 'waiting' },
  ]
  const parts = counts.filter(({ count }) => count > 0).map(({ count, part }) => `${count} ${part}`)
  return parts.length === 0 ? 'Nothing to do.' : `Plan: ${parts.join(', ')}.`
}

function describeTotal({ steps }: Plan, { gas, price }: Costs, symbol: string): string {
  if (steps.length === 0) return ''
  const total = [...gas.values()].reduce((sum, used) => sum + used, 0n)
  return ` It costs about ${formatCost(total, price, symbol)} (${total} gas).`
}

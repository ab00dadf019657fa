import { aMatch } from '../../../src/domain/match/match.fixture.ts'
import type { Match } from '../../../src/domain/match/match.ts'
import type { Fixture } from '../feeds/feed.ts'
import { hour } from '../lib/durations.ts'
import { defaultSettings, type Settings } from '../lib/settings.ts'
import { planOf } from './plan.ts'
import type { ChainMatch, ChainState, Plan, PlanInput } from './types.ts'

/** The start of the example match, in unix seconds. */
export const START = 1_800_000_000
/** Long enough ago for a feed to be sure. */
const LONG_AGO = START - 30 * 24 * hour

/** Returns the example match, upcoming or as changed. A best of 3 of LoL by its duration. */
export function onChain(changed: Partial<ChainMatch> = {}): ChainMatch {
  const match: Match = aMatch({
    name: 'LoL: T1 vs Gen.G — LCK Final',
    startTime: START,
    endTime: START + 35 * 60,
    createdAt: START - 14 * 24 * hour,
  })
  return { ...match, successor: 0n, disputeWindow: 12 * hour, isRuled: false, ...changed }
}

/** Returns the example match as the feed has it, scheduled or as changed. */
export function inFeed(changed: Partial<Fixture> = {}): Fixture {
  const startTime = changed.startTime ?? START
  const title = { id: 'final', game: 'LoL', teams: ['T1', 'Gen.G'], event: 'LCK Final', bestOf: 3 } as const
  const times = { startTime, originalStartTime: startTime, changedAt: LONG_AGO }
  const open = {
    market: undefined,
    beganAt: undefined,
    endedAt: undefined,
    result: undefined,
    source: undefined,
  }
  return { ...title, ...times, ...open, status: 'scheduled', ...changed }
}

/** Returns the example match as played to the end, an hour after its start. */
export function played(changed: Partial<Fixture> = {}): Fixture {
  const times = { beganAt: START, endedAt: START + hour, changedAt: START + hour }
  return inFeed({ status: 'finished', ...times, result: { kind: 'win', winner: 1 }, ...changed })
}

export interface Situation {
  matches?: readonly ChainMatch[]
  fixtures?: readonly Fixture[]
  /** Instead of `fixtures`; `undefined` for a feed that can't be read. */
  feeds?: readonly (readonly Fixture[] | undefined)[]
  now?: number
  settings?: Partial<Settings>
  chain?: Partial<ChainState>
}

/** Returns the input of a plan. By default it is two hours after the start of the example match. */
export function situation({ now = START + 2 * hour, fixtures = [], ...changes }: Situation): PlanInput {
  const { feeds = [fixtures], matches = [] } = changes
  return {
    feeds: feeds.map((listed, index) => ({ name: `feed ${index + 1}`, fixtures: listed })),
    settings: { ...defaultSettings, ...changes.settings },
    chain: {
      block: 1n,
      time: now,
      blockTime: now,
      isPaused: false,
      matches,
      tournaments: [],
      ...changes.chain,
    },
  }
}

export const plan = (changes: Situation): Plan => planOf(situation(changes))

/** Returns what somebody does a second before, and at a time or after an interval. */
export const around = <Result>(seconds: number, act: (seconds: number) => Result) => [
  act(seconds - 1),
  act(seconds),
]

/** Shortens a plan to what it does: kinds of steps with the match, and codes of questions. */
export function briefly({ steps, questions, waiting }: Plan): string {
  return [
    ...steps.map((step) => {
      if (step.kind === 'create') return `create ${step.create.name}`
      if (step.kind === 'finalize') return `finalize #${step.match.id} ${step.winner}`
      if (step.kind === 'score') return `score ${step.tournament.id}`
      if (step.kind === 'finalizeTournament') return `finish ${step.tournament.id}`
      return `${step.kind} #${step.match.id}`
    }),
    ...questions.map(({ key }) => `asks ${key}`),
    ...waiting.map(({ match }) => `waits #${match.id}`),
  ].join(', ')
}

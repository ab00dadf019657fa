import type { Address } from 'viem'
import type { Match, Side } from '../../../src/domain/match/match.ts'
import type { Participant } from '../../../src/domain/tournament/player.ts'
import type { Tournament } from '../../../src/domain/tournament/tournament.ts'
import type { BadRow, Fixture } from '../feeds/feed.ts'
import type { Settings } from '../lib/settings.ts'

// Times are unix seconds, amounts wei.

export interface ChainMatch extends Match {
  /** The match that replaces it, 0 if none does. */
  successor: bigint
  /** Seconds from a result to its payouts, 0 with a result. */
  disputeWindow: number
  /** A ruling can't be corrected any more. `false` once the result is final. */
  isRuled: boolean
}

export interface RunningTournament {
  tournament: Tournament
  matches: readonly Match[]
  /** Empty until every match is final. */
  participants: readonly Participant[]
}

/** The contracts' state at one block, as far as an operator's decisions depend on it. */
export interface ChainState {
  block: bigint
  /** Of the block that comes next: the node's pending one, or now where it has none. */
  time: number
  /** Of the pending or else the newest block: where the node has got to. */
  blockTime: number
  isPaused: boolean
  /** Newest first, without those that were final long ago. */
  matches: readonly ChainMatch[]
  tournaments: readonly RunningTournament[]
}

export interface FeedReading {
  name: string
  /** `undefined` while the feed can't be read. */
  fixtures: readonly Fixture[] | undefined
  badRows?: readonly BadRow[]
  /** The games that it covers, as in match names; `undefined` for all. */
  games?: readonly string[] | undefined
  /** A sentence that says why it can't be read. */
  failure?: string
}

interface NewMatch {
  name: string
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
}

/** One act on the chain, with its reason. */
export type Step = { reason: string } & (
  | { kind: 'create'; create: NewMatch }
  | { kind: 'close'; match: Match }
  | { kind: 'finalize'; match: Match; winner: Side; source: string | undefined }
  /** `isAbandoned`: by the function that is open to anyone. */
  | { kind: 'void'; match: Match; isAbandoned: boolean }
  | { kind: 'replace'; match: Match; startTime: number; endTime: number }
  | { kind: 'score'; tournament: Tournament; players: readonly Address[] }
  | { kind: 'finalizeTournament'; tournament: Tournament; winners: readonly Address[] }
)

export interface Question {
  /** Stays the same as long as the reason does. */
  key: string
  about: string
  matchId: bigint | undefined
  /** On the match, in wei. */
  stake: bigint
  reason: string
}

/** Why a fixture of the first feed that is still scheduled is not created. */
export type LeftOut = 'horizon' | 'teams' | 'late' | 'soon' | 'game' | 'paused'

export interface Plan {
  steps: readonly Step[]
  questions: readonly Question[]
  /** Results that are not named yet, because the feeds may still change. `since` is when they could have been. */
  waiting: readonly { match: Match; reason: string; since: number }[]
  /** One entry for each fixture. */
  leftOut: readonly LeftOut[]
}

export interface PlanInput {
  chain: ChainState
  /** The first one creates matches; the others confirm or contradict. */
  feeds: readonly FeedReading[]
  settings: Settings
}

export interface Round extends Omit<PlanInput, 'settings'> {
  plan: Plan
}

import type { RawUserBet } from '@/domain/bet/bet'
import { settledPayout } from '@/domain/bet/payout'
import { stakeOf } from '@/domain/ledger/ledger'
import { addStake, NO_POOLS, type Pools } from '@/domain/match/odds'
import { winningSide } from '@/domain/match/outcome'
import type { RulesRecord } from '@/domain/match/rules/readRules'
import { type ActivityEntry, outcomeIn } from '@/features/matches/activity/activity'
import type { StoredMatch, StoredPosition } from './poolStorage'
import { matchOf, positionsOf, type StoredPool } from './readPool'

/** `open`: there is nothing to compare yet. `unread`: the RPC didn't serve it. */
export type CheckState = 'right' | 'wrong' | 'open' | 'unread'

export const checkNames = ['list', 'totals', 'payouts', 'balance', 'rules', 'code', 'arbiter'] as const

export type CheckName = (typeof checkNames)[number]

/** A bet with its payout, recomputed and as the lens tells it, in wei. Both are `undefined` without an outcome. */
export interface CheckedPosition extends StoredPosition {
  payout: bigint | undefined
  told: bigint | undefined
  isSame: boolean
}

/** The rules of a match; `null` without rules. `isVerified` is `undefined` if their text could not be read. */
export type CheckedRules = (RulesRecord & { isVerified: boolean | undefined }) | null

interface Findings {
  matchId: bigint
  pool: StoredPool
  /** As the lens tells them, in the order of the match's positions; empty without an outcome. */
  told: readonly (RawUserBet | undefined)[]
  /** `undefined` if the RPC didn't serve them. */
  rules: CheckedRules | undefined
  /** The contracts whose code isn't this build's, `undefined` if it could not be read. */
  foreignCode: readonly string[] | undefined
  /** The pool's arbiter is on record; `undefined` if it could not be read. */
  isArbiterKnown: boolean | undefined
}

export type MatchCheck = ReturnType<typeof checkMatch>

/** Compares what was read. */
export function checkMatch(findings: Findings) {
  const { matchId, pool, told, rules, foreignCode, isArbiterKnown } = findings
  const match = matchOf(pool, matchId)
  const bets = positionsOf(pool, matchId).map((bet, index) => compareBet(match, bet, told[index]))
  const summed = bets.reduce(
    (pools, { side, stakes }) =>
      addStake(addStake(pools, 'early', side, stakes.early), 'live', side, stakes.live),
    NO_POOLS,
  )
  const owed = owedBy(pool)
  const addsUp = areSame(summed, match.pools)
  // Without all bets, another payout may differ.
  const payouts = bets.some(({ isSame }) => !isSame) ? false : addsUp || pool.isComplete || undefined
  const states: Record<CheckName, CheckState> = {
    list: stateOf(pool.isComplete),
    totals: stateOf(addsUp),
    payouts: match.outcome === 'None' ? 'open' : stateOf(payouts),
    // Without all bets, the pool may owe more.
    balance: pool.isComplete ? stateOf(owed <= pool.balance) : 'unread',
    rules: rules === null ? 'open' : stateOf(rules?.isVerified),
    code: stateOf(foreignCode && foreignCode.length === 0),
    arbiter: stateOf(isArbiterKnown),
  }
  return { ...findings, match, bets, summed, owed, states }
}

const stateOf = (isRight: boolean | undefined): CheckState =>
  isRight === undefined ? 'unread' : isRight ? 'right' : 'wrong'

function compareBet(match: StoredMatch, bet: StoredPosition, told: RawUserBet | undefined): CheckedPosition {
  if (match.outcome === 'None') return { ...bet, payout: undefined, told: undefined, isSame: true }
  const { payout } = settle(match, bet)
  const isSame =
    told?.payout === payout &&
    told.amount === stakeOf(bet) &&
    told.liveAmount === bet.stakes.live &&
    told.prediction === bet.side &&
    told.claimed === bet.claimed
  return { ...bet, payout, told: told?.payout, isSame }
}

const settle = (match: StoredMatch, { side, stakes }: StoredPosition) =>
  settledPayout(match.pools, side, stakes, match, winningSide(match.outcome) ?? 0)

function areSame(one: Pools, other: Pools): boolean {
  return (['early', 'live'] as const).every(
    (name) => one[name][1] === other[name][1] && one[name][2] === other[name][2],
  )
}

/** Returns the wei that the pool needs for all stakes, unclaimed payouts, fees and bonds. */
function owedBy(pool: StoredPool): bigint {
  const unclaimed = pool.bettors.flatMap(({ bets }) => bets.filter(({ claimed }) => !claimed))
  return unclaimed.reduce((sum, bet) => {
    const match = matchOf(pool, bet.matchId)
    if (match.outcome === 'None' || match.isChallenged) return sum + stakeOf(bet)
    const { payout, fee } = settle(match, bet)
    return sum + payout + fee
  }, pool.accruedFees + pool.bonds)
}

/** An act on a result. */
export type ResultAct = Pick<ActivityEntry, 'kind' | 'by' | 'side' | 'block' | 'transaction'>

const provableActs = ['result', 'correction', 'challenge', 'ruling'] as const

/**
 * Returns the acts that the pool's storage proves and the logs lack. It keeps no trace of a challenge before the last, nor of
 * a result that a challenge or a void replaced.
 * @param record newest first
 */
export function missingActs(
  { match, pool }: Pick<MatchCheck, 'match' | 'pool'>,
  record: readonly ResultAct[],
) {
  const { outcome, isOverruled, isRuled } = match
  const outcomes = record.flatMap((act) => outcomeIn(act) ?? [])
  const rulings = record.filter(({ kind }) => kind === 'ruling')
  const isLacking = {
    result: outcome !== 'None' && !isRuled && outcomes[0] !== outcome,
    correction: isOverruled && outcomes.length - rulings.length < 2,
    challenge: pool.wasChallenged && record.every(({ kind }) => kind !== 'challenge'),
    ruling: isRuled && rulings.every((act) => outcomeIn(act) !== outcome),
  }
  return provableActs.filter((act) => isLacking[act])
}

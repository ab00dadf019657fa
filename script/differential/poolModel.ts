// The pool's rules with unbounded integers, written from the design, as plainly as possible. The differential test
// makes the same calls on it and on the contract.
import { type Address, zeroAddress } from 'viem'
import { day } from '../../src/testing/time.ts'

export type Side = 1 | 2
/** 0 is void. */
type Outcome = 0 | Side

export const NO_RESULT = 255

const ETHER = 10n ** 18n
const BPS = 10_000n
const MIN_BOND = ETHER / 100n
const MAX_BOND = ETHER
const CHALLENGEABLE_AFTER = 3 * day
const ABANDONED_AFTER = 7 * day
const HORIZON = 180 * day

interface Position {
  side: Side
  early: bigint
  live: bigint
  isClaimed: boolean
}

interface Challenge {
  by: Address
  bond: bigint
  claimableBefore: number
}

export interface ModelMatch {
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
  feeBps: bigint
  maxGain: bigint
  liveCapBps: bigint
  /** Dispute window at creation. */
  window: number
  /** Stakes by pool and side. */
  early: Record<Side, bigint>
  live: Record<Side, bigint>
  isClosed: boolean
  outcome?: Outcome
  isOverruled: boolean
  /** The end of the ruling period while challenged. */
  claimableAt: number
  challenge?: Challenge
  isChallenged: boolean
  positions: Map<Address, Position>
}

export interface NewMatch {
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
}

/** A call that the contract has to revert. */
class Refused extends Error {}

function need(condition: boolean): asserts condition {
  if (!condition) throw new Refused()
}

const min = (one: bigint, other: bigint) => (one < other ? one : other)
const max = (one: bigint, other: bigint) => (one > other ? one : other)
const opposite = (side: Side): Side => (side === 1 ? 2 : 1)
const isSide = (side: number): side is Side => side === 1 || side === 2

/** The formulas. A sabotaged model replaces one. */
export const formulas = {
  matched: (losing: bigint, winning: bigint, maxGain: bigint) => min(losing, maxGain * winning),
  gross: (matched: bigint, stake: bigint, winning: bigint) => (matched * stake) / winning,
  unmatched: (losing: bigint, matched: bigint, stake: bigint) => ((losing - matched) * stake) / losing,
  fee: (gross: bigint, feeBps: bigint) => (gross * feeBps) / BPS,
  referral: (gross: bigint, fee: bigint) => min((gross * 500n) / BPS, fee),
  liveCap: (m: ModelMatch) => m.maxBet + (m.liveCapBps * (m.early[1] + m.early[2])) / BPS,
  bond: (moved: bigint) => min(max((moved * 200n) / BPS, MIN_BOND), MAX_BOND),
  reward: (hadResult: boolean, bond: bigint, fees: bigint) => (hadResult ? min(bond, fees) : 0n),
  ruleBy: (now: number, overFrom: number, period: number) => Math.max(now, overFrom) + period,
}

export type Formulas = typeof formulas

export class PoolModel {
  readonly weth = new Map<Address, bigint>()
  readonly matches: ModelMatch[] = []
  readonly pool: Address
  /** Time of the present call, unix seconds. */
  now = 0
  owner: Address
  pendingOwner: Address = zeroAddress
  isPaused = false
  fees = 0n
  readonly #operators = new Set<Address>()
  readonly #referrers = new Map<Address, Address>()
  readonly #hub: Address
  readonly #token: Address
  readonly #f: Formulas
  #usedHub: Address
  #tournament: Address = zeroAddress
  #arbiter: Address = zeroAddress
  #rulingPeriod = 3 * day
  #feeBps = 800n
  #liveCapBps = 1_000n
  #maxGain = 50n
  #window = 12 * 60 * 60

  constructor(
    at: { pool: Address; hub: Address; token: Address; owner: Address },
    changed: Partial<Formulas> = {},
  ) {
    this.pool = at.pool
    this.#hub = at.hub
    this.#usedHub = at.hub
    this.#token = at.token
    this.owner = at.owner
    this.#f = { ...formulas, ...changed }
  }

  /** Makes a call. Returns `false`, without any effect, if the contract has to revert. */
  attempt(call: (model: this) => void): boolean {
    try {
      // Every call checks before it changes anything.
      call(this)
      return true
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  get arbiter(): Address {
    return this.#arbiter === zeroAddress ? this.owner : this.#arbiter
  }

  get tournament(): Address {
    return this.#tournament
  }

  balanceOf(account: Address): bigint {
    return this.weth.get(account) ?? 0n
  }

  matchOf(id: number): ModelMatch {
    const found = this.matches[id - 1]
    need(found !== undefined)
    return found
  }

  // Bettors

  placeBet(from: Address, id: number, amount: bigint, side: number) {
    const m = this.#checkBet(from, id, amount, side)
    need(this.balanceOf(from) >= amount)
    this.#record(from, m, amount, side as Side)
    this.#move(from, this.pool, amount)
  }

  placeBetWithin(
    from: Address,
    id: number,
    amount: bigint,
    side: number,
    least: { payout: bigint; deadline: number },
  ) {
    need(this.now <= least.deadline)
    const m = this.#checkBet(from, id, amount, side)
    need(this.balanceOf(from) >= amount)
    need(this.#preview(m, amount, side as Side) >= least.payout)
    this.#record(from, m, amount, side as Side)
    this.#move(from, this.pool, amount)
  }

  placeBetETH(from: Address, id: number, amount: bigint, side: number) {
    const m = this.#checkBet(from, id, amount, side)
    this.#record(from, m, amount, side as Side)
    this.weth.set(this.pool, this.balanceOf(this.pool) + amount)
  }

  claim(from: Address, ids: readonly number[]) {
    need(new Set(ids).size === ids.length)
    let paid = 0n
    let fees = 0n
    let referrals = 0n
    for (const id of ids) {
      const m = this.matches[id - 1]
      need(m !== undefined)
      const position = m.positions.get(from)
      const { payout, fee, referral } = this.settlement(m, position)
      need(this.#isFinal(m) && payout > 0n && !position?.isClaimed)
      paid += payout
      fees += fee
      referrals += referral
    }
    for (const id of ids) {
      const position = this.matchOf(id).positions.get(from)
      if (position) position.isClaimed = true
    }
    this.#move(this.pool, from, paid)
    const referrer = this.#referrerOf(from)
    if (referrer === undefined) referrals = 0n
    else this.#move(this.pool, referrer, referrals)
    this.fees += fees - referrals
  }

  /** Returns the payout in wei of a bet of `amount`. The contract refuses other sides and unknown matches. */
  potentialWinnings(id: number, amount: bigint, side: number): bigint {
    const m = this.matchOf(id)
    need(isSide(side))
    return amount === 0n ? 0n : this.#preview(m, amount, side)
  }

  validate(from: Address, id: number, amount: bigint, side: number) {
    this.#checkBet(from, id, amount, side)
  }

  /** Returns a position's payout in wei under the present outcome. */
  settlement(m: ModelMatch, position: Position | undefined) {
    if (!position || m.outcome === undefined) return { payout: 0n, fee: 0n, referral: 0n }
    const { side, early, live } = position
    if (m.outcome === 0) return { payout: early + live, fee: 0n, referral: 0n }
    const f = this.#f
    const parts = [
      { stake: early, sides: m.early },
      { stake: live, sides: m.live },
    ].filter(({ stake }) => stake > 0n)
    const matchedOf = (sides: Record<Side, bigint>, winner: Side) =>
      f.matched(sides[opposite(winner)], sides[winner], m.maxGain)
    if (side !== m.outcome) {
      const payout = parts.reduce(
        (sum, { stake, sides }) => sum + f.unmatched(sides[side], matchedOf(sides, opposite(side)), stake),
        0n,
      )
      return { payout, fee: 0n, referral: 0n }
    }
    const gross = parts.reduce(
      (sum, { stake, sides }) => sum + f.gross(matchedOf(sides, side), stake, sides[side]),
      0n,
    )
    const fee = f.fee(gross, m.feeBps)
    return { payout: early + live + gross - fee, fee, referral: f.referral(gross, fee) }
  }

  // Anyone, and the arbiter

  challenge(from: Address, id: number, outcome: number) {
    const m = this.matchOf(id)
    need(!m.isChallenged && this.arbiter !== zeroAddress)
    need(outcome === (m.outcome ?? NO_RESULT))
    if (m.outcome === undefined) need(this.now >= m.endTime + CHALLENGEABLE_AFTER)
    else need(m.challenge === undefined && this.now < m.claimableAt)
    const bond = this.bondOf(m)
    need(this.balanceOf(from) >= bond)
    m.challenge = { by: from, bond, claimableBefore: m.claimableAt }
    m.isChallenged = true
    m.claimableAt = this.#f.ruleBy(this.now, overFrom(m), this.#rulingPeriod)
    this.#move(from, this.pool, bond)
  }

  rule(from: Address, id: number, outcome: number) {
    const m = this.matchOf(id)
    need(from === this.arbiter && m.isChallenged && m.challenge !== undefined)
    need(outcome === 0 || isSide(outcome))
    if (outcome !== 0) need(this.now > overFrom(m))
    const { by, bond, claimableBefore } = m.challenge
    if (m.outcome === outcome) this.fees += bond
    else {
      const reward = this.#f.reward(m.outcome !== undefined, bond, this.fees)
      this.fees -= reward
      this.#move(this.pool, by, bond + reward)
    }
    m.isChallenged = false
    m.outcome = outcome
    m.claimableAt = Math.max(this.now, outcome === 0 ? 0 : m.endTime, claimableBefore)
  }

  voidAbandoned(id: number) {
    const m = this.matchOf(id)
    if (m.isChallenged && m.challenge) {
      need(this.now >= m.claimableAt)
      m.isChallenged = false
      this.#move(this.pool, m.challenge.by, m.challenge.bond)
    } else need(m.outcome === undefined && this.now >= m.endTime + ABANDONED_AFTER)
    m.outcome = 0
    m.claimableAt = this.now
  }

  /** 2 % of what the result moves, within bounds. */
  bondOf(m: ModelMatch): bigint {
    const moved = (winner: Side) =>
      [m.early, m.live].reduce(
        (sum, sides) => sum + this.#f.matched(sides[opposite(winner)], sides[winner], m.maxGain),
        0n,
      )
    return this.#f.bond(max(moved(1), moved(2)))
  }

  // Operators

  createMatch(from: Address, { startTime, endTime, minBet, maxBet }: NewMatch) {
    this.#needOperator(from)
    need(!this.isPaused)
    need(startTime >= this.now && endTime > startTime && endTime <= this.now + HORIZON)
    need(minBet > 0n && maxBet >= minBet)
    this.matches.push({
      startTime,
      endTime,
      minBet,
      maxBet,
      feeBps: this.#feeBps,
      maxGain: this.#maxGain,
      liveCapBps: this.#liveCapBps,
      window: this.#window,
      early: { 1: 0n, 2: 0n },
      live: { 1: 0n, 2: 0n },
      isClosed: false,
      isOverruled: false,
      claimableAt: 0,
      isChallenged: false,
      positions: new Map(),
    })
  }

  closeBetting(from: Address, id: number) {
    this.#needOperator(from)
    const m = this.matchOf(id)
    need(this.#isOpen(m))
    m.isClosed = true
  }

  finalize(from: Address, id: number, winner: number) {
    this.#needOperator(from)
    const m = this.matchOf(id)
    need(!m.isChallenged && isSide(winner) && m.outcome === undefined)
    need(this.now > overFrom(m) && this.now < m.endTime + ABANDONED_AFTER)
    m.outcome = winner
    m.claimableAt = Math.max(this.now, m.endTime) + this.#windowOf(m)
  }

  voidMatch(from: Address, id: number) {
    this.#needOperator(from)
    const m = this.matchOf(id)
    need(!m.isChallenged)
    if (m.outcome === undefined) need(this.now < m.endTime + ABANDONED_AFTER)
    else {
      need(from === this.owner)
      this.#overrule(m)
    }
    m.outcome = 0
    m.claimableAt = this.now + this.#windowOf(m)
  }

  // The owner

  overrule(from: Address, id: number, winner: number) {
    this.#needOwner(from)
    const m = this.matchOf(id)
    need(!m.isChallenged && isSide(winner) && m.outcome !== undefined && this.now > overFrom(m))
    this.#overrule(m)
    m.outcome = winner
    m.claimableAt = Math.max(this.now, m.endTime) + this.#windowOf(m)
  }

  setTerms(from: Address, what: 'fee' | 'liveCap' | 'maxGain' | 'window', value: number) {
    this.#needOwner(from)
    const [least, most] = {
      fee: [0, 1_000],
      liveCap: [0, 10_000],
      maxGain: [10, 1_000],
      window: [0, 2 * day],
    }[what] as [number, number]
    need(value >= least && value <= most)
    if (what === 'fee') this.#feeBps = BigInt(value)
    else if (what === 'liveCap') this.#liveCapBps = BigInt(value)
    else if (what === 'maxGain') this.#maxGain = BigInt(value)
    else this.#window = value
  }

  setArbiter(from: Address, arbiter: Address, period: number) {
    this.#needOwner(from)
    need(this.matches.length === 0 && period >= day && period <= 45 * day)
    this.#arbiter = arbiter
    this.#rulingPeriod = period
  }

  setOperator(from: Address, operator: Address, isAllowed: boolean) {
    this.#needOwner(from)
    need(operator !== zeroAddress)
    if (isAllowed) this.#operators.add(operator)
    else this.#operators.delete(operator)
  }

  setTournament(from: Address, tournament: Address) {
    this.#needOwner(from)
    this.#tournament = tournament
  }

  setHub(from: Address, hub: Address) {
    this.#needOwner(from)
    this.#usedHub = hub
  }

  setPaused(from: Address, isPaused: boolean) {
    this.#needOwner(from)
    need(this.isPaused !== isPaused)
    this.isPaused = isPaused
  }

  publishRules(from: Address) {
    this.#needOwner(from)
  }

  withdrawFees(from: Address, to: Address) {
    this.#needOwner(from)
    need(to !== zeroAddress && this.fees > 0n)
    this.#move(this.pool, to, this.fees)
    this.fees = 0n
  }

  emergencyWithdraw(from: Address, token: Address) {
    this.#needOwner(from)
    need(token !== this.#token)
  }

  transferOwnership(from: Address, to: Address) {
    this.#needOwner(from)
    this.pendingOwner = to
  }

  acceptOwnership(from: Address) {
    need(from === this.pendingOwner)
    this.owner = from
    this.pendingOwner = zeroAddress
  }

  renounceOwnership(from: Address) {
    this.#needOwner(from)
    need(!this.isPaused)
    this.owner = zeroAddress
    this.pendingOwner = zeroAddress
  }

  // The tournament contract, and the hub

  placeTournamentBet(from: Address, id: number, side: number) {
    need(!this.isPaused && from === this.#tournament)
    const m = this.matchOf(id)
    need(isSide(side) && this.now < m.startTime && !m.isClosed && m.outcome === undefined)
  }

  registerReferral(from: Address, referrer: Address) {
    need(referrer !== zeroAddress && referrer !== from)
    need(!this.#referrers.has(from) && this.#referrers.get(referrer) !== from)
    this.#referrers.set(from, referrer)
  }

  // Inside

  #checkBet(from: Address, id: number, amount: bigint, side: number): ModelMatch {
    need(!this.isPaused)
    const m = this.matchOf(id)
    need(this.#isOpen(m) && isSide(side))
    const position = m.positions.get(from)
    const held = position ? position.early + position.live : 0n
    need(amount >= m.minBet && held + amount <= m.maxBet)
    need(!position || position.side === side)
    if (this.now >= m.startTime) need(m.live[side] + amount <= this.#f.liveCap(m))
    return m
  }

  #record(from: Address, m: ModelMatch, amount: bigint, side: Side) {
    const position = m.positions.get(from) ?? { side, early: 0n, live: 0n, isClaimed: false }
    const pool = this.now < m.startTime ? 'early' : 'live'
    position[pool] += amount
    m[pool][side] += amount
    m.positions.set(from, position)
  }

  #preview(m: ModelMatch, amount: bigint, side: Side): bigint {
    const sides = this.now < m.startTime ? m.early : m.live
    const winning = sides[side] + amount
    const matched = this.#f.matched(sides[opposite(side)], winning, m.maxGain)
    const gross = this.#f.gross(matched, amount, winning)
    return amount + gross - this.#f.fee(gross, m.feeBps)
  }

  #overrule(m: ModelMatch) {
    need(m.challenge === undefined && this.now < m.claimableAt && !m.isOverruled)
    m.isOverruled = true
  }

  #referrerOf(user: Address): Address | undefined {
    if (this.#usedHub !== this.#hub) return undefined
    const referrer = this.#referrers.get(user)
    return referrer === this.pool || referrer === this.#token ? undefined : referrer
  }

  #isOpen(m: ModelMatch) {
    return this.now < m.endTime && !m.isClosed && m.outcome === undefined
  }

  #isFinal(m: ModelMatch) {
    return m.outcome !== undefined && !m.isChallenged && this.now >= m.claimableAt
  }

  #windowOf(m: ModelMatch) {
    return Math.max(m.window, this.#window)
  }

  #needOwner(from: Address) {
    need(from === this.owner)
  }

  #needOperator(from: Address) {
    need(from === this.owner || this.#operators.has(from))
  }

  #move(from: Address, to: Address, amount: bigint) {
    this.weth.set(from, this.balanceOf(from) - amount)
    this.weth.set(to, this.balanceOf(to) + amount)
  }
}

/** From the second after this, a winner can be named. */
function overFrom(m: ModelMatch) {
  return m.isClosed ? m.startTime : m.endTime
}

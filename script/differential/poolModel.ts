// The pool's rules with unbounded integers, written from the design, as plainly as possible. The differential test
// makes the same calls on it and on the contract.
import { type Address, decodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { day, hour } from '../../src/testing/time.ts'

export type Side = 1 | 2
/** As the contracts number it; a side's number is that of the outcome in which it wins. */
export const Outcome = { None: 0, A: 1, B: 2, Void: 3 } as const
type Outcome = (typeof Outcome)[keyof typeof Outcome]

const ETHER = 10n ** 18n
const BPS = 10_000n
const MAX_BOND = 5n * ETHER
const CHALLENGEABLE_AFTER = 3 * day
const ABANDONED_AFTER = 7 * day
const HORIZON = 180 * day
/** Where bonds are burned. */
export const BURNED = '0x000000000000000000000000000000000000dEaD'

interface Position {
  side: Side
  early: bigint
  live: bigint
  claimedBy?: Address
}

export interface ModelMatch {
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
  feeBps: bigint
  maxGain: bigint
  liveCapBps: bigint
  /** Dispute window and least bond at creation. */
  window: number
  minBond: bigint
  early: Record<Side, bigint>
  live: Record<Side, bigint>
  isClosed: boolean
  outcome: Outcome
  isOverruled: boolean
  isRuled: boolean
  /** 0 without an outcome. */
  claimableAt: number
  challenge?: { by: Address; bond: bigint; ruleBy: number }
  positions: Map<Address, Position>
}

export const creationAbi = parseAbi([
  'function createMatch(string name, uint64 startTime, uint64 endTime, uint256 minBet, uint256 maxBet)',
])
type NewMatch = ReturnType<typeof decodeFunctionData<typeof creationAbi>>['args']

/** The functions of the pool, and of the hub, that the model has: its others return something. */
export type FunctionName = {
  [Name in keyof PoolModel]: PoolModel[Name] extends (...args: never[]) => infer Result
    ? Result extends void
      ? Name
      : never
    : never
}[keyof PoolModel]

export type ArgumentsOf<Name extends FunctionName> = Parameters<PoolModel[Name]>

export interface Call {
  from: Address
  functionName: FunctionName
  args: readonly unknown[]
  value?: bigint | undefined
}

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
  bond: (moved: bigint, minBond: bigint) => min(max((moved * 200n) / BPS, minBond), MAX_BOND),
  ruleBy: (now: number, m: ModelMatch, period: number) =>
    (now < m.startTime ? now : Math.max(now, m.endTime)) + period,
  /** The recipient of the bond of a result that nobody ruled on. */
  unruled: (_challenger: Address): Address => BURNED,
}

export type Formulas = typeof formulas

type Settled = Pick<ModelMatch, 'early' | 'live' | 'feeBps' | 'maxGain'> & { outcome: number }

/** Returns a position's payout in wei under the present outcome, with the fee and its part for a referrer. */
export function settlementOf(m: Settled, { side, early, live }: Position, f: Formulas = formulas) {
  const isVoid = m.outcome === Outcome.Void
  if (!isSide(m.outcome)) return { payout: isVoid ? early + live : 0n, fee: 0n, referral: 0n }
  const winner = m.outcome
  let moved = 0n
  for (const [stake, sides] of [[early, m.early] as const, [live, m.live] as const]) {
    if (stake === 0n) continue
    const matched = f.matched(sides[opposite(winner)], sides[winner], m.maxGain)
    moved += side === winner ? f.gross(matched, stake, sides[side]) : f.unmatched(sides[side], matched, stake)
  }
  if (side !== winner) return { payout: moved, fee: 0n, referral: 0n }
  const fee = f.fee(moved, m.feeBps)
  return { payout: early + live + moved - fee, fee, referral: f.referral(moved, fee) }
}

export class PoolModel {
  readonly weth = new Map<Address, bigint>()
  readonly matches: ModelMatch[] = []
  readonly pool: Address
  /** Time of the present call, unix seconds. */
  now = 0
  sender: Address = zeroAddress
  value = 0n
  owner: Address
  pendingOwner: Address = zeroAddress
  tournament: Address = zeroAddress
  isPaused = false
  fees = 0n
  readonly #operators = new Set<Address>()
  readonly #referrers = new Map<Address, Address>()
  readonly #hub: Address
  readonly #token: Address
  readonly #f: Formulas
  #usedHub: Address
  #arbiter: Address = zeroAddress
  #rulingPeriod = 7 * day
  #terms = { fee: 800n, liveCap: 1_000n, maxGain: 50n, minBond: ETHER / 100n, window: 12n * BigInt(hour) }

  constructor(at: Record<'pool' | 'hub' | 'token' | 'owner', Address>, changed: Partial<Formulas> = {}) {
    this.pool = at.pool
    this.#hub = at.hub
    this.#usedHub = at.hub
    this.#token = at.token
    this.owner = at.owner
    this.#f = { ...formulas, ...changed }
  }

  get arbiter(): Address {
    return this.#arbiter === zeroAddress ? this.owner : this.#arbiter
  }

  get window(): number {
    return Number(this.#terms.window)
  }

  balanceOf(account: Address): bigint {
    return this.weth.get(account) ?? 0n
  }

  matchOf(id: bigint): ModelMatch {
    const found = this.matches[Number(id) - 1]
    need(found !== undefined)
    return found
  }

  // Bettors

  placeBet(id: bigint, amount: bigint, side: number) {
    this.placeBetWithin(id, amount, side, 0n, BigInt(this.now))
  }

  placeBetWithin(id: bigint, amount: bigint, side: number, leastPayout: bigint, deadline: bigint) {
    need(this.balanceOf(this.sender) >= amount)
    this.#recordWithin(id, amount, side, leastPayout, deadline)
    this.#move(this.sender, this.pool, amount)
  }

  placeBetETH(id: bigint, side: number) {
    this.placeBetETHWithin(id, side, 0n, BigInt(this.now))
  }

  placeBetETHWithin(id: bigint, side: number, leastPayout: bigint, deadline: bigint) {
    this.#recordWithin(id, this.value, side, leastPayout, deadline)
    this.weth.set(this.pool, this.balanceOf(this.pool) + this.value)
  }

  claimWinnings(id: bigint) {
    this.claimMany([id])
  }

  claimMany(ids: readonly bigint[]) {
    need(new Set(ids).size === ids.length && ids.every((id) => this.isClaimable(id, this.sender)))
    this.#pay(this.sender, ids)
  }

  claimFor(bettor: Address, ids: readonly bigint[]) {
    this.#pay(
      bettor,
      [...new Set(ids)].filter((id) => this.isClaimable(id, bettor)),
    )
  }

  isClaimable(id: bigint, bettor: Address): boolean {
    const m = this.matches[Number(id) - 1]
    const position = m?.positions.get(bettor)
    if (!m || !position || position.claimedBy !== undefined || !this.#isFinal(m)) return false
    return this.settlement(m, position).payout > 0n
  }

  /** Returns the payout in wei of a bet of `amount`, 0 on another side or an unknown match. */
  potentialWinnings(id: bigint, amount: bigint, side: number): bigint {
    const m = this.matches[Number(id) - 1]
    return m && isSide(side) && amount > 0n ? this.#preview(m, amount, side) : 0n
  }

  /** As `settlementOf`, by this model's formulas. */
  settlement(m: ModelMatch, position: Position) {
    return settlementOf(m, position, this.#f)
  }

  // Anyone, and the arbiter

  challengeResult(id: bigint, outcome: number) {
    const m = this.matchOf(id)
    need(!m.challenge && this.arbiter !== zeroAddress && outcome === m.outcome)
    if (outcome === Outcome.None) need(this.now >= m.endTime + CHALLENGEABLE_AFTER && !this.isAbandoned(m))
    else need(!m.isRuled && this.now < m.claimableAt)
    const bond = this.bondOf(m)
    need(this.balanceOf(this.sender) >= bond)
    m.challenge = { by: this.sender, bond, ruleBy: this.#f.ruleBy(this.now, m, this.#rulingPeriod) }
    this.#move(this.sender, this.pool, bond)
  }

  rule(id: bigint, outcome: number) {
    const m = this.matchOf(id)
    need(this.sender === this.arbiter && m.challenge !== undefined)
    need(outcome === Outcome.Void || (isSide(outcome) && this.now > overFrom(m)))
    const isUpheld = m.outcome === outcome
    m.isRuled = true
    m.outcome = outcome
    const isRefundedNow = outcome === Outcome.Void && !isUpheld
    m.claimableAt = Math.max(this.now, isRefundedNow ? 0 : m.claimableAt, isSide(outcome) ? m.endTime : 0)
    this.#endChallenge(m, isUpheld ? this.pool : m.challenge.by)
  }

  voidAbandonedMatch(id: bigint) {
    const m = this.matchOf(id)
    need(this.isAbandoned(m))
    const hadResult = m.outcome !== Outcome.None
    m.outcome = Outcome.Void
    m.claimableAt = this.now
    if (m.challenge) this.#endChallenge(m, hadResult ? this.#f.unruled(m.challenge.by) : m.challenge.by)
  }

  isAbandoned(m: ModelMatch): boolean {
    if (m.challenge) return this.now >= m.challenge.ruleBy
    return m.outcome === Outcome.None && this.now >= m.endTime + ABANDONED_AFTER
  }

  /** 2 % of what the result moves, within bounds. */
  bondOf(m: ModelMatch): bigint {
    const moved = (winner: Side) =>
      [m.early, m.live].reduce(
        (sum, sides) => sum + this.#f.matched(sides[opposite(winner)], sides[winner], m.maxGain),
        0n,
      )
    return this.#f.bond(max(moved(1), moved(2)), m.minBond)
  }

  /** Stakes, payouts, fees and bonds that the pool still has to pay, in wei. */
  obligations() {
    const owed = { stakes: 0n, payouts: 0n, payoutFees: 0n, bonds: 0n, accruedFees: this.fees }
    for (const m of this.matches) {
      owed.bonds += m.challenge?.bond ?? 0n
      for (const position of m.positions.values()) {
        if (position.claimedBy !== undefined) continue
        const { payout, fee } = this.settlement(m, position)
        if (this.#isFinal(m)) {
          owed.payouts += payout
          owed.payoutFees += fee
        } else owed.stakes += position.early + position.live
      }
    }
    return owed
  }

  // Operators

  createMatch(...match: NewMatch) {
    this.#create([match])
  }

  multicall(calls: readonly Hex[]) {
    this.#create(calls.map((data) => decodeFunctionData({ abi: creationAbi, data }).args))
  }

  #create(matches: readonly NewMatch[]) {
    this.#needOperator()
    need(!this.isPaused)
    for (const [, startTime, endTime, minBet, maxBet] of matches) {
      need(startTime >= this.now && endTime > startTime && endTime <= this.now + HORIZON)
      need(minBet > 0n && maxBet >= minBet)
    }
    const { fee: feeBps, liveCap: liveCapBps, maxGain, minBond } = this.#terms
    for (const [, startTime, endTime, minBet, maxBet] of matches) {
      const times = { startTime: Number(startTime), endTime: Number(endTime), claimableAt: 0 }
      const terms = { minBet, maxBet, feeBps, maxGain, liveCapBps, minBond, window: this.window }
      const pools = { early: { 1: 0n, 2: 0n }, live: { 1: 0n, 2: 0n }, positions: new Map() }
      const state = { isClosed: false, outcome: Outcome.None, isOverruled: false, isRuled: false }
      this.matches.push({ ...times, ...terms, ...pools, ...state })
    }
  }

  closeBetting(id: bigint) {
    this.#needOperator()
    const m = this.matchOf(id)
    need(this.#isOpen(m))
    m.isClosed = true
  }

  finalizeMatch(id: bigint, winner: number) {
    this.#needOperator()
    const m = this.matchOf(id)
    need(isSide(winner) && this.now > overFrom(m))
    this.#name(m, winner)
  }

  voidMatch(id: bigint) {
    this.#needOperator()
    const m = this.matchOf(id)
    if (m.outcome === Outcome.None) this.#name(m, Outcome.Void)
    else this.#overrule(m, Outcome.Void)
  }

  // The owner

  overruleResult(id: bigint, winner: number) {
    const m = this.matchOf(id)
    need(isSide(winner) && m.outcome !== Outcome.None && this.now > overFrom(m))
    this.#overrule(m, winner)
  }

  setProtocolFee = this.#setter('fee', 0n, 1_000n)
  setLiveCap = this.#setter('liveCap', 0n, 10_000n)
  setMaxGain = this.#setter('maxGain', 10n, 1_000n)
  setMinBond = this.#setter('minBond', ETHER / 100n, ETHER)
  setDisputeWindow = this.#setter('window', 0n, 2n * BigInt(day))
  pause = this.#pauser(true)
  unpause = this.#pauser(false)

  setArbiter = this.#byOwner((arbiter: Address, period: number) => {
    need(this.matches.length === 0 && period >= day && period <= 180 * day)
    need(arbiter === zeroAddress || this.window >= hour)
    this.#arbiter = arbiter
    this.#rulingPeriod = period
  })
  setOperator = this.#byOwner((operator: Address, isAllowed: boolean) => {
    need(operator !== zeroAddress)
    if (isAllowed) this.#operators.add(operator)
    else this.#operators.delete(operator)
  })
  setTournament = this.#byOwner((tournament: Address) => {
    this.tournament = tournament
  })
  setCommunityHub = this.#byOwner((hub: Address) => {
    this.#usedHub = hub
  })
  publishRules = this.#byOwner((_hash: Hex, _uri: string) => {})
  withdrawFees = this.#byOwner((to: Address) => {
    need(to !== zeroAddress && this.fees > 0n)
    this.#move(this.pool, to, this.fees)
    this.fees = 0n
  })
  emergencyWithdraw = this.#byOwner((token: Address) => need(token !== this.#token))
  transferOwnership = this.#byOwner((to: Address) => {
    this.pendingOwner = to
  })
  renounceOwnership = this.#byOwner(() => {
    need(!this.isPaused)
    this.owner = zeroAddress
    this.pendingOwner = zeroAddress
  })

  acceptOwnership() {
    need(this.sender === this.pendingOwner)
    this.owner = this.sender
    this.pendingOwner = zeroAddress
  }

  // The tournament contract, and the hub

  placeTournamentBet(_bettor: Address, id: bigint, side: number) {
    need(!this.isPaused && this.sender === this.tournament)
    const m = this.matchOf(id)
    need(isSide(side) && this.now < m.startTime && this.#isOpen(m))
  }

  registerReferral(referrer: Address) {
    const { sender } = this
    need(referrer !== zeroAddress && referrer !== sender)
    need(![this.#hub, this.pool, this.#token, this.tournament].includes(referrer))
    need(!this.#referrers.has(sender) && this.#referrers.get(referrer) !== sender)
    this.#referrers.set(sender, referrer)
  }

  // Inside

  #byOwner<Args extends unknown[]>(act: (...args: Args) => void) {
    return (...args: Args) => {
      need(this.sender === this.owner)
      act(...args)
    }
  }

  #setter(what: 'fee' | 'liveCap' | 'maxGain' | 'minBond' | 'window', least: bigint, most: bigint) {
    return this.#byOwner((value: bigint) => {
      need(value >= least && value <= most)
      if (what === 'window' && this.#arbiter !== zeroAddress) need(value >= hour)
      this.#terms[what] = value
    })
  }

  #pauser(isPaused: boolean) {
    return this.#byOwner(() => {
      need(this.isPaused !== isPaused)
      this.isPaused = isPaused
    })
  }

  #checkBet(id: bigint, amount: bigint, side: Side): ModelMatch {
    const m = this.matchOf(id)
    need(!this.isPaused && this.#isOpen(m))
    const position = m.positions.get(this.sender)
    const held = position ? position.early + position.live : 0n
    need(amount >= m.minBet && held + amount <= m.maxBet)
    need(!position || position.side === side)
    if (this.now >= m.startTime) need(m.live[side] + amount <= this.#f.liveCap(m))
    return m
  }

  #record(m: ModelMatch, amount: bigint, side: Side) {
    const position = m.positions.get(this.sender) ?? { side, early: 0n, live: 0n }
    const pool = this.now < m.startTime ? 'early' : 'live'
    position[pool] += amount
    m[pool][side] += amount
    m.positions.set(this.sender, position)
  }

  #recordWithin(id: bigint, amount: bigint, side: number, leastPayout: bigint, deadline: bigint) {
    need(this.now <= deadline && isSide(side))
    const m = this.#checkBet(id, amount, side)
    need(this.#preview(m, amount, side) >= leastPayout)
    this.#record(m, amount, side)
  }

  #preview(m: ModelMatch, amount: bigint, side: Side): bigint {
    const sides = this.now < m.startTime ? m.early : m.live
    const winning = sides[side] + amount
    const matched = this.#f.matched(sides[opposite(side)], winning, m.maxGain)
    const gross = this.#f.gross(matched, amount, winning)
    return amount + gross - this.#f.fee(gross, m.feeBps)
  }

  #pay(bettor: Address, ids: readonly bigint[]) {
    let referrals = 0n
    for (const id of ids) {
      const m = this.matchOf(id)
      const position = m.positions.get(bettor)
      if (!position) continue
      const { payout, fee, referral } = this.settlement(m, position)
      position.claimedBy = this.sender
      this.#move(this.pool, bettor, payout)
      this.fees += fee
      referrals += referral
    }
    const referrer = this.#usedHub === this.#hub ? this.#referrers.get(bettor) : undefined
    if (referrer === undefined) return
    this.fees -= referrals
    this.#move(this.pool, referrer, referrals)
  }

  /** An operator's first result, also of a match whose lack of one is challenged. */
  #name(m: ModelMatch, outcome: Outcome) {
    need(m.outcome === Outcome.None && !this.isAbandoned(m))
    if (m.challenge) this.#endChallenge(m, m.challenge.by)
    this.#resolve(m, outcome)
  }

  #overrule(m: ModelMatch, outcome: Outcome) {
    need(
      this.sender === this.owner && !m.challenge && !m.isRuled && !m.isOverruled && this.now < m.claimableAt,
    )
    need(outcome !== m.outcome)
    m.isOverruled = true
    this.#resolve(m, outcome)
  }

  #resolve(m: ModelMatch, outcome: Outcome) {
    m.outcome = outcome
    const from = outcome === Outcome.Void ? this.now : Math.max(this.now, m.endTime)
    m.claimableAt = from + Math.max(m.window, this.window)
  }

  /** The pool keeps a bond as a fee. */
  #endChallenge(m: ModelMatch, to: Address) {
    const bond = m.challenge?.bond ?? 0n
    if (to === this.pool) this.fees += bond
    else this.#move(this.pool, to, bond)
    m.challenge = undefined
  }

  #isOpen(m: ModelMatch) {
    return this.now < m.endTime && !m.isClosed && m.outcome === Outcome.None
  }

  #isFinal(m: ModelMatch) {
    return m.outcome !== Outcome.None && !m.challenge && this.now >= m.claimableAt
  }

  #needOperator() {
    need(this.sender === this.owner || this.#operators.has(this.sender))
  }

  #move(from: Address, to: Address, amount: bigint) {
    this.weth.set(from, this.balanceOf(from) - amount)
    this.weth.set(to, this.balanceOf(to) + amount)
  }
}

/** Makes a call. Returns `false`, without any effect, if the contract has to revert. */
export function attempt(model: PoolModel, { from, functionName, args, value = 0n }: Call): boolean {
  const act = model[functionName] as (...args: readonly unknown[]) => void
  model.sender = from
  model.value = value
  try {
    // Every call checks before it changes anything.
    act.apply(model, [...args])
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** From the second after this, a winner can be named. */
function overFrom(m: ModelMatch) {
  return m.isClosed ? m.startTime : m.endTime
}

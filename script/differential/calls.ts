// Random calls, most of them valid or just invalid.
import { type Address, encodeFunctionData, keccak256, zeroAddress } from 'viem'
import type { Contracts } from '../../src/testing/contracts.ts'
import { day, hour, minute } from '../../src/testing/time.ts'
import {
  type ArgumentsOf,
  type Call,
  creationAbi,
  type FunctionName,
  type ModelMatch,
  Outcome,
  type PoolModel,
} from './poolModel.ts'

interface Cast {
  contracts: Contracts
  /** The first owns the pool at the beginning. */
  accounts: readonly Address[]
  model: PoolModel
  chance: () => number
}

const ETHER = 10n ** 18n
const MAX_OPEN = 4
/** The longest possible horizon of a match. */
const HORIZON = 180 * day

const terms = [
  ['setProtocolFee', 1_000n],
  ['setLiveCap', 10_000n],
  ['setMaxGain', 1_000n],
  ['setMinBond', ETHER],
  ['setDisputeWindow', 2n * BigInt(day)],
] as const

/** Returns functions that choose the next call and its time. The model's clock must be at the call's time. */
export function createCalls({ contracts, accounts, model, chance }: Cast) {
  const pick = <T>(items: readonly T[]) => items[upTo(items.length)]
  const upTo = (end: number) => Math.floor(chance() * end)
  const somebody = () => pick(accounts) ?? zeroAddress
  /** Mostly the one who may. */
  const mostly = (account: Address) => (chance() < 0.85 && accounts.includes(account) ? account : somebody())
  const owner = () => mostly(model.owner)
  const operator = () => (chance() < 0.5 ? mostly(accounts[1] ?? zeroAddress) : owner())
  const aSide = () => (chance() < 0.95 ? 1 + upTo(2) : upTo(5))
  const anOperator = () => (chance() < 0.6 ? (accounts[1] ?? zeroAddress) : aReceiver())
  const aReceiver = () => (chance() < 0.1 ? zeroAddress : somebody())
  const aContract = () => pick(Object.values(contracts))?.address ?? zeroAddress
  const aHub = () => {
    if (chance() < 0.7) return contracts.communityHub.address
    return chance() < 0.5 ? zeroAddress : somebody()
  }
  const ids = () => model.matches.map((_, index) => BigInt(index + 1))
  /** Perhaps of a match that doesn't exist. */
  const anId = () => BigInt(upTo(model.matches.length + 2))
  const claimable = (account: Address) => ids().filter((id) => model.isClaimable(id, account))

  const isUndecided = (m: ModelMatch) => model.now < m.endTime && m.outcome === Outcome.None
  const isOpen = (m: ModelMatch) => isUndecided(m) && !m.isClosed
  const isChallenged = (m: ModelMatch) => m.challenge !== undefined
  const isAbandoned = (m: ModelMatch) => model.isAbandoned(m)
  const isUpcoming = (m: ModelMatch) => model.now < m.startTime
  const isDue = (m: ModelMatch) => m.outcome === Outcome.None && m.endTime < model.now
  const isVoidable = (m: ModelMatch) => m.outcome === Outcome.None || model.now < m.claimableAt
  const isCorrectable = (m: ModelMatch) => m.outcome !== Outcome.None && model.now < m.claimableAt
  const isChallengeable = (m: ModelMatch) =>
    !m.challenge && (isCorrectable(m) || (isDue(m) && m.endTime + 3 * day <= model.now))

  function call<Name extends FunctionName>(from: Address, functionName: Name, args: ArgumentsOf<Name>) {
    return { from, functionName, args }
  }

  /** Makes a call on a match that fits, sometimes on any other. */
  const onMatch = (fits: (m: ModelMatch) => boolean, make: (id: bigint) => Call) => () => {
    const fitting = ids().filter((id) => fits(model.matchOf(id)))
    const id = chance() < 0.9 ? pick(fitting) : anId()
    return id === undefined ? undefined : make(id)
  }

  const bet = (by: 'placeBet' | 'placeBetWithin' | 'placeBetETH' | 'placeBetETHWithin' = 'placeBet') =>
    onMatch(isOpen, (id) => {
      const from = somebody()
      const m = model.matches[Number(id) - 1]
      const held = m?.positions.get(from)
      const side = held && chance() < 0.9 ? held.side : aSide()
      const amount = amountOf(m, from, side)
      if (by === 'placeBet') return call(from, by, [id, amount, side])
      if (by === 'placeBetETH') return { ...call(from, by, [id, side]), value: amount }
      const deadline = BigInt(model.now + upTo(5) - 1)
      const payout = model.potentialWinnings(id, amount, side) + (chance() < 0.2 ? 1n : 0n)
      return by === 'placeBetETHWithin'
        ? { ...call(from, by, [id, side, payout, deadline]), value: amount }
        : call(from, by, [id, amount, side, payout, deadline])
    })

  function challenge(id: bigint) {
    const outcome = chance() < 0.9 ? (model.matches[Number(id) - 1]?.outcome ?? 0) : upTo(4.2)
    return call(somebody(), 'challengeResult', [id, outcome])
  }

  const predict = (id: bigint) =>
    call(mostly(model.tournament), 'placeTournamentBet', [somebody(), id, aSide()])

  function claimOne() {
    const from = pick(accounts.filter((account) => claimable(account).length > 0)) ?? somebody()
    const id = chance() < 0.9 ? pick(claimable(from)) : anId()
    return id === undefined ? undefined : call(from, 'claimWinnings', [id])
  }

  function claimSome(by: 'claimMany' | 'claimFor'): Call | undefined {
    const bettor = somebody()
    const matchIds = claimable(bettor)
    if (matchIds.length === 0 && chance() < 0.8) return undefined
    if (chance() < 0.2) matchIds.push(anId())
    // Now and then, bettors also call `claimFor` for themselves.
    return by === 'claimMany' ? call(bettor, by, [matchIds]) : call(somebody(), by, [bettor, matchIds])
  }

  /** Returns the smallest or largest possible stake, one beside it, or any other. */
  function amountOf(m: ModelMatch | undefined, from: Address, side: number): bigint {
    if (!m) return stake(1)
    const held = m.positions.get(from)
    const left = m.maxBet - (held ? held.early + held.live : 0n)
    const live = side === 1 || side === 2 ? m.live[side] : 0n
    const room = m.maxBet + (m.liveCapBps * (m.early[1] + m.early[2])) / 10_000n - live
    const most = left < room ? left : room
    const edge = [m.minBet, m.minBet - 1n, most, most, most + 1n]
    const amount = chance() < 0.5 ? (pick(edge) ?? 1n) : m.minBet + stake(10)
    return amount < 0n ? 0n : amount
  }

  /** Returns a stake in wei, most of them far below `most` ether. */
  function stake(most: number): bigint {
    const scale = 10 ** (-6 * chance() ** 2)
    return (BigInt(upTo(scale * most * 1e9)) * ETHER) / 10n ** 9n + BigInt(upTo(100))
  }

  function newMatch(): ArgumentsOf<'createMatch'> {
    const startTime = model.now + (chance() < 0.3 ? 0 : upTo(hour)) - (chance() < 0.03 ? 1 : 0)
    const length = chance() < 0.1 ? upTo(1.1 * HORIZON) : upTo(3 * hour)
    const minBet = chance() < 0.5 ? 1n : stake(0.1)
    const maxBet = chance() < 0.05 ? minBet - 1n : minBet + stake(100)
    return ['T1 vs Gen.G', BigInt(startTime), BigInt(startTime + length), minBet, maxBet]
  }

  function createMatch(): Call | undefined {
    if (model.matches.filter(isOpen).length >= MAX_OPEN) return bet()()
    if (chance() < 0.8) return call(operator(), 'createMatch', newMatch())
    const calls = [newMatch(), newMatch()].map((args) => encodeFunctionData({ abi: creationAbi, args }))
    return call(operator(), 'multicall', [calls])
  }

  function setTerm() {
    const [functionName, most] = pick(terms) ?? terms[0]
    const edge = chance() < 0.5 ? most : most + 1n
    return call(owner(), functionName, [chance() < 0.2 ? edge : BigInt(upTo(Number(most)))])
  }

  function setArbiter() {
    if (model.window < hour && chance() < 0.5) {
      return call(owner(), 'setDisputeWindow', [BigInt(hour - (chance() < 0.2 ? 1 : 0))])
    }
    const arbiter = chance() < 0.4 ? zeroAddress : somebody()
    return call(owner(), 'setArbiter', [arbiter, Math.floor(chance() * (chance() < 0.1 ? 190 : 6) * day)])
  }

  function changeOwner() {
    return model.pendingOwner !== zeroAddress && chance() < 0.7
      ? call(mostly(model.pendingOwner), 'acceptOwnership', [])
      : call(owner(), 'transferOwnership', [somebody()])
  }

  function setPaused() {
    const isPaused = chance() < 0.2 ? model.isPaused : !model.isPaused
    return call(owner(), isPaused ? 'pause' : 'unpause', [])
  }

  const kinds: [weight: number, make: () => Call | undefined][] = [
    [30, bet()],
    [6, bet('placeBetWithin')],
    [3, bet('placeBetETH')],
    [3, bet('placeBetETHWithin')],
    [12, claimOne],
    [5, () => claimSome('claimMany')],
    [6, () => claimSome('claimFor')],
    [10, onMatch(isChallengeable, challenge)],
    [8, onMatch(isChallenged, (id) => call(mostly(model.arbiter), 'rule', [id, upTo(4.2)]))],
    [5, onMatch(isAbandoned, (id) => call(somebody(), 'voidAbandonedMatch', [id]))],
    [9, createMatch],
    [3, onMatch(isUndecided, (id) => call(operator(), 'closeBetting', [id]))],
    [14, onMatch(isDue, (id) => call(operator(), 'finalizeMatch', [id, aSide()]))],
    [5, onMatch(isVoidable, (id) => call(operator(), 'voidMatch', [id]))],
    [6, onMatch(isCorrectable, (id) => call(owner(), 'overruleResult', [id, aSide()]))],
    [5, setTerm],
    [3, () => call(owner(), 'setOperator', [anOperator(), chance() < 0.7])],
    [1, () => call(owner(), 'setTournament', [somebody()])],
    [1, () => call(owner(), 'setCommunityHub', [aHub()])],
    [1.5, setPaused],
    [0.5, () => call(owner(), 'publishRules', [keccak256('0x'), 'ipfs://rules'])],
    [2, () => call(owner(), 'withdrawFees', [aReceiver()])],
    [0.5, () => call(owner(), 'emergencyWithdraw', [contracts.weth.address])],
    [2, changeOwner],
    [0.05, () => call(owner(), 'renounceOwnership', [])],
    [2, onMatch(isUpcoming, predict)],
    [3, () => call(somebody(), 'registerReferral', [chance() < 0.9 ? somebody() : aContract()])],
  ]
  const total = kinds.reduce((sum, [weight]) => sum + weight, 0)

  function nextKind(): () => Call | undefined {
    if (model.isPaused && chance() < 0.2) return setPaused
    if (model.matches.length === 0 && chance() < 0.5) return setArbiter
    if (!model.matches.some(isOpen) && chance() < 0.4) return createMatch
    let left = chance() * total
    for (const [weight, make] of kinds) {
      left -= weight
      if (left < 0) return make
    }
    return bet()
  }

  return {
    nextCall(): Call {
      for (;;) {
        const made = nextKind()()
        if (made) return made
      }
    },

    /** Returns a time soon, at a moment when a match's rules change, or later. */
    nextTime(): number {
      const soon = model.now + 1 + upTo(2 * minute)
      if (chance() < 0.7) return soon
      if (chance() < 0.3) return model.now + 1 + upTo(4 * hour)
      const m = pick(model.matches)
      if (!m) return soon
      const { startTime, endTime, claimableAt, challenge } = m
      const moments = [startTime, endTime, claimableAt, endTime + 3 * day, endTime + 7 * day]
      const moment = challenge && chance() < 0.5 ? challenge.ruleBy : (pick(moments) ?? 0)
      const time = moment + upTo(3) - 1
      // Longer waits would end every other match too.
      return time > model.now && (time < model.now + day || chance() < 0.2) ? time : soon
    },
  }
}

// Random calls, most of them valid or just invalid.
import { type Address, encodeFunctionData, keccak256, zeroAddress } from 'viem'
import type { Contracts } from '../../src/testing/contracts.ts'
import { day, hour, minute } from '../../src/testing/time.ts'
import { type ModelMatch, Outcome, type PoolModel } from './poolModel.ts'

/** A call on the model, and the same one on the chain. */
export interface Call {
  from: Address
  onModel: (model: PoolModel) => void
  onChain: {
    address: Address
    abi: Contracts[keyof Contracts]['abi']
    functionName: string
    args: readonly unknown[]
    value?: bigint
  }
}

interface Cast {
  contracts: Contracts
  /** The first owns the pool at the beginning. */
  accounts: readonly Address[]
  model: PoolModel
  chance: () => number
}

const ETHER = 10n ** 18n
const MOST_OPEN = 4
/** The longest possible horizon of a match. */
const HORIZON = 180 * day

const WEIGHTS = {
  bet: 30,
  betWithin: 6,
  betEther: 6,
  claim: 12,
  claimMany: 5,
  claimFor: 6,
  challenge: 10,
  rule: 8,
  voidAbandoned: 5,
  createMatch: 9,
  closeBetting: 3,
  finalize: 14,
  voidMatch: 5,
  overrule: 6,
  setTerms: 5,
  setOperator: 3,
  setOthers: 2,
  setPaused: 1.5,
  publishRules: 0.5,
  withdrawFees: 2,
  emergencyWithdraw: 0.5,
  changeOwner: 2,
  renounceOwnership: 0.05,
  tournamentBet: 2,
  registerReferral: 3,
}

type Kind = keyof typeof WEIGHTS | 'setArbiter'

const total = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)

/** Returns the time of the next call: soon, at a moment when a match's rules change, or later. */
export function nextTime({ model, chance }: Cast): number {
  const soon = model.now + 1 + Math.floor(chance() * 2 * minute)
  if (chance() < 0.7) return soon
  if (chance() < 0.3) return model.now + 1 + Math.floor(chance() * 4 * hour)
  const m = pick(model.matches, chance)
  if (!m) return soon
  const { startTime, endTime, claimableAt, challenge } = m
  const moments = [startTime, endTime, claimableAt, endTime + 3 * day, endTime + 7 * day]
  const moment = challenge && chance() < 0.5 ? challenge.ruleBy : (pick(moments, chance) ?? 0)
  const time = moment + Math.floor(chance() * 3) - 1
  // Longer waits would end every other match too.
  return time > model.now && (time < model.now + day || chance() < 0.2) ? time : soon
}

/** Returns the next call. The model's clock must be at its time. */
export function nextCall(cast: Cast): Call {
  for (;;) {
    const call = callOf(nextKind(cast), cast)
    if (call) return call
  }
}

function nextKind({ model, chance }: Cast): Kind {
  if (model.isPaused && chance() < 0.2) return 'setPaused'
  if (model.matches.length === 0 && chance() < 0.5) return 'setArbiter'
  if (!model.matches.some((m) => isOpen(model, m)) && chance() < 0.4) return 'createMatch'
  let left = chance() * total
  for (const [kind, weight] of Object.entries(WEIGHTS)) {
    left -= weight
    if (left < 0) return kind as Kind
  }
  return 'bet'
}

function isOpen(model: PoolModel, m: ModelMatch) {
  return model.now < m.endTime && !m.isClosed && m.outcome === Outcome.None
}

/** Returns `undefined` if nothing of this kind can be done now. */
function callOf(kind: Kind, cast: Cast): Call | undefined {
  const { contracts, accounts, model, chance } = cast
  const somebody = () => pick(accounts, chance) ?? zeroAddress
  /** Mostly the one who may. */
  const mostly = (account: Address) => (chance() < 0.85 && accounts.includes(account) ? account : somebody())
  const anId = (fits: Fits) => pickId(model, fits, chance)
  const onPool = (
    from: Address,
    functionName: string,
    args: readonly unknown[],
    onModel: Call['onModel'],
    value?: bigint,
  ): Call => ({ from, onModel, onChain: { ...contracts.bettingPool, functionName, args, value } })
  const aSide = () => (chance() < 0.95 ? 1 + Math.floor(chance() * 2) : Math.floor(chance() * 5))
  const owner = () => mostly(model.owner)
  const operator = () => (chance() < 0.5 ? mostly(accounts[1] ?? zeroAddress) : owner())

  switch (kind) {
    case 'bet':
    case 'betWithin':
    case 'betEther': {
      const from = somebody()
      const id = anId((m) => isOpen(model, m))
      if (id === undefined) return undefined
      const m = model.matches[id - 1]
      const held = m?.positions.get(from)
      const side = held && chance() < 0.9 ? held.side : aSide()
      const amount = amountOf(m, { from, side }, chance)
      if (kind === 'bet') {
        return onPool(from, 'placeBet', [BigInt(id), amount, side], (pool) =>
          pool.placeBet(from, id, amount, side),
        )
      }
      if (kind === 'betEther') {
        const onModel = (pool: PoolModel) => pool.placeBetETH(from, id, amount, side)
        return onPool(from, 'placeBetETH', [BigInt(id), side], onModel, amount)
      }
      const deadline = model.now + Math.floor(chance() * 5) - 1
      let payout = 0n
      model.attempt((pool) => {
        payout = pool.potentialWinnings(id, amount, side)
      })
      if (chance() < 0.2) payout += 1n
      const args = [BigInt(id), amount, side, payout, BigInt(deadline)]
      return onPool(from, 'placeBetWithin', args, (pool) =>
        pool.placeBet(from, id, amount, side, { payout, deadline }),
      )
    }
    case 'claim': {
      const user = pick(
        accounts.filter((account) => claimable(model, account).length > 0),
        chance,
      )
      const from = user ?? somebody()
      const id = anId((_, matchId) => claimable(model, from).includes(matchId))
      if (id === undefined) return undefined
      return onPool(from, 'claimWinnings', [BigInt(id)], (pool) => pool.claim(from, [id]))
    }
    case 'claimMany':
    case 'claimFor': {
      const bettor = somebody()
      const ids = claimable(model, bettor)
      if (ids.length === 0 && chance() < 0.8) return undefined
      if (chance() < 0.2) ids.push(Math.floor(chance() * (model.matches.length + 2)))
      if (kind === 'claimMany') {
        return onPool(bettor, 'claimMany', [ids.map(BigInt)], (pool) => pool.claim(bettor, ids))
      }
      const from = somebody()
      return onPool(from, 'claimFor', [bettor, ids.map(BigInt)], (pool) => pool.claimFor(from, bettor, ids))
    }
    case 'challenge': {
      const from = somebody()
      const isDue = (m: ModelMatch) =>
        !m.challenge &&
        (m.outcome === Outcome.None ? m.endTime + 3 * day <= model.now : model.now < m.claimableAt)
      const id = anId(isDue)
      if (id === undefined) return undefined
      const outcome = chance() < 0.9 ? (model.matches[id - 1]?.outcome ?? 0) : Math.floor(chance() * 4.2)
      return onPool(from, 'challengeResult', [BigInt(id), outcome], (pool) =>
        pool.challenge(from, id, outcome),
      )
    }
    case 'rule': {
      const from = mostly(model.arbiter)
      const id = anId((m) => m.challenge !== undefined)
      if (id === undefined) return undefined
      const outcome = Math.floor(chance() * 4.2)
      return onPool(from, 'rule', [BigInt(id), outcome], (pool) => pool.rule(from, id, outcome))
    }
    case 'voidAbandoned': {
      const id = anId((m) => model.isAbandoned(m))
      if (id === undefined) return undefined
      return onPool(somebody(), 'voidAbandonedMatch', [BigInt(id)], (pool) => pool.voidAbandoned(id))
    }
    case 'createMatch': {
      const open = model.matches.filter((m) => isOpen(model, m))
      if (open.length >= MOST_OPEN) return callOf('bet', cast)
      const from = operator()
      const matches = Array.from({ length: chance() < 0.2 ? 2 : 1 }, () => newMatch(cast))
      const calls = matches.map(({ startTime, endTime, minBet, maxBet }) => ({
        functionName: 'createMatch' as const,
        args: ['T1 vs Gen.G', BigInt(startTime), BigInt(endTime), minBet, maxBet] as const,
      }))
      const onModel = (pool: PoolModel) => pool.createMatches(from, matches)
      const [only] = calls
      if (only && calls.length === 1) return onPool(from, only.functionName, only.args, onModel)
      const { abi } = contracts.bettingPool
      return onPool(from, 'multicall', [calls.map((call) => encodeFunctionData({ abi, ...call }))], onModel)
    }
    case 'closeBetting': {
      const from = operator()
      const id = anId((m) => model.now < m.endTime && m.outcome === Outcome.None)
      if (id === undefined) return undefined
      return onPool(from, 'closeBetting', [BigInt(id)], (pool) => pool.closeBetting(from, id))
    }
    case 'finalize': {
      const from = operator()
      const id = anId((m) => m.outcome === Outcome.None && m.endTime < model.now)
      if (id === undefined) return undefined
      const winner = aSide()
      return onPool(from, 'finalizeMatch', [BigInt(id), winner], (pool) => pool.finalize(from, id, winner))
    }
    case 'voidMatch': {
      const from = operator()
      const id = anId((m) => m.outcome === Outcome.None || model.now < m.claimableAt)
      if (id === undefined) return undefined
      return onPool(from, 'voidMatch', [BigInt(id)], (pool) => pool.voidMatch(from, id))
    }
    case 'overrule': {
      const from = owner()
      const id = anId((m) => m.outcome !== Outcome.None && model.now < m.claimableAt)
      if (id === undefined) return undefined
      const winner = aSide()
      return onPool(from, 'overruleResult', [BigInt(id), winner], (pool) => pool.overrule(from, id, winner))
    }
    case 'setTerms': {
      const from = owner()
      const terms = [
        ['fee', 'setProtocolFee', 1_000n],
        ['liveCap', 'setLiveCap', 10_000n],
        ['maxGain', 'setMaxGain', 1_000n],
        ['minBond', 'setMinBond', ETHER],
        ['window', 'setDisputeWindow', 2n * BigInt(day)],
      ] as const
      const [what, functionName, most] = pick(terms, chance) ?? terms[0]
      const edge = chance() < 0.5 ? most : most + 1n
      const value = chance() < 0.2 ? edge : BigInt(Math.floor(chance() * Number(most)))
      return onPool(from, functionName, [value], (pool) => pool.setTerms(from, what, value))
    }
    case 'setArbiter': {
      const from = owner()
      if (model.window < hour && chance() < 0.5) {
        const window = BigInt(hour - (chance() < 0.2 ? 1 : 0))
        return onPool(from, 'setDisputeWindow', [window], (pool) => pool.setTerms(from, 'window', window))
      }
      const arbiter = chance() < 0.4 ? zeroAddress : somebody()
      const period = Math.floor(chance() * (chance() < 0.1 ? 190 : 6) * day)
      return onPool(from, 'setArbiter', [arbiter, period], (pool) => pool.setArbiter(from, arbiter, period))
    }
    case 'setOperator': {
      const from = owner()
      const whom = chance() < 0.6 ? (accounts[1] ?? zeroAddress) : chance() < 0.1 ? zeroAddress : somebody()
      const isAllowed = chance() < 0.7
      return onPool(from, 'setOperator', [whom, isAllowed], (pool) => pool.setOperator(from, whom, isAllowed))
    }
    case 'setOthers': {
      const from = owner()
      if (chance() < 0.5) {
        const whom = somebody()
        return onPool(from, 'setTournament', [whom], (pool) => pool.setTournament(from, whom))
      }
      const hub = chance() < 0.7 ? contracts.communityHub.address : chance() < 0.5 ? zeroAddress : somebody()
      return onPool(from, 'setCommunityHub', [hub], (pool) => pool.setHub(from, hub))
    }
    case 'setPaused': {
      const from = owner()
      const isPaused = chance() < 0.2 ? model.isPaused : !model.isPaused
      const functionName = isPaused ? 'pause' : 'unpause'
      return onPool(from, functionName, [], (pool) => pool.setPaused(from, isPaused))
    }
    case 'publishRules': {
      const from = owner()
      return onPool(from, 'publishRules', [keccak256('0x'), 'ipfs://rules'], (pool) =>
        pool.publishRules(from),
      )
    }
    case 'withdrawFees': {
      const from = owner()
      const to = chance() < 0.1 ? zeroAddress : somebody()
      return onPool(from, 'withdrawFees', [to], (pool) => pool.withdrawFees(from, to))
    }
    case 'emergencyWithdraw': {
      const from = owner()
      const { address } = contracts.weth
      return onPool(from, 'emergencyWithdraw', [address], (pool) => pool.emergencyWithdraw(from, address))
    }
    case 'changeOwner': {
      const next = model.pendingOwner
      if (next !== zeroAddress && chance() < 0.7) {
        const heir = mostly(next)
        return onPool(heir, 'acceptOwnership', [], (pool) => pool.acceptOwnership(heir))
      }
      const from = owner()
      const to = somebody()
      return onPool(from, 'transferOwnership', [to], (pool) => pool.transferOwnership(from, to))
    }
    case 'renounceOwnership': {
      const from = owner()
      return onPool(from, 'renounceOwnership', [], (pool) => pool.renounceOwnership(from))
    }
    case 'tournamentBet': {
      const from = mostly(model.tournament)
      const [whom, side] = [somebody(), aSide()]
      const id = anId((m) => model.now < m.startTime)
      if (id === undefined) return undefined
      return onPool(from, 'placeTournamentBet', [whom, BigInt(id), side], (pool) =>
        pool.placeTournamentBet(from, id, side),
      )
    }
    case 'registerReferral': {
      const from = somebody()
      const referrer = chance() < 0.9 ? somebody() : (pick(Object.values(contracts), chance)?.address ?? from)
      const onChain = { ...contracts.communityHub, functionName: 'registerReferral', args: [referrer] }
      return { from, onModel: (pool) => pool.registerReferral(from, referrer), onChain }
    }
  }
}

type Fits = (m: ModelMatch, id: number) => boolean

/** Returns a match that fits. Sometimes any other, or one that does not exist, but mostly nothing if none fits. */
function pickId(model: PoolModel, fits: Fits, chance: () => number): number | undefined {
  const ids = model.matches.map((_, index) => index + 1)
  const fitting = ids.filter((id) => fits(model.matchOf(id), id))
  if (chance() < 0.9) return pick(fitting, chance)
  return Math.floor(chance() * (ids.length + 2))
}

/** Returns the matches that an account can claim now. */
function claimable(model: PoolModel, account: Address): number[] {
  return model.matches.map((_, index) => index + 1).filter((id) => model.isClaimable(id, account))
}

function newMatch({ model, chance }: Cast) {
  const startTime = model.now + (chance() < 0.3 ? 0 : Math.floor(chance() * hour)) - (chance() < 0.03 ? 1 : 0)
  const length = chance() < 0.1 ? Math.floor(chance() * 1.1 * HORIZON) : Math.floor(chance() * 3 * hour)
  const minBet = chance() < 0.5 ? 1n : stake(chance, 0.1)
  const maxBet = chance() < 0.05 ? minBet - 1n : minBet + stake(chance, 100)
  return { startTime, endTime: startTime + length, minBet, maxBet }
}

/** Returns the smallest or largest possible stake, one beside it, or any other. */
function amountOf(
  m: ModelMatch | undefined,
  { from, side }: { from: Address; side: number },
  chance: () => number,
): bigint {
  if (!m) return stake(chance, 1)
  const held = m.positions.get(from)
  const left = m.maxBet - (held ? held.early + held.live : 0n)
  const live = side === 1 || side === 2 ? m.live[side] : 0n
  const room = m.maxBet + (m.liveCapBps * (m.early[1] + m.early[2])) / 10_000n - live
  const most = left < room ? left : room
  const edge = [m.minBet, m.minBet - 1n, most, most, most + 1n]
  const amount = chance() < 0.5 ? (pick(edge, chance) ?? 1n) : m.minBet + stake(chance, 10)
  return amount < 0n ? 0n : amount
}

/** Returns a stake in wei, most of them far below `most` ether. */
function stake(chance: () => number, most: number): bigint {
  const scale = 10 ** (-6 * chance() ** 2)
  return (
    (BigInt(Math.floor(chance() * scale * most * 1e9)) * ETHER) / 10n ** 9n +
    BigInt(Math.floor(chance() * 100))
  )
}

function pick<T>(items: readonly T[], chance: () => number): T | undefined {
  return items[Math.floor(chance() * items.length)]
}

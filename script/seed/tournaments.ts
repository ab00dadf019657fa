// Plans the season's tournaments without a chain, and settles those on it.
import { type Address, parseEther } from 'viem'
import { isFinal, type Match, type Side } from '../../src/domain/match/match.ts'
import { isAbandoned } from '../../src/domain/tournament/tournament.ts'
import { hour } from '../../src/testing/time.ts'
import { crowd, newcomer, operator } from './accounts.ts'
import type { TournamentMatch } from './matches.ts'
import { random } from './random.ts'
import { ALL, readMatches, readReward, readTournaments } from './standing.ts'
import type { SeasonEvent, TimedChain } from './timedChain.ts'

const MAX_MATCHES = 4

/** The name and the entry fee, in ether, for each state that a tournament reaches. */
const kinds = {
  finished: { name: 'Masters pick’em', entryFee: '0.1' },
  running: { name: 'Weekend gauntlet', entryFee: '0.05' },
  upcoming: { name: 'World tour predictor', entryFee: '0.02' },
  judged: { name: 'Show match jury', entryFee: '0' },
  cancelled: { name: 'Spring circuit', entryFee: '0.03' },
}

type TournamentRole = keyof typeof kinds

export const firstTournaments = Object.keys(kinds) as TournamentRole[]
export const laterTournaments = firstTournaments.filter((role) => role !== 'judged')

interface TournamentPlan {
  now: number
  nextId: bigint
  roles: readonly TournamentRole[]
  matches: readonly TournamentMatch[]
}

interface Chosen {
  role: TournamentRole
  matches: readonly TournamentMatch[]
}

/** Plans the tournaments up to now, but not their scoring. Skips a role without suitable matches. */
export function planTournaments({ now, nextId, roles, matches }: TournamentPlan): SeasonEvent[] {
  return roles
    .map((role) => ({ role, matches: matchesFor(role, matches, now) }))
    .filter((chosen) => chosen.matches.length > 0)
    .map((chosen) => {
      const isOver = chosen.role === 'finished' || chosen.role === 'running'
      const at = isOver ? Math.max(...chosen.matches.map(({ createdAt }) => createdAt)) : now
      return { ...chosen, at }
    })
    .sort((one, other) => one.at - other.at)
    .flatMap((chosen, index) => planTournament(chosen, nextId + BigInt(index), now))
}

/** Returns matches that were all created before the first of them started, as the contract demands. */
function matchesFor(role: TournamentRole, matches: readonly TournamentMatch[], now: number) {
  const byStart = matches.toSorted((one, other) => one.startTime - other.startTime)
  const upcoming = byStart.filter(({ startTime }) => startTime > now + hour)
  if (role === 'finished') return largestGroup(byStart.filter(({ winner }) => winner !== 0))
  if (role !== 'running') return upcoming.slice(-MAX_MATCHES)
  const live = byStart.filter((match) => match.startTime <= now && match.endTime > now && match.winner === 0)
  const both = [...live.slice(0, 1), ...upcoming].slice(0, MAX_MATCHES)
  const start = Math.min(...both.map(({ startTime }) => startTime))
  return both.every((match) => match.createdAt < start) ? both : upcoming.slice(0, MAX_MATCHES)
}

/** Returns the latest of the largest groups of neighbours that were created before the first of them started. */
function largestGroup(byStart: readonly TournamentMatch[]) {
  return byStart
    .map((first, index) => {
      const group = byStart.slice(index, index + MAX_MATCHES)
      const late = group.findIndex((match) => match.createdAt >= first.startTime)
      return late < 0 ? group : group.slice(0, late)
    })
    .reduce((best, group) => (group.length >= best.length ? group : best), [])
}

function planTournament({ role, matches, at }: Chosen & { at: number }, id: bigint, now: number) {
  const chance = random(Number(id) + 1000)
  const { name, entryFee } = kinds[role]
  const starts = matches.map((match) => match.startTime)
  const startTime = Math.min(...starts, ...(role === 'running' ? [now - 1] : []))
  const endTime = Math.max(...matches.map((match) => match.endTime)) + hour
  const matchIds = matches.map((match) => match.id)
  const times = [BigInt(startTime), BigInt(endTime)] as const
  const args = [`${name} #${id}`, ...times, parseEther(entryFee), matchIds] as const
  const creation = role === 'judged' ? 'createJudgedTournament' : 'createTournament'
  const players = crowd.filter(() => chance() < 0.8)
  if (role !== 'upcoming' && role !== 'judged') players.push(newcomer)

  const events: SeasonEvent['perform'][] = [
    ({ send, contracts }) =>
      send({ ...contracts.tournament, functionName: creation, args, account: operator }),
  ]
  for (const by of players) {
    const { predicted, sides } = predictionsOf(by, { role, matches }, chance)
    events.push(({ tournaments }) => tournaments.play(id, by, predicted, sides))
  }
  if (role === 'cancelled') events.push(({ tournaments }) => tournaments.cancel(id))
  return events.map((perform) => ({ at, perform }))
}

/** The newcomer predicts every winner, and leaves one open match unpredicted. */
function predictionsOf(by: Address, { role, matches }: Chosen, chance: () => number) {
  const predicted = by === newcomer && role === 'running' ? matches.slice(0, -1) : matches
  return {
    predicted: predicted.map(({ id }) => id),
    sides: predicted.map(({ winner }): Side => {
      if (by === newcomer && winner !== 0) return winner
      return chance() < 0.5 ? 1 : 2
    }),
  }
}

/** Scores and finalizes finished tournaments, and claims the crowd's prizes. */
export async function settleTournaments({ client, contracts, timed, now }: TimedChain) {
  const { tournament } = contracts
  const { send, tournaments } = timed(now())
  const asOperator = { ...tournament, account: operator }
  const matches = await readMatches(client, contracts)
  for (const info of await readTournaments(client, contracts)) {
    if (info.status !== 'open') continue
    const own = matches.filter(({ id }) => info.matchIds.includes(id))
    if (isAbandoned(info, own, now())) {
      await tournaments.voidAbandoned(info.id, operator)
    } else {
      if (!own.every((match) => isFinal(match, now()))) continue
      const players = await readPlayers(info.id)
      if (!info.isJudged) await tournaments.score(info.id, players, operator)
      else for (const match of own.filter(({ isVoid }) => !isVoid)) await judge(info.id, match, players)
      await send({ ...asOperator, functionName: 'finalizeTournament', args: [info.id, []] })
    }
    for (const account of crowd) {
      const reward = await readReward(client, contracts, info.id, account)
      if (reward > 0n) await tournaments.claim(info.id, account)
    }
  }

  async function readPlayers(id: bigint) {
    const args = [id, 0n, ALL] as const
    const [participants] = await client.readContract({ ...tournament, functionName: 'getParticipants', args })
    return participants.map(({ player }) => player)
  }

  async function judge(id: bigint, match: Match, players: readonly Address[]) {
    const picks = await Promise.all(players.map((player) => tournaments.predictionOf(id, match.id, player)))
    const predicted = players.filter((_, index) => picks[index] !== 0)
    const points = picks.filter((pick) => pick !== 0).map((pick) => (pick === match.winner ? 3n : 0n))
    const args = [id, match.id, predicted, points] as const
    return send({ ...asOperator, functionName: 'updateScores', args })
  }
}

// @ts-nocheck
// The season's tournaments as a plan, with no chain in sight.
import { parseEther } from 'viem'
import { crowd, newcomer, operator } from './accounts.ts'
import { random } from './random.ts'

const HOUR = 60 * 60
const MOST_MATCHES = 4

/** What each kind of tournament is called, and what it costs in ether. */
const kinds = {
  finished: { name: 'Masters pick’em', entryFee: '0.1' },
  running: { name: 'Weekend gauntlet', entryFee: '0.05' },
  upcoming: { name: 'World tour predictor', entryFee: '0.02' },
  judged: { name: 'Show match jury', entryFee: '0' },
  cancelled: { name: 'Spring circuit', entryFee: '0.03' },
}

/** @typedef {keyof typeof kinds} TournamentRole what has become of it by now */
/** @type {TournamentRole[]} */
export const firstTournaments = ['finished', 'running', 'upcoming', 'judged', 'cancelled']

/**
 * What is missing for every state to be there again.
 * @param {{ upcoming: number, running: number, prize: number, entryFee: number }} present how many there are; the last
 *   two are what the newcomer can claim
 * @returns {TournamentRole[]}
 */
export function missingTournaments(present) {
  /** @type {TournamentRole[]} */
  const roles = []
  if (present.prize === 0) roles.push('finished')
  if (present.running === 0) roles.push('running')
  if (present.upcoming === 0) roles.push('upcoming')
  if (present.entryFee === 0) roles.push('cancelled')
  return roles
}

/**
 * One step of one tournament, by its id.
 * @typedef {{ at: number, by: number, call: 'createTournament' | 'judge' | 'join' | 'predict' | 'cancel',
 *   tournamentId: bigint, tournament?: Planned, matchIds?: bigint[], sides?: (1 | 2)[] }} Step
 * @typedef {{ name: string, startTime: number, endTime: number, entryFee: bigint, matchIds: bigint[] }} Planned
 */

/**
 * All that happens in tournaments up to now so that the roles stand as they should, once those whose matches are over
 * are scored and finished. A role for which there are no matches is left out.
 * @param {{ now: number, nextId: bigint, roles: TournamentRole[],
 *   matches: { id: bigint, createdAt: number, startTime: number, endTime: number, winner: 0 | 1 | 2 }[] }} plan
 *   `winner`: 0 while there is none
 * @returns {Step[]}
 */
export function planTournaments({ now, nextId, roles, matches }) {
  return roles
    .map((role) => ({ role, matches: matchesFor(role, matches, now) }))
    .filter((chosen) => chosen.matches.length > 0)
    .map((chosen) => ({ ...chosen, at: createdAt(chosen, now) }))
    .sort((one, other) => one.at - other.at)
    .flatMap((chosen, index) => tell(chosen, nextId + BigInt(index), now))
}

/** Matches that a tournament of this kind can have: all of them were there before the first one started. */
function matchesFor(role, matches, now) {
  const byStart = matches.toSorted((one, other) => one.startTime - other.startTime)
  const upcoming = byStart.filter(({ startTime }) => startTime > now + HOUR)
  if (role === 'finished') return largestGroup(byStart.filter(({ winner }) => winner !== 0))
  if (role !== 'running') return upcoming.slice(-MOST_MATCHES)
  const live = byStart.filter((match) => match.startTime <= now && match.endTime > now && match.winner === 0)
  const both = [...live.slice(0, 1), ...upcoming].slice(0, MOST_MATCHES)
  return both.every((match) => match.createdAt < both[0].startTime) ? both : upcoming.slice(0, MOST_MATCHES)
}

/** The latest of the largest groups of neighbours that were all there before the first of them started. */
function largestGroup(byStart) {
  return byStart
    .map((first, index) => {
      const group = byStart.slice(index, index + MOST_MATCHES)
      const late = group.findIndex(({ createdAt }) => createdAt >= first.startTime)
      return late < 0 ? group : group.slice(0, late)
    })
    .reduce((best, group) => (group.length >= best.length ? group : best), [])
}

function createdAt({ role, matches }, now) {
  const isOver = role === 'finished' || role === 'running'
  return isOver ? Math.max(...matches.map((match) => match.createdAt)) : now
}

function tell({ role, matches, at }, tournamentId, now) {
  const chance = random(Number(tournamentId) + 1000)
  const { name, entryFee } = kinds[role]
  const matchIds = matches.map(({ id }) => id)
  const tournament = {
    name: `${name} #${tournamentId}`,
    startTime: Math.min(role === 'running' ? now - 1 : Number.POSITIVE_INFINITY, matches[0].startTime),
    endTime: Math.max(...matches.map(({ endTime }) => endTime)) + HOUR,
    entryFee: parseEther(entryFee),
    matchIds,
  }
  const step = (by, call, details) => ({ at, by, call, tournamentId, ...details })
  const players = crowd.filter(() => chance() < 0.8)
  if (role !== 'upcoming' && role !== 'judged') players.push(newcomer)
  return [
    step(operator, 'createTournament', { tournament }),
    ...(role === 'judged' ? [step(operator, 'judge')] : []),
    ...players.flatMap((by) => [
      step(by, 'join', { tournament }),
      step(by, 'predict', picksOf(by, { role, matches, chance })),
    ]),
    ...(role === 'cancelled' ? [step(operator, 'cancel')] : []),
  ]
}

/** The newcomer knows how it ends, and has one pick to make where there is still time for it. */
function picksOf(by, { role, matches, chance }) {
  const picked = by === newcomer && role === 'running' ? matches.slice(0, -1) : matches
  return {
    matchIds: picked.map(({ id }) => id),
    sides: picked.map(({ winner }) => (by === newcomer && winner !== 0 ? winner : chance() < 0.5 ? 1 : 2)),
  }
}

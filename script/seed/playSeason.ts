import { maxUint256, parseEther } from 'viem'
import { type Match, matchStatus } from '../../src/domain/match/match.ts'
import type { AnvilClient } from '../../src/testing/anvil.ts'
import { contractsOf } from '../../src/testing/contracts.ts'
import { minute } from '../../src/testing/time.ts'
import type { Deployment } from '../lib/deployments.ts'
import { crowd, newcomer, operator, referrals } from './accounts.ts'
import { firstSeason, laterSeason, MIN_SPAN, planSeason, type TournamentMatch } from './matches.ts'
import { isOfSeason } from './matchNames.ts'
import { dueResults, readMatches, readTournaments } from './standing.ts'
import { type TimedChain, timeChain } from './timedChain.ts'
import { firstTournaments, laterTournaments, planTournaments, settleTournaments } from './tournaments.ts'

/**
 * Plays the season from the newest block to now: resolves due matches, creates missing ones, and has the crowd bet,
 * claim and play tournaments. Anvil must mine on demand only, with its clock at the newest block.
 */
export async function playSeason(client: AnvilClient, deployment: Deployment) {
  const contracts = contractsOf(deployment)
  // A paused pool reverts every bet, and the user who paused it wants to see it paused.
  if (await client.readContract({ ...contracts.bettingPool, functionName: 'paused' })) return

  const chain = await timeChain(client, contracts)
  const matches = await readMatches(client, contracts)
  const isFirst = matches.length === 0
  await fundAccounts(chain, isFirst)
  if (isFirst) {
    for (const { user, referrer } of referrals) await chain.timed(chain.from).register(user, referrer)
  }

  const { from } = chain
  const now = await waitUntil(from + MIN_SPAN)
  const due = dueResults(matches, { from, now })
  const tournaments = await readTournaments(client, contracts)
  const roles = isFirst ? firstSeason : isStale(matches, now) ? laterSeason(now - from) : []
  const planned = planSeason({ from, now, nextId: matches.length + 1, roles })
  const tournamentEvents = planTournaments({
    now,
    nextId: BigInt(tournaments.length + 1),
    roles: isFirst ? firstTournaments : roles.length > 0 ? laterTournaments : [],
    matches: [...openMatches(matches, from), ...planned],
  })

  // The sort is stable: within a second, matches precede their tournaments.
  const events = [...due, ...planned.flatMap(({ events }) => events), ...tournamentEvents]
  for (const { at, perform } of events.sort((one, other) => one.at - other.at)) {
    await perform(chain.timed(at))
  }
  await chain.advanceTo(now)
  await settleTournaments(chain)
}

/** Gives everybody ether, and the crowd WETH and allowances. */
async function fundAccounts({ client, from, timed }: TimedChain, isFirst: boolean) {
  const { giveWeth, approve, balanceOf } = timed(from)
  for (const address of [operator, newcomer, ...crowd]) {
    if ((await client.getBalance({ address })) < parseEther('3000')) {
      await client.setBalance({ address, value: parseEther('10000') })
    }
  }
  if (isFirst) await giveWeth(newcomer, '25')
  for (const account of crowd) {
    if ((await balanceOf(account)) < parseEther('500')) await giveWeth(account, '1000')
    if (isFirst) await approve(account, maxUint256)
  }
}

/** Returns `true` once none of the season's live matches goes on for half an hour: other states may be missing too. */
function isStale(matches: readonly Match[], now: number): boolean {
  const own = matches.filter(isOfSeason)
  const until = now + 30 * minute
  return !own.some((match) => matchStatus(match, now) === 'live' && match.endTime > until)
}

function openMatches(matches: readonly Match[], createdAt: number): TournamentMatch[] {
  return matches
    .filter(({ hasResult, isChallenged }) => !hasResult && !isChallenged)
    .map((match) => ({ ...match, createdAt, winner: 0 }))
}

/** Waits for a time and returns the clock's time, both in unix seconds. */
async function waitUntil(time: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, time * 1000 - Date.now()))
  return Math.floor(Date.now() / 1000)
}

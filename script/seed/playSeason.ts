// @ts-nocheck
import { firstSeason, missingRoles, planSeason, SHORTEST_STORY } from './season.ts'
import { stageOn } from './stage.ts'
import { dueResults, presentStates, presentTournaments } from './standing.ts'
import { firstTournaments, missingTournaments, planTournaments } from './tournaments.ts'

/**
 * Lets the season go on from the chain's last block to now: gives the results that are due, creates the matches that
 * are missing, and has the crowd bet, claim and play tournaments. The chain must mine on demand only, with its clock at its last block.
 * @param {ReturnType<typeof import('../../src/testing/anvil.ts').anvilClient>} client
 * @param {Record<'bettingPool' | 'communityHub' | 'tournament' | 'weth', `0x${string}`>} deployment
 */
export async function playSeason(client, deployment) {
  const stage = await stageOn(client, deployment)
  // Whoever paused the pool here wanted to see it paused.
  if (await stage.isPaused()) return

  const matches = await stage.readMatches()
  const isFirst = matches.length === 0
  await stage.fillPurses({ isFirst })
  if (isFirst) await stage.registerReferrals()

  const { from } = stage
  const now = await afterAtLeast(from + SHORTEST_STORY)
  const due = dueResults(matches, { from, now })
  const tournaments = await stage.readTournaments()
  const played = presentTournaments(tournaments, now)
  const bets = await stage.readNewcomersBets()
  const roles = isFirst
    ? firstSeason
    : missingRoles({ ...presentStates({ matches, due, bets, now }), prize: played.prize })
  const nextId = matches.length + 1
  const planned = planSeason({ from, now, nextId, roles })
  const steps = planTournaments({
    now,
    nextId: BigInt(tournaments.length + 1),
    roles: isFirst ? firstTournaments : missingTournaments(played),
    matches: [...openMatches(matches, from), ...plannedMatches(planned, nextId)],
  })

  // In the same second, matches come before the tournaments that they are in.
  for (const happening of [...due, ...planned, ...steps].sort((one, other) => one.at - other.at)) {
    await stage.perform(happening)
  }
  await stage.advanceTo(now)
  await stage.settleTournaments()
}

/** What is there for tournaments of what was there before. */
function openMatches(matches, from) {
  return matches
    .filter(({ isFinalized }) => !isFinalized)
    .map(({ id, startTime, endTime }) => ({
      id,
      createdAt: from,
      startTime: Number(startTime),
      endTime: Number(endTime),
      winner: 0,
    }))
}

function plannedMatches(planned, nextId) {
  return planned
    .filter(({ call }) => call === 'create')
    .map(({ match, story }) => {
      const winner = story.result?.winner ?? 0
      // Without a bet on the winner it is void.
      const hasWinner = story.bets.some(({ side }) => side === winner)
      return { ...story, id: BigInt(nextId + match), winner: hasWinner ? winner : 0 }
    })
}

/** Waits until the clock has come to a moment, and says where it is now. */
async function afterAtLeast(moment) {
  const wait = moment * 1000 - Date.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  return Math.floor(Date.now() / 1000)
}

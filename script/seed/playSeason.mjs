import { firstSeason, missingRoles, planSeason, SHORTEST_STORY } from './season.mjs'
import { stageOn } from './stage.mjs'
import { dueResults, presentStates } from './standing.mjs'

/**
 * Lets the season go on from the chain's last block to now: gives the results that are due, creates the matches that
 * are missing, and has the crowd bet and claim. The chain must mine on demand only, with its clock at its last block.
 * @param {ReturnType<typeof import('../lib/anvil.mjs').anvilClient>} client
 * @param {{ bettingPool: `0x${string}`, weth: `0x${string}` }} deployment
 */
export async function playSeason(client, deployment) {
  const stage = await stageOn(client, deployment)
  // Whoever paused the pool here wanted to see it paused.
  if (await stage.isPaused()) return

  const matches = await stage.readMatches()
  await stage.fillPurses({ isFirst: matches.length === 0 })

  const { from } = stage
  const now = await afterAtLeast(from + SHORTEST_STORY)
  const due = dueResults(matches, { from, now })
  const roles =
    matches.length === 0
      ? firstSeason
      : missingRoles(presentStates({ matches, due, bets: await stage.readNewcomersBets(), now }))
  const planned = planSeason({ from, now, nextId: matches.length + 1, roles })

  for (const happening of [...due, ...planned].sort((one, other) => one.at - other.at)) {
    await stage.perform(happening)
  }
  await stage.advanceTo(now)
}

/** Waits until the clock has come to a moment, and says where it is now. */
async function afterAtLeast(moment) {
  const wait = moment * 1000 - Date.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  return Math.floor(Date.now() / 1000)
}

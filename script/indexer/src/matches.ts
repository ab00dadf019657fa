import { ponder } from 'ponder:registry'
import { activity, match } from 'ponder:schema'
import { entryOf } from './entry'
import { gameOf } from './game'
import { settleDue } from './settle'

ponder.on('Pool:MatchCreated', async ({ event, context: { db } }) => {
  const { matchId, name, endTime, feeBps, maxGain, by } = event.args
  const id = Number(matchId)
  await db.insert(match).values({
    id,
    name,
    game: gameOf(name),
    endTime: Number(endTime),
    feeBps,
    maxGain,
    earlyA: 0n,
    earlyB: 0n,
    liveA: 0n,
    liveB: 0n,
    winner: 0,
    isFinalized: false,
    ruleBy: 0,
    claimableAt: 0,
    isSettled: false,
  })
  await db.insert(activity).values(entryOf(event, 'created', id, by))
})

ponder.on('Pool:BettingClosed', async ({ event, context: { db } }) => {
  const { matchId, by } = event.args
  await db.insert(activity).values(entryOf(event, 'closed', Number(matchId), by))
})

ponder.on('Pool:MatchFinalized', async ({ event, context }) => {
  const { matchId, by, winner, claimableAt } = event.args
  const id = Number(matchId)
  await settleDue(context, Number(event.block.timestamp))
  await context.db.update(match, { id }).set({ isFinalized: true, winner, claimableAt: Number(claimableAt) })
  await context.db.insert(activity).values({ ...entryOf(event, 'result', id, by), side: winner })
})

ponder.on('Pool:MatchVoided', async ({ event, context: { db } }) => {
  const { matchId, by, claimableAt } = event.args
  const id = Number(matchId)
  await db.update(match, { id }).set({ isFinalized: true, winner: 0, claimableAt: Number(claimableAt) })
  await db.insert(activity).values(entryOf(event, 'void', id, by))
})

ponder.on('Pool:ResultChallenged', async ({ event, context: { db } }) => {
  const { matchId, by, bond, ruleBy } = event.args
  const id = Number(matchId)
  await db.update(match, { id }).set({ ruleBy: Number(ruleBy) })
  await db.insert(activity).values({ ...entryOf(event, 'challenge', id, by), amount: bond })
})

ponder.on('Pool:ResultRuled', async ({ event, context: { db } }) => {
  const { matchId, by, outcome } = event.args
  await db.insert(activity).values({ ...entryOf(event, 'ruling', Number(matchId), by), side: outcome })
})

ponder.on('Pool:ChallengeEnded', async ({ event, context: { db } }) => {
  await db.update(match, { id: Number(event.args.matchId) }).set({ ruleBy: 0 })
})

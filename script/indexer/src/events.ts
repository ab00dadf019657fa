import { ponder } from 'ponder:registry'
import { activity, bettor, match, position } from 'ponder:schema'
import type { Address, Hex } from 'viem'
import { parseMatchName } from '../../../src/domain/match/name'
import { settleDue } from './results'

ponder.on('Pool:MatchCreated', async ({ event, context: { db } }) => {
  const { matchId, name, endTime, feeBps, maxGain, by } = event.args
  const id = Number(matchId)
  const pools = { earlyA: 0n, earlyB: 0n, liveA: 0n, liveB: 0n }
  const unresolved = { winner: 0, isFinalized: false, ruleBy: 0, claimableAt: 0, isSettled: false }
  await db.insert(match).values({
    id,
    // As the app's filter has it.
    game: parseMatchName(name).game ?? '',
    endTime: Number(endTime),
    feeBps,
    maxGain,
    ...pools,
    ...unresolved,
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

ponder.on('Pool:BetPlaced', async ({ event, context: { db } }) => {
  const { user: account, amount, prediction: side, poolA, poolB, isLive } = event.args
  const matchId = Number(event.args.matchId)
  const early = isLive ? 0n : amount
  const live = isLive ? amount : 0n
  const held = await db.find(position, { matchId, account })
  if (held) {
    await db.update(position, { matchId, account }).set({ early: held.early + early, live: held.live + live })
  } else {
    await db.insert(position).values({ matchId, account, side, early, live })
    await db
      .insert(bettor)
      .values({ account, bets: 1, points: 0 })
      .onConflictDoUpdate((row) => ({ bets: row.bets + 1 }))
  }
  await db
    .update(match, { id: matchId })
    .set(isLive ? { liveA: poolA, liveB: poolB } : { earlyA: poolA, earlyB: poolB })
  await db
    .insert(activity)
    .values({ ...entryOf(event, 'bet', matchId, account), amount, side, poolA, poolB, isLive })
})

ponder.on('Pool:WinningsClaimed', async ({ event, context }) => {
  const { user: account, amount } = event.args
  const id = Number(event.args.matchId)
  await context.db.insert(activity).values({ ...entryOf(event, 'claim', id, account), amount })
  const claimed = await context.db.find(match, { id })
  if (!claimed?.isSettled) await settleDue(context, Number(event.block.timestamp))
})

ponder.on('Hub:ReputationUpdated', async ({ event, context: { db } }) => {
  // Its total holds what was earned so far.
  const points = Number(event.args.reputation)
  await db.insert(bettor).values({ account: event.args.user, bets: 0, points }).onConflictDoUpdate({ points })
})

interface LoggedEvent {
  id: string
  block: { number: bigint; timestamp: bigint }
  log: { logIndex: number }
  transaction: { hash: Hex }
}

function entryOf({ id, block, log, transaction }: LoggedEvent, kind: string, matchId: number, by: Address) {
  const place = { time: Number(block.timestamp), block: Number(block.number), logIndex: log.logIndex }
  const bet = { amount: 0n, side: 0, poolA: 0n, poolB: 0n, isLive: false }
  return { id, kind, matchId, by, ...bet, ...place, transaction: transaction.hash }
}

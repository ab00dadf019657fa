import { ponder } from 'ponder:registry'
import { activity, bettor, match, position } from 'ponder:schema'
import { entryOf } from './entry'
import { settleDue } from './settle'

ponder.on('Pool:BetPlaced', async ({ event, context: { db } }) => {
  const { user: account, amount, prediction: side, poolA, poolB, isLive } = event.args
  const matchId = Number(event.args.matchId)
  const early = isLive ? 0n : amount
  const live = isLive ? amount : 0n
  const held = await db.find(position, { matchId, account })
  if (held) {
    await db.update(position, { matchId, account }).set({ early: held.early + early, live: held.live + live })
  } else {
    await db.insert(position).values({ matchId, account, side, early, live, isClaimed: false })
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
  await context.db.update(position, { matchId: id, account }).set({ isClaimed: true })
  await context.db.insert(activity).values({ ...entryOf(event, 'claim', id, account), amount })
  const claimed = await context.db.find(match, { id })
  if (!claimed?.isSettled) await settleDue(context, Number(event.block.timestamp))
})

ponder.on('Hub:ReputationUpdated', async ({ event, context: { db } }) => {
  // Its total holds what was earned so far.
  const points = Number(event.args.reputation)
  await db.insert(bettor).values({ account: event.args.user, bets: 0, points }).onConflictDoUpdate({ points })
})

import type { Address, Hash } from 'viem'
import type { Side } from '@/domain/match/match'

/** What happened on chain, as far as the leaderboard and the rewards follow from it. Amounts in wei. */
export type HistoryEvent = { block: bigint } & (
  | { type: 'matchCreated'; matchId: bigint; feeBps: number }
  | { type: 'betPlaced'; matchId: bigint; user: Address; amount: bigint; side: Side }
  /** `winner` 0 is void. Final from `claimableAt` on, in unix seconds: until then another one may follow. */
  | { type: 'matchResolved'; matchId: bigint; winner: 0 | Side; claimableAt: number }
  | { type: 'reputationGained'; user: Address; points: bigint }
  | { type: 'referralPaid'; referrer: Address; referee: Address; amount: bigint; hash: Hash }
  | { type: 'bonusPaid'; user: Address; amount: bigint; hash: Hash }
)

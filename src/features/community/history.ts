import type { Address, Hash } from 'viem'
import type { Side } from '@/domain/match/match'
import type { PoolName } from '@/domain/match/odds'

/** The contract events behind leaderboard and rewards. Amounts are in wei. */
export type HistoryEvent = { block: bigint } & (
  | { type: 'matchCreated'; matchId: bigint; feeBps: number; maxGain: number }
  | { type: 'betPlaced'; matchId: bigint; user: Address; amount: bigint; side: Side; pool: PoolName }
  /** `winner` 0 is void. Another result may follow until `claimableAt`, in unix seconds. */
  | { type: 'matchResolved'; matchId: bigint; winner: 0 | Side; claimableAt: number }
  /** Suspends the result until the next one. */
  | { type: 'resultChallenged'; matchId: bigint }
  | { type: 'reputationGained'; user: Address; points: bigint }
  | { type: 'referralPaid'; referrer: Address; referee: Address; amount: bigint; hash: Hash }
  | { type: 'bonusPaid'; user: Address; amount: bigint; hash: Hash }
)

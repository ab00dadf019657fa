import type { ContractFunctionReturnType } from 'viem'
import type { bettingPoolAbi } from '@/chain/queries/generated'
import { cleanName } from '@/lib/cleanName'

/** 1 is Team A, 2 is Team B. */
export type Side = 1 | 2

/** As the contract returns it. */
export type RawMatch = ContractFunctionReturnType<typeof bettingPoolAbi, 'view', 'getMatch'>

/** A match. Amounts are wei, times unix seconds, rates bps (10,000 = 100 %). */
export interface Match {
  id: bigint
  /** Safe to render, never empty. */
  name: string
  startTime: number
  /** Betting closes here. */
  endTime: number
  /** Bounds each bet. */
  minBet: bigint
  /** Bounds a bettor's whole position. */
  maxBet: bigint
  isFinalized: boolean
  /** 0 while unresolved, and if void. */
  winner: 0 | Side
  /** Both pools' stakes on Team A. */
  totalPoolA: bigint
  totalPoolB: bigint
  isVoid: boolean
  isBettingClosed: boolean
  /** Suspended until the arbiter rules: nothing is paid. */
  isChallenged: boolean
  /** The result becomes final and claims are paid from here on, unless it is challenged. 0 while unresolved. */
  claimableAt: number
  /** The ruling period of a challenge ends here, 0 unless challenged. */
  ruleBy: number
  createdAt: number
  feeBps: number
  /** No stake gains more than this many times itself. */
  maxGain: number
  liveCapBps: number
  /** The live pool's part of `totalPoolA`. The rest is the early pool. */
  livePoolA: bigint
  livePoolB: bigint
}

/** Maps a match from the contract. Module-level, because `select` needs a stable reference. */
export function toMatch(raw: RawMatch): Match {
  return {
    ...raw,
    name: cleanName(raw.name) || `#${raw.id}`,
    startTime: Number(raw.startTime),
    endTime: Number(raw.endTime),
    winner: raw.winner === 1 || raw.winner === 2 ? raw.winner : 0,
    isChallenged: raw.ruleBy !== 0n,
    claimableAt: Number(raw.claimableAt),
    ruleBy: Number(raw.ruleBy),
    createdAt: Number(raw.createdAt),
  }
}

import type { ContractFunctionReturnType } from 'viem'
import type { bettingPoolAbi } from '@/chain/queries/generated'
import { cleanName } from '@/lib/cleanName'

/** The id of the bet form on a match's page, and the hash of links to it. */
export const BET_FORM = 'bet'

/** 1 is Team A, 2 is Team B. */
export type Side = 1 | 2

/** As the contract returns it. */
export type RawMatch = ContractFunctionReturnType<typeof bettingPoolAbi, 'view', 'getMatch'>

/** Returns 0 for neither. */
export const toSide = (side: number): 0 | Side => (side === 1 || side === 2 ? side : 0)

/** Amounts are wei, times unix seconds, rates bps (10,000 = 100 %). IBettingPool.sol describes each field. */
export type Match = ReturnType<typeof toMatch>

/** Maps a match from the contract. Module-level, because `select` needs a stable reference. */
export function toMatch(raw: RawMatch) {
  return {
    ...raw,
    /** Safe to render, never empty. */
    name: cleanName(raw.name) || `#${raw.id}`,
    startTime: Number(raw.startTime),
    endTime: Number(raw.endTime),
    /** 0 while unresolved, and if void. */
    winner: toSide(raw.winner),
    /** Suspended until the arbiter rules: nothing is paid. */
    isChallenged: raw.ruleBy !== 0n,
    /** The result becomes final and claims are paid from here on, unless it is challenged. 0 while unresolved. */
    claimableAt: Number(raw.claimableAt),
    /** The ruling period of a challenge ends here, 0 unless challenged. */
    ruleBy: Number(raw.ruleBy),
    createdAt: Number(raw.createdAt),
  }
}

import { parseAmount } from '@/lib/parseAmount'
import type { Parsed } from './settingRules'

/** Parses a bonus in WETH of at most `balance`. Returns wei. */
export function parseReward(text: string, balance: bigint | undefined): Parsed<bigint> {
  const amount = parseAmount(text)
  if (!amount.ok) return { ok: false, problem: amount.reason }
  if (amount.wei === 0n) return { ok: false, problem: 'zeroAmount' }
  if (balance !== undefined && amount.wei > balance) return { ok: false, problem: 'notEnough' }
  return { ok: true, value: amount.wei }
}

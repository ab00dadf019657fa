import { useMemo, useSyncExternalStore } from 'react'
import { defaultRisk, type RiskThresholds, riskBounds } from '@/domain/match/risk'
import { toLatinDigits } from '@/lib/parseAmount'
import { storage } from '@/lib/storage'

const KEY = 'clutchpool.adminRisk'

export type ThresholdName = keyof RiskThresholds

export const thresholdNames = Object.keys(riskBounds) as ThresholdName[]

/** Parses a threshold as a user types it, `undefined` if it is out of its bounds. */
export function parseThreshold(name: ThresholdName, text: string): number | undefined {
  const [least, most] = riskBounds[name]
  const digits = toLatinDigits(text.trim())
  const value = /^\d{1,5}$/.test(digits) ? Number(digits) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

/** Reads thresholds from text. One that is missing or malformed is the default. */
export function parseThresholds(text: string | null): RiskThresholds {
  let kept: Partial<Record<string, unknown>> = {}
  try {
    kept = Object(JSON.parse(text ?? '{}'))
  } catch {
    // Written by something else.
  }
  const values = thresholdNames.map((name) => [
    name,
    parseThreshold(name, String(kept[name])) ?? defaultRisk[name],
  ])
  return Object.fromEntries(values) as RiskThresholds
}

export function useRiskThresholds() {
  const text = useSyncExternalStore(storage.subscribe, () => storage.getItem(KEY))
  const thresholds = useMemo(() => parseThresholds(text), [text])
  return {
    thresholds,
    keep: (changed: Partial<RiskThresholds>) =>
      storage.setItem(KEY, JSON.stringify({ ...thresholds, ...changed })),
    reset: () => storage.removeItem(KEY),
  }
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useOpenMatches } from '@/domain/match/queries'
import { useCorrectableMatches } from '@/features/admin/matches/correctableMatches'
import { type Alert, alertKey, alertsOf } from './alertsOf'

/** Calls `onAlert` once for each alert that comes up. Those of the first read are known already. */
export function useAlerts(onAlert: (alert: Alert) => void) {
  const now = useChainNow()
  const { data: open } = useOpenMatches()
  const { data: correctable } = useCorrectableMatches()
  const seen = useRef<Set<string>>(undefined)
  const raise = useEffectEvent(onAlert)

  useEffect(() => {
    if (!open || !correctable) return
    const alerts = alertsOf([...open, ...correctable], now)
    if (seen.current) for (const alert of alerts) if (!seen.current.has(alertKey(alert))) raise(alert)
    seen.current = new Set([...(seen.current ?? []), ...alerts.map(alertKey)])
  }, [open, correctable, now])
}

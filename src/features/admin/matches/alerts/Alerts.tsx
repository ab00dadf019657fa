import { useEffect, useEffectEvent, useRef } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useUnsettledMatches } from '@/features/admin/matches/correctableMatches'
import { useMessages } from '@/i18n/useMessages'
import { showToast } from '@/ui/toast'
import { type Alert, alertKey, alertsOf } from './alertsOf'

/** Notifies the operator of what comes up while the panel is open. */
export function Alerts() {
  const { adminAlerts: alerts } = useMessages()
  useAlerts((alert) => {
    const { kind, match } = alert
    const text = alerts[kind](String(match.id))
    try {
      const notification = new Notification(text, { body: match.name, tag: alertKey(alert) })
      notification.onclick = () => window.focus()
    } catch {
      // Chrome on Android shows notifications only by service workers.
      showToast({ tone: 'warning', role: 'alert', text, detail: match.name })
    }
  })
  return null
}

/** Calls `onAlert` once for each alert that comes up. Those of the first read are known already. */
function useAlerts(onAlert: (alert: Alert) => void) {
  const now = useChainNow()
  const { open, correctable } = useUnsettledMatches()
  const seen = useRef<Set<string>>(undefined)
  const raise = useEffectEvent(onAlert)

  useEffect(() => {
    if (!open.data || !correctable.data) return
    const alerts = alertsOf([...open.data, ...correctable.data], now)
    if (seen.current) for (const alert of alerts) if (!seen.current.has(alertKey(alert))) raise(alert)
    seen.current = new Set([...(seen.current ?? []), ...alerts.map(alertKey)])
  }, [open.data, correctable.data, now])
}

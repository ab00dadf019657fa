import { Bell, BellOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { turnAlertsOff, turnAlertsOn, useIsAlerting } from '@/features/admin/shared/alertSetting'
import { useAdminMessages } from '@/i18n/adminMessages'
import { hasNotifications } from '@/lib/notifications'
import { notify } from '@/lib/notify'
import { Button } from '@/ui/forms/Button'
import { showToast } from '@/ui/toast'
import { useUnfinishedMatches } from './correctableMatches'
import { type Alert, alertKey, alertsOf } from './needsAttention'

/** Notifies the operator of what comes up while the panel is open. */
export function Alerts() {
  const { alerts } = useAdminMessages().adminMatches
  const now = useChainNow()
  const { open, correctable } = useUnfinishedMatches()
  const seen = useRef<Set<string>>(undefined)
  const raise = useEffectEvent(async (alert: Alert) => {
    const { kind, match } = alert
    const text = alerts[kind](String(match.id))
    if (!(await notify({ title: text, body: match.name, tag: alertKey(alert) })))
      showToast({ tone: 'warning', role: 'alert', text, detail: match.name })
  })
  useEffect(() => {
    if (!open.data || !correctable.data) return
    const alerts = alertsOf([...open.data, ...correctable.data], now)
    // Those of the first read are known already.
    if (seen.current) for (const alert of alerts) if (!seen.current.has(alertKey(alert))) void raise(alert)
    seen.current = new Set([...(seen.current ?? []), ...alerts.map(alertKey)])
  }, [open.data, correctable.data, now])

  return null
}

export function AlertSwitch() {
  const { alerts } = useAdminMessages().adminMatches
  const isOn = useIsAlerting()
  const [isDenied, setDenied] = useState(false)
  const state = isOn ? 'isOn' : !hasNotifications() ? 'unsupported' : isDenied ? 'denied' : 'offer'
  return (
    <section
      aria-label={alerts.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 text-14 text-secondary sm:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-56 text-pretty">
        {alerts[state]}
      </p>
      {isOn ? (
        <Button size="sm" onClick={turnAlertsOff}>
          <BellOff aria-hidden className="size-4" />
          {alerts.turnOff}
        </Button>
      ) : (
        hasNotifications() && (
          <Button size="sm" onClick={async () => setDenied(!(await turnAlertsOn()))}>
            <Bell aria-hidden className="size-4" />
            {alerts.turnOn}
          </Button>
        )
      )}
    </section>
  )
}

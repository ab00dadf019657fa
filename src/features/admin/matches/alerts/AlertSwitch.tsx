import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import {
  hasNotifications,
  turnAlertsOff,
  turnAlertsOn,
  useIsAlerting,
} from '@/features/admin/shared/alertSetting'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'

/** Turns alerts of this browser on and off. */
export function AlertSwitch() {
  const { adminAlerts: alerts } = useMessages()
  const isOn = useIsAlerting()
  const [isDenied, setDenied] = useState(false)
  const state = isOn
    ? alerts.isOn
    : !hasNotifications()
      ? alerts.unsupported
      : isDenied
        ? alerts.denied
        : alerts.offer
  return (
    <section
      aria-label={alerts.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 text-14 text-secondary sm:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-56 text-pretty">
        {state}
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

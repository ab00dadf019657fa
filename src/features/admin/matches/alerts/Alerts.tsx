import { useMessages } from '@/i18n/useMessages'
import { showToast } from '@/ui/toast'
import { alertKey } from './alertsOf'
import { useAlerts } from './useAlerts'

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

import { useSyncExternalStore } from 'react'
import { mayNotify } from '@/lib/notifications'
import { storage } from '@/lib/storage'

const KEY = 'clutchpool.adminAlerts'

/** `true` if the operator has turned alerts on in this browser, and still allows notifications. */
export function useIsAlerting(): boolean {
  return useSyncExternalStore(storage.subscribe, isAlerting)
}

function isAlerting(): boolean {
  return storage.getItem(KEY) === 'on' && mayNotify()
}

/** Asks for the permission. Returns `false` if it is refused. */
export async function turnAlertsOn(): Promise<boolean> {
  const isGranted = (await Notification.requestPermission()) === 'granted'
  if (isGranted) storage.setItem(KEY, 'on')
  return isGranted
}

export function turnAlertsOff(): void {
  storage.removeItem(KEY)
}

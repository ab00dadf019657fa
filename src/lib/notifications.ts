import { storage } from './storage'

/** The browser's own notifications. */
export const hasNotifications = () => 'Notification' in window

export const mayNotify = () => hasNotifications() && Notification.permission === 'granted'

/** `true` once the visitor or the browser has refused. */
export const isNotifyingBlocked = () => hasNotifications() && Notification.permission === 'denied'

const askedKey = 'clutchpool.askedToNotify'

/** Asks for the permission to notify, once: whatever the answer is, or without one, it never asks again. */
export async function askToNotifyOnce(): Promise<void> {
  if (!hasNotifications() || Notification.permission !== 'default' || storage.getItem(askedKey)) return
  storage.setItem(askedKey, 'asked')
  // The write tells the subscribers of the storage that the permission has changed.
  storage.setItem(askedKey, await Notification.requestPermission())
}

// Runs as a script of its own (script/lib/serviceWorker.ts). It answers nothing but the site's own files: chain data
// never comes from a cache.
import { clientsClaim } from 'workbox-core'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

interface Tab {
  focus: () => Promise<unknown>
  postMessage: (message: unknown) => void
}

interface NotificationClick extends Event {
  notification: Notification
  waitUntil: (work: Promise<unknown>) => void
}

// The types of workers would clash with those of pages.
declare const clients: {
  matchAll: (options: { type: 'window' }) => Promise<readonly Tab[]>
  openWindow: (url: string) => Promise<unknown>
}
declare const SITE_FILES: { url: string; revision: string | null }[]

// The page that installs it too.
clientsClaim()

// Workbox deletes the files of an older version only once no page of it is open, so that its chunks still load.
precacheAndRoute(SITE_FILES)

// Pages come from the host, so that a new version shows at once. Without it, the installed version opens.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    const response = await fetch(request).catch(() => undefined)
    if (response && response.status < 500) return response
    return (await matchPrecache('ipfs-404.html')) ?? response ?? Response.error()
  }),
)

// Where pages can't show notifications, they ask this worker to: src/lib/notify.ts.
addEventListener('notificationclick', (event) => {
  const click = event as NotificationClick
  click.notification.close()
  click.waitUntil(openPath(click.notification.data))
})

/** Opens a path of the site in the tab that was used last, or in a new one. Without a path, that tab stays where it is. */
async function openPath(path: string | null) {
  const [tab] = await clients.matchAll({ type: 'window' })
  // First, because the browser can refuse the focus.
  tab?.postMessage({ openPath: path })
  // An empty URL would be this script's.
  await (tab ? tab.focus() : clients.openWindow(path ?? './'))
}

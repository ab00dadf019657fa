// Runs as a script of its own (script/lib/serviceWorker.ts). It answers nothing but the site's own files: chain data
// never comes from a cache.
import { clientsClaim } from 'workbox-core'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

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

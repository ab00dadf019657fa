import { siteUrl } from './lib/siteUrl'

/** Installs the service worker, unless the host has one of its own, as some IPFS gateways do. Never throws. */
export async function installServiceWorker() {
  const workers = navigator.serviceWorker
  const url = siteUrl('service-worker.js')
  try {
    const installed = await workers?.getRegistration()
    const { scriptURL = url } = installed?.active ?? {}
    if (scriptURL === url) await workers?.register(url)
  } catch {
    // A browser that blocks site data refuses. The site works without it.
  }
}

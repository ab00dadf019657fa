import { siteUrl } from './lib/siteUrl'

/** Installs the service worker, unless the host has one of its own, as some IPFS gateways do. */
export async function installServiceWorker() {
  const workers = navigator.serviceWorker
  const url = siteUrl('service-worker.js')
  const installed = await workers?.getRegistration()
  const { scriptURL = url } = installed?.active ?? {}
  if (scriptURL === url) await workers?.register(url)
}

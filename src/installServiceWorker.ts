/** Installs the service worker, unless the host has one of its own, as some IPFS gateways do. */
export async function installServiceWorker() {
  const workers = navigator.serviceWorker
  const url = new URL(`${import.meta.env.BASE_URL}service-worker.js`, location.href).href
  const installed = await workers?.getRegistration()
  const { scriptURL = url } = installed?.active ?? {}
  if (scriptURL === url) await workers?.register(url)
}

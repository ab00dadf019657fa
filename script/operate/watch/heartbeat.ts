const TIMEOUT = 10_000

/**
 * Returns a function that tells a dead-man's switch how a round went: a failed one as a failure if the service knows them,
 * else by silence. It never throws, and prints once that the service doesn't answer, without the URL, which is a secret.
 */
export function createHeartbeat(url: URL, print: (line: string) => void) {
  let isDeaf = false
  return async (isGood: boolean): Promise<void> => {
    const target = isGood ? url : failureUrl(url)
    if (!target) return
    // The page at the end of a redirect, such as a login, has heard nothing.
    const init = { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) } as const
    const problem = await fetch(target, init).then(
      ({ ok, status }) => (ok ? undefined : `answered ${status}`),
      ({ name }: Error) => `does not answer (${name})`,
    )
    if (problem && !isDeaf) print(`The heartbeat at ${url.host} ${problem}.`)
    isDeaf = problem !== undefined
  }
}

/** Returns the URL for a failed round, `undefined` for a service that has none. */
function failureUrl({ href, hostname, pathname }: URL): URL | undefined {
  const url = new URL(href)
  // Uptime Kuma
  if (/\/api\/push\/[^/]+$/.test(pathname)) {
    url.searchParams.set('status', 'down')
    url.searchParams.set('msg', 'The round failed')
    return url
  }
  // healthchecks.io, and where it is self-hosted
  if (hostname !== 'hc-ping.com' && !pathname.includes('/ping/')) return undefined
  url.pathname = `${pathname.replace(/\/$/, '')}/fail`
  return url
}

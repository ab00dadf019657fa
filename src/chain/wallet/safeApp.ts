import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { safe } from 'wagmi/connectors/safe'

/** Milliseconds that the framing page may take to answer. wagmi's default is 10. */
const ANSWER_TIMEOUT = 10_000

const host: string = import.meta.env.VITE_SAFE_HOST

/** Matches the origin of the page that may frame the app. */
export const safeHost = new RegExp(`^${host.replaceAll('.', '\\.')}$`)

/** Connects the Safe that frames the app. Only its own host may answer. */
export async function connectSafe(config: Config): Promise<void> {
  await reconnect(config, {
    connectors: [safe({ allowedDomains: [safeHost], unstable_getInfoTimeout: ANSWER_TIMEOUT })],
  })
}

import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { safe } from 'wagmi/connectors/safe'

/** Milliseconds that the framing page may take to answer. wagmi's default is 10. */
const ANSWER_TIMEOUT = 10_000

/** Connects the Safe that frames the app. Only its own host may answer. */
export async function connectSafe(config: Config): Promise<void> {
  const host: string = import.meta.env.VITE_SAFE_HOST
  const allowedDomains = [new RegExp(`^${host.replaceAll('.', '\\.')}$`)]
  await reconnect(config, {
    connectors: [safe({ allowedDomains, unstable_getInfoTimeout: ANSWER_TIMEOUT })],
  })
}

import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'

/** Returns `true` if the Safe that frames the app is connected. It proposes transactions to its signers. */
export const isSafeApp = (config: Config): boolean => getConnection(config).connector?.id === 'safe'

import { createPublicClient, custom, numberToHex } from 'viem'
import { loggingContracts } from '@/chain/config/config'
import { type AppLog, decodeLogs } from '@/chain/history/appLogs'
import type { AnvilClient } from './anvil'

/** Reads the logs of the app's contracts since a block, newest first. */
export async function readAppLogs(client: AnvilClient, fromBlock: bigint): Promise<AppLog[]> {
  const found = await createPublicClient({ transport: custom(client) }).request({
    method: 'eth_getLogs',
    params: [{ address: loggingContracts, fromBlock: numberToHex(fromBlock), toBlock: 'latest' }],
  })
  // Anvil's logs have their time.
  return decodeLogs(found.toReversed(), () => 0)
}

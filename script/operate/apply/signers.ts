import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, createWalletClient, type Hash, type Hex, http, isHash } from 'viem'
import { z } from 'zod'
import { root, ToolTimeout } from '../../../src/testing/processes.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { runForge } from '../../lib/signer.ts'
import { temporaryFolder } from '../../lib/temporaryFolder.ts'
import type { Connection } from '../chain/connect.ts'

export interface Outgoing {
  to: Address
  data: Hex
  gas: bigint
  /** Of the planned state, so that of two runs at the same time only one gets its transaction in. */
  nonce: number
}

export type Signer = (transaction: Outgoing) => Promise<Hash>

/** Signs by the RPC, as Anvil does for its accounts. */
export function rpcSigner({ chain, rpcUrl }: Connection, address: Address): Signer {
  const wallet = createWalletClient({ chain, transport: http(rpcUrl), account: address })
  return (transaction) => wallet.sendTransaction(transaction)
}

const recordSchema = z.object({ transactions: z.array(z.object({ hash: z.string().nullish() })) })

/** Long enough to unlock a hardware wallet or type a password: `watch` does no rounds meanwhile. */
const TIMEOUT_MS = 5 * 60_000

/**
 * Signs by forge, with a keystore or a hardware wallet. No key passes through this program.
 * @param flags forge's for the key
 * @param timeout of one transaction, in milliseconds
 */
export function forgeSigner(
  connection: Connection,
  address: Address,
  flags: readonly string[],
  timeout = TIMEOUT_MS,
): Signer {
  return async ({ to, data, gas, nonce }) => {
    using broadcast = temporaryFolder()
    const record = join(broadcast.path, 'Send.s.sol', String(connection.chain.id), 'run-latest.json')
    const sensitive = join(root, 'cache', 'Send.s.sol', String(connection.chain.id))
    // Forge's errors hold the RPC's URL: they go through `plainError` unless a person reads all of them here.
    const isInteractive = [process.stdin, process.stdout, process.stderr].every(({ isTTY }) => isTTY)
    const args = ['script', 'script/Send.s.sol', '--sender', address, '--broadcast', '--slow']
    try {
      await runForge(isInteractive ? args : [...args, '--non-interactive'], flags, {
        // Forge asks for a password, or says to look at the hardware wallet.
        timeout,
        stdio: isInteractive ? 'inherit' : undefined,
        env: {
          TO: to,
          DATA: data,
          GAS: String(gas),
          NONCE: String(nonce),
          FOUNDRY_BROADCAST: broadcast.path,
          // Not as a flag: the URL may hold a key.
          FOUNDRY_ETH_RPC_URL: connection.rpcUrl,
        },
      })
      return hashIn(readFileSync(record, 'utf8'))
    } catch (error) {
      if (!(error instanceof ToolTimeout)) throw error
      throw new UserFacingError(
        'Forge got no signature or receipt in time: the next plan shows what was sent.',
      )
    } finally {
      // Forge saves the RPC's URL there, which may hold a key.
      rmSync(sensitive, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

function hashIn(record: string): Hash {
  const { transactions } = recordSchema.parse(JSON.parse(record))
  const hash = transactions[0]?.hash
  if (!hash || !isHash(hash)) throw new UserFacingError('Forge did not send the transaction.')
  return hash
}

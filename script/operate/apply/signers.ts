import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Address,
  BaseError,
  createWalletClient,
  type Hash,
  type Hex,
  http,
  isHash,
  RpcRequestError,
} from 'viem'
import { z } from 'zod'
import { root, ToolTimeout } from '../../../src/testing/processes.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { runForge } from '../../lib/signer.ts'
import { temporaryFolder } from '../../lib/temporaryFolder.ts'
import type { Connection } from '../chain/connect.ts'
import { plainError } from '../lib/plainError.ts'

export interface Outgoing {
  to: Address
  data: Hex
  gas: bigint
  /** Of the planned state, so that of two runs at the same time only one gets its transaction in. */
  nonce: number
}

/** A transaction has no answer or no receipt: only the chain says what became of it. */
export class Unsure extends Error {
  override name = 'Unsure'

  constructor(
    readonly nonce: number,
    readonly hash?: Hash,
  ) {
    super(`May have been sent (${hash ?? `nonce ${nonce}`}); the next round looks`)
  }
}

/** Sends a transaction, and throws if it was refused. @throws {Unsure} */
export type Signer = (transaction: Outgoing) => Promise<Hash>

/** As nodes and gateways answer although the transaction is, or may be, on its way. */
const UNSURE = /already (known|imported)|time(d )?-?out|internal error/i

/** Signs by the RPC, as Anvil does for its accounts. */
export function rpcSigner({ chain, rpcUrl }: Connection, address: Address): Signer {
  const wallet = createWalletClient({ chain, transport: http(rpcUrl), account: address })
  return async (transaction) => {
    const hash = await wallet.sendTransaction(transaction).catch((error: unknown) => {
      if (isRefusal(error)) throw error
    })
    if (!hash || !isHash(hash)) throw new Unsure(transaction.nonce)
    return hash
  }
}

function isRefusal(error: unknown): boolean {
  const isAnswer = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError)
  return Boolean(isAnswer) && !UNSURE.test(plainError(error))
}

const recordSchema = z.object({ transactions: z.array(z.object({ hash: z.string().nullish() })) })

/** As forge says that a node, or forge itself, refuses a transaction. */
const REFUSED = /error code -?\d+|nonce changed/

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
    const send = () =>
      runForge(isInteractive ? args : [...args, '--non-interactive'], flags, {
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
    try {
      await send()
    } catch (error) {
      // Forge begins the record before it sends, and adds the hash after.
      const hash = hashIn(record)
      const isSending = existsSync(record) && !REFUSED.test(plainError(error))
      if (hash || isSending || error instanceof ToolTimeout) throw new Unsure(nonce, hash)
      throw error
    } finally {
      // Forge saves the RPC's URL there, which may hold a key.
      rmSync(sensitive, { recursive: true, force: true, maxRetries: 3 })
    }
    const hash = hashIn(record)
    if (!hash) throw new UserFacingError('Forge did not send the transaction.')
    return hash
  }
}

/** Reads the hash that forge recorded, if it got so far. */
function hashIn(record: string): Hash | undefined {
  try {
    const { transactions } = recordSchema.parse(JSON.parse(readFileSync(record, 'utf8')))
    const hash = transactions[0]?.hash
    return hash && isHash(hash) ? hash : undefined
  } catch {
    return undefined
  }
}

import {
  createTestClient,
  http,
  publicActions,
  WaitForTransactionReceiptTimeoutError,
  walletActions,
} from 'viem'
// viem has it, but exports it to nobody.
import { multicall3Bytecode } from '../../node_modules/viem/_esm/constants/contracts.js'
import { local } from '../../src/chain/config/chains.js'

/** How long a transaction may take to be mined, on a busy machine. */
const PATIENCE_MS = 30_000

/**
 * A client that reads, writes from Anvil's unlocked accounts and moves its clock.
 * @param {string} url
 * @param {import('viem').Chain} [chain]
 */
export function anvilClient(url, chain = local) {
  return createTestClient({
    chain,
    mode: 'anvil',
    transport: http(url),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend((client) => ({
      waitForTransactionReceipt: ({ hash }) => receiptOf(client, hash),
    }))
}

/**
 * Puts Multicall3 where it is on every chain.
 * @param {ReturnType<typeof anvilClient>} client
 */
export async function placeMulticall3(client) {
  // A call without a recipient returns the code that the constructor would leave.
  const { data: bytecode } = await client.call({ data: multicall3Bytecode })
  await client.setCode({ address: local.contracts.multicall3.address, bytecode })
}

/**
 * Asks until the transaction is mined. viem's own way looks again only when there is a new block, and can miss the
 * one that came while it looked: where nothing but transactions makes blocks, it then waits for ever.
 */
async function receiptOf(client, hash) {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    if (receipt) return receipt
    if (performance.now() > deadline) throw new WaitForTransactionReceiptTimeoutError({ hash })
    await new Promise((resolve) => setTimeout(resolve, client.pollingInterval))
  }
}

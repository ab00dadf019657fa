import { openSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Abi,
  type Address,
  type Chain,
  createTestClient,
  getAddress,
  type Hash,
  type Hex,
  type HttpTransportConfig,
  http,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { local } from '@/chain/config/chains'
import { receiptOf } from '@/lib/receiptOf'
import { freePort } from './freePort'
import { answers, start, stop, waitUntilReady } from './processes'

type AnvilOptions = {
  /** A free one by default. */
  port?: number
  /** The chain that it stands in for. */
  chain?: Chain
  args?: readonly string[]
  /** Anvil's options for the states of past blocks. Its default writes them to the home folder and never deletes them. */
  memory?: readonly string[]
  /** The file for its output. */
  log?: string
}

export type Anvil = Awaited<ReturnType<typeof startAnvil>>

/** Starts Anvil and waits until it answers. `await using` stops it at the end of the block. */
export async function startAnvil({
  port,
  chain = local,
  args = [],
  memory = ['--max-persisted-states', '0'],
  log,
}: AnvilOptions = {}) {
  port ??= await freePort()
  const output = log === undefined ? 'ignore' : openSync(log, 'a')
  // Contracts that are compiled without the optimizer are larger than public chains allow.
  const limits = chain.id === local.id ? ['--disable-code-size-limit'] : []
  const options = ['--port', String(port), '--chain-id', String(chain.id), ...limits, ...memory, ...args]
  const child = start('anvil', options, { stdio: ['ignore', output, output] })
  const url = `http://127.0.0.1:${port}`
  const client = anvilClient(url, chain)
  await waitUntilReady(child, () => answers(url), log)
  const end = () => stop(child)
  return { url, client, process: child, stop: end, [Symbol.asyncDispose]: end }
}

const load = createRequire(import.meta.url)

// viem does not export it.
const { multicall3Bytecode } = load('../../node_modules/viem/_cjs/constants/contracts.js')

/** The canonical WETH9. */
export const weth9: { abi: Abi; bytecode: Hex } = load('canonical-weth/build/contracts/WETH9.json')

/** Milliseconds: shorter than a test's time, so that the error names the call. */
const TIMEOUT = 120_000

export type AnvilClient = ReturnType<typeof anvilClient>

/** Returns a client that reads, writes from Anvil's unlocked accounts and moves its clock. */
export function anvilClient(url: string, chain: Chain = local, config?: HttpTransportConfig) {
  return createTestClient({
    chain,
    mode: 'anvil',
    // Anvil goes on with a request that timed out, so that a retry mines or sends twice.
    transport: http(url, { timeout: TIMEOUT, retryCount: 0, ...config }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend((client) => ({
      waitForTransactionReceipt: ({ hash }: { hash: Hash }) => receiptOf(client, hash, TIMEOUT),
    }))
}

/** Mines a block at a time in unix seconds. */
export async function mineAt(client: AnvilClient, time: number) {
  // Anvil takes a time where viem's types expect a number of blocks.
  await client.request<{ Method: 'evm_mine'; Parameters: [string]; ReturnType: string }>({
    method: 'evm_mine',
    params: [toHex(time)],
  })
}

/** Deploys a contract and returns its address. */
export async function deployContract(
  client: AnvilClient,
  contract: { abi: Abi; bytecode: Hex; account: Address },
): Promise<Address> {
  const hash = await client.deployContract(contract)
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return getAddress(contractAddress)
}

/** Puts Multicall3 at its canonical address. */
export async function placeMulticall3(client: AnvilClient) {
  // A call without a recipient runs the constructor and returns the runtime code.
  const { data: bytecode } = await client.call({ data: multicall3Bytecode })
  if (!bytecode) throw new Error('The constructor of Multicall3 returned no code.')
  await client.setCode({ address: local.contracts.multicall3.address, bytecode })
}

import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import {
  type Abi,
  type Address,
  type Client,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
} from 'viem'
import { type Config, useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { waitForFirstBlock } from '@/chain/network/head'
import { aggregateAbi } from './generatedAbis'

// wagmi's `readContract` and `wagmi/codegen`, 14 kB smaller: see docs/decisions/1-reads.md. `wagmi.config.ts` calls the three
// that create something for every view function.

/** Stays far below any node's gas limit for a call. */
const READS_PER_CALL = 100

type View = 'pure' | 'view'
type ReadName<abi extends Abi> = ContractFunctionName<abi, View>
type ReadArgs<abi extends Abi, name extends ReadName<abi>> = ContractFunctionArgs<abi, View, name>
type ReadResult<abi extends Abi, name extends ReadName<abi>> = ContractFunctionReturnType<abi, View, name>

interface Read<abi extends Abi, name extends ReadName<abi>> {
  address: Address
  abi: abi
  functionName: name
  /** Undefined if the function takes none, or while they are unknown and the read is disabled. */
  args?: ReadArgs<abi, name> | undefined
}

/** Reads a contract at `blockNumber`, or at the newest block: then reads of the same tick share one call. */
export async function readContract<const abi extends Abi, name extends ReadName<abi>>(
  config: Config,
  { address, ...read }: Read<abi, name> & { blockNumber?: bigint },
): Promise<ReadResult<abi, name>> {
  // viem's functions can't infer from an open generic.
  const untyped = read as { abi: Abi; functionName: string; args?: readonly unknown[] }
  const client = config.getClient()
  const call = { to: address, data: encodeFunctionData(untyped) }
  const data = await (read.blockNumber === undefined
    ? callBatched(client, call)
    : callNow(client, call, numberToHex(read.blockNumber)))
  // The UI compares results with the chain's time, which needs a first block.
  await waitForFirstBlock()
  return decodeFunctionResult({ ...untyped, data }) as ReadResult<abi, name>
}

type DeployedContract = Exclude<keyof typeof deployment, 'deployBlock'>

interface Target<abi extends Abi, name extends ReadName<abi>, contract> {
  abi: abi
  functionName: name
  /** The contract of the deployment that has the function. Otherwise each read names an address. */
  contract?: contract
}

type ReadParameters<abi extends Abi, name extends ReadName<abi>, contract> = {
  /** Left out if the function takes none. A hook doesn't read while they are `undefined`. */
  args?: ReadArgs<abi, name> | undefined
} & (contract extends DeployedContract ? { address?: never } : { address: Address })

function readOf<abi extends Abi, name extends ReadName<abi>>(
  { abi, functionName, contract }: Target<abi, name, DeployedContract | undefined>,
  parameters: { address?: Address; args?: ReadArgs<abi, name> | undefined; blockNumber?: bigint },
) {
  // Either the target names a contract or the caller passes the address.
  const address = contract ? deployment[contract] : parameters.address
  const { args, blockNumber } = parameters
  // `ReadParameters` requires the address, which TypeScript can't tell of an open generic.
  return { address, abi, functionName, args, blockNumber } as Read<abi, name> & { blockNumber?: bigint }
}

/** @public Creates the function that reads one view function. */
export function createReadContract<
  const abi extends Abi,
  name extends ReadName<abi>,
  const contract extends DeployedContract | undefined = undefined,
>(target: Target<abi, name, contract>) {
  return (config: Config, parameters: ReadParameters<abi, name, contract> & { blockNumber?: bigint }) =>
    readContract(config, readOf(target, parameters))
}

/** @public Creates the query options of one view function, with wagmi's key: `invalidateContracts` finds the contract in it. */
export function createReadContractQueryOptions<
  const abi extends Abi,
  name extends ReadName<abi>,
  const contract extends DeployedContract | undefined = undefined,
>(target: Target<abi, name, contract>) {
  return (config: Config, parameters: ReadParameters<abi, name, contract>) => {
    const read = readOf(target, parameters)
    const { address, args, functionName } = read
    const queryKey: readonly unknown[] = [
      'readContract',
      { address, args, chainId: config.chains[0].id, functionName },
    ]
    return { queryKey, queryFn: () => readContract(config, read) }
  }
}

/** @public Creates the hook that reads one view function. */
export function createUseReadContract<
  const abi extends Abi,
  name extends ReadName<abi>,
  const contract extends DeployedContract | undefined = undefined,
>(target: Target<abi, name, contract>) {
  const readContractQueryOptions = createReadContractQueryOptions(target)
  // biome-ignore lint/correctness/noComponentHookFactories: each is created once, by a module.
  return function useReadContract<selected = ReadResult<abi, name>>(
    parameters: ReadParameters<abi, name, contract> & {
      query?: Omit<UseQueryOptions<ReadResult<abi, name>, Error, selected>, 'queryKey' | 'queryFn'>
    },
  ) {
    const { query } = parameters
    const isWaiting = 'args' in parameters && parameters.args === undefined
    return useQuery({
      ...query,
      ...readContractQueryOptions(useConfig(), parameters),
      enabled: isWaiting ? false : query?.enabled,
    })
  }
}

interface Call {
  to: Address
  data: Hex
}

interface PendingCall extends Call {
  resolve: (data: Hex) => void
  reject: (error: unknown) => void
}

const pendingCalls = new WeakMap<Client, PendingCall[]>()

async function callNow(client: Client, call: Partial<Call>, block: Hex | 'latest' = 'latest'): Promise<Hex> {
  return client.request({ method: 'eth_call', params: [call, block] })
}

function callBatched(client: Client, call: Call): Promise<Hex> {
  return new Promise((resolve, reject) => {
    const calls = pendingCalls.get(client) ?? []
    calls.push({ ...call, resolve, reject })
    if (calls.length > 1) return
    pendingCalls.set(client, calls)
    queueMicrotask(() => {
      pendingCalls.delete(client)
      for (let first = 0; first < calls.length; first += READS_PER_CALL)
        void multicall(client, calls.slice(first, first + READS_PER_CALL))
    })
  })
}

/** Settles every call with its own result. Never throws. */
async function multicall(client: Client, calls: readonly PendingCall[]): Promise<void> {
  try {
    const [only, ...more] = calls
    if (only && more.length === 0) return only.resolve(await callNow(client, only))
    const results = decodeFunctionResult({
      abi: aggregateAbi,
      functionName: 'aggregate3',
      data: await callNow(client, {
        to: client.chain?.contracts?.multicall3?.address,
        data: encodeFunctionData({
          abi: aggregateAbi,
          functionName: 'aggregate3',
          args: [calls.map(({ to, data }) => ({ target: to, callData: data, allowFailure: true }))],
        }),
      }),
    })
    for (const [index, { success, returnData }] of results.entries()) {
      if (success) calls[index]?.resolve(returnData)
      else calls[index]?.reject(Object.assign(new Error('execution reverted'), { data: returnData }))
    }
  } catch (error) {
    for (const { reject } of calls) reject(error)
  }
}

import { queryOptions } from '@tanstack/react-query'
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
  multicall3Abi,
  numberToHex,
} from 'viem'
import type { Config } from 'wagmi'
import { firstLook } from '@/chain/network/head'

// viem's own way to read brings along what no read of ours needs, such as calls of contracts that are not deployed:
// 14 kB of the first load.

/** So many reads go as one call: far below any node's gas limit. */
const READS_PER_CALL = 100

export type ReadName<abi extends Abi> = ContractFunctionName<abi, 'pure' | 'view'>
export type ReadArgs<abi extends Abi, name extends ReadName<abi>> = ContractFunctionArgs<
  abi,
  'pure' | 'view',
  name
>
export type ReadResult<
  abi extends Abi,
  name extends ReadName<abi>,
  args extends ReadArgs<abi, name>,
> = ContractFunctionReturnType<abi, 'pure' | 'view', name, args>

/** A function of a contract to be asked. */
interface Read<abi extends Abi, name extends ReadName<abi>, args extends ReadArgs<abi, name>> {
  address: Address
  abi: abi
  functionName: name
  /** Undefined only where there are none, or nothing is read before they are known. */
  args?: args | undefined
}

/**
 * What a contract answers: as of the newest block, where what is asked in the same moment goes as one call, or as of
 * `blockNumber`.
 */
export async function readContract<
  const abi extends Abi,
  name extends ReadName<abi>,
  const args extends ReadArgs<abi, name>,
>(
  config: Config,
  { address, ...read }: Read<abi, name, args> & { blockNumber?: bigint },
): Promise<ReadResult<abi, name, args>> {
  // Wider than the signature, which has checked what is asked.
  const asked = read as { abi: Abi; functionName: string; args?: readonly unknown[] }
  const client = config.getClient({ chainId: config.chains[0].id })
  const call = { to: address, data: encodeFunctionData(asked) }
  const data = await (read.blockNumber === undefined
    ? callBatched(client, call)
    : callNow(client, call, numberToHex(read.blockNumber)))
  // Much of what is read is shown by the time: not by the computer's, which may be wrong.
  await firstLook()
  return decodeFunctionResult({ ...asked, data }) as ReadResult<abi, name, args>
}

/** A read for a query or a loader. Its key names the contract, as `invalidateContracts` expects. */
export function readQuery<
  const abi extends Abi,
  name extends ReadName<abi>,
  const args extends ReadArgs<abi, name>,
>(config: Config, read: Read<abi, name, args>) {
  const { address, functionName, args } = read
  const queryKey: readonly unknown[] = [functionName, { address, chainId: config.chains[0].id, args }]
  return queryOptions({
    queryKey,
    queryFn: () => readContract(config, read),
  })
}

interface Call {
  to: Address
  data: Hex
}

interface WaitingCall extends Call {
  resolve: (data: Hex) => void
  reject: (error: unknown) => void
}

const waiting = new WeakMap<Client, WaitingCall[]>()

async function callNow(client: Client, call: Partial<Call>, block: Hex | 'latest' = 'latest'): Promise<Hex> {
  return client.request({ method: 'eth_call', params: [call, block] })
}

function callBatched(client: Client, call: Call): Promise<Hex> {
  return new Promise((resolve, reject) => {
    const calls = waiting.get(client) ?? []
    calls.push({ ...call, resolve, reject })
    if (calls.length > 1) return
    waiting.set(client, calls)
    queueMicrotask(() => {
      waiting.delete(client)
      for (let first = 0; first < calls.length; first += READS_PER_CALL)
        void callTogether(client, calls.slice(first, first + READS_PER_CALL))
    })
  })
}

/** Never throws: every call is told its own result. */
async function callTogether(client: Client, calls: readonly WaitingCall[]): Promise<void> {
  try {
    const [only, ...more] = calls
    if (only && more.length === 0) return only.resolve(await callNow(client, only))
    const results = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: await callNow(client, {
        to: client.chain?.contracts?.multicall3?.address,
        data: encodeFunctionData({
          abi: multicall3Abi,
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

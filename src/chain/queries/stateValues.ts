import {
  type Abi,
  type Address,
  type Client,
  type ContractFunctionArgs,
  type ContractFunctionName,
  decodeFunctionResult,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  hexToBigInt,
  keccak256,
  multicall3Abi,
  numberToHex,
  size,
  slice,
} from 'viem'

/** A value of the chain's state: a word of what a call returns, or without one all of it. */
export interface StateValue {
  to: Address
  data: Hex
  word?: number
}

/** Returns `true` if both name the same value of the same contract. */
export const isSameValue = (one: StateValue, other: StateValue): boolean =>
  one.to === other.to && one.data === other.data && one.word === other.word

interface Read<abi extends Abi, name extends ContractFunctionName<abi, 'view'>> {
  address: Address
  abi: abi
  functionName: name
  args: readonly unknown[] & ContractFunctionArgs<abi, 'view', name>
}

/** Names a value of a contract's state. @param field of several outputs or of the struct. Without it, all that is returned */
export function stateValue<const abi extends Abi, name extends ContractFunctionName<abi, 'view'>>(
  { address: to, ...read }: Read<abi, name>,
  field?: string,
): StateValue {
  const call = read as { abi: Abi; functionName: string; args: readonly unknown[] }
  const data = encodeFunctionData(call)
  return field === undefined ? { to, data } : { to, data, word: wordOf(call, field) }
}

/** Returns a field's position. A struct that holds text follows a word that points to it; each field before takes one word. */
function wordOf(call: { abi: Abi; functionName: string; args: readonly unknown[] }, field: string): number {
  const item = getAbiItem<Abi, string>({ abi: call.abi, name: call.functionName, args: call.args })
  const outputs = item?.type === 'function' ? item.outputs : []
  const [only] = outputs
  const struct = outputs.length === 1 && only && 'components' in only ? only.components : undefined
  const fields = struct ?? outputs
  const index = fields.findIndex(({ name }) => name === field)
  if (index < 0) throw new Error(`${call.functionName} returns no ${field}`)
  const isDynamic = fields.some(({ type }) => /^(string|bytes)$|\[\]/.test(type))
  return struct && isDynamic ? index + 1 : index
}

/** `getCurrentBlockTimestamp()` of Multicall3. */
const TIMESTAMP = '0x0f28c97d'

/**
 * Reads values and the time of their block in one call, so that nodes that lag can't separate them.
 * @param blockNumber the newest block by default
 * @throws if the network fails or the node doesn't have the block
 */
export async function readState(client: Client, values: readonly StateValue[], blockNumber?: bigint) {
  const multicall = client.chain?.contracts?.multicall3?.address
  if (!multicall) throw new Error('The chain has no Multicall3')
  const calls = [{ to: multicall, data: TIMESTAMP } as const, ...values].map(({ to, data }) => ({
    target: to,
    callData: data,
    allowFailure: true,
  }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const block = blockNumber === undefined ? 'latest' : numberToHex(blockNumber)
  const answer = await client.request({ method: 'eth_call', params: [{ to: multicall, data }, block] })
  const [time, ...results] = decodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    data: answer,
  })
  if (!time?.success) throw new Error('The node told no time')
  return {
    /** Unix seconds. */
    time: Number(hexToBigInt(time.returnData)),
    values: results.map(({ success, returnData }, index) =>
      success ? valueIn(returnData, values[index]?.word) : null,
    ),
  }
}

function valueIn(data: Hex, word: number | undefined): Hex | null {
  if (word === undefined) return keccak256(data)
  return size(data) < (word + 1) * 32 ? null : slice(data, word * 32, (word + 1) * 32)
}

import { concat, encodeFunctionData, getAbiItem, type Hash, type Hex, keccak256, numberToHex } from 'viem'
import type { ContractCall } from './types'

/** Arguments that differ each time the same bet is placed. */
const TERMS = ['minPayout', 'deadline']

interface ProposedCalls {
  /** In the order of the calls, a multicall's own ones in its place. */
  contents: readonly Hash[]
  /** The calls revert from then on, in unix seconds. */
  deadline?: number
}

/** Returns what a proposal of these calls is compared by, and when it lapses. */
export function describeProposal(calls: readonly ContractCall[]): ProposedCalls {
  const [deadline] = calls.flatMap((call) =>
    namedArgs(call).flatMap(([name, arg]) => (name === 'deadline' ? [Number(arg)] : [])),
  )
  return { contents: calls.flatMap(contentsOf), ...(deadline !== undefined && { deadline }) }
}

/** Returns hashes that are equal for the same calls, whatever the odds and the time. */
export function contentsOf(call: ContractCall): Hash[] {
  const { address, abi, functionName, value = 0n } = call
  const args = namedArgs(call).map(([name, arg]) => (TERMS.includes(name) ? 0n : arg))
  const parts =
    functionName === 'multicall' ? (args[0] as Hex[]) : [encodeFunctionData({ abi, functionName, args })]
  return parts.map((data) => keccak256(concat([address, numberToHex(value, { size: 32 }), data])))
}

function namedArgs({ abi, functionName, args }: ContractCall) {
  const item = getAbiItem({ abi, name: functionName, args })
  const inputs = item?.type === 'function' ? item.inputs : []
  return args.map((arg, index) => [inputs[index]?.name ?? '', arg] as const)
}

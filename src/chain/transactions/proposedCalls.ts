import { getAbiItem, keccak256, stringify, stringToHex } from 'viem'
import type { ContractCall } from './types'

/** Arguments that differ each time the same bet is placed. */
const TERMS = ['minPayout', 'deadline']

interface ProposedCalls {
  /** Equal for the same calls, whatever the odds and the time. */
  content: string
  /** The calls revert from then on, in unix seconds. */
  deadline?: number
}

/** Returns what a proposal of these calls is compared by, and when it lapses. */
export function describeProposal(calls: readonly ContractCall[]): ProposedCalls {
  const described = calls.map(({ address, abi, functionName, args, value }) => {
    const item = getAbiItem({ abi, name: functionName, args })
    const inputs = item?.type === 'function' ? item.inputs : []
    const named = args.map((arg, index) => [inputs[index]?.name ?? '', arg] as const)
    return {
      signed: [address, functionName, named.filter(([name]) => !TERMS.includes(name)), value],
      deadlines: named.flatMap(([name, arg]) => (name === 'deadline' ? [Number(arg)] : [])),
    }
  })
  const [deadline] = described.flatMap(({ deadlines }) => deadlines)
  return {
    content: keccak256(stringToHex(stringify(described.map(({ signed }) => signed)))),
    ...(deadline !== undefined && { deadline }),
  }
}

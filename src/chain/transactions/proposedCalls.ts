import { useMemo, useSyncExternalStore } from 'react'
import { concat, encodeFunctionData, getAbiItem, type Hash, type Hex, keccak256, numberToHex } from 'viem'
import { useConnection } from 'wagmi'
import { storage } from '@/lib/storage'
import { pendingTransactionsOf } from './pendingTransactions'
import type { ContractCall } from './types'

/** Arguments that differ each time the same bet is placed. */
const TERMS = ['minPayout', 'deadline']

/** Returns what a proposal of these calls is compared by, and when it lapses. */
export function describeProposal(calls: readonly ContractCall[]) {
  const [deadline] = calls.flatMap((call) =>
    namedArgs(call).flatMap(([name, arg]) => (name === 'deadline' ? [Number(arg)] : [])),
  )
  return { contents: calls.flatMap(contentsOf), deadline }
}

/** Returns hashes that are equal for the same calls, whatever the odds and the time. */
function contentsOf(call: ContractCall): Hash[] {
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

/** Returns a function that tells whether a call waits for the signers of the connected Safe. */
export function useIsProposed(): (call: ContractCall) => boolean {
  const { address } = useConnection()
  const read = () =>
    (address ? pendingTransactionsOf(address) : [])
      .flatMap(({ sent }) => ('formKey' in sent ? sent.contents : []))
      .join()
  const proposed = useSyncExternalStore(storage.subscribe, read)
  return useMemo(() => {
    const contents = new Set(proposed.split(','))
    return (call) => proposed !== '' && contentsOf(call).some((content) => contents.has(content))
  }, [proposed])
}

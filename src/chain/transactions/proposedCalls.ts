import { useMemo } from 'react'
import { concat, encodeFunctionData, type Hash, type Hex, keccak256, numberToHex } from 'viem'
import { serialize, useConnection } from 'wagmi'
import type { ContractCall } from './types'
import { isOpen, storedWrites, useStoredWrites, type Write } from './writes'

/** Returns hashes of calls, those within a multicall in its place. */
export function contentsOf(calls: readonly ContractCall[]): Hash[] {
  return calls.flatMap(({ address, abi, functionName, args, value = 0n }) => {
    const parts =
      functionName === 'multicall' ? (args[0] as Hex[]) : [encodeFunctionData({ abi, functionName, args })]
    return parts.map((data) => keccak256(concat([address, numberToHex(value, { size: 32 }), data])))
  })
}

/** Returns `true` while the same write waits for the signers of a Safe, who could execute a second proposal, too. */
export function isProposed({ account, isProposal, kind, bet, contents }: Write): boolean {
  if (!isProposal) return false
  // A bet is the same at other odds and with another deadline.
  const sameAs = (other: Write) =>
    bet ? serialize(other.bet) === serialize(bet) : String(other.contents) === String(contents)
  return storedWrites(account).some(
    (other) => other.isProposal && isOpen(other) && other.kind === kind && sameAs(other),
  )
}

/** Returns a function that tells whether a call waits for the signers of the connected Safe. */
export function useIsProposed(): (call: ContractCall) => boolean {
  const { address } = useConnection()
  const writes = useStoredWrites(address)
  return useMemo(() => {
    const proposed = new Set(writes.flatMap((write) => (isOpen(write) ? (write.contents ?? []) : [])))
    return (call) => proposed.size > 0 && contentsOf([call]).some((content) => proposed.has(content))
  }, [writes])
}

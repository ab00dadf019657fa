import { type Hex, hexToBigInt, keccak256, size, slice, zeroAddress } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { contractCodes } from '#contractCodes'
import { deployment } from '@/chain/config/config'
import { readBettingPoolArbiter, readBettingPoolOwner } from '@/chain/queries/generated'
import { sameAddress } from '@/lib/addresses'

export type ContractName = keyof typeof contractCodes

const contractNames = ['bettingPool', 'lens', 'communityHub', 'tournament', 'arbiter'] as const

/** Returns the contracts whose code on the chain isn't this build's. @throws the node's error */
export async function readForeignCode(config: Config, blockNumber: bigint): Promise<ContractName[]> {
  const [arbiter, owner] = await Promise.all([
    readBettingPoolArbiter(config, { blockNumber }),
    readBettingPoolOwner(config, { blockNumber }),
  ])
  // An owner who rules is any account.
  const isOwner = !deployment.arbiter && sameAddress(arbiter, owner)
  const addresses = { ...deployment, arbiter: isOwner ? zeroAddress : arbiter }
  const names = contractNames.filter((name) => addresses[name] !== zeroAddress)
  const codes = await Promise.all(
    names.map((name) => getCode(config.getClient(), { address: addresses[name], blockNumber })),
  )
  return names.filter((name, index) => !isOwnCode(name, codes[index] ?? '0x'))
}

/** Compares the code without its immutables, and those that the deployment records: not `MIN_RULING_PERIOD`, which only bounds `setArbiter`. */
function isOwnCode(contract: ContractName, code: Hex): boolean {
  const { hash, immutables } = contractCodes[contract]
  const { bettingPool, weth, arbiter } = deployment
  const known: Record<string, Hex | number | undefined> = { bettingPool, weth, ...arbiter }
  let masked = code
  for (const { name, start } of immutables) {
    if (size(code) < start + WORD) return false
    const value = known[name]
    if (value !== undefined && hexToBigInt(slice(code, start, start + WORD)) !== BigInt(value)) return false
    const before = 2 + 2 * start
    masked = `0x${masked.slice(2, before)}${'0'.repeat(2 * WORD)}${masked.slice(before + 2 * WORD)}`
  }
  return keccak256(masked) === hash
}

const WORD = 32

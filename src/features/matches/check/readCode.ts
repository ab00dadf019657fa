import { type Address, type Hex, keccak256, size, slice, zeroAddress } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { contractCodes } from '#contractCodes'
import { deployment } from '@/chain/config/config'
import { sameAddress } from '@/lib/addresses'

const { bettingPool, weth } = deployment

export type ContractName = keyof typeof contractCodes

const contractNames = (['bettingPool', 'lens', 'communityHub', 'tournament'] as const).filter(
  (name) => deployment[name] !== zeroAddress,
)

/** Returns the contracts whose code on the chain isn't this build's. @throws the node's error */
export async function readForeignCode(config: Config, blockNumber: bigint): Promise<ContractName[]> {
  const codes = await Promise.all(
    contractNames.map((name) => getCode(config.getClient(), { address: deployment[name], blockNumber })),
  )
  return contractNames.filter((name, index) => !isOwnCode(name, codes[index] ?? '0x'))
}

/** Compares the code but for its immutables, which must be the pool or its token. */
function isOwnCode(name: ContractName, code: Hex): boolean {
  const { hash, immutables } = contractCodes[name]
  let masked = code
  for (const start of immutables) {
    if (size(code) < start + WORD) return false
    const value: Address = slice(code, start + WORD - ADDRESS, start + WORD)
    if (!sameAddress(value, weth) && !sameAddress(value, bettingPool)) return false
    const before = 2 + 2 * start
    masked = `0x${masked.slice(2, before)}${'0'.repeat(2 * WORD)}${masked.slice(before + 2 * WORD)}`
  }
  return keccak256(masked) === hash
}

const WORD = 32
const ADDRESS = 20

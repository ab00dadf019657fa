import { type Address, type Hex, keccak256, size, slice, zeroAddress } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { contractCodes } from '#contractCodes'
import { deployment } from '@/chain/config/config'
import { readBettingPoolArbiter, readBettingPoolOwner } from '@/chain/queries/generated'
import { sameAddress } from '@/lib/addresses'

const { bettingPool, weth } = deployment

export type ContractName = keyof typeof contractCodes

const contractNames = ['bettingPool', 'lens', 'communityHub', 'tournament', 'arbiter'] as const

/** Returns the contracts whose code on the chain isn't this build's. @throws the node's error */
export async function readForeignCode(config: Config, blockNumber: bigint): Promise<ContractName[]> {
  const [arbiter, owner] = await Promise.all([
    readBettingPoolArbiter(config, { blockNumber }),
    readBettingPoolOwner(config, { blockNumber }),
  ])
  // An owner who rules is any account.
  const addresses = { ...deployment, arbiter: sameAddress(arbiter, owner) ? zeroAddress : arbiter }
  const names = contractNames.filter((name) => addresses[name] !== zeroAddress)
  const codes = await Promise.all(
    names.map((name) => getCode(config.getClient(), { address: addresses[name], blockNumber })),
  )
  return names.filter((name, index) => !isOwnCode(name, codes[index] ?? '0x'))
}

/** Compares the code but for its immutables, which must be the pool or its token. The arbiter's name its oracle, too. */
function isOwnCode(name: ContractName, code: Hex): boolean {
  const { hash, immutables } = contractCodes[name]
  let masked = code
  for (const start of immutables) {
    if (size(code) < start + WORD) return false
    const value: Address = slice(code, start + WORD - ADDRESS, start + WORD)
    if (name !== 'arbiter' && !sameAddress(value, weth) && !sameAddress(value, bettingPool)) return false
    const before = 2 + 2 * start
    masked = `0x${masked.slice(2, before)}${'0'.repeat(2 * WORD)}${masked.slice(before + 2 * WORD)}`
  }
  return keccak256(masked) === hash
}

const WORD = 32
const ADDRESS = 20

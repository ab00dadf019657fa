import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { contractCodes } from '#contractCodes'
import { deployment } from '@/chain/config/config'
import { readBettingPoolArbiter, readBettingPoolOwner } from '@/chain/queries/generated'
import { sameAddress } from '@/lib/addresses'

/** Returns the names of the contracts whose code on the chain isn't this build's. @throws the node's error */
export async function readForeignCode(config: Config, blockNumber: bigint): Promise<string[]> {
  const codes = await Promise.all(
    contractCodes.map(({ address }) => getCode(config.getClient(), { address, blockNumber })),
  )
  const foreign = contractCodes.filter(({ hash }, index) => keccak256(codes[index] ?? '0x') !== hash)
  return foreign.map(({ name }) => name)
}

/** Returns `true` if the pool's arbiter is the one on record, which is the owner unless the deployment names another. */
export async function isArbiterRecorded(config: Config, blockNumber: bigint): Promise<boolean> {
  const [arbiter, owner] = await Promise.all([
    readBettingPoolArbiter(config, { blockNumber }),
    readBettingPoolOwner(config, { blockNumber }),
  ])
  return sameAddress(arbiter, deployment.arbiter?.address ?? owner)
}

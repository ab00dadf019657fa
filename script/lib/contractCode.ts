import { type Hex, keccak256 } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { DEPLOYED, readArtifact } from '../../src/testing/artifacts.ts'
import { run } from '../../src/testing/processes.ts'

type ContractCode = {
  /** Keccak-256 of the runtime code with zeros for its immutables. */
  hash: Hex
  /** Offsets of the immutables in bytes. Each is a word. */
  immutables: readonly number[]
}

/** By the contracts' names in a deployment, and the arbiter that it may have. */
export type ContractCodes = Record<
  'arbiter' | 'bettingPool' | 'communityHub' | 'lens' | 'tournament',
  ContractCode
>

/** Returns the code of the contracts as it is deployed to a chain. Compiles that of public chains if it isn't yet. */
export async function contractCodes(chainId: number): Promise<ContractCodes> {
  const isLocal = chainId === local.id
  if (!isLocal) await run('forge', ['build', 'contracts/src'], { env: { FOUNDRY_PROFILE: 'deployed' } })
  const codeOf = (name: string): ContractCode => {
    const artifact = readArtifact(name, isLocal ? {} : { out: DEPLOYED })
    const { object, immutableReferences } = artifact.deployedBytecode
    const references = Object.values(immutableReferences).flat()
    return { hash: keccak256(object), immutables: references.map(({ start }) => start) }
  }
  return {
    arbiter: codeOf('RealityArbiter'),
    bettingPool: codeOf('BettingPool'),
    communityHub: codeOf('CommunityHub'),
    lens: codeOf('Lens'),
    tournament: codeOf('Tournament'),
  }
}

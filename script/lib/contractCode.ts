import { type Hex, keccak256 } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { DEPLOYED, readArtifact } from '../../src/testing/artifacts.ts'
import { run } from '../../src/testing/processes.ts'

/** By their names in a deployment. */
const names = {
  bettingPool: 'BettingPool',
  communityHub: 'CommunityHub',
  lens: 'Lens',
  tournament: 'Tournament',
}

type ContractCode = {
  /** Keccak-256 of the runtime code with zeros for its immutables. */
  hash: Hex
  /** Offsets of the immutables in bytes. Each is a word. */
  immutables: readonly number[]
}

export type ContractCodes = Record<keyof typeof names, ContractCode>

/** Returns the code of the contracts as it is deployed to a chain. Compiles that of public chains if it isn't yet. */
export async function contractCodes(chainId: number): Promise<ContractCodes> {
  const isLocal = chainId === local.id
  if (!isLocal) await run('forge', ['build', 'contracts/src'], { env: { FOUNDRY_PROFILE: 'deployed' } })
  const codeOf = (name: string): ContractCode => {
    const { object, immutableReferences } = readArtifact(
      name,
      isLocal ? {} : { out: DEPLOYED },
    ).deployedBytecode
    const references = Object.values(immutableReferences).flat()
    return { hash: keccak256(object), immutables: references.map(({ start }) => start) }
  }
  const { bettingPool, communityHub, lens, tournament } = names
  return {
    bettingPool: codeOf(bettingPool),
    communityHub: codeOf(communityHub),
    lens: codeOf(lens),
    tournament: codeOf(tournament),
  }
}

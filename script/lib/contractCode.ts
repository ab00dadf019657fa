import { keccak256 } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { DEPLOYED, readArtifact } from '../../src/testing/artifacts.ts'
import { run } from '../../src/testing/processes.ts'

/** The immutables in the order of their declaration, by their names in a deployment. */
const immutableNames: Record<string, readonly string[]> = {
  BettingPool: ['weth'],
  CommunityHub: ['bettingPool', 'weth'],
  Lens: ['bettingPool'],
  RealityArbiter: ['bettingPool', 'realityETH', 'arbitrator', 'templateId', 'MIN_RULING_PERIOD', 'weth'],
  Tournament: ['bettingPool', 'weth'],
}

/** Returns the code of the contracts as it is deployed to a chain, by their names in a deployment. Compiles that of public chains. */
export async function contractCodes(chainId: number) {
  const isLocal = chainId === local.id
  if (!isLocal) await run('forge', ['build', 'contracts/src'], { env: { FOUNDRY_PROFILE: 'deployed' } })
  const codeOf = (name: string) => {
    const { deployedBytecode } = readArtifact(name, isLocal ? {} : { out: DEPLOYED })
    // Keys are ids of the syntax tree, which grow from declaration to declaration, and so does their order here.
    const references = Object.values(deployedBytecode.immutableReferences)
    const immutables = references.flatMap((places, index) =>
      places.map(({ start }) => ({ name: immutableNames[name]?.[index] ?? '', start })),
    )
    return { hash: keccak256(deployedBytecode.object), immutables }
  }
  return {
    arbiter: codeOf('RealityArbiter'),
    bettingPool: codeOf('BettingPool'),
    communityHub: codeOf('CommunityHub'),
    lens: codeOf('Lens'),
    tournament: codeOf('Tournament'),
  }
}

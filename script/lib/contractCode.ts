import { type Address, type Hex, keccak256, numberToHex, zeroAddress } from 'viem'
import { DEPLOYED, readArtifact } from '../../src/testing/artifacts.ts'
import { run } from '../../src/testing/processes.ts'
import { day } from '../../src/testing/time.ts'
import { type Deployment, LOCAL } from './deployments.ts'

const WORD = 32

/** Returns the hash of each contract's code as it must be on the chain. Compiles the code of public chains. */
export async function contractCodes(chainId: number, deployment: Omit<Deployment, 'deployBlock'>) {
  const isLocal = chainId === LOCAL
  if (!isLocal) await run('forge', ['build', 'contracts/src'], { env: { FOUNDRY_PROFILE: 'deployed' } })
  /** @param immutables in the order of their declaration */
  const codeOf = (name: string, address: Address, ...immutables: readonly (Hex | number)[]) => {
    const { deployedBytecode } = readArtifact(name, isLocal ? {} : { out: DEPLOYED })
    const code = Buffer.from(deployedBytecode.object.slice(2), 'hex')
    // Keys are ids of the syntax tree, which grow from declaration to declaration, and so does their order here.
    for (const [index, places] of Object.values(deployedBytecode.immutableReferences).entries()) {
      const value = numberToHex(BigInt(immutables[index] ?? 0), { size: WORD }).slice(2)
      for (const { start } of places) code.write(value, start, 'hex')
    }
    return { name, address, hash: keccak256(code) }
  }
  const { bettingPool, lens, communityHub, tournament, weth, arbiter } = deployment
  const codes = [
    codeOf('BettingPool', bettingPool, weth),
    codeOf('Lens', lens, bettingPool),
    codeOf('CommunityHub', communityHub, bettingPool, weth),
    codeOf('Tournament', tournament, bettingPool, weth),
  ]
  if (arbiter) {
    const { address, realityETH, arbitrator, templateId } = arbiter
    const minRulingPeriod = (arbitrator === zeroAddress ? 14 : 60) * day
    const immutables = [bettingPool, realityETH, arbitrator, templateId, minRulingPeriod, weth]
    codes.push(codeOf('RealityArbiter', address, ...immutables))
  }
  return codes.filter((code) => code.address !== zeroAddress)
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { currentRules } from './houseRules.ts'
import { root } from './processes.ts'

type Artifact = { abi: Abi; bytecode: { object: Hex } }

/** Forge's folder for the bytecode of public chains. */
export const DEPLOYED = 'deployed/out'

/** Reads forge's artifact of a contract. */
export function readArtifact(name: string, { file = `${name}.sol`, out = 'out' } = {}): Artifact {
  return JSON.parse(readFileSync(join(root, out, file, `${name}.json`), 'utf8'))
}

/** Returns a hash of everything that is deployed to the local chain. */
export function contractsFingerprint() {
  // The script's code holds that of all contracts.
  const { object } = readArtifact('Deploy', { file: 'Deploy.s.sol' }).bytecode
  return createHash('sha256').update(object).update(currentRules().hash).digest('hex')
}

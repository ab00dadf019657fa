import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { currentRules } from './houseRules.ts'
import { root } from './processes.ts'

type Artifact = { abi: Abi; bytecode: { object: Hex } }

/** Reads forge's artifact of a contract. */
export function readArtifact(name: string, file = `${name}.sol`): Artifact {
  return JSON.parse(readFileSync(join(root, 'out', file, `${name}.json`), 'utf8'))
}

/** Returns a hash of everything that is deployed to the local chain. */
export function contractsFingerprint() {
  const hash = createHash('sha256')
  for (const file of readdirSync(join(root, 'contracts', 'src')).filter((name) => name.endsWith('.sol'))) {
    hash.update(readArtifact(basename(file, '.sol')).bytecode.object)
  }
  hash.update(currentRules().hash)
  return hash.update(readArtifact('Deploy', 'Deploy.s.sol').bytecode.object).digest('hex')
}

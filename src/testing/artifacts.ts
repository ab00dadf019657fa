import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { root } from './processes.ts'

type Texts = Record<string, string>
/** Natspec by function signature. */
type Devdoc = { methods?: Record<string, { params?: Texts; returns?: Texts }> }
type Artifact = {
  abi: Abi
  bytecode: { object: Hex }
  deployedBytecode: { object: Hex; immutableReferences: Record<string, { start: number }[]> }
  metadata: { output: { devdoc: Devdoc } }
}

/** Forge's folder for the bytecode of public chains. */
export const DEPLOYED = 'deployed/out'

/** Reads forge's artifact of a contract. */
export function readArtifact(name: string, { file = `${name}.sol`, out = 'out' } = {}): Artifact {
  return JSON.parse(readFileSync(join(root, out, file, `${name}.json`), 'utf8'))
}

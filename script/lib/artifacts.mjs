import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './processes.mjs'

/** What forge made of a contract, or of a script in a file of the same name. */
export function readArtifact(name, file = `${name}.sol`) {
  return JSON.parse(readFileSync(join(root, 'out', file, `${name}.json`), 'utf8'))
}

/** A word that changes with anything that the local chain has deployed. */
export function contractsFingerprint() {
  const hash = createHash('sha256')
  for (const file of readdirSync(join(root, 'contracts', 'src')).filter((name) => name.endsWith('.sol'))) {
    hash.update(readArtifact(basename(file, '.sol')).bytecode.object)
  }
  return hash.update(readArtifact('Deploy', 'Deploy.s.sol').bytecode.object).digest('hex')
}

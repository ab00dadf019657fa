import { createHash } from 'node:crypto'
import { readArtifact } from '../../src/testing/artifacts.ts'
import { currentRules } from './houseRules.ts'

/** Returns a hash of everything that is deployed to the local chain. */
export function contractsFingerprint() {
  // The script's code holds that of all contracts.
  const { object } = readArtifact('Deploy', { file: 'Deploy.s.sol' }).bytecode
  return createHash('sha256').update(object).update(currentRules().hash).digest('hex')
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/testing/processes.ts'
import { generate } from '../lib/generate.ts'
import { requireFoundry } from '../lib/machine.ts'

const contracts = join(root, 'contracts', 'src')
const generated = ['generated.ts', 'generatedRare.ts', 'generatedLens.ts', 'generatedEvents.ts'].map((file) =>
  join(root, 'src', 'chain', 'queries', file),
)

/** Compiles the contracts and generates their ABIs, unless both are newer than the sources. */
export async function generateMissing() {
  requireFoundry()
  const changed = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .map((file) => statSync(join(contracts, file)).mtimeMs)
  const made = generated.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (Math.min(...made) > Math.max(...changed)) return
  console.log('Compiling the contracts')
  await generate()
}

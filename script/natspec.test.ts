import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArtifact } from '../src/testing/artifacts.ts'
import { root } from '../src/testing/processes.ts'

type Parameters = readonly { name?: string; type: string }[]

const INTERFACES = readdirSync(join(root, 'contracts/src/interfaces'))
  .map((file) => file.replace('.sol', ''))
  // WETH9's, whose functions everybody knows.
  .filter((name) => name !== 'IWETH')
const CONTRACTS = ['BettingPool', 'CommunityHub', 'Lens', 'RealityArbiter', 'Tournament']

/** Returns the parameters without natspec. Solidity numbers those without a name. */
const undocumented = (parameters: Parameters, texts: Record<string, string> = {}) =>
  parameters.map(({ name }, index) => name || `_${index}`).filter((name) => !texts[name])

/** Returns what natspec leaves out, from the artifacts that `npm test` compiles first. */
function gaps(contract: string, kind: 'function' | 'constructor') {
  const { abi, metadata } = readArtifact(contract)
  return abi.flatMap((item) => {
    if (item.type !== kind) return []
    const [name, outputs] = item.type === 'function' ? [item.name, item.outputs] : [item.type, []]
    const signature = item.type === 'function' ? `${name}(${item.inputs.map(({ type }) => type)})` : name
    const { params, returns } = metadata.output.devdoc.methods?.[signature] ?? {}
    const missing = [...undocumented(item.inputs, params), ...undocumented(outputs, returns)]
    return missing.map((parameter) => `${signature}: ${parameter}`)
  })
}

test.each(INTERFACES)('%s documents all parameters and return values', (name) =>
  expect(gaps(name, 'function')).toEqual([]),
)
test.each(CONTRACTS)('%s documents its constructor', (name) => expect(gaps(name, 'constructor')).toEqual([]))

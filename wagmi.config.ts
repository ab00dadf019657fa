import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from '@wagmi/cli'
import { type Abi, type AbiFunction, erc20Abi } from 'viem'

const require = createRequire(import.meta.url)
const solc = require('solc')

/** The parts of an AST node that tell a numeric constant. */
interface Declaration {
  nodeType: string
  name: string
  constant?: boolean
  visibility?: string
  value?: { nodeType: string; value: string; subdenomination?: string }
}

/** The units of Solidity's number literals. */
const UNITS: Record<string, number> = { hours: 3_600, days: 86_400 }
const UPPER_CASE = /^[A-Z_]+$/

/** Reads the ABI in an artifact of forge or truffle, without internal types and the getters of generated limits. */
function abiOf(path: string): Abi {
  const abi: Abi = JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
    key === 'internalType' ? undefined : value,
  ).abi
  return abi.filter((item) => item.type !== 'function' || !isLimit(item))
}

const isEvent = ({ type }: Abi[number]) => type === 'event'

const contracts = ['BettingPool', 'CommunityHub', 'Tournament'].map((name) => ({
  name,
  abi: abiOf(`out/${name}.sol/${name}.json`),
}))

function isLimit({ name, outputs }: AbiFunction): boolean {
  return UPPER_CASE.test(name) && outputs[0]?.type === 'uint256'
}

/**
 * Emits each contract's public numeric constants, so that the app neither retypes nor fetches a limit.
 * @param bases the contracts that each inherits constants from
 */
function contractLimits(bases: Record<string, string[]>): Plugin {
  const content = () =>
    Object.entries(bases)
      .map(([contract, own]) => limitsOf(contract, own))
      .join('')
  return { name: 'Contract limits', run: () => ({ content: content() }) }
}

function limitsOf(contract: string, bases: string[]): string {
  const name = `${contract.charAt(0).toLowerCase()}${contract.slice(1)}Limits`
  return `
/** The public constants of ${contract}. Durations are seconds, rates bps. */
export const ${name} = {
${[...bases, contract].flatMap(entriesOf).join('')}} as const
`
}

function entriesOf(contract: string): string[] {
  const path = `contracts/src/${contract}.sol`
  const entries = parse(path).flatMap(({ constant, visibility, name, value }) => {
    if (!constant || visibility !== 'public' || value?.nodeType !== 'Literal') return []
    const unit = value.subdenomination ? UNITS[value.subdenomination] : 1
    const number = Number(value.value.replaceAll('_', '')) * Number(unit)
    if (!Number.isSafeInteger(number)) throw new Error(`The value of ${name} in ${path} cannot be generated.`)
    return `  ${name}: ${number},\n`
  })
  if (entries.length === 0) throw new Error(`${path} has no public numeric constant.`)
  return entries
}

/** Returns the AST nodes of the contract in a file. Forge's artifacts have none: with `ast` its builds take a tenth longer. */
function parse(path: string): Declaration[] {
  const input = {
    language: 'Solidity',
    sources: { [path]: { content: readFileSync(path, 'utf8') } },
    settings: { stopAfter: 'parsing', outputSelection: { [path]: { '': ['ast'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: () => ({ contents: '' }) }))
  const isContract = ({ nodeType }: Declaration) => nodeType === 'ContractDefinition'
  return output.sources[path].ast.nodes.find(isContract).nodes
}

/** Emits a read, its query options and its hook for each view function, named as wagmi's own plugins name theirs. */
function reads(): Plugin {
  return {
    name: 'Reads',
    run: ({ contracts }) => ({
      imports: "import { createRead, createReadHook, createReadQueryOptions } from './createRead'\n",
      content: contracts
        .flatMap(({ abi, meta }) =>
          abi.flatMap((item) =>
            item.type === 'function' && (item.stateMutability === 'view' || item.stateMutability === 'pure')
              ? readsOf(meta.abiName, item.name)
              : [],
          ),
        )
        .join('\n'),
    }),
  }
}

function readsOf(abiName: string, functionName: string): string {
  const name = `${capitalized(abiName.replace(/Abi$/, ''))}${capitalized(functionName)}`
  const target = `{ abi: ${abiName}, functionName: '${functionName}' }`
  return `
export const read${name} = /*#__PURE__*/ createRead(${target})

export const read${name}QueryOptions = /*#__PURE__*/ createReadQueryOptions(${target})

export const useRead${name} = /*#__PURE__*/ createReadHook(${target})
`
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// Without addresses: callers pass those of src/chain/config/config.ts. Several files, because every page loads the first one.
export default defineConfig([
  {
    out: 'src/chain/queries/generated.ts',
    contracts: [
      ...contracts.map(({ name, abi }) => ({ name, abi: abi.filter((item) => !isEvent(item)) })),
      { name: 'Erc20', abi: erc20Abi },
      { name: 'RealityArbiter', abi: abiOf('out/IRealityArbiter.sol/IRealityArbiter.json') },
      { name: 'WETH9', abi: abiOf(require.resolve('canonical-weth/build/contracts/WETH9.json')) },
    ],
    plugins: [reads(), contractLimits({ BettingPool: ['PoolSettings'], Tournament: [] })],
  },
  {
    out: 'src/chain/queries/generatedEvents.ts',
    contracts: contracts.map(({ name, abi }) => ({ name: `${name}Events`, abi: abi.filter(isEvent) })),
  },
  {
    out: 'src/chain/queries/generatedLens.ts',
    contracts: [{ name: 'Lens', abi: abiOf('out/Lens.sol/Lens.json') }],
    plugins: [reads()],
  },
  {
    // The indexer has packages of its own, so it can't import the app's hooks.
    out: 'script/indexer/abis.generated.ts',
    contracts: contracts.filter(({ name }) => name === 'BettingPool' || name === 'CommunityHub'),
  },
])

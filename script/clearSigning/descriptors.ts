// ERC-7730 descriptors and their tests, as https://github.com/ethereum/clear-signing-erc7730-registry takes them.
import type { Descriptor, DescriptorFormatSpec } from '@ethereum-sourcify/clear-signing'
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  encodeFunctionData,
  serializeTransaction,
} from 'viem'
import { formatAbiItem } from 'viem/utils'
import type { AppChain } from '../../src/chain/config/chains.ts'
import { weth9 } from '../../src/testing/anvil.ts'
import { readArtifact } from '../../src/testing/artifacts.ts'
import type { Deployment } from '../lib/deployments.ts'
import { type ContractName, intents } from './intents.ts'
import { exampleValue, type Parameter, parameters, type Screen } from './parameters.ts'

/** A contract at an address, with the functions that change state. */
export type SignedContract = { name: ContractName; address: Address; functions: readonly AbiFunction[] }

export type Site = {
  /** The chain's, in file names. */
  name: string
  chain: AppChain
  deployment: Deployment
  url: string
}

/** Returns the files by their path below the operator's folder in the registry. */
export function registryFiles(site: Site): Record<string, object> {
  const files = contractsOf(site).flatMap((contract) => {
    const file = `calldata-${contract.name}-${site.name}`
    return [
      [`${file}.json`, descriptorOf(contract, site)],
      [`testsv2/${file}.tests.json`, testsOf(contract, site, `${file}.json`)],
    ]
  })
  return Object.fromEntries(files)
}

const sides = { 1: 'Team A, named first', 2: 'Team B, named second' }
const enums = { sides, outcomes: { 0: 'No result', ...sides, 3: 'Void, refund all' } }

/** Where the chain's coin isn't ether, WETH can't wrap it. */
const wrapping = ['deposit', 'withdraw']

function contractsOf({ chain, deployment }: Site): SignedContract[] {
  const contract = (name: ContractName, address: Address, abi: Abi = readArtifact(name).abi) => ({
    name,
    address,
    functions: abi.filter((item) => item.type === 'function').filter(changesState),
  })
  const { arbiter } = deployment
  const weth = contract('WETH', deployment.weth, weth9.abi)
  const isThere = ({ name }: AbiFunction) => chain.custom.coinIsEther || !wrapping.includes(name)
  return [
    contract('BettingPool', deployment.bettingPool),
    contract('Tournament', deployment.tournament),
    contract('CommunityHub', deployment.communityHub),
    ...(arbiter ? [contract('RealityArbiter', arbiter.address)] : []),
    { ...weth, functions: weth.functions.filter(isThere) },
  ]
}

const changesState = ({ stateMutability }: AbiFunction) => !/view|pure/.test(stateMutability)

/** Returns a contract's descriptor. @throws {Error} for a function or parameter that no table describes */
export function descriptorOf({ name, address, functions }: SignedContract, site: Site) {
  return {
    $schema: '../../specs/erc7730-v2.schema.json',
    context: { $id: name, contract: { deployments: [{ chainId: site.chain.id, address }] } },
    metadata: {
      owner: ownerOf(name),
      contractName: name,
      // WETH isn't the operator's.
      ...(name === 'WETH' ? {} : { info: { url: site.url } }),
      constants: { weth: site.deployment.weth },
      enums,
    },
    display: {
      formats: Object.fromEntries(functions.map((item) => [signatureOf(item), formatOf(name, item)])),
    },
  } satisfies Descriptor
}

/** Returns the test file that the registry demands beside a descriptor: a case for each function. */
export function testsOf(
  { name, address, functions }: SignedContract,
  { chain, deployment }: Site,
  file: string,
) {
  const owner = ownerOf(name)
  return {
    $schema: '../../../specs/erc7730-tests-v2.schema.json',
    descriptor: `../${file}`,
    dataProvider: {
      tokens: { [deployment.weth.toLowerCase()]: { symbol: 'WETH', decimals: 18, name: 'Wrapped Ether' } },
    },
    tests: functions.map((item) => ({
      description: item.name,
      rawTx: serializeTransaction({
        type: 'eip1559',
        chainId: chain.id,
        to: address,
        data: encodeFunctionData({ abi: [item], args: item.inputs.map((input) => exampleOf(item, input)) }),
        value: isPayable(item) ? exampleValue : 0n,
      }),
      expected: { intent: intentOf(name, item), owner, fields: shownFieldsOf(item, chain) } satisfies Screen,
    })),
  }
}

function exampleOf(item: AbiFunction, { name, type }: AbiParameter): unknown {
  const { examples } = parameterOf(item, name)
  return isArray(type) ? examples : examples[0]
}

function shownFieldsOf(item: AbiFunction, { nativeCurrency }: AppChain): Screen['fields'] {
  return pathsOf(item).flatMap(({ path, parameter: { label, shown } }) =>
    shown.map((value) => ({
      label,
      value: path === '@.value' ? `${value} ${nativeCurrency.symbol}` : value,
    })),
  )
}

/** Returns the key of a function's format, such as `claimFor(address bettor,uint256[] matchIds)`. */
const signatureOf = (item: AbiFunction) => formatAbiItem(item, { includeName: true }).replaceAll(', ', ',')

function formatOf(contract: ContractName, item: AbiFunction) {
  const fields = pathsOf(item).map(({ path, parameter: { label, format, params } }) => ({
    path,
    label,
    format,
    ...(params && { params }),
  }))
  return { intent: intentOf(contract, item), fields } satisfies DescriptorFormatSpec
}

/** Returns everything that a call says, in the order of the screen: the coin it sends, then its parameters. */
function pathsOf(item: AbiFunction): { path: string; parameter: Parameter }[] {
  const inputs = item.inputs.map(({ name = '', type }) => ({
    path: isArray(type) ? `${name}.[]` : name,
    parameter: parameterOf(item, name),
  }))
  return isPayable(item) ? [{ path: '@.value', parameter: parameterOf(item, '@.value') }, ...inputs] : inputs
}

function intentOf(contract: ContractName, { name }: AbiFunction): string {
  const described: Record<string, string> = intents[contract]
  const intent = described[name]
  if (intent === undefined) throw new Error(`intents.ts lacks ${contract}.${name}.`)
  return intent
}

function parameterOf({ name: functionName }: AbiFunction, name = ''): Parameter {
  const parameter = parameters[`${functionName}.${name}`] ?? parameters[name]
  if (!parameter) throw new Error(`parameters.ts lacks ${functionName}.${name}.`)
  return parameter
}

const ownerOf = (name: ContractName) => (name === 'WETH' ? 'Wrapped Ether' : 'Clutchpool')
const isPayable = ({ stateMutability }: AbiFunction) => stateMutability === 'payable'
const isArray = (type: string) => type.endsWith('[]')

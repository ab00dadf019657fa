import { type Descriptor, type DisplayModel, format, isFieldGroup } from '@ethereum-sourcify/clear-signing'
import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseEther,
  parseTransaction,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'
import { formatAbiItem } from 'viem/utils'
import { expect, test } from 'vitest'
import { publicChains } from '../src/chain/config/publicChains.ts'
import { weth9 } from '../src/testing/anvil.ts'
import { readArtifact } from '../src/testing/artifacts.ts'
import { descriptorOf, registryFiles, type testsOf } from './clearSigning/descriptors.ts'
import { intents } from './clearSigning/intents.ts'
import { parameters, type Screen } from './clearSigning/parameters.ts'

// Its coin is ether, so every function of WETH9 has a format.
const { chain } = publicChains.b3
const address = (digits: string): Address => `0x${digits.repeat(20)}`
const deployment = {
  bettingPool: address('a1'),
  tournament: address('a2'),
  communityHub: address('a3'),
  lens: address('a4'),
  weth: address('a5'),
  arbiter: { address: address('a6'), realityETH: address('a7'), arbitrator: address('a8'), templateId: 1 },
  deployBlock: 1,
}

const contracts: Record<string, { address: Address; abi: Abi }> = {
  BettingPool: { address: deployment.bettingPool, abi: readArtifact('BettingPool').abi },
  Tournament: { address: deployment.tournament, abi: readArtifact('Tournament').abi },
  CommunityHub: { address: deployment.communityHub, abi: readArtifact('CommunityHub').abi },
  RealityArbiter: { address: deployment.arbiter.address, abi: readArtifact('RealityArbiter').abi },
  WETH: { address: deployment.weth, abi: weth9.abi },
}
const names = Object.keys(contracts)

const site = { name: 'b3', chain, deployment, url: 'https://bets.example' }
// As the registry reads them.
const files: Record<string, unknown> = JSON.parse(JSON.stringify(registryFiles(site)))
type OurDescriptor = ReturnType<typeof descriptorOf>
const readDescriptor = (name: string) => files[`calldata-${name}-b3.json`] as OurDescriptor
const readTests = (name: string) =>
  files[`testsv2/calldata-${name}-b3.tests.json`] as ReturnType<typeof testsOf>

const contractOf = (name: string) => {
  const contract = contracts[name]
  if (!contract) throw new Error(`There is no contract ${name}.`)
  return contract
}

/** The functions that a wallet signs calls to, straight from the compiler. */
const functionsOf = (name: string) =>
  contractOf(name)
    .abi.filter((item) => item.type === 'function')
    .filter(({ stateMutability }) => stateMutability !== 'view' && stateMutability !== 'pure')

/** Renders a call with the reference implementation of ERC-7730, as a wallet on the chain would. */
async function render(name: string, data: Hex, value = 0n): Promise<Screen> {
  const entries = Object.entries(contracts).map(
    ([name, { address }]) => [`eip155:${chain.id}:${address}`, `calldata-${name}-b3.json`] as const,
  )
  const resolver = {
    index: { calldataIndex: Object.fromEntries(entries), typedDataIndex: {} },
    fetchDescriptor: async (path: string) => files[path] as Descriptor,
  }
  const isWeth = (token: string) => token.toLowerCase() === deployment.weth
  const model = await format(
    { chainId: chain.id, to: contractOf(name).address, data, value },
    {
      descriptorResolverOptions: { type: 'custom', resolver },
      externalDataProvider: {
        resolveChainInfo: async () => ({ name: chain.name, nativeCurrency: chain.nativeCurrency }),
        resolveToken: async (_, token) =>
          isWeth(token) ? { name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 } : null,
      },
    },
  )
  expect(model.warnings).toBeUndefined()
  return screenOf(model)
}

function screenOf({ intent, metadata, fields = [] }: DisplayModel): Screen {
  const flat = fields.flatMap((field) => (isFieldGroup(field) ? field.fields : [field]))
  return {
    intent: String(intent),
    owner: String(metadata?.owner),
    fields: flat.map(({ label, value, embeddedCalldata }) => ({
      label,
      value: embeddedCalldata ? screenOf(embeddedCalldata.display) : value,
    })),
  }
}

test.each(names)('%s: each function has a format, and each parameter a field', (name) => {
  const { formats } = readDescriptor(name).display
  const shown = Object.entries(formats).map(([signature, { fields }]) => [
    toFunctionSelector(signature),
    fields.map(({ path }) => path.replace('.[]', '')),
  ])
  const expected = functionsOf(name).map((item) => [
    toFunctionSelector(item),
    [...(item.stateMutability === 'payable' ? ['@.value'] : []), ...item.inputs.map(({ name }) => name)],
  ])
  expect(shown).toEqual(expected)
})

// It shows ASCII and cuts the rest off (`src/erc7730/common/ledger.py` of LedgerHQ/python-erc7730).
test.each(names)('%s: a Ledger shows all words whole', (name) => {
  const { metadata, display } = readDescriptor(name)
  const formats = Object.values(display.formats)
  const labels = formats.flatMap(({ fields }) => fields.map(({ label }) => label))
  const limits = [
    [20, [...labels, ...Object.values(metadata.enums).flatMap((words) => Object.values(words))]],
    [22, [metadata.owner]],
    [30, [metadata.contractName, ...formats.map(({ intent }) => intent)]],
  ] as const
  for (const [length, words] of limits) {
    expect(words.filter((word) => word.length > length || !/^[ -~]+$/.test(word))).toEqual([])
  }
})

/** The format of a parameter by the unit that its natspec names. */
const units = [
  [/unix seconds/, 'date'],
  [/\bwei\b/, 'tokenAmount'],
  [/^seconds/, 'duration'],
  [/\bbps\b/, 'unit'],
  [/\bsides?\b/, 'enum'],
] as const

test.each([
  ['BettingPool', 'IBettingPool'],
  ['Tournament', 'ITournament'],
  ['CommunityHub', 'ICommunityHub'],
  ['RealityArbiter', 'IRealityArbiter'],
])('%s: each format is the unit of the natspec', (name, documented) => {
  const { methods = {} } = readArtifact(documented).metadata.output.devdoc
  const { formats } = readDescriptor(name).display
  const checked = functionsOf(name).flatMap((item) => {
    const { params = {} } = methods[toFunctionSignature(item)] ?? {}
    const { fields = [] } = formats[formatAbiItem(item, { includeName: true }).replaceAll(', ', ',')] ?? {}
    return fields.flatMap(({ path, format }) => {
      const text = params[path.replace('.[]', '')] ?? ''
      const unit = units.find(([pattern]) => pattern.test(text))
      return unit
        ? [{ shown: `${item.name}.${path}: ${format}`, expected: `${item.name}.${path}: ${unit[1]}` }]
        : []
    })
  })
  expect(checked.length).toBeGreaterThan(0)
  expect(checked.map(({ shown }) => shown)).toEqual(checked.map(({ expected }) => expected))
})

test.each(names)('%s: a wallet shows the example of each function as expected', async (name) => {
  const { abi } = contractOf(name)
  const { tests } = readTests(name)
  const called: string[] = []
  for (const { rawTx, expected } of tests) {
    const { data = '0x', value, to, chainId } = parseTransaction(rawTx)
    expect([to, chainId]).toEqual([contractOf(name).address, chain.id])
    called.push(decodeFunctionData({ abi, data }).functionName)
    expect(await render(name, data, value)).toEqual(expected)
  }
  expect(called).toEqual(functionsOf(name).map(({ name }) => name))
})

test('every row of the tables is used', () => {
  const functions = names.flatMap((contract) => functionsOf(contract).map((item) => ({ contract, item })))
  expect(
    Object.entries(intents)
      .flatMap(([contract, rows]) => Object.keys(rows).map((name) => `${contract}.${name}`))
      .sort(),
  ).toEqual(functions.map(({ contract, item }) => `${contract}.${item.name}`).sort())
  const used = functions.flatMap(({ item }) =>
    ['@.value', ...item.inputs.map(({ name }) => name)].flatMap((name) => [name, `${item.name}.${name}`]),
  )
  expect(Object.keys(parameters).filter((name) => !used.includes(name))).toEqual([])
})

test('a bet says stake, side, least payout and deadline', async () => {
  const args = [7n, parseEther('1.25'), 2, parseEther('2.375'), 1_798_761_600n]
  const { abi } = contractOf('BettingPool')
  const data = encodeFunctionData({ abi, functionName: 'placeBetWithin', args })
  expect(await render('BettingPool', data)).toEqual({
    intent: 'Place bet',
    owner: 'Clutchpool',
    fields: [
      { label: 'Match', value: '7' },
      { label: 'Stake', value: '1.25 WETH' },
      { label: 'Side', value: 'Team B, named second' },
      { label: 'Minimum payout', value: '2.375 WETH' },
      { label: 'Valid until', value: '2027-01-01 00:00:00Z' },
    ],
  })
})

test.each([
  ['1.25 WETH', parseEther('1.25')],
  ['Unlimited WETH', maxUint256],
])('an approval of %s says so', async (shown, wad) => {
  const args = [deployment.bettingPool, wad]
  const data = encodeFunctionData({ abi: weth9.abi, functionName: 'approve', args })
  const { intent, fields } = await render('WETH', data)
  expect(intent).toBe('Approve spending')
  expect(fields.at(-1)).toEqual({ label: 'May spend up to', value: shown })
})

test('a token that wraps no ether offers no wrapping', () => {
  const files = registryFiles({ ...site, name: 'ronin', chain: publicChains.ronin.chain })
  const { formats } = (files['calldata-WETH-ronin.json'] as OurDescriptor).display
  expect(Object.values(formats).map(({ intent }) => intent)).toEqual([
    'Approve spending',
    'Send',
    'Send from an allowance',
  ])
})

test('a function or parameter that nobody described fails', () => {
  const describing = (name: string, parameter: string) => () => {
    const inputs = [{ name: parameter, type: 'uint256' }]
    const item = { type: 'function', name, stateMutability: 'nonpayable', inputs, outputs: [] } as const
    descriptorOf({ name: 'BettingPool', address: deployment.bettingPool, functions: [item] }, site)
  }
  expect(describing('sweep', 'matchId')).toThrow('intents.ts lacks BettingPool.sweep.')
  expect(describing('voidMatch', 'tip')).toThrow('parameters.ts lacks voidMatch.tip.')
})

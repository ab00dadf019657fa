import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from '@wagmi/cli'
import { type Abi, erc20Abi, multicall3Abi, parseAbi } from 'viem'
import { formatAbiItem } from 'viem/utils'

const require = createRequire(import.meta.url)

/** Reads the ABI in an artifact of forge or truffle, without internal types. */
function abiOf(name: string, path = `out/${name}.sol/${name}.json`): Abi {
  return JSON.parse(readFileSync(path, 'utf8'), (key, value) => (key === 'internalType' ? undefined : value))
    .abi
}

const named = (abi: Abi, ...names: readonly string[]): Abi =>
  abi.filter((item) => 'name' in item && names.includes(item.name))

/** Functions that the app never calls, mostly for OpenZeppelin and the lens. */
const uncalled = [
  'extsload',
  'getUserBetHistory',
  'recordReferralReward',
  'getPlayerScore',
  'getTotalScore',
  'scorePlayer',
  'supportsInterface',
  'getRoleAdmin',
  'getRoleMember',
  'getRoleMemberCount',
  'grantRole',
  'renounceRole',
  'revokeRole',
]

const contracts = ['BettingPool', 'CommunityHub', 'Tournament'].map((name) => {
  const abi = abiOf(name)
  const isUncalled = new Set(named(abi, ...uncalled))
  return { name, abi: abi.filter((item) => !isUncalled.has(item)) }
})
const lens = abiOf('Lens')
const realityArbiter = abiOf('IRealityArbiter')
const weth9 = abiOf('WETH9', require.resolve('canonical-weth/build/contracts/WETH9.json'))

/** Functions that the home page reads, and so every page. */
const poolHome = named(abiOf('BettingPool'), 'getMatch', 'paused')
const lensHome = named(lens, 'getOpenMatches', 'getUserBetCount')

/** Lists of matches and bets. */
const poolLens = named(lens, 'getMatches', 'getUserBets', 'getClaimable')

/** Functions that only the page of a match reads. */
const matchLens = named(lens, 'successorOf', 'resultSourceOf', 'disputeWindowOf')

/** The part of Chainlink's AggregatorV3Interface that the app reads. */
const priceFeed = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
])

/** The pool's raw storage, slot by slot. */
const poolStorage = named(abiOf('BettingPool'), 'extsload').filter(
  (item) => item.type === 'function' && item.inputs[0]?.type === 'bytes32[]',
)

/** Every error that the app decodes, once: two contracts may name different errors alike. Arguments are read by position. */
const errors = new Map(
  [...contracts.flatMap(({ abi }) => abi), ...realityArbiter].flatMap((item) =>
    item.type === 'error'
      ? [[formatAbiItem(item), { ...item, inputs: item.inputs.map(({ type }) => ({ type })) }]]
      : [],
  ),
)

/** The contracts whose address the app knows. For others, each read names one. */
const deployed = ['bettingPool', 'communityHub', 'lens', 'tournament', 'weth']

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Emits a read, its query options and its hook for each view function, named as wagmi's own plugins name theirs.
 * @param elsewhere by the name of an ABI, its functions that another file reads
 */
function reads(elsewhere: Record<string, Abi> = {}): Plugin {
  return {
    name: 'Reads',
    run: ({ contracts }) => ({
      imports:
        "import { createReadContract, createReadContractQueryOptions, createUseReadContract } from './readContract'\n",
      content: contracts
        .flatMap(({ abi, meta: { abiName } }) => {
          const views = abi.filter(
            (item) => item.type === 'function' && /view|pure/.test(item.stateMutability),
          )
          const names = views.flatMap((item) => ('name' in item ? item.name : []))
          return names
            .filter((name) => named(elsewhere[abiName] ?? [], name).length === 0)
            .map((name) => readsOf(abiName, name))
        })
        .join('\n'),
    }),
  }
}

function readsOf(abiName: string, functionName: string): string {
  const name = capitalized(abiName.replace(/(Home)?Abi$/, '')) + capitalized(functionName)
  const contract = deployed.find((one) => abiName.toLowerCase().includes(one.toLowerCase()))
  const target = `{ abi: ${abiName}, functionName: '${functionName}'${contract ? `, contract: '${contract}'` : ''} }`
  return `
export const read${name} = /*#__PURE__*/ createReadContract(${target})

export const read${name}QueryOptions = /*#__PURE__*/ createReadContractQueryOptions(${target})

export const useRead${name} = /*#__PURE__*/ createUseReadContract(${target})
`
}

/** A file of ABIs, and of reads unless there are no plugins. */
const file = (name: string, abis: Record<string, Abi>, plugins: Plugin[] = []) => ({
  out: `src/chain/queries/${name}.ts`,
  contracts: Object.entries(abis).map(([name, abi]) => ({ name, abi })),
  plugins,
})

const abisOf = (select: (item: Abi[number]) => boolean, suffix = '') =>
  Object.fromEntries(contracts.map(({ name, abi }) => [name + suffix, abi.filter(select)]))

// Without errors, which `generatedAbis` has.
const { BettingPool = [], CommunityHub = [], Tournament = [] } = abisOf(({ type }) => type === 'function')

// Several files, because every page loads the first one.
export default defineConfig([
  file('generatedHome', { BettingPoolHome: poolHome, PoolLensHome: lensHome }, [reads()]),
  file('generatedAbis', { Errors: [...errors.values()], Aggregate: named(multicall3Abi, 'aggregate3') }),
  file('generated', { BettingPool, PoolLens: poolLens, WETH9: weth9 }, [reads({ bettingPoolAbi: poolHome })]),
  file('generatedHub', { CommunityHub }, [reads()]),
  file('generatedTournament', { Tournament }, [reads()]),
  file('generatedRare', { Erc20: erc20Abi, RealityArbiter: realityArbiter }, [reads()]),
  file(
    'generatedEvents',
    abisOf(({ type }) => type === 'event', 'Events'),
  ),
  file('generatedStorage', { BettingPoolStorage: poolStorage }, [reads()]),
  file('generatedMatchLens', { MatchLens: matchLens }, [reads()]),
  file('generatedPrices', { PriceFeed: priceFeed }, [reads()]),
  file('generatedLens', { Lens: lens }, [reads({ lensAbi: [...lensHome, ...poolLens, ...matchLens] })]),
  // Programs in Node can't import reads: these know the deployment that the app is built for.
  file('generatedContracts', {
    ...abisOf(({ type }) => type !== 'event'),
    Lens: lens,
    WETH9: weth9,
    RealityArbiter: realityArbiter,
  }),
  {
    // The indexer has packages of its own, so it can't import the app's hooks.
    out: 'script/indexer/abis.generated.ts',
    contracts: contracts.filter(({ name }) => name !== 'Tournament'),
  },
])

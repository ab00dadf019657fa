import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from '@wagmi/cli'
import { type Abi, erc20Abi, multicall3Abi } from 'viem'

const require = createRequire(import.meta.url)

/** Reads the ABI in an artifact of forge or truffle, without internal types. */
function abiOf(path: string): Abi {
  return JSON.parse(readFileSync(path, 'utf8'), (key, value) => (key === 'internalType' ? undefined : value))
    .abi
}

const isEvent = ({ type }: Abi[number]) => type === 'event'
const isOneOf = (names: readonly string[]) => (item: Abi[number]) =>
  'name' in item && names.includes(item.name)

/** What the app never calls: mostly what OpenZeppelin and the lens need. */
const isUncalled = isOneOf([
  ...[
    'extsload',
    'getUserBetHistory',
    'recordReferralReward',
    'getPlayerScore',
    'getTotalScore',
    'scorePlayer',
  ],
  ...['getRoleAdmin', 'getRoleMember', 'getRoleMemberCount', 'grantRole', 'renounceRole', 'revokeRole'],
  'supportsInterface',
])

const contracts = ['BettingPool', 'CommunityHub', 'Tournament'].map((name) => ({
  name,
  abi: abiOf(`out/${name}.sol/${name}.json`).filter((item) => !isUncalled(item)),
}))

const poolAbi = contracts.flatMap(({ name, abi }) => (name === 'BettingPool' ? abi : []))
const lensAbi = abiOf('out/Lens.sol/Lens.json')
const realityArbiterAbi = abiOf('out/IRealityArbiter.sol/IRealityArbiter.json')

/** Every error that the app decodes, once. */
const errors = [
  ...new Map(
    [...contracts.flatMap(({ abi }) => abi), ...realityArbiterAbi].flatMap((item) =>
      item.type === 'error' ? [[item.name, item]] : [],
    ),
  ).values(),
]

/** What the home page reads, and with it every page. */
const isPoolHome = isOneOf([
  ...['arbiter', 'challengeBond', 'challengerOf', 'disputeWindow'],
  ...['getMatch', 'owner', 'paused', 'rulingPeriod'],
])
const isLensHome = isOneOf(['getOpenMatches', 'getUserBetCount'])

/** Lists of matches and bets. */
const isPoolLens = isOneOf(['getMatches', 'getUserBets', 'getClaimable'])

/** What a match's own page reads besides. */
const isMatchLens = isOneOf(['successorOf', 'resultSourceOf', 'disputeWindowOf'])

/**
 * Emits a read, its query options and its hook for each view function, named as wagmi's own plugins name theirs.
 * @param isElsewhere functions that another file reads
 */
function reads(isElsewhere: (item: Abi[number], abiName: string) => boolean = () => false): Plugin {
  return {
    name: 'Reads',
    run: ({ contracts }) => ({
      imports:
        "import { createReadContract, createReadContractQueryOptions, createUseReadContract } from './readContract'\n",
      content: contracts
        .flatMap(({ abi, meta }) =>
          abi.flatMap((item) =>
            item.type === 'function' &&
            (item.stateMutability === 'view' || item.stateMutability === 'pure') &&
            !isElsewhere(item, meta.abiName)
              ? readsOf(meta.abiName, item.name)
              : [],
          ),
        )
        .join('\n'),
    }),
  }
}

function readsOf(abiName: string, functionName: string): string {
  const name = `${capitalized(abiName.replace(/(Home)?Abi$/, ''))}${capitalized(functionName)}`
  const target = `{ abi: ${abiName}, functionName: '${functionName}' }`
  return `
export const read${name} = /*#__PURE__*/ createReadContract(${target})

export const read${name}QueryOptions = /*#__PURE__*/ createReadContractQueryOptions(${target})

export const useRead${name} = /*#__PURE__*/ createUseReadContract(${target})
`
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// Without addresses: callers pass those of src/chain/config/config.ts. Several files, because every page loads the first one.
export default defineConfig([
  {
    out: 'src/chain/queries/generatedHome.ts',
    contracts: [
      { name: 'BettingPoolHome', abi: poolAbi.filter(isPoolHome) },
      { name: 'PoolLensHome', abi: lensAbi.filter(isLensHome) },
    ],
    plugins: [reads()],
  },
  {
    out: 'src/chain/queries/generatedAbis.ts',
    contracts: [
      { name: 'Errors', abi: errors },
      { name: 'Aggregate', abi: multicall3Abi.filter(isOneOf(['aggregate3'])) },
    ],
  },
  {
    out: 'src/chain/queries/generated.ts',
    contracts: [
      ...contracts.map(({ name, abi }) => ({ name, abi: abi.filter((item) => !isEvent(item)) })),
      { name: 'PoolLens', abi: lensAbi.filter(isPoolLens) },
      { name: 'WETH9', abi: abiOf(require.resolve('canonical-weth/build/contracts/WETH9.json')) },
    ],
    plugins: [reads((item, abiName) => abiName === 'bettingPoolAbi' && isPoolHome(item))],
  },
  {
    out: 'src/chain/queries/generatedRare.ts',
    contracts: [
      { name: 'Erc20', abi: erc20Abi },
      { name: 'RealityArbiter', abi: realityArbiterAbi },
    ],
    plugins: [reads()],
  },
  {
    out: 'src/chain/queries/generatedEvents.ts',
    contracts: contracts.map(({ name, abi }) => ({ name: `${name}Events`, abi: abi.filter(isEvent) })),
  },
  {
    out: 'src/chain/queries/generatedMatchLens.ts',
    contracts: [{ name: 'MatchLens', abi: lensAbi.filter(isMatchLens) }],
    plugins: [reads()],
  },
  {
    out: 'src/chain/queries/generatedLens.ts',
    contracts: [{ name: 'Lens', abi: lensAbi }],
    plugins: [reads((item) => [isLensHome, isPoolLens, isMatchLens].some((isRead) => isRead(item)))],
  },
  {
    // The indexer has packages of its own, so it can't import the app's hooks.
    out: 'script/indexer/abis.generated.ts',
    contracts: contracts.filter(({ name }) => name === 'BettingPool' || name === 'CommunityHub'),
  },
])

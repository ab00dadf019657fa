import { createRequire } from 'node:module'
import { defineConfig } from '@wagmi/cli'
import { type Abi, erc20Abi, multicall3Abi, parseAbi } from 'viem'
import { abiOf, contractReads, errorsOf, named } from './script/lib/contractReads'

/** Functions that the app never calls, mostly for OpenZeppelin and the lens. */
const uncalled = `extsload getUserBetHistory recordReferralReward getPlayerScore getTotalScore scorePlayer
  supportsInterface getRoleAdmin getRoleMember getRoleMemberCount grantRole renounceRole revokeRole`.split(
  /\s+/,
)

function calledOf(name: string): Abi {
  const abi = abiOf(name)
  const left = named(abi, ...uncalled)
  return abi.filter((item) => !left.includes(item))
}

const BettingPool = calledOf('BettingPool')
const CommunityHub = calledOf('CommunityHub')
const Tournament = calledOf('Tournament')
const Lens = abiOf('Lens')
const RealityArbiter = abiOf('IRealityArbiter')
const require = createRequire(import.meta.url)
const WETH9 = abiOf('WETH9', require.resolve('canonical-weth/build/contracts/WETH9.json'))
const PriceFeed = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
])

const reads = contractReads()

const abiFile = (name: string, abis: Record<string, Abi>) => ({
  out: `src/chain/queries/${name}.ts`,
  contracts: Object.entries(abis).map(([name, abi]) => ({ name, abi })),
})
const readFile = (name: string, abis: Record<string, Abi>) => ({ ...abiFile(name, abis), plugins: [reads] })

const functionsOf = (abi: Abi) => abi.filter(({ type }) => type === 'function')
const eventsOf = (abi: Abi) => abi.filter(({ type }) => type === 'event')

// Several files, because every page loads the first one. None repeats a read of those before it.
export default defineConfig([
  readFile('generatedHome', {
    BettingPoolHome: named(BettingPool, 'getMatch', 'paused'),
    PoolLensHome: named(Lens, 'getOpenMatches', 'getUserBetCount'),
  }),
  abiFile('generatedAbis', {
    Errors: errorsOf([...BettingPool, ...CommunityHub, ...Tournament, ...RealityArbiter]),
    Aggregate: named(multicall3Abi, 'aggregate3'),
  }),
  readFile('generated', {
    BettingPool: functionsOf(BettingPool),
    PoolLens: named(Lens, 'getMatches', 'getUserBets', 'getClaimable'),
    WETH9,
  }),
  readFile('generatedHub', { CommunityHub: functionsOf(CommunityHub) }),
  readFile('generatedTournament', { Tournament: functionsOf(Tournament) }),
  readFile('generatedRare', { Erc20: erc20Abi, RealityArbiter }),
  abiFile('generatedEvents', {
    BettingPoolEvents: eventsOf(BettingPool),
    CommunityHubEvents: eventsOf(CommunityHub),
    TournamentEvents: eventsOf(Tournament),
  }),
  readFile('generatedMatchLens', {
    MatchLens: named(Lens, 'successorOf', 'resultSourceOf', 'disputeWindowOf'),
  }),
  readFile('generatedPrices', { PriceFeed }),
  readFile('generatedLens', {
    Lens,
    BettingPoolStorage: parseAbi(['function extsload(bytes32[] slots) view returns (bytes32[] words)']),
  }),
  // Programs in Node can't import reads: these know the deployment that the app is built for.
  abiFile('generatedContracts', { BettingPool, CommunityHub, Tournament, Lens, WETH9, RealityArbiter }),
  {
    // The indexer has packages of its own, so it can't import the app's hooks.
    ...abiFile('', { BettingPool, CommunityHub }),
    out: 'script/indexer/abis.generated.ts',
  },
])

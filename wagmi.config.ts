import { defineConfig } from '@wagmi/cli'
import type { Abi } from 'viem'
import * as abis from './script/lib/abis'
import { contractReads } from './script/lib/contractReads'

const reads = contractReads()
const { BettingPool, CommunityHub, Tournament, Lens, RealityArbiter, RealityETH, WETH9 } = abis
const { errorsOf, eventsOf, functionsOf, named } = abis

const abiFile = (name: string, contracts: Record<string, Abi>) => ({
  out: `src/chain/queries/${name}.ts`,
  contracts: Object.entries(contracts).map(([name, abi]) => ({ name, abi })),
})
const readFile = (name: string, contracts: Record<string, Abi>) => ({
  ...abiFile(name, contracts),
  plugins: [reads],
})

// Several files, because every page loads the first one. None repeats a read of those before it.
export default defineConfig([
  readFile('generatedHome', {
    BettingPoolHome: named(BettingPool, 'getMatch', 'paused'),
    PoolLensHome: named(Lens, 'getOpenMatches', 'getUserBetCount'),
  }),
  abiFile('generatedAbis', {
    Errors: errorsOf([...BettingPool, ...CommunityHub, ...Tournament, ...RealityArbiter]),
    Aggregate: abis.Aggregate,
  }),
  readFile('generated', {
    BettingPool: functionsOf(BettingPool),
    PoolLens: named(Lens, 'getMatches', 'getUserBets', 'getClaimable'),
    WETH9,
  }),
  readFile('generatedHub', { CommunityHub: functionsOf(CommunityHub) }),
  readFile('generatedTournament', { Tournament: functionsOf(Tournament) }),
  readFile('generatedRare', { Erc20: abis.Erc20, RealityArbiter, RealityETH }),
  abiFile('generatedEvents', {
    BettingPoolEvents: eventsOf(BettingPool),
    CommunityHubEvents: eventsOf(CommunityHub),
    TournamentEvents: eventsOf(Tournament),
  }),
  readFile('generatedMatchLens', {
    MatchLens: named(Lens, 'successorOf', 'resultSourceOf', 'disputeWindowOf', 'isRuled'),
  }),
  readFile('generatedPrices', { PriceFeed: abis.PriceFeed }),
  readFile('generatedLens', { Lens, BettingPoolStorage: abis.BettingPoolStorage }),
  // Programs in Node can't import reads: these know the deployment that the app is built for.
  abiFile('generatedContracts', { BettingPool, CommunityHub, Tournament, Lens, WETH9, RealityArbiter }),
  {
    // The indexer has packages of its own, so it can't import the app's hooks.
    ...abiFile('', { BettingPool, CommunityHub }),
    out: 'script/indexer/abis.generated.ts',
  },
])

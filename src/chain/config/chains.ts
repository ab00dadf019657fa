import type { Address, Chain } from 'viem'

export type AppChain = Chain & {
  contracts: {
    multicall3: { address: Address }
    /** Prices the data that a transaction puts on L1, on chains of the OP Stack. */
    gasPriceOracle?: { address: Address }
    /** The same on Arbitrum's chains. */
    nodeInterface?: { address: Address }
  }
  custom: {
    /** The chain's own coin is ether, so WETH wraps it. */
    coinIsEther: boolean
    /** WETH has an admin who can let spenders move it without an allowance, and appoint minters. */
    wethHasAdmin: boolean
    /** Ronin Wallet's own chains, which phones open there first. */
    isRonin?: boolean
    /** Where to get the chain's coin, and WETH if the coin cannot be wrapped into it. */
    funds: readonly FundsLink[]
    logs: LogSettings
    /** In dollars, read from contracts with Chainlink's AggregatorV3Interface. Without one, the app shows no currency. */
    priceFeeds: readonly PriceFeed[]
  }
}

export interface PriceFeed {
  /** Ether, or a currency by its ISO 4217 code. */
  of: 'ETH' | (string & {})
  /** As visitors know it. */
  name: string
  address: Address
  /** Seconds within which the feed promises a new round. */
  heartbeat: number
}

export interface LogSettings {
  /** Blocks that the chain's own RPC accepts per `eth_getLogs`. The app learns it where it is unknown. */
  range?: number
  /** Endpoints that serve the logs of more or older blocks than the chain's own RPC, in order of preference. */
  endpoints: readonly { url: string; range?: number }[]
}

interface FundsLink {
  gets: 'weth' | 'coin'
  by: 'swap' | 'bridge' | 'faucet'
  url: string
}

/** viem's entries add the block of its deployment, which a local stand-in of a chain hasn't reached. */
export const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const

/** `npm start` puts them there (src/testing/priceFeeds.ts). */
const localFeeds: readonly PriceFeed[] = [
  {
    of: 'ETH',
    name: 'Local ETH/USD',
    address: '0x0000000000000000000000000000000000E74051',
    heartbeat: 86_400,
  },
  {
    of: 'EUR',
    name: 'Local EUR/USD',
    address: '0x0000000000000000000000000000000000E74052',
    heartbeat: 86_400,
  },
]

export const local: AppChain = {
  id: 31337,
  // Milliseconds; how often the app looks for a block follows from it.
  blockTime: 2_000,
  name: 'Clutchpool local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  contracts: { multicall3 },
  testnet: true,
  custom: {
    coinIsEther: true,
    wethHasAdmin: false,
    funds: [],
    logs: { endpoints: [] },
    priceFeeds: localFeeds,
  },
}

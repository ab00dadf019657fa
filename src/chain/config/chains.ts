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

/** Deployment settings that no build of the app contains. */
type DeploySettings = {
  /** The WETH in use on the chain. */
  weth: Address
  /** The flags of `forge verify-contract` for the chain's explorer. */
  verifier: readonly string[]
}

/** Multicall3 has the same address on every chain. */
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const

// https://specs.optimism.io/protocol/predeploys.html#gaspriceoracle
const gasPriceOracle = { address: '0x420000000000000000000000000000000000000F' } as const

// https://docs.arbitrum.io/build-decentralized-apps/nodeinterface/reference
const nodeInterface = { address: '0x00000000000000000000000000000000000000C8' } as const

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const ron = { name: 'RON', symbol: 'RON', decimals: 18 }

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
  nativeCurrency: ether,
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

export type PublicChain = { chain: AppChain; deploying: DeploySettings }

/**
 * The public chains by the name that `--chain` takes. A build contains only its own (script/lib/sitePlugin.ts). Ids, coins,
 * RPCs, explorers and Multicall3 are those of viem 2.57, with which script/chains.test.ts compares them.
 */
export const publicChains = {
  ronin: {
    chain: {
      id: 2020,
      // The default of the OP Stack, which Ronin runs on since May 2026: https://github.com/smartcontractkit/chainlink-evm/pull/468
      blockTime: 2_000,
      name: 'Ronin',
      nativeCurrency: ron,
      rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
      blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
      contracts: { multicall3, gasPriceOracle },
      custom: {
        coinIsEther: false,
        wethHasAdmin: true,
        isRonin: true,
        funds: [
          { gets: 'weth', by: 'swap', url: 'https://app.roninchain.com/swap' },
          { gets: 'coin', by: 'swap', url: 'https://app.roninchain.com/swap' },
        ],
        // Both measured in August 2026: https://github.com/DefiLlama/chainlist/pull/3037 (its own RPC refuses 801 blocks,
        // the limit is 200; Tenderly's gateway served 30,000, also of old blocks).
        logs: { range: 200, endpoints: [{ url: 'https://ronin.gateway.tenderly.co', range: 30_000 }] },
        // Chainlink has given its feeds on Ronin up: https://github.com/smartcontractkit/documentation/pull/3367, and nobody has
        // published another (searched in November 2026).
        priceFeeds: [],
      },
    },
    deploying: {
      // script/GeneralConfig.sol of https://github.com/ronin-chain/bridge-contract, read in November 2026.
      weth: '0xc99a6A985eD2Cac1ef41640596C5A5f9F4E19Ef5',
      verifier: ['--verifier', 'sourcify'],
    },
  },

  // Its id was 2021 until it became a rollup in February 2026.
  saigon: {
    chain: {
      id: 202601,
      // The default of the OP Stack: https://docs.chainstack.com/reference/getting-started-ronin
      blockTime: 2_000,
      name: 'Ronin Saigon Testnet',
      nativeCurrency: ron,
      rpcUrls: { default: { http: ['https://saigon-testnet.roninchain.com/rpc'] } },
      blockExplorers: {
        default: { name: 'Saigon Explorer', url: 'https://saigon-explorer.roninchain.com' },
      },
      contracts: { multicall3, gasPriceOracle },
      testnet: true,
      custom: {
        coinIsEther: false,
        wethHasAdmin: true,
        isRonin: true,
        funds: [
          { gets: 'weth', by: 'bridge', url: 'https://saigon-app.roninchain.com/bridge' },
          { gets: 'coin', by: 'faucet', url: 'https://faucet.roninchain.com' },
        ],
        // Nobody has published its limit (searched in November 2026). Mainnet's is 200.
        logs: { range: 200, endpoints: [] },
        // Chainlink listed one before the testnet became a rollup, and nobody has since (searched in November 2026).
        priceFeeds: [],
      },
    },
    deploying: {
      // From the same file, which still has the testnet's id from before the rollup.
      weth: '0x29C6F8349A028E1bdfC68BFa08BDee7bC5D47E16',
      verifier: ['--verifier', 'sourcify'],
    },
  },

  b3: {
    chain: {
      id: 8333,
      // chains/b3 of https://github.com/hyperlane-xyz/hyperlane-registry, read in November 2026.
      blockTime: 1_000,
      name: 'B3',
      nativeCurrency: ether,
      rpcUrls: { default: { http: ['https://mainnet-rpc.b3.fun/http'] } },
      blockExplorers: { default: { name: 'B3 Explorer', url: 'https://explorer.b3.fun' } },
      contracts: { multicall3, gasPriceOracle },
      custom: {
        coinIsEther: true,
        wethHasAdmin: false,
        funds: [{ gets: 'coin', by: 'bridge', url: 'https://bridge.b3.fun' }],
        // Nobody has published its limit (searched in November 2026).
        logs: { endpoints: [] },
        // Neither Chainlink nor API3 has published a feed for this chain (searched in November 2026).
        priceFeeds: [],
      },
    },
    deploying: {
      // Every OP Stack chain has it there from its first block.
      weth: '0x4200000000000000000000000000000000000006',
      verifier: ['--verifier', 'blockscout', '--verifier-url', 'https://explorer.b3.fun/api/'],
    },
  },

  nova: {
    chain: {
      id: 42170,
      // chains/arbitrumnova of the same registry: an estimate, as Nova makes blocks when it has transactions.
      blockTime: 2_000,
      name: 'Arbitrum Nova',
      nativeCurrency: ether,
      rpcUrls: { default: { http: ['https://nova.arbitrum.io/rpc'] } },
      blockExplorers: { default: { name: 'Arbiscan', url: 'https://nova.arbiscan.io' } },
      contracts: { multicall3, nodeInterface },
      custom: {
        coinIsEther: true,
        wethHasAdmin: false,
        funds: [{ gets: 'coin', by: 'bridge', url: 'https://bridge.arbitrum.io' }],
        // Nobody has published its limit (searched in November 2026). Arbitrum's SDK reads its chains' public RPCs in steps
        // of 9,999 blocks: https://github.com/OffchainLabs/arbitrum-chain-sdk/pull/745
        logs: { range: 9_999, endpoints: [] },
        // Neither Chainlink nor API3 has published a feed for this chain (searched in November 2026).
        priceFeeds: [],
      },
    },
    deploying: {
      // `l2Weth` of chain 42170 in the networks of https://github.com/OffchainLabs/arbitrum-sdk, read in November 2026.
      weth: '0x722E8BdD2ce80A4422E880164f2079488e115365',
      // Wants ETHERSCAN_API_KEY in the environment.
      verifier: ['--verifier', 'etherscan'],
    },
  },
} satisfies Record<string, PublicChain>

import type { Address } from 'viem'
import { arbitrumNova, b3, ronin, saigon } from 'viem/chains'
import { chainConfig as opStack } from 'viem/op-stack'
import { type AppChain, multicall3 } from './chains.ts'

const { gasPriceOracle } = opStack.contracts

// https://docs.arbitrum.io/build-decentralized-apps/nodeinterface/reference
const nodeInterface = { address: '0x00000000000000000000000000000000000000C8' } as const

export type PublicChain = { chain: AppChain; deploying: DeploySettings }

/** Deployment settings that no build of the app contains. */
type DeploySettings = {
  /** The WETH in use on the chain. */
  weth: Address
  /** The flags of `forge verify-contract` for the chain's explorer. */
  verifier: readonly string[]
}

/**
 * The public chains by the name that `--chain` takes: viem's, and what only this app needs to know. Apart from the local one,
 * because `viem/chains` loads hundreds. A build contains only its own, as JSON (script/lib/deploymentModule.ts).
 */
export const publicChains = {
  ronin: {
    chain: {
      ...ronin,
      // The default of the OP Stack, which Ronin runs on since May 2026: https://github.com/smartcontractkit/chainlink-evm/pull/468
      blockTime: opStack.blockTime,
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
      ...saigon,
      // The default of the OP Stack: https://docs.chainstack.com/reference/getting-started-ronin
      blockTime: opStack.blockTime,
      contracts: { multicall3, gasPriceOracle },
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
      ...b3,
      // chains/b3 of https://github.com/hyperlane-xyz/hyperlane-registry, read in November 2026.
      blockTime: 1_000,
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
      ...arbitrumNova,
      // chains/arbitrumnova of the same registry: an estimate, as Nova makes blocks when it has transactions.
      blockTime: 2_000,
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

import { type Chain, defineChain } from 'viem'

/** A chain that the app can be built for. */
export type AppChain = Chain & {
  custom: {
    /** Whether the chain's own coin is ether, so that WETH wraps it. */
    coinIsEther: boolean
    /** Where to get WETH, for chains whose coin cannot be wrapped into it. */
    getWethUrl?: string
  }
}

/** Anvil as `npm start` runs it. Multicall3 is put at its canonical address before anything reads. */
export const local = defineChain({
  id: 31337,
  // Milliseconds; how often the app looks for a block follows from it.
  blockTime: 2_000,
  name: 'Clutchpool local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
  custom: { coinIsEther: true },
}) satisfies AppChain

/** The chain of this id. A deployment on a chain that is not described here is a mistake of the build. */
export function chainOf(id: number): AppChain {
  if (id === local.id) return local
  throw new Error(`The app knows no chain with the id ${id}`)
}

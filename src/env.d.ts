/** Build settings, which script/lib/sitePlugin.ts reads and checks. */
declare module '#deployment' {
  type Address = `0x${string}`

  /** The one chain, with the RPC URLs that the build was given. */
  export const chain: import('./chain/config/chains').AppChain

  /** `true` for the developer's own chain. */
  export const isLocal: boolean

  export const deployment: {
    bettingPool: Address
    tournament: Address
    communityHub: Address
    weth: Address
    /** The block to read events from. */
    deployBlock: number
  }
}

/** What this build is for, read and checked when it is built: script/lib/sitePlugin.ts. */
declare module '#deployment' {
  type Address = `0x${string}`

  /** The one chain, with the RPC URLs that the build was given. */
  export const chain: import('./chain/config/chains').AppChain

  /** Whether that is the developer's own. */
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

/** Build settings, which script/lib/sitePlugin.ts reads and checks. */
declare module '#deployment' {
  type Address = `0x${string}`

  export const chain: import('./chain/config/chains').AppChain

  export const isLocal: boolean

  export const deployment: {
    bettingPool: Address
    tournament: Address
    communityHub: Address
    weth: Address
    deployBlock: number
  }
}

/** Build settings, which script/lib/sitePlugin.ts reads and checks. */
declare module '#deployment' {
  type Address = `0x${string}`

  export const chain: import('./chain/config/chains').AppChain

  /** The build's own RPC URLs, in order of preference. Wallets get those of the chain. */
  export const rpcUrls: readonly string[]

  /** Where `eth_getLogs` is served. */
  export const logs: import('./chain/config/chains').LogSettings

  /** Visitors may set an RPC of their own. */
  export const isOwnRpcAllowed: boolean

  /** Serves leaderboards from a database. Nothing that leads to a transaction comes from it. */
  export const indexerUrl: string | undefined

  export const isLocal: boolean

  export const deployment: {
    bettingPool: Address
    tournament: Address
    communityHub: Address
    lens: Address
    weth: Address
    /** Rules on challenged results, `undefined` if the owner does. */
    arbiter?: { address: Address; realityETH: Address; arbitrator: Address; templateId: number }
    deployBlock: number
  }
}

/** Each contract's code as it must be on the chain, which script/lib/contractCode.ts compiles. */
declare module '#contractCodes' {
  export const contractCodes: { name: string; address: `0x${string}`; hash: `0x${string}` }[]
}

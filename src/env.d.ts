/** The deployment that this build is for, read and checked when it is built: script/lib/deploymentPlugin.mjs. */
declare module '#deployment' {
  type Address = `0x${string}`

  export const deployment: {
    chainId: number
    bettingPool: Address
    tournament: Address
    communityHub: Address
    weth: Address
    /** The block to read events from. */
    deployBlock: number
  }
}

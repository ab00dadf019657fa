/** A production build and the chain that it is served with. */
export type Site = {
  url: string
  /** The build. */
  folder: string
  /** The state of a chain with nothing but the contracts. */
  chainState: string
  /** The port on which the build looks for its chain. Nothing listens there yet. */
  rpcPort: number
}

/** One line of the table. A row without a goal is for information. */
export type Row = { what: string; measured: string; goal?: string; isMet?: boolean }

/** Why a call, a transaction or a connection failed. `describeFailure` has the messages. */
export type Failure =
  /** Reverted with a custom error, with `Error` (`args[0]` is the text) or with `Panic` (`args[0]` is the code). */
  | { kind: 'contract'; name: string; args: readonly unknown[] }
  /** Reverted without data, as WETH9 does when the balance or the allowance is too low. */
  | { kind: 'revertedWithoutReason' }
  /** Mined and reverted, and a replay finds no reason. */
  | { kind: 'reverted' }
  /** Rejected in the wallet: neutral, no error. */
  | { kind: 'rejected' }
  /** Nobody answered the request before the wallet gave it up. */
  | { kind: 'expired' }
  /** Gas or the value isn't covered. `leave` is what gas may cost, in wei, where it is known. */
  | { kind: 'insufficientFunds'; leave?: bigint | undefined }
  | { kind: 'network' }
  /** The wallet's own RPC refused its request. */
  | { kind: 'walletRpc' }
  /** The wallet expects a revert, but our simulation passes. */
  | { kind: 'walletRefused' }
  /** No wallet is connected, or another account. */
  | { kind: 'notConnected' }
  | { kind: 'noAccount' }
  | { kind: 'wrongChain' }
  /** The wallet answered that it switched, and stayed where it was. */
  | { kind: 'notSwitched' }
  /** The wallet has another entry with this network's URL, by the name that it gives. */
  | { kind: 'duplicateNetwork'; entry: string | undefined }
  /** The wallet already shows the same request. */
  | { kind: 'requestOpen' }
  /** The wallet said that it sends atomic batches, and doesn't. */
  | { kind: 'batchRefused' }
  /** Another transaction used its nonce. */
  | { kind: 'cancelled' }
  /** The bet's deadline passed, so that it can't be placed any more. */
  | { kind: 'notPlaced' }
  /** It changed nothing for so long that nobody waits for it any more. It has no deadline. */
  | { kind: 'unseen' }
  /** The approval was mined, but the allowance is too low. */
  | { kind: 'allowanceNotSet' }
  | { kind: 'unknown'; message: string }

/** Returns `true` if its message says all, so that nothing introduces it. The wallet may still send what it shows. */
export const isWhole = ({ kind }: Failure): boolean =>
  kind === 'requestOpen' || kind === 'batchRefused' || kind === 'notPlaced'

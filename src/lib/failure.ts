/** Why something that was asked of the chain or of the wallet did not happen. Words: `describeFailure`. */
export type Failure =
  /** The contract refused. `name` is its custom error, `Error` (`args[0]` is the text), `Panic` (`args[0]` is the code). */
  | { kind: 'contract'; name: string; args: readonly unknown[] }
  /** The contract refused and said nothing, as WETH9 does when the balance or the allowance is too small. */
  | { kind: 'revertedWithoutReason' }
  /** It was mined and reverted, for a reason that is no longer to be found out. */
  | { kind: 'reverted' }
  /** The person said no in the wallet. Neutral: not an error. */
  | { kind: 'rejected' }
  /** The account lacks the native coin for the value or the gas. */
  | { kind: 'insufficientFunds' }
  /** The chain's endpoint could not be reached. */
  | { kind: 'network' }
  /** No wallet is connected, or not the account that was asked. */
  | { kind: 'notConnected' }
  /** The wallet was asked to connect and shows no account. */
  | { kind: 'noAccount' }
  /** The wallet is on another chain than it was asked to be. */
  | { kind: 'wrongChain' }
  /** A prompt for the same thing is open in the wallet already. */
  | { kind: 'promptOpen' }
  /** The person cancelled the transaction in the wallet, or put another in its place. */
  | { kind: 'cancelled' }
  /** The network no longer knows the transaction. */
  | { kind: 'dropped' }
  /** The approval was mined, and still the allowance is too small. */
  | { kind: 'allowanceNotSet' }
  | { kind: 'unknown'; message: string }

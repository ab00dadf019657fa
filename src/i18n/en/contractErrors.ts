import { formatAmount, formatPercent } from '@/i18n/format/amounts'

type Args = readonly unknown[]

const weth = (value: unknown) =>
  `${typeof value === 'bigint' ? formatAmount(value, 'full') : String(value)} WETH`
const percent = (bps: unknown) => formatPercent(Number(bps))

const operatorOnly = 'Only an operator can do this. Connect the operator’s wallet.'
const ownerOnly = 'Only the owner of the contract can do this. Connect the owner’s wallet.'

/**
 * One sentence for each way in which a contract refuses, by the name of its custom error: what happened, then what to
 * do. The arguments are as the contract sent them, amounts in wei.
 */
export const contractErrors = {
  // Bets
  MatchNotFound: () => 'This match does not exist. Go back to the list of matches.',
  InvalidPrediction: () => 'Choose Team A or Team B.',
  BettingIsClosed: () => 'Betting on this match is closed. Choose another match.',
  BetBelowMinimum: (args: Args) => `Minimum bet is ${weth(args[1])}. Enter more.`,
  BetAboveMaximum: (args: Args) =>
    args[1] === 0n
      ? 'Your stake on this match has reached its maximum. You cannot add to it.'
      : `Maximum bet is ${weth(args[1])}. Enter less.`,
  OppositeSideHeld: (args: Args) =>
    `You already bet on Team ${Number(args[1]) === 2 ? 'B' : 'A'}. You can add to that side, not bet on both.`,
  LiveCapExceeded: (args: Args) =>
    args[1] === 0n
      ? 'The match has started and this side takes no more live bets.'
      : `The match has started: this side takes at most ${weth(args[1])} more. Enter less.`,
  PayoutBelowMinimum: (args: Args) =>
    `The odds moved: this bet would now pay ${weth(args[0])}, less than your limit. Look at the new preview and try again.`,
  DeadlinePassed: () => 'The bet was confirmed too late. Try again.',
  WrapFailed: () => 'ETH cannot be wrapped on this network. Bet with WETH instead.',
  EnforcedPause: () => 'New bets and matches are paused. Claims and refunds still work. Try again later.',
  ExpectedPause: () => 'Nothing is paused, so there is nothing to resume.',

  // Claims
  NothingToClaim: () =>
    'There is nothing to claim here now: it was claimed already, did not win, or is not claimable yet. Refresh your bets.',
  InsufficientGas: () =>
    'Too little gas was left for the claim. Raise the gas limit in your wallet and try again.',
  MatchNotAbandoned: () => 'This match can still get a result. It can be voided 7 days after its end.',

  // Results
  MatchNotEnded: () => 'The match has not ended yet. Wait for its end time.',
  MatchAlreadyFinalized: () => 'This match has a result already. Refresh the list.',
  MatchNotFinalized: () => 'This match has no result yet that could be replaced.',
  // The pool names a side, a tournament an account.
  InvalidWinner: ([winner]: Args): string =>
    typeof winner === 'string'
      ? 'Only the top scorers can be named as winners. Refresh the table of players and try again.'
      : 'Choose Option 1 or Option 2 as the winner.',
  ResolutionFinal: () => 'The result is final and can no longer be changed.',
  MatchAbandoned: () => 'The time for a result is over. This match can only be voided, by anyone.',

  // Creating matches
  NameLengthInvalid: () => 'A name has 1 to 100 bytes. Shorten or enter the name.',
  StartTimeInPast: () => 'The start time has passed. Choose a later one.',
  EndTimeNotAfterStart: () => 'The end time must be after the start time.',
  EndTimeTooFar: () => 'The end must be within 180 days. Choose an earlier end time.',
  MinBetZero: () => 'The minimum bet must be more than 0.',
  MaxBetBelowMinBet: () => 'The maximum bet must not be below the minimum bet.',
  SafeCastOverflowedUintDowncast: () => 'This amount is larger than the contract can hold. Enter less.',

  // Powers
  NotOperator: () => operatorOnly,
  NotTournament: () => 'Only the tournament contract can do this.',
  OwnableUnauthorizedAccount: () => ownerOnly,
  OwnableInvalidOwner: () => 'The zero address cannot own the contract. Enter another one.',
  ZeroAddress: () => 'The zero address is not allowed here. Enter another one.',
  RenounceWhilePaused: () => 'Resume betting first: without an owner it would stay paused for good.',
  FeeTooHigh: (args: Args) => `A fee of ${percent(args[0])} is too high. The most is 10%.`,
  LiveCapTooHigh: (args: Args) => `A live cap of ${percent(args[0])} is too high. The most is 100%.`,
  DisputeWindowTooLong: () => 'A dispute window lasts at most 2 days. Enter less.',
  NoFees: () => 'There are no fees to withdraw yet.',
  BettingTokenProtected: () => 'WETH in the pool belongs to the bettors and cannot be withdrawn.',

  // Community
  SelfReferral: () => 'You cannot refer yourself. Enter the address of whoever told you of Clutchpool.',
  CircularReferral: () => 'You referred this address, so it cannot refer you. Enter another one.',
  AlreadyRegistered: () => 'You have a referrer already. It is named once and for good.',
  NotBettingPool: () => 'Only the betting pool can do this.',
  ZeroAmount: () => 'Enter an amount above zero.',

  // Tournaments
  TournamentNotFound: () => 'This tournament does not exist. Go back to the list of tournaments.',
  TournamentNotOpen: () => 'This tournament is over. Nothing in it can change any more.',
  PoolPaused: () => 'Joining is paused together with betting. Claims still work. Try again later.',
  JoiningClosed: () => 'The last match has started, so nobody can join any more. Choose another tournament.',
  AlreadyJoined: () => 'You take part already. Make your predictions.',
  NotParticipant: () => 'Only those who joined can do this. Join first, while that is possible.',
  PlayersAlreadyJoined: () => 'Somebody joined already, so it is too late to have judges decide.',
  MatchNotInTournament: () => 'This match is not part of the tournament.',
  LengthMismatch: () => 'Each match needs one prediction or score. Check the list and try again.',
  MatchNotFinal: () => 'A match has no final result yet. Wait for it and try again.',
  MatchIsVoid: () => 'The match is void and gives no points, so there is nothing to score.',
  TournamentIsJudged: () => 'Judges give the points in this tournament.',
  TournamentNotJudged: () => 'The results decide the points in this tournament, not judges.',
  NoPrediction: () => 'This player did not predict the match.',
  AlreadyScored: () => 'This player has points for the match already.',
  TooManyPoints: () => 'A match gives at most 1,000 points. Enter less.',
  PredictionsUnscored: ([count]: Args) =>
    `Not all predictions are scored yet (left: ${count}). Score them first.`,
  CancellationClosed: () => 'The first match has started, so the tournament can no longer be cancelled.',
  FinalizationClosed: () =>
    'The time to finish this tournament is over. Now it can only be voided, which gives the entry fees back.',
  TournamentNotAbandoned: () => 'It can be voided 14 days after its end, if nobody has finished it by then.',
  MatchCountInvalid: () => 'A tournament has 1 to 64 matches.',
  DuplicateMatch: () => 'A match can be in a tournament only once. Remove the second one.',
  MatchAlreadyStarted: () => 'A match has started already. Choose another one.',
  MatchEndsTooLate: () => 'A match ends after the tournament. Choose a later end or another match.',
  AccessControlUnauthorizedAccount: () =>
    'Only an admin of the tournaments can do this. Connect an admin’s wallet.',
  AccessControlBadConfirmation: () => 'A role can only be given up by the account that has it.',

  // What OpenZeppelin and Solidity say
  ReentrancyGuardReentrantCall: () => 'The contract was called from within itself and refused. Try again.',
  SafeERC20FailedOperation: () => 'WETH refused the transfer. Check your WETH balance and approval.',
  Error: (args: Args) => `The contract refused: ${String(args[0])}`,
  Panic: () => 'The contract ran into an internal error. Nothing was changed.',
}

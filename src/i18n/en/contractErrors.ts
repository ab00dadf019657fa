import { zeroAddress } from 'viem'
import type { errorsAbi } from '@/chain/queries/errors'
import { formatPercent } from '@/i18n/format/amounts'
import { formatBound } from '@/i18n/format/bounds'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

type Args = readonly unknown[]

const weth = (value: unknown, bound: 'min' | 'max' = 'max') =>
  `${typeof value === 'bigint' ? formatBound(value, bound) : String(value)} WETH`
const percent = (bps: unknown) => formatPercent(Number(bps))

const operatorOnly = 'Only an operator can do this. Connect an operator’s wallet.'
const ownerOnly = 'Only the contract owner can do this. Connect the owner’s wallet.'

/**
 * One sentence per custom error: what happened, then what to do. Arguments come as the contract sent them, with
 * amounts in wei.
 */
export const contractErrors = {
  // Bets
  MatchNotFound: () => 'We couldn’t find this match. Go back to the match list.',
  InvalidPrediction: () => 'Choose Team A or Team B.',
  BettingIsClosed: () => 'Betting on this match is closed. Choose another match.',
  BetBelowMinimum: (args: Args) => `Minimum bet is ${weth(args[1], 'min')}. Enter more.`,
  BetAboveMaximum: (args: Args) =>
    args[1] === 0n
      ? 'You’ve reached the maximum stake on this match.'
      : `Maximum bet is ${weth(args[1])}. Enter less.`,
  OppositeSideHeld: (args: Args) =>
    `You’ve bet on Team ${Number(args[1]) === 2 ? 'B' : 'A'}. You can add to it, but not bet on the other side.`,
  LiveCapExceeded: (args: Args) =>
    args[1] === 0n
      ? 'Live betting on this side is full.'
      : `Only ${weth(args[1])} of live room left on this side. Enter less.`,
  PayoutBelowMinimum: (args: Args) =>
    `Odds moved: this bet would now pay ${weth(args[0])}, below your limit. Check the new odds and try again.`,
  DeadlinePassed: () =>
    'The match started, or the bet took too long to confirm. Nothing was staked. Check the odds and try again.',
  WrapFailed: () => 'ETH can’t be wrapped on this network. Bet with WETH instead.',
  EnforcedPause: () => 'New bets and matches are paused. Claims and refunds still work.',
  ExpectedPause: () => 'Betting isn’t paused, so there’s nothing to resume.',

  // Claims
  NothingToClaim: () =>
    'Nothing to claim: already claimed or paid to you, lost, or not claimable yet. Refresh your bets.',
  InsufficientGas: () => 'It ran out of gas. Raise the gas limit in your wallet and try again.',
  MatchNotAbandoned: () =>
    `Too early to void this match. Anyone can, ${limits.matchVoidDays} days after its end or once the ruling period is over.`,

  // Results
  MatchNotEnded: () => 'This match isn’t over yet. Wait for its end, or close betting after its start.',
  MatchAlreadyFinalized: () => 'This match already has a result. Refresh the list.',
  MatchNotFinalized: () => 'This match has no result to correct yet.',
  // The pool names a side, a tournament an account.
  InvalidWinner: ([winner]: Args): string =>
    typeof winner === 'string'
      ? 'Only top scorers can win. Refresh the player table and try again.'
      : 'Choose Option 1 or Option 2 as the winner.',
  ResolutionFinal: () => 'The result is final. It can no longer be changed or challenged.',
  AlreadyOverruled: () => 'This result has been corrected once and can’t be corrected again.',
  SameOutcome: () => 'This is already the result. Choose another outcome.',
  AlreadyReplaced: () => 'This match was replaced already. Open its successor.',
  SuccessorTooEarly: () => 'The new match would start before refunds open. Choose a later start.',
  SourceTooLong: () => 'Use a shorter link: at most 200 characters.',
  FailedCall: () => 'The contract refused this call. Refresh the page and try again.',
  AddressEmptyCode: () => 'There’s no contract at this address. Check the network and try again.',

  // Challenges
  ResultSuspended: () => 'This match is challenged. Only its arbiter can decide it now.',
  NotChallenged: () => 'Nobody has challenged this match, so there’s nothing to rule on.',
  AlreadyAsked: () => 'Reality.eth has this match’s question already.',
  NotAsked: () => 'Nobody has asked Reality.eth about this match yet.',
  WrongToken: () => 'Reality.eth takes bonds in another token here, so it can’t rule.',
  FeeAboveMaximum: ([fee]: Args) => `The arbitration fee is now ${weth(fee, 'min')}. Check it and try again.`,
  ChallengeTooEarly: () =>
    `There’s no result yet. You can challenge that ${limits.challengeDays} days after the match’s end.`,
  ResultChanged: () => 'The result has changed meanwhile. Check the new one before you challenge it.',
  NotArbiter: ([account]: Args): string =>
    account === zeroAddress
      ? 'This match has no arbiter, so its result can’t be challenged.'
      : 'Only the arbiter can rule. Connect the arbiter’s wallet.',
  ArbiterFixed: () => 'The arbiter can’t be changed once a match exists.',
  MatchAbandoned: () =>
    'The result deadline has passed. Anyone can void this match, but it can’t get a winner.',

  // Creating matches
  NameLengthInvalid: () => `Enter a name of 1 to ${limits.nameBytes} bytes.`,
  StartTimeInPast: () => 'The start time has passed. Choose a later one.',
  EndTimeNotAfterStart: () => 'The end time must be after the start time.',
  EndTimeTooFar: () => `Choose an end time within ${limits.horizonDays} days.`,
  MinBetZero: () => 'The minimum bet must be more than 0.',
  MaxBetBelowMinBet: () => 'The maximum bet can’t be below the minimum.',
  SafeCastOverflowedUintDowncast: () => 'This amount is too large for the contract. Enter less.',

  // Powers
  NotOperator: () => operatorOnly,
  NotTournament: () => 'Joining has ended: the pool now uses another tournament contract.',
  OwnableUnauthorizedAccount: () => ownerOnly,
  OwnableInvalidOwner: () => 'The zero address can’t own the contract. Enter another one.',
  ZeroAddress: () => 'The zero address isn’t allowed here. Enter another one.',
  RenounceWhilePaused: () => 'Resume betting first. Without an owner, it would stay paused forever.',
  FeeTooHigh: (args: Args) => `The fee can be at most ${percent(limits.feeBps)}, not ${percent(args[0])}.`,
  LiveCapTooHigh: (args: Args) =>
    `The live cap can be at most ${percent(limits.liveCapBps)}, not ${percent(args[0])}.`,
  MaxGainOutOfRange: () =>
    `The maximum gain must be ${limits.maxGainMin} to ${formatCount(limits.maxGainMax)} times the stake.`,
  RulingPeriodOutOfRange: () =>
    `The ruling period must be ${limits.rulingDaysMin} to ${limits.rulingDaysMax} days, and at least what the arbiter needs.`,
  DisputeWindowTooLong: () => `The dispute window can be at most ${limits.disputeDays} days. Enter less.`,
  DisputeWindowTooShort: () =>
    `With an arbiter other than the owner, the dispute window must be at least ${counted(limits.foreignDisputeHours, 'hour', 'hours')}.`,
  MinBondOutOfRange: () =>
    `The minimum bond must be ${weth(limits.minBondMin, 'min')} to ${weth(limits.minBondMax)}.`,
  NoFees: () => 'No fees to withdraw yet.',
  BettingTokenProtected: () => 'The pool’s WETH belongs to bettors and can’t be withdrawn.',

  // Community
  SelfReferral: () => 'You can’t refer yourself. Enter your referrer’s address.',
  CircularReferral: () => 'You referred this address, so it can’t refer you. Enter another one.',
  InvalidReferrer: () => 'This is one of our contracts, which can’t refer anyone. Enter a person’s address.',
  AlreadyRegistered: () => 'You already have a referrer. It can’t be changed.',
  NotBettingPool: () => 'Only the betting pool can do this.',
  ZeroAmount: () => 'Enter an amount above zero.',

  // Tournaments
  TournamentNotFound: () => 'We couldn’t find this tournament. Go back to the tournament list.',
  TournamentNotOpen: () => 'This tournament is over and can’t be changed.',
  PoolPaused: () => 'Joining is paused while betting is paused. Claims still work.',
  JoiningClosed: () => 'Entries are closed: the last match has started. Choose another tournament.',
  AlreadyJoined: () => 'You’ve already joined. Make your predictions.',
  NotParticipant: () => 'Only players can do this. Join the tournament first.',
  MatchNotInTournament: () => 'This match isn’t part of the tournament.',
  LengthMismatch: () => 'Each match needs exactly one prediction or score. Check the list and try again.',
  MatchNotFinal: () => 'A match has no final result yet. Try again once it does.',
  MatchIsVoid: () => 'This match is void and gives no points.',
  TournamentIsJudged: () => 'Judges award the points in this tournament.',
  TournamentNotJudged: () => 'Results decide the points in this tournament, not judges.',
  NoPrediction: () => 'This player made no prediction for the match.',
  AlreadyScored: () => 'This player already has points for the match.',
  TooManyPoints: () => `A match gives at most ${formatCount(limits.points)} points. Enter less.`,
  PredictionsUnscored: ([count]: Args) =>
    `Score the remaining predictions first (${count} left), or wait ${limits.unscoredFinalizesDays} days after the last result.`,
  CancellationClosed: () => 'The first match has started, so the tournament can’t be cancelled.',
  FinalizationClosed: () =>
    'Too late to finish this tournament. It can only be voided, with entry fees refunded.',
  TournamentNotAbandoned: () =>
    `Anyone can void it ${limits.tournamentVoidDays} days after its end and its last result, if no match is challenged.`,
  MatchCountInvalid: () => `Choose 1 to ${limits.matches} matches.`,
  DuplicateMatch: () => 'A match can be in a tournament only once. Remove the duplicate.',
  MatchAlreadyStarted: () => 'A match has already started. Choose another one.',
  MatchEndsTooLate: () => 'A match ends after the tournament. Choose a later end or another match.',
  AccessControlUnauthorizedAccount: () => 'Only a tournament admin can do this. Connect an admin’s wallet.',
  AccessControlBadConfirmation: () => 'Only the account that holds a role can give it up.',

  // OpenZeppelin and Solidity
  SafeERC20FailedOperation: () => 'WETH transfer failed. Check your WETH balance and approval.',
  Error: (args: Args) => `The contract rejected this: ${String(args[0])}`,
  Panic: () => 'Internal contract error. Nothing changed.',
} satisfies Record<(typeof errorsAbi)[number]['name'] | 'Error' | 'Panic', (args: Args) => string>

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IWETH } from "./IWETH.sol";

/// @notice The outcome of a match. None: unresolved. A, B: the side that won. Void: called off, every stake is refunded.
enum Outcome {
    None,
    A,
    B,
    Void
}

/// @notice A match as the pool reports it. Amounts are wei of the betting token, times unix seconds, rates bps
/// (10,000 = 100 %).
struct Match {
    /// Numbered from 1 in the order of creation.
    uint256 id;
    /// 1 to 100 bytes of UTF-8.
    string name;
    uint64 startTime;
    /// Betting closes. Operators choose a moment before the result can be known.
    uint64 endTime;
    /// Smallest stake of one bet.
    uint256 minBet;
    /// Largest total stake of one bettor.
    uint256 maxBet;
    /// True once there is a resolution: a winner, or void. A challenge can still change it.
    bool isFinalized;
    /// 0 while unresolved or void, else the winning side: 1 (Team A) or 2 (Team B).
    uint8 winner;
    /// Stakes on side 1 in both pools.
    uint256 totalPoolA;
    /// Stakes on side 2 in both pools.
    uint256 totalPoolB;
    /// True if every stake is refunded in full.
    bool isVoid;
    /// True once an operator closed betting before `endTime`.
    bool isBettingClosed;
    /// 0 while unresolved. From then on the resolution is final and claims are paid, unless the match is suspended.
    uint64 claimableAt;
    /// 0 unless the match is suspended: somebody challenged its result, or the lack of one, and nobody has ruled. From then on
    /// anyone can void it.
    uint64 ruleBy;
    uint64 createdAt;
    /// Fee on a winner's gain, fixed at creation.
    uint16 feeBps;
    /// No stake gains more than this many times itself. Fixed at creation.
    uint16 maxGain;
    /// Part of the early stakes on both sides that raises the cap of each side's live stakes. Fixed at creation.
    uint16 liveCapBps;
    /// Side 1 of the live pool: the part of `totalPoolA` staked from `startTime` on. The rest is the early pool.
    uint256 livePoolA;
    /// Side 2 of the live pool: the part of `totalPoolB` staked from `startTime` on. The rest is the early pool.
    uint256 livePoolB;
}

/// @notice A bettor's position on a match.
struct UserBet {
    Match matchInfo;
    /// Stake in both pools, in wei.
    uint256 amount;
    /// Part of `amount` in the live pool.
    uint256 liveAmount;
    /// The side: 1 (Team A) or 2 (Team B).
    uint8 prediction;
    bool claimed;
    /// Winnings, refund, or unmatched part of a lost stake in wei, under the current resolution. 0 while unresolved.
    uint256 payout;
    /// True if somebody else claimed it for the bettor.
    bool claimedByOther;
}

/// @title Two-sided parimutuel pools in WETH
/// @notice Bettors stake on one of two sides of a match. Each match has two separate pools: the early pool takes bets until
/// `startTime`, the live pool from then until `endTime`. A live bet never touches the money of an early one.
///
/// A stake only risks what the other side can match. For each pool, with W the winning and L the losing total:
///
///     matched      = min(L, maxGain × W)
///     winner gets  stake + gross − fee,  gross = matched × stake / W,  fee = gross × feeBps / 10,000
///     loser gets   (L − matched) × stake / L
///
/// Divisions round down, each pool on its own; the fee is taken on the sum of both gross gains. A pool without stakes on the
/// winner returns every stake by the same formula.
///
/// Trust model: operators name results. The owner can correct one once, and anyone can challenge it with a bond, both before
/// `claimableAt`. A challenged match is suspended until the arbiter rules. Without a ruling by `ruleBy`, anyone can void it, so
/// that no stake depends on an arbiter who sleeps; the bond is burned then, so that neither a loser nor the arbiter gains by
/// it. Anyone can also void a match that has no result 7 days after `endTime` and is not challenged.
///
/// The arbiter is the owner unless `setArbiter` named another before the first match: read `arbiter()`. With the owner as
/// arbiter, a dishonest owner can misjudge a match, in public, at the cost of at most its matched stakes. With another
/// arbiter, neither owner nor operators can change a challenged result. No function can withdraw stakes, change a match's
/// times or rates, or block a claim of a match that is not suspended.
///
/// The betting token is trusted. WARNING: on Ronin, WETH has an admin who can whitelist spenders that need no allowance from
/// anybody, this pool included, and minters.
///
/// Reads of an unknown match revert with `MatchNotFound`. `Lens` reads lists and pages through `extsload`.
interface IBettingPool {
    // ---------------------------------------------------------------- events

    /// @notice `user` staked `amount` wei. Further bets add to the position.
    /// @param amount stake of this bet
    /// @param poolA side 1 of the pool that took the bet, after it, in wei
    /// @param poolB side 2 of the pool that took the bet, after it, in wei
    /// @param isLive true for the live pool, false for the early pool
    event BetPlaced(
        uint256 indexed matchId,
        address indexed user,
        uint256 amount,
        uint8 prediction,
        uint256 poolA,
        uint256 poolB,
        bool isLive
    );
    /// @notice A position was paid out.
    /// @param amount winnings, refund, or unmatched part of a lost stake, in wei
    event WinningsClaimed(uint256 indexed matchId, address indexed user, uint256 amount);
    /// @notice `referrer` was paid `amount` wei out of the fees of a claim, in the same transaction.
    event ReferralPaid(address indexed referrer, address indexed referee, uint256 amount);
    /// @notice A tournament player predicted side `prediction` (1 or 2), without a stake.
    event TournamentBetPlaced(uint256 indexed matchId, address indexed user, uint8 prediction);

    /// @notice A match opened for bets. Units as in `Match`.
    event MatchCreated(
        uint256 indexed matchId,
        address indexed by,
        string name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet,
        uint16 feeBps,
        uint16 maxGain,
        uint16 liveCapBps
    );
    /// @notice Betting was closed before `endTime`.
    event BettingClosed(uint256 indexed matchId, address indexed by);
    /// @notice An operator named `winner` (1 or 2), the owner replaced the resolution with it, or the arbiter ruled so.
    event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 winner, uint64 claimableAt);
    /// @notice The match was voided: as its first resolution, by the owner's replacement of one, by the arbiter, or by anyone
    /// because nobody acted in time.
    event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt);
    /// @notice Match `successorId` has the name and bounds of the void match `matchId`, at another time.
    event MatchReplaced(uint256 indexed matchId, address indexed by, uint256 indexed successorId);
    /// @notice An operator named the page on which the match's result can be checked. Empty removes it.
    event ResultSourceSet(uint256 indexed matchId, address indexed by, string uri);
    /// @notice The match is suspended. `by` paid `bond` wei; the arbiter has until `ruleBy` at least.
    event ResultChallenged(uint256 indexed matchId, address indexed by, uint256 bond, uint64 ruleBy);
    /// @notice The arbiter ruled.
    event ResultRuled(uint256 indexed matchId, address indexed by, Outcome outcome);
    /// @notice A challenge ended, and its bond of `bond` wei left.
    /// @param to the challenger, `0x…dEaD` if it was burned, or the pool if it became a fee
    event ChallengeEnded(uint256 indexed matchId, address indexed challenger, uint256 bond, address to);

    /// @notice Applies to matches created from now on.
    event ProtocolFeeUpdated(address indexed by, uint16 oldFeeBps, uint16 newFeeBps);
    /// @notice Applies to matches created from now on.
    event LiveCapUpdated(address indexed by, uint16 oldCapBps, uint16 newCapBps);
    /// @notice Applies to matches created from now on.
    event MaxGainUpdated(address indexed by, uint16 oldMaxGain, uint16 newMaxGain);
    /// @notice Applies to matches created from now on, in wei.
    event MinBondUpdated(address indexed by, uint96 oldMinBond, uint96 newMinBond);
    /// @notice Applies to all matches. `arbiter` is zero for the owner.
    event ArbiterUpdated(address indexed by, address indexed arbiter, uint32 rulingPeriod);
    /// @notice Applies to matches created from now on. `hash` is that of the text at `uri`.
    event RulesPublished(uint256 indexed version, address indexed by, bytes32 hash, string uri);
    /// @notice Applies to results named from now on, unless the window at the match's creation is longer.
    event DisputeWindowUpdated(address indexed by, uint32 oldSeconds, uint32 newSeconds);
    /// @notice `operator` was allowed or forbidden to operate.
    event OperatorUpdated(address indexed by, address indexed operator, bool allowed);
    /// @notice `tournament` is zero if it was removed.
    event TournamentUpdated(address indexed by, address indexed tournament);
    /// @notice `communityHub` is zero if it was removed.
    event CommunityHubUpdated(address indexed by, address indexed communityHub);
    /// @notice `amount` wei of accrued fees were sent to `to`.
    event FeesWithdrawn(address indexed by, address indexed to, uint256 amount);
    /// @notice `amount` of a stray token, in its smallest unit, was sent to the owner.
    event TokenRescued(address indexed by, address indexed token, uint256 amount);

    // ---------------------------------------------------------------- errors

    /// @notice Token, operator and recipient must not be the zero address.
    error ZeroAddress();
    /// @notice The caller is neither an operator nor the owner.
    error NotOperator(address account);
    /// @notice The caller is not the contract set by `setTournament`.
    error NotTournament(address account);
    /// @notice Nobody could ever unpause.
    error RenounceWhilePaused();

    /// @notice A name must have 1 to `MAX_NAME_LENGTH` bytes.
    error NameLengthInvalid(uint256 length);
    /// @notice A match must not start in the past.
    error StartTimeInPast(uint64 startTime);
    /// @notice A match must end after its start.
    error EndTimeNotAfterStart(uint64 startTime, uint64 endTime);
    /// @notice A match must end within `MAX_MATCH_HORIZON`.
    error EndTimeTooFar(uint64 endTime);
    /// @notice The smallest bet must be at least 1 wei.
    error MinBetZero();
    /// @notice A position must have room for one bet.
    error MaxBetBelowMinBet(uint256 minBet, uint256 maxBet);

    /// @notice Valid ids are 1 to `getNextMatchId() - 1`.
    error MatchNotFound(uint256 matchId);
    /// @notice A side must be 1 or 2.
    error InvalidPrediction(uint8 prediction);
    /// @notice Betting ended, was closed, or the match is resolved. For tournament predictions also: the match has started.
    error BettingIsClosed(uint256 matchId);
    /// @notice Amounts are wei.
    error BetBelowMinimum(uint256 amount, uint256 minBet);
    /// @notice The position would exceed `maxBet`.
    /// @param remaining wei that this bettor can still stake on the match
    error BetAboveMaximum(uint256 amount, uint256 remaining);
    /// @notice The bettor already holds a position on the other side.
    error OppositeSideHeld(uint256 matchId, uint8 heldPrediction);
    /// @notice The match is live, and the side's live stakes would exceed the live cap.
    /// @param remaining wei that all bettors together can still stake on this side
    error LiveCapExceeded(uint256 amount, uint256 remaining);
    /// @notice The odds moved. Amounts are wei.
    error PayoutBelowMinimum(uint256 payout, uint256 minPayout);
    /// @notice The bet was mined after its deadline.
    error DeadlinePassed(uint64 deadline);
    /// @notice Wrapping did not raise the pool's balance by `msg.value`.
    error WrapFailed();

    /// @notice A winner can be named after `endTime`, or once betting was closed by hand and `startTime` has passed.
    error MatchNotEnded(uint256 matchId);
    /// @notice The match is already resolved.
    error MatchAlreadyFinalized(uint256 matchId);
    /// @notice The match has a successor.
    error AlreadyReplaced(uint256 matchId);
    /// @notice The address of a result's source, or of the rules, must have at most `MAX_SOURCE_LENGTH` bytes.
    error SourceTooLong(uint256 length);
    /// @notice There is no resolution to replace.
    error MatchNotFinalized(uint256 matchId);
    /// @notice A winner must be 1 or 2, a ruling A, B or Void.
    error InvalidWinner(uint8 winner);
    /// @notice The resolution can be neither replaced nor challenged from `claimableAt` on, nor after a ruling.
    error ResolutionFinal(uint256 matchId);
    /// @notice The owner replaces a resolution once.
    error AlreadyOverruled(uint256 matchId);
    /// @notice The owner can only replace a resolution by another outcome.
    error SameOutcome(uint256 matchId);
    /// @notice The match is challenged: only its arbiter can resolve it until `ruleBy`. Operators can still name a missing
    /// result.
    error ResultSuspended(uint256 matchId);
    /// @notice A successor must not start before the refunds of the match that it replaces can be claimed.
    error SuccessorTooEarly(uint256 matchId);
    /// @notice There is nothing to rule on.
    error NotChallenged(uint256 matchId);
    /// @notice The match has no result yet, and `CHALLENGEABLE_AFTER` seconds have not passed since `endTime`.
    error ChallengeTooEarly(uint256 matchId);
    /// @notice The match's outcome is not the one that the caller challenges.
    error ResultChanged(uint256 matchId);
    /// @notice The caller is not the arbiter. Zero: there is no arbiter, so nothing can be challenged.
    error NotArbiter(address account);
    /// @notice The arbiter can only be set before the first match is created.
    error ArbiterFixed();
    /// @notice Must be `MIN_RULING_PERIOD` to `MAX_RULING_PERIOD`, and at least what the arbiter publishes as its own
    /// `MIN_RULING_PERIOD`.
    error RulingPeriodOutOfRange(uint32 rulingPeriod);
    /// @notice Must be `MIN_MAX_GAIN` to `MAX_MAX_GAIN`.
    error MaxGainOutOfRange(uint16 maxGain);
    /// @notice The match is abandoned: operators can no longer resolve it, and nobody can challenge it.
    error MatchAbandoned(uint256 matchId);
    /// @notice A match is abandoned if it is unresolved `ABANDONED_AFTER` seconds after `endTime` and not challenged, or
    /// challenged and not ruled by `ruleBy`.
    error MatchNotAbandoned(uint256 matchId);

    /// @notice The caller has no bet, lost a matched stake, has already claimed, or must wait for `claimableAt` or a ruling.
    error NothingToClaim(uint256 matchId);
    /// @notice The gas left may not cover the referral. Retry with a higher gas limit.
    error InsufficientGas();

    /// @notice Exceeds `MAX_FEE_BPS`.
    error FeeTooHigh(uint16 feeBps);
    /// @notice Exceeds `MAX_LIVE_CAP_BPS`.
    error LiveCapTooHigh(uint16 capBps);
    /// @notice Exceeds `MAX_DISPUTE_WINDOW`.
    error DisputeWindowTooLong(uint32 disputeWindow);
    /// @notice Below `MIN_FOREIGN_DISPUTE_WINDOW`, and the arbiter is not the owner.
    error DisputeWindowTooShort(uint32 disputeWindow);
    /// @notice Must be `MIN_MIN_BOND` to `MAX_MIN_BOND`.
    error MinBondOutOfRange(uint96 minBond);
    /// @notice No fees accrued since the last withdrawal.
    error NoFees();
    /// @notice The betting token cannot be rescued.
    error BettingTokenProtected();

    // ---------------------------------------------------------------- bettors

    /// @notice Stakes `amount` wei on side `prediction` (1 or 2), in the early pool before `startTime` and in the live pool from
    /// then on. Needs a token allowance. Further bets on the same side add to the position.
    /// @param matchId match id, counted from 1
    /// @param amount stake in wei, at least the match's `minBet`
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    /// @dev Reverts with MatchNotFound, BettingIsClosed, InvalidPrediction, BetBelowMinimum, OppositeSideHeld,
    /// BetAboveMaximum, LiveCapExceeded, EnforcedPause, or the token's own error.
    function placeBet(uint256 matchId, uint256 amount, uint8 prediction) external;

    /// @notice `placeBet` with slippage protection and a deadline. With a deadline before `startTime`, a bet that is mined late
    /// does not slide into the live pool.
    /// @param matchId match id, counted from 1
    /// @param amount stake in wei, at least the match's `minBet`
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    /// @param minPayout least payout of `amount` in wei, at the odds right after the bet
    /// @param deadline last block timestamp accepted, unix seconds
    /// @dev Reverts as `placeBet`, and with PayoutBelowMinimum or DeadlinePassed.
    function placeBetWithin(
        uint256 matchId,
        uint256 amount,
        uint8 prediction,
        uint256 minPayout,
        uint64 deadline
    ) external;

    /// @notice Wraps `msg.value` and stakes it. Needs no allowance. Only for chains whose native coin is ether. Accepts any odds:
    /// use `placeBetETHWithin` where others may bet before it is mined.
    /// @param matchId match id, counted from 1
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    /// @dev Reverts as `placeBet`, and with WrapFailed.
    function placeBetETH(uint256 matchId, uint8 prediction) external payable;

    /// @notice `placeBetETH` with slippage protection and a deadline.
    /// @param matchId match id, counted from 1
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    /// @param minPayout least payout of `msg.value` in wei, at the odds right after the bet
    /// @param deadline last block timestamp accepted, unix seconds
    /// @dev Reverts as `placeBetWithin`, and with WrapFailed.
    function placeBetETHWithin(uint256 matchId, uint8 prediction, uint256 minPayout, uint64 deadline)
        external
        payable;

    /// @notice Pays the caller's winnings or refund of a match, or what was not matched of a lost stake.
    /// @param matchId match id, counted from 1
    /// @return paid wei paid to the caller
    /// @dev Reverts with NothingToClaim or InsufficientGas.
    function claimWinnings(uint256 matchId) external returns (uint256 paid);

    /// @notice Pays the caller's winnings and refunds of several matches, all or nothing. Reverts if an id is repeated or
    /// has nothing to claim.
    /// @param matchIds matches to claim, at most one time each
    /// @return paid wei paid to the caller
    /// @dev Reverts with NothingToClaim or InsufficientGas.
    function claimMany(uint256[] calldata matchIds) external returns (uint256 paid);

    // ---------------------------------------------------------------- anyone

    /// @notice Pays the winnings and refunds of `bettor`, to `bettor` alone, as if the bettor had claimed. Skips matches with
    /// nothing to claim, so that nobody can make a batch revert by claiming first.
    /// @param bettor account that is paid
    /// @param matchIds matches to claim, skipped if nothing is claimable
    /// @return paid wei paid to `bettor`, may be 0
    /// @dev Reverts with InsufficientGas, or with the token's own error if it refuses the bettor.
    ///
    /// WARNING: anyone can push winnings to a bettor at any time. They arrive in an account whose old token allowances can still
    /// take them. A contract that hands on what its own `claimWinnings` returns passes them by: it needs another way to send
    /// what it holds.
    function claimFor(address bettor, uint256[] calldata matchIds) external returns (uint256 paid);

    /// @notice Calls several functions of the pool for the caller, in order, all or nothing: results of many matches, or a
    /// refund and the next bet, in one transaction.
    /// @param data calldata of each call. Without ether, so `placeBetETH` fails in it.
    /// @return results return data of each call
    /// @dev Reverts with the error of the first call that fails.
    function multicall(bytes[] calldata data) external returns (bytes[] memory results);

    /// @notice Challenges a result before its `claimableAt`, or, from `CHALLENGEABLE_AFTER` seconds after `endTime`, the lack
    /// of one. Takes a bond of `challengeBond` wei, which needs a token allowance, and suspends the match until the arbiter
    /// rules. The arbiter has the ruling period, from now or, once the match has started, from `endTime`, whichever is later:
    /// nobody can close a long match by hand and have the period run out before the winner is known.
    ///
    /// | what ends the challenge | the bond |
    /// | --- | --- |
    /// | a ruling that changes the result, or any ruling on a missing one | goes back |
    /// | a ruling that upholds the result | becomes a fee |
    /// | no ruling by `ruleBy` | is burned, or goes back if there was no result |
    /// | an operator names the missing result | goes back |
    ///
    /// A bond becomes a fee if the token refuses to return it.
    /// @param matchId match id, counted from 1
    /// @param outcome what the caller challenges, `None` for a missing result. The challenge reverts if the match has another
    /// outcome by then, so that nobody can correct a result just before the challenge and take the bond.
    /// @dev Reverts with MatchNotFound, ResultSuspended, NotArbiter(0), ResultChanged, ChallengeTooEarly, MatchAbandoned,
    /// ResolutionFinal, or the token's own error.
    ///
    /// WARNING: suspends everyone's payout until the ruling; without one, the refunds of a void that was named after the start
    /// until the ruling period after the scheduled end.
    function challengeResult(uint256 matchId, Outcome outcome) external;

    /// @notice Voids a match that nobody decides, final at once: one that is unresolved `ABANDONED_AFTER` seconds after
    /// `endTime` and not challenged, or one that is challenged and not ruled by `ruleBy`. The bond of a challenged result is
    /// burned, that of a missing one goes back. Open to anyone.
    /// @param matchId match id, counted from 1
    /// @dev Reverts with MatchNotFound, MatchAlreadyFinalized, MatchNotAbandoned or InsufficientGas.
    function voidAbandonedMatch(uint256 matchId) external;

    // ---------------------------------------------------------------- arbiter

    /// @notice Decides a challenged match: A or B (only when a result could be named), or Void. Nobody can challenge or replace
    /// a ruling. Claims open at the later of now and the `claimableAt` before the challenge, those of a winner not before
    /// `endTime`; if a winner becomes void, now. Possible until somebody has voided the match for lack of a ruling.
    /// @param matchId match id, counted from 1
    /// @param outcome A, B or Void
    /// @dev Reverts with MatchNotFound, NotArbiter, NotChallenged, InvalidWinner, MatchNotEnded or InsufficientGas.
    ///
    /// WARNING: the arbiter decides who is paid.
    function rule(uint256 matchId, Outcome outcome) external;

    // ---------------------------------------------------------------- reads

    /// @notice Returns the id of the next match to be created. Ids start at 1.
    /// @return match id, at least 1
    function getNextMatchId() external view returns (uint256);

    /// @notice Returns a match.
    /// @param matchId match id, counted from 1
    /// @return the match, amounts in wei, times in unix seconds, rates in bps
    /// @dev Reverts with MatchNotFound.
    function getMatch(uint256 matchId) external view returns (Match memory);

    /// @notice Returns the payout in wei of `amount` staked now as a new position in the pool that is open now (the live pool
    /// after the end), if `prediction` wins and no bet follows: stake + gross − fee, with gross = min(L, maxGain × W) × stake
    /// / W, W including the stake, and fee = gross × feeBps / 10,000.
    /// @param matchId match id, counted from 1
    /// @param amount stake in wei, not checked against `minBet` and `maxBet`
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    /// @return payout in wei, stake included and fee deducted
    /// @dev Reverts with MatchNotFound, InvalidPrediction or SafeCastOverflowedUintDowncast.
    function calculatePotentialWinnings(uint256 matchId, uint256 amount, uint8 prediction)
        external
        view
        returns (uint256);

    /// @notice Reverts as `placeBet` would for the caller, without checking balance and allowance.
    /// @param matchId match id, counted from 1
    /// @param amount stake in wei, at least the match's `minBet`
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    function validateBetParameters(uint256 matchId, uint256 amount, uint8 prediction) external view;

    /// @notice Returns a position.
    /// @param matchId match id, counted from 1
    /// @param user bettor's account
    /// @return amount stake in both pools in wei, 0 without a bet
    /// @return prediction 1 or 2, 0 without a bet
    /// @return claimed true once paid out
    function getUserBet(uint256 matchId, address user)
        external
        view
        returns (uint256 amount, uint8 prediction, bool claimed);

    /// @notice Returns the ids of all matches that `user` bet on, newest first. Unbounded: prefer the lens's `getUserBets`.
    /// @param user bettor's account
    /// @return matchIds match ids, newest position first
    function getUserBetHistory(address user) external view returns (uint256[] memory matchIds);

    /// @notice Fee of matches created from now on, in bps of a winner's gain.
    /// @return bps, 0 to `MAX_FEE_BPS` (1,000)
    function getProtocolFee() external view returns (uint16);

    /// @notice Token of all stakes, payouts and fees: WETH9 or compatible.
    /// @return ERC-20 address, fixed at deployment
    function bettingToken() external view returns (IWETH);

    /// @notice Hub that names referrers, or zero.
    /// @return contract address, zero if none is set
    function communityHub() external view returns (address);

    /// @notice Contract that may call `placeTournamentBet`, or zero.
    /// @return contract address, zero if none is set
    function tournament() external view returns (address);

    /// @notice True if `setOperator` allowed `account`. The owner can always operate.
    /// @param account account to check
    /// @return true if listed, false for an owner who isn't
    function isOperator(address account) external view returns (bool);

    /// @notice Returns all operators, in no particular order. The owner can operate without being listed.
    /// @return accounts, without duplicates
    function getOperators() external view returns (address[] memory);

    /// @notice Returns the account that rules on challenged matches, zero if there is none. The owner, unless `setArbiter` named
    /// another.
    /// @return address of an account or contract
    function arbiter() external view returns (address);

    /// @notice Seconds that the arbiter has for a ruling: see `challengeResult`.
    /// @return seconds, `MIN_RULING_PERIOD` to `MAX_RULING_PERIOD` (1 to 180 days)
    function rulingPeriod() external view returns (uint32);

    /// @notice Returns the bond of a challenge in wei: 2 % of what the result moves, at least the `minBond` at the match's
    /// creation and at most 5 ether. The result moves the larger, over the two outcomes, of the sum of `matched` over both
    /// pools.
    /// @param matchId match id, counted from 1
    /// @return wei, the match's `minBond` to 5 ether
    /// @dev Reverts with MatchNotFound.
    function challengeBond(uint256 matchId) external view returns (uint256);

    /// @notice Returns who challenged the match last, also after the challenge. Zero if nobody did.
    /// @param matchId match id, counted from 1
    /// @return challenger's account
    /// @dev Reverts with MatchNotFound.
    function challengerOf(uint256 matchId) external view returns (address);

    /// @notice Returns the house rules in force when the match was created, zero and empty if there were none.
    /// @param matchId match id, counted from 1
    /// @return hash hash of the text at `uri`
    /// @return uri where the text is, at most 200 bytes
    /// @dev Reverts with MatchNotFound.
    function rulesOf(uint256 matchId) external view returns (bytes32 hash, string memory uri);

    /// @notice Seconds between a resolution and its `claimableAt`, from `endTime` on if the winner is named before it.
    /// @return seconds, 0 to `MAX_DISPUTE_WINDOW` (2 days)
    function disputeWindow() external view returns (uint32);

    /// @notice `maxGain` of matches created from now on.
    /// @return multiple of the stake, `MIN_MAX_GAIN` to `MAX_MAX_GAIN` (10 to 1,000)
    function maxGain() external view returns (uint16);

    /// @notice Least bond of a challenge, of matches created from now on, in wei.
    /// @return wei, `MIN_MIN_BOND` to `MAX_MIN_BOND` (0.01 to 1 ether)
    function minBond() external view returns (uint96);

    /// @notice Live cap of matches created from now on, in bps.
    /// @return bps of the early stakes on both sides, 0 to `MAX_LIVE_CAP_BPS` (10,000)
    function liveCap() external view returns (uint16);

    /// @notice Fees not yet withdrawn, in wei.
    /// @return wei, without the bonds of open challenges
    function accruedFees() external view returns (uint256);

    /// @notice Returns a word of storage. `StateLibrary` knows the layout.
    /// @param slot storage slot
    /// @return word at `slot`, zero if never written
    function extsload(bytes32 slot) external view returns (bytes32);

    /// @notice Returns `count` consecutive words of storage from `start` on.
    /// @param start first storage slot
    /// @param count number of words
    /// @return words in ascending order of slot
    function extsload(bytes32 start, uint256 count) external view returns (bytes32[] memory);

    /// @notice Returns the words of storage at `slots`.
    /// @param slots storage slots in any order
    /// @return words in the order of `slots`
    function extsload(bytes32[] calldata slots) external view returns (bytes32[] memory);

    // ---------------------------------------------------------------- operators and owner

    /// @notice Opens a match for bets. Its times never change.
    /// @param name 1 to 100 bytes of UTF-8
    /// @param startTime unix seconds, not in the past
    /// @param endTime unix seconds, after `startTime` and within `MAX_MATCH_HORIZON` (180 days) from now
    /// @param minBet smallest stake of one bet in wei, at least 1
    /// @param maxBet largest total stake of one bettor in wei, `minBet` to 2^88 − 1
    /// @return matchId id of the new match
    /// @dev Requires now <= startTime < endTime <= now + MAX_MATCH_HORIZON and 0 < minBet <= maxBet.
    /// Reverts with NotOperator, EnforcedPause, NameLengthInvalid, StartTimeInPast, EndTimeNotAfterStart, EndTimeTooFar,
    /// MinBetZero, MaxBetBelowMinBet or SafeCastOverflowedUintDowncast.
    ///
    /// WARNING: if the result is known before `startTime`, insiders can win up to `maxGain` times their stakes from the early
    /// pool; if it is known before `endTime`, from the live pool. `maxBet` sets how large the live pool can become at least.
    function createMatch(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet
    ) external returns (uint256 matchId);

    /// @notice Closes betting on a match permanently. Stakes stay.
    /// @param matchId match id, counted from 1
    /// @dev Reverts with NotOperator, MatchNotFound, or BettingIsClosed.
    ///
    /// WARNING: operators choose the moment, and so who bets last, and who can still change a tournament's prediction. They can
    /// name a result as soon as `startTime` has passed.
    function closeBetting(uint256 matchId) external;

    /// @notice Names the winner (1 or 2) after `endTime`, or once betting was closed by hand and `startTime` has passed, and
    /// before the match is abandoned. Claims open after the dispute window, the longer of those at creation and now, counted
    /// from now or `endTime`, whichever is later. Ends the challenge of a missing result, whose bond goes back.
    /// @param matchId match id, counted from 1
    /// @param winner winning side: 1 (Team A) or 2 (Team B)
    /// @dev Reverts with NotOperator, MatchNotFound, ResultSuspended, InvalidWinner, MatchAlreadyFinalized, MatchNotEnded,
    /// MatchAbandoned or InsufficientGas.
    ///
    /// WARNING: operators decide who is paid. The owner can correct them and anyone can challenge them, but only before
    /// `claimableAt`.
    function finalizeMatch(uint256 matchId, uint8 winner) external;

    /// @notice Calls the match off and refunds every stake in full, after the dispute window, counted from now. Operators can
    /// void an unresolved match until it is abandoned, which ends the challenge of a missing result. The owner can also replace
    /// a winner once before `claimableAt`, which restarts the window.
    /// @param matchId match id, counted from 1
    /// @dev Reverts with NotOperator, MatchNotFound, ResultSuspended, MatchAbandoned, MatchAlreadyFinalized (operators only),
    /// ResolutionFinal, AlreadyOverruled, SameOutcome or InsufficientGas.
    ///
    /// WARNING: operators can deny the winning side its gain, unless somebody challenges the void.
    function voidMatch(uint256 matchId) external;

    /// @notice Creates the successor of a match that was called off and is played later: the same name and bounds at another
    /// time, under the present fee, caps and rules. Voids the match first if it is unresolved. A void match has one successor,
    /// and a successor can be replaced in turn. Stakes don't move: bettors take their refund and bet again.
    /// @param matchId match to replace, void or unresolved
    /// @param startTime unix seconds, at least the `claimableAt` of the void match, so that bettors have their refund by then
    /// @param endTime unix seconds, after `startTime` and within `MAX_MATCH_HORIZON` (180 days) from now
    /// @return successorId the new match
    /// @dev Reverts as `createMatch`, and with MatchNotFound, ResultSuspended, MatchAbandoned, MatchAlreadyFinalized if there is
    /// a winner, AlreadyReplaced or SuccessorTooEarly.
    ///
    /// WARNING: the WARNINGs of `voidMatch` and `createMatch` apply. A challenge of the void can still end with a winner; the
    /// successor stays.
    function replaceMatch(uint256 matchId, uint64 startTime, uint64 endTime)
        external
        returns (uint256 successorId);

    /// @notice Names the page on which the match's result can be checked, up to `MAX_SOURCE_LENGTH` bytes. Empty removes it.
    /// @param matchId match id, counted from 1
    /// @param uri where the result is published, at most 200 bytes, empty to remove it
    /// @dev Reverts with NotOperator, MatchNotFound or SourceTooLong.
    ///
    /// WARNING: a stolen operator key can name a harmful page for any match, at any time.
    function setResultSource(uint256 matchId, string calldata uri) external;

    // ---------------------------------------------------------------- owner

    /// @notice Replaces a resolution with another winner (1 or 2), once, before `claimableAt` and only when a winner could be
    /// named. Restarts the dispute window.
    /// @param matchId match id, counted from 1
    /// @param winner winning side: 1 (Team A) or 2 (Team B)
    /// @dev Reverts with OwnableUnauthorizedAccount, MatchNotFound, ResultSuspended, InvalidWinner, MatchNotFinalized,
    /// MatchNotEnded, ResolutionFinal, AlreadyOverruled or SameOutcome.
    ///
    /// WARNING: a dishonest owner can misjudge a match, at the cost of at most its matched stakes, unless somebody challenges
    /// the new result before an arbiter other than the owner.
    function overruleResult(uint256 matchId, uint8 winner) external;

    /// @notice Stops new bets, matches, tournament joins and predictions. Claims, refunds, results, challenges and rulings
    /// continue.
    /// @dev Reverts with OwnableUnauthorizedAccount or EnforcedPause.
    ///
    /// WARNING: the owner chooses the moment, and so who bets last, and who can still change a tournament's prediction.
    function pause() external;

    /// @notice Resumes everything that `pause` stopped.
    /// @dev Reverts with OwnableUnauthorizedAccount or ExpectedPause.
    function unpause() external;

    /// @notice Sets the fee of matches created from now on, up to `MAX_FEE_BPS`.
    /// @param newFeeBps bps of a winner's gain, 0 to 1,000
    /// @dev Reverts with OwnableUnauthorizedAccount or FeeTooHigh.
    ///
    /// WARNING: reduces the gain of winners of later matches, by up to 10 %.
    function setProtocolFee(uint16 newFeeBps) external;

    /// @notice Sets the live cap of matches created from now on, up to `MAX_LIVE_CAP_BPS`.
    /// @param newCapBps bps of the early stakes on both sides, 0 to 10,000
    /// @dev Reverts with OwnableUnauthorizedAccount or LiveCapTooHigh.
    ///
    /// WARNING: a higher cap lets those who see a match sooner win more from other live bettors.
    function setLiveCap(uint16 newCapBps) external;

    /// @notice Sets how many times itself a stake can gain at most, in matches created from now on.
    /// @param newMaxGain multiple of the stake, `MIN_MAX_GAIN` to `MAX_MAX_GAIN` (10 to 1,000)
    /// @dev Reverts with OwnableUnauthorizedAccount or MaxGainOutOfRange.
    ///
    /// WARNING: a higher factor lets a small stake on a side that nobody else took win more from the other.
    function setMaxGain(uint16 newMaxGain) external;

    /// @notice Sets the seconds between a resolution and its claims, up to `MAX_DISPUTE_WINDOW`, and at least
    /// `MIN_FOREIGN_DISPUTE_WINDOW` if the arbiter is not the owner. The longer of the windows at a match's creation and
    /// resolution applies.
    /// @param newSeconds seconds, 0 (3,600 if the arbiter is not the owner) to 172,800
    /// @dev Reverts with OwnableUnauthorizedAccount, DisputeWindowTooLong or DisputeWindowTooShort.
    ///
    /// WARNING: with a window of 0, nobody can correct or challenge the results of matches created meanwhile.
    function setDisputeWindow(uint32 newSeconds) external;

    /// @notice Sets the least bond of a challenge, of matches created from now on: higher where a tournament's prize hangs on a
    /// small match.
    /// @param newMinBond wei, `MIN_MIN_BOND` to `MAX_MIN_BOND` (0.01 to 1 ether)
    /// @dev Reverts with OwnableUnauthorizedAccount or MinBondOutOfRange.
    ///
    /// WARNING: a high bond keeps those with small stakes from challenging a wrong result.
    function setMinBond(uint96 newMinBond) external;

    /// @notice Sets who rules on challenged matches, zero for the owner, and within how many seconds. Only before the first
    /// match is created. Needs a dispute window of at least `MIN_FOREIGN_DISPUTE_WINDOW`, unless the arbiter is zero.
    /// @param newArbiter account or contract, zero for the owner
    /// @param newRulingPeriod seconds, 1 to 180 days, and at least the arbiter's own `MIN_RULING_PERIOD` if it publishes one
    /// @dev Reverts with OwnableUnauthorizedAccount, ArbiterFixed, RulingPeriodOutOfRange or DisputeWindowTooShort.
    ///
    /// WARNING: the arbiter decides every challenged match and cannot be replaced. One that cannot call `rule` turns every
    /// challenge into a void, and burns its bond.
    function setArbiter(address newArbiter, uint32 newRulingPeriod) external;

    /// @notice Appends a version of the text by which results are decided. Matches keep the version in force at their creation.
    /// @param hash of the text, by which readers verify it
    /// @param uri where the text is, up to `MAX_SOURCE_LENGTH` bytes
    /// @dev Reverts with OwnableUnauthorizedAccount or SourceTooLong.
    ///
    /// WARNING: nothing enforces the text but operators, owner and arbiter.
    function publishRules(bytes32 hash, string calldata uri) external;

    /// @notice Allows or forbids an account to create, close, finalize and void matches.
    /// @param operator account, not zero
    /// @param allowed true to allow, false to forbid
    /// @dev Reverts with OwnableUnauthorizedAccount or ZeroAddress.
    ///
    /// WARNING: every operator can resolve every match that is not challenged.
    function setOperator(address operator, bool allowed) external;

    /// @notice Sets the contract that may call `placeTournamentBet`. Zero removes it.
    /// @param newTournament contract address, or zero
    /// @dev Reverts with OwnableUnauthorizedAccount.
    ///
    /// WARNING: nobody can join the previous contract's tournaments, and their predictions no longer appear in this
    /// contract's events. The contract cannot move the pool's money.
    function setTournament(address newTournament) external;

    /// @notice Sets the hub that names referrers. Zero removes it.
    /// @param newCommunityHub contract address, or zero
    /// @dev Reverts with OwnableUnauthorizedAccount.
    ///
    /// WARNING: the hub decides who receives the referral share of fees. The owner can keep the share of every unclaimed win:
    /// remove the hub, `claimFor` the winners and set it again, in one `multicall`. The hub cannot change payouts or block
    /// claims.
    function setCommunityHub(address newCommunityHub) external;

    /// @notice Sends all accrued fees to `to`.
    /// @param to recipient, not zero
    /// @dev Reverts with OwnableUnauthorizedAccount, ZeroAddress or NoFees.
    ///
    /// WARNING: fees sent to a wrong address are lost. Stakes and payouts are never included.
    function withdrawFees(address to) external;

    /// @notice Sends the pool's balance of a stray token to the owner. Reverts if the balance of the betting token changes.
    /// @param token ERC-20 address, not the betting token
    /// @dev Reverts with OwnableUnauthorizedAccount or BettingTokenProtected.
    ///
    /// WARNING: the sender of a stray token has no claim to it.
    function emergencyWithdraw(address token) external;

    // ---------------------------------------------------------------- tournament contract

    /// @notice Emits a tournament prediction, before the match starts, is closed or has any result. No stake.
    /// @param user player's account
    /// @param matchId match id, counted from 1
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    /// @dev Reverts with EnforcedPause, NotTournament, MatchNotFound, InvalidPrediction or BettingIsClosed.
    function placeTournamentBet(address user, uint256 matchId, uint8 prediction) external;
}

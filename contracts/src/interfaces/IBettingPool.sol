// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IWETH } from "./IWETH.sol";

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
    /// True once there is a resolution: a winner, or void.
    bool isFinalized;
    /// 0 while unresolved or void, else the winning side: 1 (Team A) or 2 (Team B).
    uint8 winner;
    uint256 totalPoolA;
    uint256 totalPoolB;
    /// True if every stake is refunded in full.
    bool isVoid;
    /// True once an operator closed betting before `endTime`.
    bool isBettingClosed;
    /// 0 while unresolved. From then on the resolution is final and claims are paid.
    uint64 claimableAt;
    /// Fee on a winner's gain, fixed at creation.
    uint16 feeBps;
    /// Cap on a side's live stakes, as a share of its stakes before the start. Fixed at creation.
    uint16 liveCapBps;
    /// Part of `totalPoolA` staked from `startTime` on.
    uint256 livePoolA;
    /// Part of `totalPoolB` staked from `startTime` on.
    uint256 livePoolB;
}

/// @notice The arguments of `createMatch`. Units as in `Match`.
struct NewMatch {
    string name;
    uint64 startTime;
    uint64 endTime;
    uint256 minBet;
    uint256 maxBet;
}

/// @notice A bettor's position on a match.
struct UserBet {
    Match matchInfo;
    /// Total stake in wei.
    uint256 amount;
    /// The side: 1 (Team A) or 2 (Team B).
    uint8 prediction;
    bool claimed;
    /// Winnings or refund in wei under the current resolution. 0 if the position lost or the match is unresolved.
    uint256 payout;
}

/// @title Two-sided parimutuel pools in WETH
/// @notice Bettors stake on one of two sides of a match. Winners get their stake back and share the losing pool, less
/// a fee on that share.
///
/// Trust model: the owner and the operators decide results. The owner can replace an operator's result until
/// `claimableAt`, so a stolen operator key only profits if the owner misses the dispute window. A dishonest owner can
/// misjudge a match, at the cost of at most its losing pool. No function can withdraw stakes, change a match's times or
/// fee, or block a claim. Anyone can void a match that is unresolved 7 days after `endTime`.
///
/// Reads of an unknown match revert with `MatchNotFound`. Paged reads return the newest first: `cursor` is the match id to
/// start at, 0 for the newest; `next` is the cursor of the next page, 0 on the last.
interface IBettingPool {
    // ---------------------------------------------------------------- events

    /// @notice `user` staked `amount` wei. Further bets add to the position.
    /// @param amount stake of this bet
    /// @param totalPoolA pool of side 1 after the bet, in wei
    /// @param totalPoolB pool of side 2 after the bet, in wei
    event BetPlaced(
        uint256 indexed matchId,
        address indexed user,
        uint256 amount,
        uint8 prediction,
        uint256 totalPoolA,
        uint256 totalPoolB
    );
    /// @notice A position was paid out.
    /// @param amount winnings or refund in wei
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
        uint16 liveCapBps
    );
    /// @notice Betting was closed before `endTime`.
    event BettingClosed(uint256 indexed matchId, address indexed by);
    /// @notice An operator named `winner` (1 or 2), or the owner replaced the resolution with it.
    event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 winner, uint64 claimableAt);
    /// @notice The match was voided, as its first resolution or as the owner's replacement of one.
    event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt);

    /// @notice Applies to matches created from now on.
    event ProtocolFeeUpdated(address indexed by, uint16 oldFeeBps, uint16 newFeeBps);
    /// @notice Applies to matches created from now on.
    event LiveCapUpdated(address indexed by, uint16 oldCapBps, uint16 newCapBps);
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
    /// @notice Betting ended, was closed, or the match is resolved. For tournament predictions: the match has started.
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

    /// @notice A winner can only be named after `endTime`.
    error MatchNotEnded(uint256 matchId);
    /// @notice The match is already resolved.
    error MatchAlreadyFinalized(uint256 matchId);
    /// @notice There is no resolution to replace.
    error MatchNotFinalized(uint256 matchId);
    /// @notice A winner must be 1 or 2.
    error InvalidWinner(uint8 winner);
    /// @notice The resolution cannot be replaced from `claimableAt` on.
    error ResolutionFinal(uint256 matchId);
    /// @notice From `ABANDONED_AFTER` on, only `voidAbandonedMatch` resolves a match.
    error MatchAbandoned(uint256 matchId);
    /// @notice A match is abandoned if it is unresolved `ABANDONED_AFTER` seconds after `endTime`.
    error MatchNotAbandoned(uint256 matchId);

    /// @notice The caller has no bet, lost, has already claimed, or must wait for `claimableAt`.
    error NothingToClaim(uint256 matchId);
    /// @notice The gas left may not cover the referral. Retry with a higher gas limit.
    error InsufficientGas();

    /// @notice Exceeds `MAX_FEE_BPS`.
    error FeeTooHigh(uint16 feeBps);
    /// @notice Exceeds `MAX_LIVE_CAP_BPS`.
    error LiveCapTooHigh(uint16 capBps);
    /// @notice Exceeds `MAX_DISPUTE_WINDOW`.
    error DisputeWindowTooLong(uint32 disputeWindow);
    /// @notice No fees accrued since the last withdrawal.
    error NoFees();
    /// @notice The betting token cannot be rescued.
    error BettingTokenProtected();

    // ---------------------------------------------------------------- limits

    /// @notice Most bytes of a match's name.
    function MAX_NAME_LENGTH() external view returns (uint256);

    /// @notice Seconds from creation within which a match must end.
    function MAX_MATCH_HORIZON() external view returns (uint256);

    /// @notice Seconds from `endTime` after which an unresolved match can only be voided.
    function ABANDONED_AFTER() external view returns (uint256);

    /// @notice Highest protocol fee, in bps of a winner's gain.
    function MAX_FEE_BPS() external view returns (uint256);

    /// @notice Highest live cap, in bps.
    function MAX_LIVE_CAP_BPS() external view returns (uint256);

    /// @notice Longest dispute window, in seconds.
    function MAX_DISPUTE_WINDOW() external view returns (uint256);

    // ---------------------------------------------------------------- bettors

    /// @notice Stakes `amount` wei on side `prediction` (1 or 2). Needs a token allowance. Further bets on the same side add
    /// to the position.
    /// @dev Reverts with MatchNotFound, BettingIsClosed, InvalidPrediction, BetBelowMinimum, OppositeSideHeld,
    /// BetAboveMaximum, LiveCapExceeded, EnforcedPause, or the token's own error.
    function placeBet(uint256 matchId, uint256 amount, uint8 prediction) external;

    /// @notice `placeBet` with slippage protection and a deadline.
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

    /// @notice Wraps `msg.value` and stakes it. Needs no allowance. Only for chains whose native coin is ether.
    /// @dev Reverts as `placeBet`, and with WrapFailed.
    function placeBetETH(uint256 matchId, uint8 prediction) external payable;

    /// @notice Pays the caller's winnings or refund of a match.
    /// @return paid wei paid to the caller
    /// @dev Reverts with NothingToClaim or InsufficientGas.
    function claimWinnings(uint256 matchId) external returns (uint256 paid);

    /// @notice Pays the caller's winnings and refunds of several matches, all or nothing. Reverts if an id is repeated or
    /// has nothing to claim.
    /// @return paid wei paid to the caller
    /// @dev Reverts with NothingToClaim or InsufficientGas.
    function claimMany(uint256[] calldata matchIds) external returns (uint256 paid);

    /// @notice Voids a match that is unresolved `ABANDONED_AFTER` seconds after `endTime`. Final at once. Open to anyone.
    /// @dev Reverts with MatchNotFound, MatchAlreadyFinalized or MatchNotAbandoned.
    function voidAbandonedMatch(uint256 matchId) external;

    // ---------------------------------------------------------------- reads

    /// @notice Returns the id of the next match to be created. Ids start at 1.
    function getNextMatchId() external view returns (uint256);

    /// @notice Returns a match.
    /// @dev Reverts with MatchNotFound.
    function getMatch(uint256 matchId) external view returns (Match memory);

    /// @notice Returns a page of all matches, newest first.
    /// @param limit page size
    function getMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory matches, uint256 next);

    /// @notice Returns a page of the unresolved matches, newest first. Gas grows with open matches only.
    /// @param limit page size
    function getOpenMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory matches, uint256 next);

    /// @notice Returns the payout in wei of `amount` staked now as a new position, if `prediction` wins and no bet follows:
    /// stake + gross − fee, with gross = losing pool × stake / winning pool and fee = gross × feeBps / 10,000.
    /// @dev Reverts with MatchNotFound, InvalidPrediction or SafeCastOverflowedUintDowncast.
    function calculatePotentialWinnings(uint256 matchId, uint256 amount, uint8 prediction)
        external
        view
        returns (uint256);

    /// @notice Reverts as `placeBet` would for the caller, without checking balance and allowance.
    function validateBetParameters(uint256 matchId, uint256 amount, uint8 prediction) external view;

    /// @notice Returns a position.
    /// @return amount total stake in wei, 0 without a bet
    /// @return prediction 1 or 2, 0 without a bet
    /// @return claimed true once paid out
    function getUserBet(uint256 matchId, address user)
        external
        view
        returns (uint256 amount, uint8 prediction, bool claimed);

    /// @notice Returns the ids of all matches that `user` bet on, newest first. Unbounded: prefer `getUserBets`.
    function getUserBetHistory(address user) external view returns (uint256[] memory matchIds);

    /// @notice Returns the number of matches that `user` bet on.
    function getUserBetCount(address user) external view returns (uint256);

    /// @notice Returns a page of the positions of `user`, the most recently opened first. Empty if the user has no position
    /// on match `cursor`.
    /// @param limit page size
    function getUserBets(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (UserBet[] memory bets, uint256 next);

    /// @notice Returns the matches that `user` can claim now.
    /// @param limit positions to examine, claimable or not
    /// @return matchIds arguments for `claimMany`
    /// @return amounts payouts in wei
    function getClaimable(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (uint256[] memory matchIds, uint256[] memory amounts, uint256 next);

    /// @notice Fee of matches created from now on, in bps of a winner's gain.
    function getProtocolFee() external view returns (uint16);

    /// @notice Token of all stakes, payouts and fees: WETH9 or compatible.
    function bettingToken() external view returns (IWETH);

    /// @notice Hub that names referrers, or zero.
    function communityHub() external view returns (address);

    /// @notice Contract that may call `placeTournamentBet`, or zero.
    function tournament() external view returns (address);

    /// @notice True if `setOperator` allowed `account`. The owner can always operate.
    function isOperator(address account) external view returns (bool);

    /// @notice Seconds between a resolution and its `claimableAt`.
    function disputeWindow() external view returns (uint32);

    /// @notice Live cap of matches created from now on, in bps.
    function liveCap() external view returns (uint16);

    /// @notice Fees not yet withdrawn, in wei.
    function accruedFees() external view returns (uint256);

    // ---------------------------------------------------------------- operators and owner

    /// @notice Opens a match for bets. Its times never change.
    /// @dev Requires now <= startTime < endTime <= now + MAX_MATCH_HORIZON and 0 < minBet <= maxBet.
    /// Reverts with NotOperator, EnforcedPause, NameLengthInvalid, StartTimeInPast, EndTimeNotAfterStart, EndTimeTooFar,
    /// MinBetZero, MaxBetBelowMinBet or SafeCastOverflowedUintDowncast.
    ///
    /// WARNING: if the result is known before `endTime`, insiders can win the losing pool, up to the live cap.
    function createMatch(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet
    ) external returns (uint256 matchId);

    /// @notice Creates several matches with consecutive ids, all or nothing.
    /// @dev Reverts as `createMatch`, whose WARNING applies.
    function createMatches(NewMatch[] calldata newMatches) external returns (uint256 firstId);

    /// @notice Closes betting on a match permanently. Stakes stay.
    /// @dev Reverts with NotOperator, MatchNotFound, or BettingIsClosed.
    ///
    /// WARNING: operators choose the moment, and so who bets last.
    function closeBetting(uint256 matchId) external;

    /// @notice Names the winner (1 or 2) after `endTime` and before `ABANDONED_AFTER`. The match is void if nobody bet on the
    /// winner. Claims open after the dispute window, the longer of those at creation and now.
    /// @dev Reverts with NotOperator, MatchNotFound, InvalidWinner, MatchAlreadyFinalized, MatchNotEnded or
    /// MatchAbandoned.
    ///
    /// WARNING: operators decide who is paid. Only the owner can correct them, and only before `claimableAt`.
    function finalizeMatch(uint256 matchId, uint8 winner) external;

    /// @notice Refunds every stake in full. Operators can void an unresolved match until `ABANDONED_AFTER`. The owner can also
    /// replace a resolution before `claimableAt`, which does not change.
    /// @dev Reverts with NotOperator, MatchNotFound, MatchAbandoned, MatchAlreadyFinalized (operators only) or
    /// ResolutionFinal.
    ///
    /// WARNING: operators can deny the winning side its gain.
    function voidMatch(uint256 matchId) external;

    // ---------------------------------------------------------------- owner

    /// @notice Replaces a resolution with a winner (1 or 2) before `claimableAt`, which does not change. A match voided
    /// before its end can get a winner before its end.
    /// @dev Reverts with OwnableUnauthorizedAccount, MatchNotFound, InvalidWinner, MatchNotFinalized or ResolutionFinal.
    ///
    /// WARNING: a dishonest owner can misjudge a match, at the cost of at most its losing pool.
    function overruleResult(uint256 matchId, uint8 winner) external;

    /// @notice Stops new bets, matches, tournament joins and predictions. Claims, refunds and results continue.
    /// @dev Reverts with OwnableUnauthorizedAccount or EnforcedPause.
    ///
    /// WARNING: the owner chooses the moment, and so who bets last.
    function pause() external;

    /// @notice Resumes everything that `pause` stopped.
    /// @dev Reverts with OwnableUnauthorizedAccount or ExpectedPause.
    function unpause() external;

    /// @notice Sets the fee of matches created from now on, up to `MAX_FEE_BPS`.
    /// @dev Reverts with OwnableUnauthorizedAccount or FeeTooHigh.
    ///
    /// WARNING: reduces the gain of winners of later matches, by up to 10 %.
    function setProtocolFee(uint16 newFeeBps) external;

    /// @notice Sets the live cap of matches created from now on, up to `MAX_LIVE_CAP_BPS`.
    /// @dev Reverts with OwnableUnauthorizedAccount or LiveCapTooHigh.
    ///
    /// WARNING: a higher cap lets late bettors, who know more, win more of the losing pool.
    function setLiveCap(uint16 newCapBps) external;

    /// @notice Sets the seconds between a resolution and its claims, up to `MAX_DISPUTE_WINDOW`. The longer of the windows at
    /// a match's creation and resolution applies.
    /// @dev Reverts with OwnableUnauthorizedAccount or DisputeWindowTooLong.
    ///
    /// WARNING: with a window of 0, nobody can correct an operator's result.
    function setDisputeWindow(uint32 newSeconds) external;

    /// @notice Allows or forbids an account to create, close, finalize and void matches.
    /// @dev Reverts with OwnableUnauthorizedAccount or ZeroAddress.
    ///
    /// WARNING: every operator can resolve every match.
    function setOperator(address operator, bool allowed) external;

    /// @notice Sets the contract that may call `placeTournamentBet`. Zero removes it.
    /// @dev Reverts with OwnableUnauthorizedAccount.
    ///
    /// WARNING: running tournaments can no longer take predictions. The contract cannot move the pool's money.
    function setTournament(address newTournament) external;

    /// @notice Sets the hub that names referrers. Zero removes it.
    /// @dev Reverts with OwnableUnauthorizedAccount.
    ///
    /// WARNING: the hub decides who receives the referral share of fees. It cannot change payouts or block claims.
    function setCommunityHub(address newCommunityHub) external;

    /// @notice Sends all accrued fees to `to`.
    /// @dev Reverts with OwnableUnauthorizedAccount, ZeroAddress or NoFees.
    ///
    /// WARNING: fees sent to a wrong address are lost. Stakes and payouts are never included.
    function withdrawFees(address to) external;

    /// @notice Sends the pool's balance of a stray token to the owner. Reverts if the balance of the betting token changes.
    /// @dev Reverts with OwnableUnauthorizedAccount or BettingTokenProtected.
    ///
    /// WARNING: the sender of a stray token has no claim to it.
    function emergencyWithdraw(address token) external;

    // ---------------------------------------------------------------- tournament contract

    /// @notice Emits a tournament prediction, before the match starts. No stake.
    /// @dev Reverts with EnforcedPause, NotTournament, MatchNotFound, InvalidPrediction or BettingIsClosed.
    function placeTournamentBet(address user, uint256 matchId, uint8 prediction) external;
}

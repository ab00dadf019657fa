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
    /// Betting closes here. The operator sets it before the result can be known.
    uint64 endTime;
    /// The least that one bet may stake.
    uint256 minBet;
    /// The most that one bettor's whole position may hold.
    uint256 maxBet;
    /// True once there is a resolution: a winner, or void.
    bool isFinalized;
    /// 0 while unresolved or void, else the winning side: 1 (Team A) or 2 (Team B).
    uint8 winner;
    uint256 totalPoolA;
    uint256 totalPoolB;
    /// True if every stake goes back whole.
    bool isVoid;
    /// True once an operator closed betting before `endTime`.
    bool isBettingClosed;
    /// 0 while unresolved. From this moment on the resolution is final and claims are paid.
    uint64 claimableAt;
    /// The fee on a winner's gain, fixed at creation.
    uint16 feeBps;
    /// How much of the stake placed on a side before the start may be added to it after the start, fixed at creation.
    uint16 liveCapBps;
    /// The part of `totalPoolA` that was staked from `startTime` on.
    uint256 livePoolA;
    /// The part of `totalPoolB` that was staked from `startTime` on.
    uint256 livePoolB;
}

/// @notice What an operator says of a new match. Units as in `Match`.
struct NewMatch {
    string name;
    uint64 startTime;
    uint64 endTime;
    uint256 minBet;
    uint256 maxBet;
}

/// @notice One bettor's position on one match, with the match.
struct UserBet {
    Match matchInfo;
    /// The whole stake, in wei.
    uint256 amount;
    /// The side: 1 (Team A) or 2 (Team B).
    uint8 prediction;
    bool claimed;
    /// What the position was or will be paid by the resolution as it stands, in wei: winnings or refund, 0 if it lost
    /// or the match is unresolved.
    uint256 payout;
}

/// @title Two-sided parimutuel pools in WETH
/// @notice Bettors stake on one of two sides of a match. Winners get their stake back and share the losing pool, less
/// a fee on that share.
///
/// What a bettor trusts: the owner and the operators decide results. An operator's result can be replaced by the owner
/// until `claimableAt`, so a stolen operator key pays itself only if the owner sleeps through the dispute window. A
/// dishonest owner can decide a match wrongly, bounded by that match's losing pool, and can do no more than that: no
/// function reaches the stakes, moves a match's times or fee, or stops a claim. A match that nobody resolves is
/// refunded by anyone from 7 days after `endTime`.
///
/// Reads of a match that does not exist revert with `MatchNotFound`. Paged reads are newest first: `cursor` is the
/// match id to start at, 0 for the newest; `next` is the cursor of the next page, 0 at the end.
interface IBettingPool {
    // ---------------------------------------------------------------- events

    /// @notice A bet was taken; a later one of the same bettor adds to the position.
    /// @param amount this bet's stake in wei
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
    /// @notice A position was paid.
    /// @param amount what the bettor was paid, in wei: winnings or refund
    event WinningsClaimed(uint256 indexed matchId, address indexed user, uint256 amount);
    /// @notice The referrer's part of the fees of one claim, paid in the same transaction.
    event ReferralPaid(address indexed referrer, address indexed referee, uint256 amount);
    /// @notice A tournament's player predicted `prediction` (1 or 2); no stake.
    event TournamentBetPlaced(uint256 indexed matchId, address indexed user, uint8 prediction);

    /// @notice A match was opened for bets. Units as in `Match`.
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
    /// @notice `winner` (1 or 2) was named, or put in place of another resolution by the owner.
    event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 winner, uint64 claimableAt);
    /// @notice Every stake goes back: first resolution, or in place of another by the owner.
    event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt);

    /// @notice For matches created from now on.
    event ProtocolFeeUpdated(address indexed by, uint16 oldFeeBps, uint16 newFeeBps);
    /// @notice For matches created from now on.
    event LiveCapUpdated(address indexed by, uint16 oldCapBps, uint16 newCapBps);
    /// @notice For results named from now on, if longer than at the match's creation.
    event DisputeWindowUpdated(address indexed by, uint32 oldSeconds, uint32 newSeconds);
    /// @notice Whether `operator` may operate from now on.
    event OperatorUpdated(address indexed by, address indexed operator, bool allowed);
    /// @notice Zero for none.
    event TournamentUpdated(address indexed by, address indexed tournament);
    /// @notice Zero for none.
    event CommunityHubUpdated(address indexed by, address indexed communityHub);
    /// @notice `amount` wei of accrued fees left the pool.
    event FeesWithdrawn(address indexed by, address indexed to, uint256 amount);
    /// @notice `amount` of a stray token's smallest unit went to the owner.
    event TokenRescued(address indexed by, address indexed token, uint256 amount);

    // ---------------------------------------------------------------- errors

    /// @notice The zero address is no token, operator or recipient.
    error ZeroAddress();
    /// @notice Neither listed by `setOperator` nor the owner.
    error NotOperator(address account);
    /// @notice Only the contract set by `setTournament` passes predictions.
    error NotTournament(address account);
    /// @notice `renounceOwnership` while paused would leave betting paused for good.
    error RenounceWhilePaused();

    /// @notice A name has 1 to 100 bytes.
    error NameLengthInvalid(uint256 length);
    /// @notice A match starts now or later.
    error StartTimeInPast(uint64 startTime);
    /// @notice A match ends at least a second after its start.
    error EndTimeNotAfterStart(uint64 startTime, uint64 endTime);
    /// @notice A match must end within 180 days.
    error EndTimeTooFar(uint64 endTime);
    /// @notice A bet is at least one wei.
    error MinBetZero();
    /// @notice A position must be able to hold one bet.
    error MaxBetBelowMinBet(uint256 minBet, uint256 maxBet);

    /// @notice Matches are 1 to `getNextMatchId()` less 1.
    error MatchNotFound(uint256 matchId);
    /// @notice A side is 1 or 2.
    error InvalidPrediction(uint8 prediction);
    /// @notice Betting is over: `endTime` has come, or an operator closed it, or the match is resolved; for a tournament's
    /// prediction: the match has started.
    error BettingIsClosed(uint256 matchId);
    /// @notice In wei.
    error BetBelowMinimum(uint256 amount, uint256 minBet);
    /// @notice The position would hold more than `maxBet`.
    /// @param remaining what this bettor may still stake on the match, in wei
    error BetAboveMaximum(uint256 amount, uint256 remaining);
    /// @notice The bettor already holds the other side of this match.
    error OppositeSideHeld(uint256 matchId, uint8 heldPrediction);
    /// @notice The match has started, and later stakes are bounded by the earlier ones.
    /// @param remaining what this side still takes in live stakes from all bettors together, in wei
    error LiveCapExceeded(uint256 amount, uint256 remaining);
    /// @notice The odds moved: in wei.
    error PayoutBelowMinimum(uint256 payout, uint256 minPayout);
    /// @notice The bet was mined too late.
    error DeadlinePassed(uint64 deadline);
    /// @notice Wrapping did not raise the pool's token balance by `msg.value`.
    error WrapFailed();

    /// @notice A winner is named after `endTime`.
    error MatchNotEnded(uint256 matchId);
    /// @notice The match has a resolution.
    error MatchAlreadyFinalized(uint256 matchId);
    /// @notice The match has no resolution to replace.
    error MatchNotFinalized(uint256 matchId);
    /// @notice A winner is 1 or 2.
    error InvalidWinner(uint8 winner);
    /// @notice `claimableAt` has come: the resolution can no longer be replaced.
    error ResolutionFinal(uint256 matchId);
    /// @notice From 7 days after `endTime` an unresolved match can only be voided, by `voidAbandonedMatch`.
    error MatchAbandoned(uint256 matchId);
    /// @notice Anyone may void an unresolved match from 7 days after `endTime`.
    error MatchNotAbandoned(uint256 matchId);

    /// @notice No bet, a lost one, one already claimed, or one not yet claimable.
    error NothingToClaim(uint256 matchId);
    /// @notice Too little gas is left to record the referral: send the claim with more.
    error InsufficientGas();

    /// @notice At most 1,000 bps.
    error FeeTooHigh(uint16 feeBps);
    /// @notice At most 10,000 bps.
    error LiveCapTooHigh(uint16 capBps);
    /// @notice At most 2 days.
    error DisputeWindowTooLong(uint32 disputeWindow);
    /// @notice Nothing was earned since the last withdrawal.
    error NoFees();
    /// @notice The betting token belongs to the bettors: it is never rescued.
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

    /// @notice Stakes `amount` wei on side `prediction` (1 or 2) of a match. Needs the token's allowance. A second bet
    /// on the same side adds to the position.
    /// @dev Reverts with MatchNotFound, BettingIsClosed, InvalidPrediction, BetBelowMinimum, OppositeSideHeld,
    /// BetAboveMaximum, LiveCapExceeded, EnforcedPause, or the token's own refusal.
    function placeBet(uint256 matchId, uint256 amount, uint8 prediction) external;

    /// @notice `placeBet` that is refused if the odds moved or time passed.
    /// @param minPayout the least that `amount` must win at the pools as they stand with it, in wei
    /// @param deadline last moment to be mined, unix seconds, inclusive
    /// @dev Reverts as `placeBet`, and with PayoutBelowMinimum or DeadlinePassed.
    function placeBetWithin(
        uint256 matchId,
        uint256 amount,
        uint8 prediction,
        uint256 minPayout,
        uint64 deadline
    ) external;

    /// @notice Wraps `msg.value` and stakes it, with no approval. Only for chains whose coin is ether.
    /// @dev Reverts as `placeBet`, and with WrapFailed.
    function placeBetETH(uint256 matchId, uint8 prediction) external payable;

    /// @notice Pays the caller's winnings or refund of one match.
    /// @return paid wei paid to the caller
    /// @dev Reverts with NothingToClaim or InsufficientGas.
    function claimWinnings(uint256 matchId) external returns (uint256 paid);

    /// @notice Pays the caller's winnings and refunds of many matches, all or none: an id with nothing to claim, a
    /// repeated one included, reverts the batch.
    /// @return paid wei paid to the caller
    /// @dev Reverts with NothingToClaim or InsufficientGas.
    function claimMany(uint256[] calldata matchIds) external returns (uint256 paid);

    /// @notice Anyone may void a match that is still unresolved 7 days after its `endTime`. Final at once.
    /// @dev Reverts with MatchNotFound, MatchAlreadyFinalized or MatchNotAbandoned.
    function voidAbandonedMatch(uint256 matchId) external;

    // ---------------------------------------------------------------- reads

    /// @notice The id that the next match will get. Matches are 1 to this less 1.
    function getNextMatchId() external view returns (uint256);

    /// @notice One match as it stands.
    /// @dev Reverts with MatchNotFound.
    function getMatch(uint256 matchId) external view returns (Match memory);

    /// @notice All matches, newest first.
    /// @param limit most matches to return
    function getMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory matches, uint256 next);

    /// @notice The matches without a resolution, newest first. Costs follow what is open, never what is past.
    /// @param limit most matches to return
    function getOpenMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory matches, uint256 next);

    /// @notice The whole payout, in wei, of `amount` staked now as a fresh position if `prediction` wins and no bet
    /// follows: stake + gross − fee, where gross = losing pool × stake / winning pool and fee = gross × feeBps / 10,000.
    /// @dev Reverts with MatchNotFound, InvalidPrediction or SafeCastOverflowedUintDowncast.
    function calculatePotentialWinnings(uint256 matchId, uint256 amount, uint8 prediction)
        external
        view
        returns (uint256);

    /// @notice Reverts with what `placeBet` would say to the caller now, balance and allowance aside.
    function validateBetParameters(uint256 matchId, uint256 amount, uint8 prediction) external view;

    /// @return amount the whole stake in wei, 0 without a bet
    /// @return prediction 1 or 2, 0 without a bet
    /// @return claimed true once paid
    function getUserBet(uint256 matchId, address user)
        external
        view
        returns (uint256 amount, uint8 prediction, bool claimed);

    /// @notice Every match that `user` bet on, newest first. Grows without bound: page with `getUserBets`.
    function getUserBetHistory(address user) external view returns (uint256[] memory matchIds);

    /// @notice On how many matches `user` bet.
    function getUserBetCount(address user) external view returns (uint256);

    /// @notice The positions of `user`, the match first bet on last first. A cursor that is not one of the user's
    /// matches gives an empty page.
    /// @param limit most positions to return
    function getUserBets(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (UserBet[] memory bets, uint256 next);

    /// @notice What `user` can claim now.
    /// @param limit most positions to look at, whether or not they can be claimed
    /// @return matchIds ids to pass to `claimMany`
    /// @return amounts wei that each pays
    function getClaimable(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (uint256[] memory matchIds, uint256[] memory amounts, uint256 next);

    /// @notice The fee of matches created from now on, in bps of a winner's gain.
    function getProtocolFee() external view returns (uint16);

    /// @notice The token of all stakes, payouts and fees: WETH9 or a token that behaves like it.
    function bettingToken() external view returns (IWETH);

    /// @notice The hub that names referrers; zero for none.
    function communityHub() external view returns (address);

    /// @notice The contract whose players' predictions pass through `placeTournamentBet`; zero for none.
    function tournament() external view returns (address);

    /// @notice Whether `account` was listed by `setOperator`. The owner may operate without being listed.
    function isOperator(address account) external view returns (bool);

    /// @notice Seconds between a resolution and its claims.
    function disputeWindow() external view returns (uint32);

    /// @notice The live cap of matches created from now on, in bps.
    function liveCap() external view returns (uint16);

    /// @notice Fees earned and not yet withdrawn, in wei.
    function accruedFees() external view returns (uint256);

    // ---------------------------------------------------------------- operators and owner

    /// @notice Opens a match for bets. Its times never change.
    /// @dev Needs now <= startTime < endTime <= now + 180 days, 0 < minBet <= maxBet, a name of 1 to 100 bytes.
    /// Reverts with NotOperator, EnforcedPause, NameLengthInvalid, StartTimeInPast, EndTimeNotAfterStart, EndTimeTooFar,
    /// MinBetZero, MaxBetBelowMinBet or SafeCastOverflowedUintDowncast.
    ///
    /// WARNING: a match whose result is known before `endTime` hands the losing pool to whoever knows it, up to the live
    /// cap.
    function createMatch(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet
    ) external returns (uint256 matchId);

    /// @notice `createMatch` for many, all or none. Their ids are consecutive.
    /// @dev Reverts as `createMatch`.
    ///
    /// WARNING: as at `createMatch`.
    function createMatches(NewMatch[] calldata newMatches) external returns (uint256 firstId);

    /// @notice Stops bets on a match for good. Stakes stay as they are.
    /// @dev Reverts with NotOperator, MatchNotFound, or BettingIsClosed if betting is over already.
    ///
    /// WARNING: an operator can choose the moment, and with it who bet last.
    function closeBetting(uint256 matchId) external;

    /// @notice Names the winner (1 or 2), after `endTime` and within 7 days of it. A side on which nobody bet makes the
    /// match void. Claims open after the dispute window: the larger of the one at creation and the one now.
    /// @dev Reverts with NotOperator, MatchNotFound, InvalidWinner, MatchAlreadyFinalized, MatchNotEnded or
    /// MatchAbandoned.
    ///
    /// WARNING: whoever operates decides who is paid. Only the owner can correct it, and only before `claimableAt`.
    function finalizeMatch(uint256 matchId, uint8 winner) external;

    /// @notice Returns every stake whole. By an operator at any time while the match is unresolved (until 7 days after
    /// `endTime`); by the owner also in place of a resolution, before `claimableAt`, which does not move.
    /// @dev Reverts with NotOperator, MatchNotFound, MatchAbandoned, MatchAlreadyFinalized (an operator on a resolved
    /// match) or ResolutionFinal.
    ///
    /// WARNING: an operator can take a certain win away from the winning side.
    function voidMatch(uint256 matchId) external;

    // ---------------------------------------------------------------- owner

    /// @notice Replaces a resolution by a winner (1 or 2) before `claimableAt`, which does not move. A match that was
    /// voided before its end can be given a winner before its end.
    /// @dev Reverts with OwnableUnauthorizedAccount, MatchNotFound, InvalidWinner, MatchNotFinalized or ResolutionFinal.
    ///
    /// WARNING: a dishonest owner can decide a match wrongly, bounded by its losing pool.
    function overruleResult(uint256 matchId, uint8 winner) external;

    /// @notice Stops new bets, matches, and joins and predictions of tournaments. Claims, refunds and results go on.
    /// @dev Reverts with OwnableUnauthorizedAccount or EnforcedPause.
    ///
    /// WARNING: the owner can choose the moment, and with it who bet last.
    function pause() external;

    /// @notice Lets bets, matches, joins and predictions come again.
    /// @dev Reverts with OwnableUnauthorizedAccount or ExpectedPause.
    function unpause() external;

    /// @notice Sets the fee of matches created from now on, at most 1,000 bps.
    /// @dev Reverts with OwnableUnauthorizedAccount or FeeTooHigh.
    ///
    /// WARNING: the winners of later matches get less, by at most 10 % of their gain.
    function setProtocolFee(uint16 newFeeBps) external;

    /// @notice Sets the live cap of matches created from now on, at most 10,000 bps.
    /// @dev Reverts with OwnableUnauthorizedAccount or LiveCapTooHigh.
    ///
    /// WARNING: a higher cap lets those who bet late, and so know more, take more of the losing pool.
    function setLiveCap(uint16 newCapBps) external;

    /// @notice Sets the seconds between a resolution and its claims, at most 2 days. A match takes the larger of the
    /// window at its creation and at its resolution.
    /// @dev Reverts with OwnableUnauthorizedAccount or DisputeWindowTooLong.
    ///
    /// WARNING: with a window of 0 nobody can correct an operator's result.
    function setDisputeWindow(uint32 newSeconds) external;

    /// @notice Allows or forbids an account to create, close, finalize and void matches.
    /// @dev Reverts with OwnableUnauthorizedAccount or ZeroAddress.
    ///
    /// WARNING: every operator can resolve every match.
    function setOperator(address operator, bool allowed) external;

    /// @notice The contract that may call `placeTournamentBet`; zero for none.
    /// @dev Reverts with OwnableUnauthorizedAccount.
    ///
    /// WARNING: without it, or with another one, predictions of the tournaments that stand are refused. It can move no
    /// money of the pool.
    function setTournament(address newTournament) external;

    /// @notice The hub that names referrers; zero for none.
    /// @dev Reverts with OwnableUnauthorizedAccount.
    ///
    /// WARNING: the hub decides who gets the referrer's part of the fee. It can touch no payout and block no claim.
    function setCommunityHub(address newCommunityHub) external;

    /// @notice Sends all accrued fees to `to`.
    /// @dev Reverts with OwnableUnauthorizedAccount, ZeroAddress or NoFees.
    ///
    /// WARNING: to an address that nobody holds, they are gone. Stakes and payouts are never among them.
    function withdrawFees(address to) external;

    /// @notice Sends the pool's whole balance of a stray token to the owner. Never the betting token: it reverts if that
    /// balance moved.
    /// @dev Reverts with OwnableUnauthorizedAccount or BettingTokenProtected.
    ///
    /// WARNING: whoever sent the token here by mistake has no claim to it.
    function emergencyWithdraw(address token) external;

    // ---------------------------------------------------------------- the tournament alone

    /// @notice Records a tournament's prediction as an event, before the match starts. No stake.
    /// @dev Reverts with EnforcedPause, NotTournament, MatchNotFound, InvalidPrediction or BettingIsClosed.
    function placeTournamentBet(address user, uint256 matchId, uint8 prediction) external;
}

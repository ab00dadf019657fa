// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { IBettingPool, Match, NewMatch, UserBet } from "./interfaces/IBettingPool.sol";
import { IReferralHub } from "./interfaces/IReferralHub.sol";
import { IWETH } from "./interfaces/IWETH.sol";
import { PoolMath } from "./libraries/PoolMath.sol";

/// @title Two-sided parimutuel pools in WETH
/// @notice See `IBettingPool` for rules, powers and trust model.
contract BettingPool is IBettingPool, Ownable2Step, Pausable, ReentrancyGuardTransient {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;
    using SafeERC20 for IWETH;

    uint256 public constant override MAX_NAME_LENGTH = 100;
    uint256 public constant override MAX_MATCH_HORIZON = 180 days;
    uint256 public constant override ABANDONED_AFTER = 7 days;
    uint256 public constant override MAX_FEE_BPS = 1_000;
    uint256 public constant override MAX_LIVE_CAP_BPS = 10_000;
    uint256 public constant override MAX_DISPUTE_WINDOW = 2 days;

    /// @dev Gas limits of the calls to the hub, the most that a token transfer costs, and the cost of reaching the hub.
    uint256 private constant HUB_READ_GAS = 30_000;
    uint256 private constant HUB_RECORD_GAS = 100_000;
    uint256 private constant TRANSFER_GAS = 50_000;
    uint256 private constant CALL_OVERHEAD_GAS = 5_000;

    uint8 private constant SIDE_A = 1;
    uint8 private constant SIDE_B = 2;

    enum Resolution {
        NONE,
        SIDE_A,
        SIDE_B,
        VOID
    }

    // Each struct fills one slot.

    struct Bounds {
        uint96 minBet;
        uint96 maxBet;
        uint32 startTime;
        uint32 endTime;
    }

    /// @dev Read by claims.
    struct Pools {
        uint96 totalA;
        uint96 totalB;
        uint32 claimableAt;
        uint16 feeBps;
        Resolution resolution;
        bool isBettingClosed;
    }

    /// @dev Read by live bets and resolutions only.
    struct LivePools {
        uint96 liveA;
        uint96 liveB;
        uint16 capBps;
        uint32 disputeWindow;
    }

    /// @dev Doubly linked list of open matches, 0 at its ends. A resolved match keeps `older`, so that a cursor that points to
    /// it stays valid.
    struct OpenLinks {
        uint64 newer;
        uint64 older;
    }

    struct MatchState {
        Bounds bounds;
        Pools pools;
        LivePools live;
        OpenLinks links;
        string name;
    }

    struct Bet {
        uint96 amount;
        /// The bettor's position before this one, 0 for the first.
        uint64 previousMatchId;
        uint8 prediction;
        bool claimed;
    }

    struct BetHistory {
        uint64 newestMatchId;
        uint64 count;
    }

    IWETH public immutable override bettingToken;

    // One slot, so that a claim reads the hub and writes its fee in one access.
    address public override communityHub;
    uint96 private _accruedFees;

    address public override tournament;

    uint64 private _nextMatchId = 1;
    uint64 private _newestOpenMatchId;
    uint32 public override disputeWindow = 12 hours;
    uint16 public override liveCap = 1_000;
    uint16 private _protocolFee = 800;

    mapping(address account => bool) public override isOperator;
    mapping(uint256 matchId => MatchState) private _matches;
    mapping(uint256 matchId => mapping(address user => Bet)) private _bets;
    mapping(address user => BetHistory) private _histories;

    modifier onlyOperator() {
        if (!_mayOperate(msg.sender)) revert NotOperator(msg.sender);
        _;
    }

    constructor(address bettingToken_, address initialOwner) Ownable(initialOwner) {
        if (bettingToken_ == address(0)) revert ZeroAddress();
        bettingToken = IWETH(bettingToken_);
    }

    // ---------------------------------------------------------------- bettors

    /// @inheritdoc IBettingPool
    function placeBet(uint256 matchId, uint256 amount, uint8 prediction) external {
        _recordBet(matchId, amount, prediction);
        bettingToken.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc IBettingPool
    function placeBetWithin(
        uint256 matchId,
        uint256 amount,
        uint8 prediction,
        uint256 minPayout,
        uint64 deadline
    ) external {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline);
        _recordBet(matchId, amount, prediction);
        // The pools include this bet.
        uint256 payout = _winnings(_matches[matchId].pools, amount, prediction, 0);
        if (payout < minPayout) revert PayoutBelowMinimum(payout, minPayout);
        bettingToken.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc IBettingPool
    function placeBetETH(uint256 matchId, uint8 prediction) external payable {
        _recordBet(matchId, msg.value, prediction);
        uint256 balanceBefore = bettingToken.balanceOf(address(this));
        bettingToken.deposit{ value: msg.value }();
        if (bettingToken.balanceOf(address(this)) != balanceBefore + msg.value) revert WrapFailed();
    }

    /// @inheritdoc IBettingPool
    function claimWinnings(uint256 matchId) external returns (uint256 paid) {
        uint256 fee;
        uint256 referral;
        (paid, fee, referral) = _settle(matchId);
        _pay(paid, fee, referral);
    }

    /// @inheritdoc IBettingPool
    function claimMany(uint256[] calldata matchIds) external returns (uint256 paid) {
        uint256 fees;
        uint256 referrals;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            (uint256 payout, uint256 fee, uint256 referral) = _settle(matchIds[i]);
            paid += payout;
            fees += fee;
            referrals += referral;
        }
        _pay(paid, fees, referrals);
    }

    /// @inheritdoc IBettingPool
    function voidAbandonedMatch(uint256 matchId) external {
        MatchState storage state = _existing(matchId);
        if (_isResolved(state)) revert MatchAlreadyFinalized(matchId);
        if (!_isAbandoned(state)) revert MatchNotAbandoned(matchId);
        _resolve(matchId, state, Resolution.VOID, block.timestamp);
    }

    // ---------------------------------------------------------------- reads

    /// @inheritdoc IBettingPool
    function getNextMatchId() external view returns (uint256) {
        return _nextMatchId;
    }

    /// @inheritdoc IBettingPool
    function getMatch(uint256 matchId) external view returns (Match memory) {
        return _toMatch(matchId, _existing(matchId));
    }

    /// @inheritdoc IBettingPool
    function getMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory matches, uint256 next)
    {
        uint256 newest = _nextMatchId - 1;
        uint256 first = cursor == 0 ? newest : Math.min(cursor, newest);
        matches = new Match[](Math.min(limit, first));
        for (uint256 i = 0; i < matches.length; ++i) {
            uint256 matchId = first - i;
            matches[i] = _toMatch(matchId, _matches[matchId]);
        }
        next = first - matches.length;
    }

    /// @inheritdoc IBettingPool
    function getOpenMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory matches, uint256 next)
    {
        uint256 first = _openAtOrBelow(cursor == 0 || cursor >= _nextMatchId ? _newestOpenMatchId : cursor);
        uint256 count = 0;
        for (next = first; next != 0 && count < limit; ++count) {
            next = _openAtOrBelow(_matches[next].links.older);
        }
        matches = new Match[](count);
        uint256 matchId = first;
        for (uint256 i = 0; i < count; ++i) {
            matches[i] = _toMatch(matchId, _matches[matchId]);
            matchId = _openAtOrBelow(_matches[matchId].links.older);
        }
    }

    /// @inheritdoc IBettingPool
    function calculatePotentialWinnings(uint256 matchId, uint256 amount, uint8 prediction)
        external
        view
        returns (uint256)
    {
        MatchState storage state = _existing(matchId);
        _checkPrediction(prediction);
        return amount == 0 ? 0 : _winnings(state.pools, amount.toUint96(), prediction, amount);
    }

    /// @inheritdoc IBettingPool
    function validateBetParameters(uint256 matchId, uint256 amount, uint8 prediction) external view {
        _checkBet(matchId, amount, prediction);
    }

    /// @inheritdoc IBettingPool
    function getUserBet(uint256 matchId, address user)
        external
        view
        returns (uint256 amount, uint8 prediction, bool claimed)
    {
        _existing(matchId);
        Bet storage bet = _bets[matchId][user];
        return (bet.amount, bet.prediction, bet.claimed);
    }

    /// @inheritdoc IBettingPool
    function getUserBetHistory(address user) external view returns (uint256[] memory matchIds) {
        matchIds = new uint256[](_histories[user].count);
        uint256 matchId = _histories[user].newestMatchId;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            matchIds[i] = matchId;
            matchId = _bets[matchId][user].previousMatchId;
        }
    }

    /// @inheritdoc IBettingPool
    function getUserBetCount(address user) external view returns (uint256) {
        return _histories[user].count;
    }

    /// @inheritdoc IBettingPool
    function getUserBets(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (UserBet[] memory bets, uint256 next)
    {
        uint256 first;
        uint256 count;
        (first, count, next) = _historyPage(user, cursor, limit);
        bets = new UserBet[](count);
        uint256 matchId = first;
        for (uint256 i = 0; i < count; ++i) {
            MatchState storage state = _matches[matchId];
            Bet storage bet = _bets[matchId][user];
            (uint256 payout,,,) = _payout(state.pools, bet.amount, bet.prediction);
            bets[i] = UserBet(_toMatch(matchId, state), bet.amount, bet.prediction, bet.claimed, payout);
            matchId = bet.previousMatchId;
        }
    }

    /// @inheritdoc IBettingPool
    function getClaimable(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (uint256[] memory matchIds, uint256[] memory amounts, uint256 next)
    {
        uint256 first;
        uint256 count;
        (first, count, next) = _historyPage(user, cursor, limit);
        matchIds = new uint256[](count);
        amounts = new uint256[](count);
        uint256 found = 0;
        uint256 matchId = first;
        for (uint256 i = 0; i < count; ++i) {
            Bet storage bet = _bets[matchId][user];
            (uint256 payout,,, bool isFinal) = _payout(_matches[matchId].pools, bet.amount, bet.prediction);
            if (payout != 0 && isFinal && !bet.claimed) {
                matchIds[found] = matchId;
                amounts[found] = payout;
                ++found;
            }
            matchId = bet.previousMatchId;
        }
        assembly ("memory-safe") {
            mstore(matchIds, found)
            mstore(amounts, found)
        }
    }

    /// @inheritdoc IBettingPool
    function getProtocolFee() external view returns (uint16) {
        return _protocolFee;
    }

    /// @inheritdoc IBettingPool
    function accruedFees() external view returns (uint256) {
        return _accruedFees;
    }

    // ---------------------------------------------------------------- operators and owner

    /// @inheritdoc IBettingPool
    function createMatch(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet
    ) external onlyOperator whenNotPaused returns (uint256 matchId) {
        return _createMatch(name, startTime, endTime, minBet, maxBet);
    }

    /// @inheritdoc IBettingPool
    function createMatches(NewMatch[] calldata newMatches)
        external
        onlyOperator
        whenNotPaused
        returns (uint256 firstId)
    {
        firstId = _nextMatchId;
        for (uint256 i = 0; i < newMatches.length; ++i) {
            NewMatch calldata m = newMatches[i];
            _createMatch(m.name, m.startTime, m.endTime, m.minBet, m.maxBet);
        }
    }

    /// @inheritdoc IBettingPool
    function closeBetting(uint256 matchId) external onlyOperator {
        MatchState storage state = _openForBets(matchId);
        state.pools.isBettingClosed = true;
        emit BettingClosed(matchId, msg.sender);
    }

    /// @inheritdoc IBettingPool
    function finalizeMatch(uint256 matchId, uint8 winner) external onlyOperator {
        MatchState storage state = _existing(matchId);
        Resolution resolution = _resolutionOf(state, winner);
        if (_isResolved(state)) revert MatchAlreadyFinalized(matchId);
        if (block.timestamp <= state.bounds.endTime) revert MatchNotEnded(matchId);
        if (_isAbandoned(state)) revert MatchAbandoned(matchId);
        _resolve(matchId, state, resolution, _claimableFrom(state));
    }

    /// @inheritdoc IBettingPool
    function voidMatch(uint256 matchId) external onlyOperator {
        MatchState storage state = _existing(matchId);
        if (_isResolved(state)) {
            if (msg.sender != owner()) revert MatchAlreadyFinalized(matchId);
            _overrule(matchId, state, Resolution.VOID);
        } else {
            if (_isAbandoned(state)) revert MatchAbandoned(matchId);
            _resolve(matchId, state, Resolution.VOID, _claimableFrom(state));
        }
    }

    // ---------------------------------------------------------------- owner

    /// @inheritdoc IBettingPool
    function overruleResult(uint256 matchId, uint8 winner) external onlyOwner {
        MatchState storage state = _existing(matchId);
        Resolution resolution = _resolutionOf(state, winner);
        if (!_isResolved(state)) revert MatchNotFinalized(matchId);
        _overrule(matchId, state, resolution);
    }

    /// @inheritdoc IBettingPool
    function pause() external onlyOwner {
        _pause();
    }

    /// @inheritdoc IBettingPool
    function unpause() external onlyOwner {
        _unpause();
    }

    /// @inheritdoc IBettingPool
    function setProtocolFee(uint16 newFeeBps) external onlyOwner {
        if (newFeeBps > MAX_FEE_BPS) revert FeeTooHigh(newFeeBps);
        emit ProtocolFeeUpdated(msg.sender, _protocolFee, newFeeBps);
        _protocolFee = newFeeBps;
    }

    /// @inheritdoc IBettingPool
    function setLiveCap(uint16 newCapBps) external onlyOwner {
        if (newCapBps > MAX_LIVE_CAP_BPS) revert LiveCapTooHigh(newCapBps);
        emit LiveCapUpdated(msg.sender, liveCap, newCapBps);
        liveCap = newCapBps;
    }

    /// @inheritdoc IBettingPool
    function setDisputeWindow(uint32 newSeconds) external onlyOwner {
        if (newSeconds > MAX_DISPUTE_WINDOW) revert DisputeWindowTooLong(newSeconds);
        emit DisputeWindowUpdated(msg.sender, disputeWindow, newSeconds);
        disputeWindow = newSeconds;
    }

    /// @inheritdoc IBettingPool
    function setOperator(address operator, bool allowed) external onlyOwner {
        if (operator == address(0)) revert ZeroAddress();
        isOperator[operator] = allowed;
        emit OperatorUpdated(msg.sender, operator, allowed);
    }

    /// @inheritdoc IBettingPool
    function setTournament(address newTournament) external onlyOwner {
        tournament = newTournament;
        emit TournamentUpdated(msg.sender, newTournament);
    }

    /// @inheritdoc IBettingPool
    function setCommunityHub(address newCommunityHub) external onlyOwner {
        communityHub = newCommunityHub;
        emit CommunityHubUpdated(msg.sender, newCommunityHub);
    }

    /// @inheritdoc IBettingPool
    function withdrawFees(address to) external onlyOwner nonReentrant {
        if (to == address(0)) revert ZeroAddress();
        uint256 amount = _accruedFees;
        if (amount == 0) revert NoFees();
        _accruedFees = 0;
        emit FeesWithdrawn(msg.sender, to, amount);
        bettingToken.safeTransfer(to, amount);
    }

    /// @inheritdoc IBettingPool
    function emergencyWithdraw(address token) external onlyOwner nonReentrant {
        uint256 bettorsBalance = bettingToken.balanceOf(address(this));
        uint256 amount = IERC20(token).balanceOf(address(this));
        emit TokenRescued(msg.sender, token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
        // Also catches a token with a second address.
        if (token == address(bettingToken) || bettingToken.balanceOf(address(this)) != bettorsBalance) {
            revert BettingTokenProtected();
        }
    }

    /// @notice Leaves the pool without an owner, permanently. Operators stay; nobody can overrule them, change settings or
    /// withdraw fees.
    /// @dev Reverts with OwnableUnauthorizedAccount or RenounceWhilePaused.
    ///
    /// WARNING: nobody can stop a stolen operator key from deciding results.
    function renounceOwnership() public override onlyOwner {
        if (paused()) revert RenounceWhilePaused();
        super.renounceOwnership();
    }

    // ---------------------------------------------------------------- tournament contract

    /// @inheritdoc IBettingPool
    function placeTournamentBet(address user, uint256 matchId, uint8 prediction) external whenNotPaused {
        if (msg.sender != tournament) revert NotTournament(msg.sender);
        MatchState storage state = _existing(matchId);
        _checkPrediction(prediction);
        if (block.timestamp >= state.bounds.startTime) revert BettingIsClosed(matchId);
        emit TournamentBetPlaced(matchId, user, prediction);
    }

    // ---------------------------------------------------------------- bets

    /// @dev Checks and records a bet without its token transfer.
    function _recordBet(uint256 matchId, uint256 amount, uint8 prediction) private {
        bool isLive = _checkBet(matchId, amount, prediction);
        uint96 stake = amount.toUint96();

        Bet storage bet = _bets[matchId][msg.sender];
        uint96 held = bet.amount;
        if (held == 0) {
            (bet.amount, bet.previousMatchId, bet.prediction) = (stake, _appendToHistory(matchId), prediction);
        } else {
            bet.amount = held + stake;
        }

        MatchState storage state = _matches[matchId];
        (uint96 totalA, uint96 totalB) = (state.pools.totalA, state.pools.totalB);
        if (prediction == SIDE_A) {
            totalA += stake;
            state.pools.totalA = totalA;
            if (isLive) state.live.liveA += stake;
        } else {
            totalB += stake;
            state.pools.totalB = totalB;
            if (isLive) state.live.liveB += stake;
        }

        emit BetPlaced(matchId, msg.sender, amount, prediction, totalA, totalB);
    }

    /// @return previousMatchId the caller's position before this one, 0 if none
    function _appendToHistory(uint256 matchId) private returns (uint64 previousMatchId) {
        BetHistory storage history = _histories[msg.sender];
        previousMatchId = history.newestMatchId;
        (history.newestMatchId, history.count) = (matchId.toUint64(), history.count + 1);
    }

    /// @dev Reverts if the caller cannot place this bet now.
    /// @return isLive true if the match has started
    function _checkBet(uint256 matchId, uint256 amount, uint8 prediction) private view returns (bool isLive) {
        _requireNotPaused();
        MatchState storage state = _openForBets(matchId);
        _checkPrediction(prediction);

        Bounds storage bounds = state.bounds;
        if (amount < bounds.minBet) revert BetBelowMinimum(amount, bounds.minBet);
        Bet storage bet = _bets[matchId][msg.sender];
        uint256 held = bet.amount;
        if (held != 0 && bet.prediction != prediction) revert OppositeSideHeld(matchId, bet.prediction);
        uint256 remaining = bounds.maxBet - held;
        if (amount > remaining) revert BetAboveMaximum(amount, remaining);

        isLive = block.timestamp >= bounds.startTime;
        if (isLive) _checkLiveCap(state.pools, state.live, amount, prediction);
    }

    /// @dev Limits live bettors, who know more than early ones.
    function _checkLiveCap(Pools storage pools, LivePools storage live, uint256 amount, uint8 prediction)
        private
        view
    {
        uint256 preStartA = pools.totalA - live.liveA;
        uint256 preStartB = pools.totalB - live.liveB;
        // Without early bettors there is nobody to protect.
        if (preStartA + preStartB == 0) return;
        uint256 room = prediction == SIDE_A
            ? PoolMath.liveRoom(preStartA, live.liveA, live.capBps)
            : PoolMath.liveRoom(preStartB, live.liveB, live.capBps);
        if (amount > room) revert LiveCapExceeded(amount, room);
    }

    function _openForBets(uint256 matchId) private view returns (MatchState storage state) {
        state = _matches[matchId];
        uint256 endTime = state.bounds.endTime;
        if (endTime == 0) revert MatchNotFound(matchId);
        Pools storage pools = state.pools;
        if (block.timestamp >= endTime || pools.isBettingClosed || pools.resolution != Resolution.NONE) {
            revert BettingIsClosed(matchId);
        }
    }

    function _checkPrediction(uint8 prediction) private pure {
        if (prediction != SIDE_A && prediction != SIDE_B) revert InvalidPrediction(prediction);
    }

    // ---------------------------------------------------------------- claims

    /// @dev Marks the caller's position as claimed and returns the amounts to pay.
    function _settle(uint256 matchId) private returns (uint256 payout, uint256 fee, uint256 referral) {
        Bet storage bet = _bets[matchId][msg.sender];
        if (bet.claimed) revert NothingToClaim(matchId);
        bool isFinal;
        (payout, fee, referral, isFinal) = _payout(_matches[matchId].pools, bet.amount, bet.prediction);
        if (!isFinal || payout == 0) revert NothingToClaim(matchId);
        bet.claimed = true;
        emit WinningsClaimed(matchId, msg.sender, payout);
    }

    /// @dev Computes a position's payout under the current resolution, zeros if it lost or the match is unresolved.
    /// `isFinal` tells if claims are open, and only means something for a resolved match.
    function _payout(Pools storage pools, uint256 stake, uint8 prediction)
        private
        view
        returns (uint256 payout, uint256 fee, uint256 referral, bool isFinal)
    {
        Resolution resolution = pools.resolution;
        if (resolution == Resolution.VOID) {
            payout = stake;
        } else if (prediction == uint8(resolution) && stake != 0) {
            (uint256 winningPool, uint256 losingPool) = _sides(pools.totalA, pools.totalB, prediction);
            uint256 gross = PoolMath.gross(losingPool, stake, winningPool);
            fee = PoolMath.fee(gross, pools.feeBps);
            payout = PoolMath.payout(stake, gross, fee);
            referral = PoolMath.referral(gross, fee);
        }
        isFinal = block.timestamp >= pools.claimableAt;
    }

    /// @dev Computes the payout of `stake` if `prediction` wins, with its pool larger by `added`.
    function _winnings(Pools storage pools, uint256 stake, uint8 prediction, uint256 added)
        private
        view
        returns (uint256)
    {
        (uint256 winningPool, uint256 losingPool) = _sides(pools.totalA, pools.totalB, prediction);
        uint256 gross = PoolMath.gross(losingPool, stake, winningPool + added);
        return PoolMath.payout(stake, gross, PoolMath.fee(gross, pools.feeBps));
    }

    function _sides(uint256 poolA, uint256 poolB, uint8 prediction)
        private
        pure
        returns (uint256 winningPool, uint256 losingPool)
    {
        return prediction == SIDE_A ? (poolA, poolB) : (poolB, poolA);
    }

    /// @dev Pays the caller, then the referrer out of the fee, then tells the hub. Positions are marked as claimed before, so
    /// a hub that reenters gains nothing and no guard is needed.
    function _pay(uint256 paid, uint256 fee, uint256 referral) private {
        address hub = communityHub;
        address referrer = referral == 0 || hub == address(0) ? address(0) : _referrerOf(hub, msg.sender);
        if (referrer != address(0)) fee -= referral;
        if (fee != 0) _accruedFees += fee.toUint96();

        bettingToken.safeTransfer(msg.sender, paid);
        if (referrer != address(0)) _payReferrer(hub, referrer, referral);
    }

    function _payReferrer(address hub, address referrer, uint256 amount) private {
        _requireGas(TRANSFER_GAS + HUB_RECORD_GAS);
        if (!bettingToken.trySafeTransfer(referrer, amount)) {
            // The pool keeps it as a fee.
            _accruedFees += amount.toUint96();
            return;
        }
        emit ReferralPaid(referrer, msg.sender, amount);
        _recordReferral(hub, referrer, amount);
    }

    /// @dev Asks the hub for a referrer. Zero if it reverts, runs out of gas, returns no address, or names an account that must
    /// not be paid.
    function _referrerOf(address hub, address user) private view returns (address referrer) {
        _requireGas(HUB_READ_GAS);
        bytes4 selector = IReferralHub.referrers.selector;
        assembly ("memory-safe") {
            mstore(0, selector)
            mstore(4, user)
            let ok := staticcall(HUB_READ_GAS, hub, 0, 0x24, 0, 0x20)
            let word := mload(0)
            let isAddress := and(gt(returndatasize(), 0x1f), iszero(shr(160, word)))
            referrer := mul(word, and(ok, isAddress))
        }
        if (referrer == address(0)) return referrer;
        if (referrer == user || referrer == address(this) || referrer == address(bettingToken)) {
            return address(0);
        }
    }

    /// @dev Ignores failures, so that the hub cannot block claims.
    function _recordReferral(address hub, address referrer, uint256 amount) private {
        bytes memory data = abi.encodeCall(IReferralHub.recordReferralReward, (referrer, msg.sender, amount));
        assembly ("memory-safe") {
            pop(call(HUB_RECORD_GAS, hub, 0, add(data, 0x20), mload(data), 0, 0))
        }
    }

    /// @dev Reverts a claim that would silently skip the referrer for lack of gas. EIP-150 passes on 63/64 of the gas left.
    function _requireGas(uint256 budget) private view {
        if (gasleft() <= budget + budget / 63 + CALL_OVERHEAD_GAS) revert InsufficientGas();
    }

    // ---------------------------------------------------------------- matches

    function _createMatch(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet
    ) private returns (uint256 matchId) {
        uint256 nameLength = bytes(name).length;
        if (nameLength == 0 || nameLength > MAX_NAME_LENGTH) revert NameLengthInvalid(nameLength);
        if (startTime < block.timestamp) revert StartTimeInPast(startTime);
        if (endTime <= startTime) revert EndTimeNotAfterStart(startTime, endTime);
        if (endTime > block.timestamp + MAX_MATCH_HORIZON) revert EndTimeTooFar(endTime);
        if (minBet == 0) revert MinBetZero();
        if (maxBet < minBet) revert MaxBetBelowMinBet(minBet, maxBet);

        matchId = _nextMatchId++;
        MatchState storage state = _matches[matchId];
        state.name = name;
        state.bounds = Bounds(
            minBet.toUint96(), maxBet.toUint96(), uint256(startTime).toUint32(), uint256(endTime).toUint32()
        );
        state.pools.feeBps = _protocolFee;
        state.live.capBps = liveCap;
        state.live.disputeWindow = disputeWindow;
        _addToOpen(matchId.toUint64(), state);

        emit MatchCreated(
            matchId, msg.sender, name, startTime, endTime, minBet, maxBet, _protocolFee, liveCap
        );
    }

    function _addToOpen(uint64 matchId, MatchState storage state) private {
        uint64 older = _newestOpenMatchId;
        state.links.older = older;
        if (older != 0) _matches[older].links.newer = matchId;
        _newestOpenMatchId = matchId;
    }

    function _removeFromOpen(MatchState storage state) private {
        OpenLinks memory links = state.links;
        if (links.newer == 0) _newestOpenMatchId = links.older;
        else _matches[links.newer].links.older = links.older;
        if (links.older != 0) _matches[links.older].links.newer = links.newer;
    }

    /// @dev Returns the newest open match with an id of at most `matchId`, or 0.
    function _openAtOrBelow(uint256 matchId) private view returns (uint256) {
        while (matchId != 0 && _isResolved(_matches[matchId])) {
            matchId = _matches[matchId].links.older;
        }
        return matchId;
    }

    function _resolve(uint256 matchId, MatchState storage state, Resolution resolution, uint256 claimableAt)
        private
    {
        state.pools.claimableAt = claimableAt.toUint32();
        _removeFromOpen(state);
        _setResolution(matchId, state, resolution);
    }

    function _overrule(uint256 matchId, MatchState storage state, Resolution resolution) private {
        if (block.timestamp >= state.pools.claimableAt) revert ResolutionFinal(matchId);
        _setResolution(matchId, state, resolution);
    }

    function _setResolution(uint256 matchId, MatchState storage state, Resolution resolution) private {
        state.pools.resolution = resolution;
        if (resolution == Resolution.VOID) {
            emit MatchVoided(matchId, msg.sender, state.pools.claimableAt);
        } else {
            emit MatchFinalized(matchId, msg.sender, uint8(resolution), state.pools.claimableAt);
        }
    }

    /// @dev Void if nobody bet on the winner.
    function _resolutionOf(MatchState storage state, uint8 winner) private view returns (Resolution) {
        if (winner == SIDE_A) return state.pools.totalA == 0 ? Resolution.VOID : Resolution.SIDE_A;
        if (winner == SIDE_B) return state.pools.totalB == 0 ? Resolution.VOID : Resolution.SIDE_B;
        revert InvalidWinner(winner);
    }

    function _claimableFrom(MatchState storage state) private view returns (uint256) {
        return block.timestamp + Math.max(state.live.disputeWindow, disputeWindow);
    }

    function _isAbandoned(MatchState storage state) private view returns (bool) {
        return block.timestamp >= uint256(state.bounds.endTime) + ABANDONED_AFTER;
    }

    function _isResolved(MatchState storage state) private view returns (bool) {
        return state.pools.resolution != Resolution.NONE;
    }

    function _existing(uint256 matchId) private view returns (MatchState storage state) {
        state = _matches[matchId];
        if (state.bounds.endTime == 0) revert MatchNotFound(matchId);
    }

    function _mayOperate(address account) private view returns (bool) {
        return isOperator[account] || account == owner();
    }

    // ---------------------------------------------------------------- pages and conversions

    /// @return first the page's first match id
    /// @return count positions on the page
    /// @return next the next page's cursor
    function _historyPage(address user, uint256 cursor, uint256 limit)
        private
        view
        returns (uint256 first, uint256 count, uint256 next)
    {
        first = cursor == 0 ? _histories[user].newestMatchId : cursor;
        if (_bets[first][user].amount == 0) return (0, 0, 0);
        for (next = first; next != 0 && count < limit; ++count) {
            next = _bets[next][user].previousMatchId;
        }
    }

    function _toMatch(uint256 matchId, MatchState storage state) private view returns (Match memory) {
        Bounds memory bounds = state.bounds;
        Pools memory pools = state.pools;
        LivePools memory live = state.live;
        bool isVoid = pools.resolution == Resolution.VOID;
        return Match({
            id: matchId,
            name: state.name,
            startTime: bounds.startTime,
            endTime: bounds.endTime,
            minBet: bounds.minBet,
            maxBet: bounds.maxBet,
            isFinalized: pools.resolution != Resolution.NONE,
            winner: isVoid ? 0 : uint8(pools.resolution),
            totalPoolA: pools.totalA,
            totalPoolB: pools.totalB,
            isVoid: isVoid,
            isBettingClosed: pools.isBettingClosed,
            claimableAt: pools.claimableAt,
            feeBps: pools.feeBps,
            liveCapBps: live.capBps,
            livePoolA: live.liveA,
            livePoolB: live.liveB
        });
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Multicall } from "@openzeppelin/contracts/utils/Multicall.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { Extsload } from "./Extsload.sol";
import { PoolSettings } from "./PoolSettings.sol";
import { IBettingPool, Match, Outcome } from "./interfaces/IBettingPool.sol";
import { IWETH } from "./interfaces/IWETH.sol";
import { HubCalls } from "./libraries/HubCalls.sol";
import { PoolLimits } from "./libraries/Limits.sol";
import { MatchView } from "./libraries/MatchView.sol";
import { OpenMatches } from "./libraries/OpenMatches.sol";
import { PoolMath } from "./libraries/PoolMath.sol";
import { Settlement } from "./libraries/Settlement.sol";
import { Bet, BetLibrary } from "./types/Bet.sol";
import { Bettor, BettorLibrary } from "./types/Bettor.sol";
import { Challenge, ChallengeLibrary } from "./types/Challenge.sol";
import { MatchState, Position } from "./types/MatchState.sol";
import { RecordLibrary } from "./types/Record.sol";
import { Slot0, Slot0Library } from "./types/Slot0.sol";
import { Slot1, Slot1Library } from "./types/Slot1.sol";
import { SIDE_A, SIDE_B } from "./types/Stakes.sol";
import { Terms, TermsLibrary } from "./types/Terms.sol";
import { Treasury } from "./types/Treasury.sol";

/// @title Two-sided parimutuel pools in WETH
/// @notice See `IBettingPool` for rules, powers and trust model.
/// @dev No reentrancy guard: every function writes its state before it calls the token or the hub, and reads no balance after
/// such a call except to revert on a mismatch. A nested call therefore sees the same state as a later transaction, and can
/// do no more than one. The one write after a call is `_sendOrKeep`: an amount that the token refused to move is added to the
/// fees as they are then, so a nested call's fees stay. Ether bets and `emergencyWithdraw` compare balances: a nested call
/// that changes the balance makes them revert.
contract BettingPool is PoolSettings, Extsload, Multicall {
    using OpenMatches for mapping(uint256 matchId => MatchState);
    using SafeCast for uint256;
    using SafeERC20 for IWETH;

    /// @dev Where bonds are burned.
    address private constant BURNED = 0x000000000000000000000000000000000000dEaD;

    mapping(uint256 matchId => MatchState) private _matches;
    mapping(uint256 matchId => string) private _resultSources;
    mapping(uint256 matchId => uint256) private _successors;
    mapping(address user => Bettor) private _bettors;

    // One slot.
    address private _newestBettor;
    uint48 private _nextMatchId = 1;
    uint48 private _newestOpenMatchId;

    /// @param bettingToken_ ERC-20 address of WETH9 or a compatible token, not zero
    /// @param initialOwner first owner, not zero
    constructor(address bettingToken_, address initialOwner) PoolSettings(bettingToken_, initialOwner) { }

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
        _recordBetWithin(matchId, amount, prediction, minPayout, deadline);
        bettingToken.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc IBettingPool
    function placeBetETH(uint256 matchId, uint8 prediction) external payable {
        placeBetETHWithin(matchId, prediction, 0, type(uint64).max);
    }

    /// @inheritdoc IBettingPool
    function placeBetETHWithin(uint256 matchId, uint8 prediction, uint256 minPayout, uint64 deadline)
        public
        payable
    {
        _recordBetWithin(matchId, msg.value, prediction, minPayout, deadline);
        uint256 balanceBefore = bettingToken.balanceOf(address(this));
        bettingToken.deposit{ value: msg.value }();
        if (bettingToken.balanceOf(address(this)) != balanceBefore + msg.value) revert WrapFailed();
    }

    /// @inheritdoc IBettingPool
    function claimWinnings(uint256 matchId) external returns (uint256 paid) {
        uint256 fee;
        uint256 referral;
        (paid, fee, referral) = _settle(msg.sender, matchId, true);
        _pay(msg.sender, paid, fee, referral);
    }

    /// @inheritdoc IBettingPool
    function claimMany(uint256[] calldata matchIds) external returns (uint256 paid) {
        return _claim(msg.sender, matchIds, true);
    }

    // ---------------------------------------------------------------- anyone

    /// @inheritdoc IBettingPool
    function claimFor(address bettor, uint256[] calldata matchIds) external returns (uint256 paid) {
        return _claim(bettor, matchIds, false);
    }

    /// @inheritdoc IBettingPool
    function multicall(bytes[] calldata data)
        public
        override(IBettingPool, Multicall)
        returns (bytes[] memory results)
    {
        return super.multicall(data);
    }

    /// @inheritdoc IBettingPool
    function challengeResult(uint256 matchId, Outcome outcome) external {
        MatchState storage state = _existing(matchId);
        Slot0 slot0 = state.slot0;
        if (slot0.isChallenged()) revert ResultSuspended(matchId);
        if (arbiter() == address(0)) revert NotArbiter(address(0));
        if (outcome != slot0.outcome()) revert ResultChanged(matchId);
        if (outcome == Outcome.None) {
            if (block.timestamp < state.terms.endTime() + PoolLimits.CHALLENGEABLE_AFTER) {
                revert ChallengeTooEarly(matchId);
            }
            if (_isAbandoned(state)) revert MatchAbandoned(matchId);
        } else if (slot0.isRuled() || block.timestamp >= slot0.claimableAt()) {
            revert ResolutionFinal(matchId);
        }

        uint256 bond = _bondOf(state);
        uint256 ruleBy = _rulingFrom(state) + rulingPeriod;
        state.challenge = ChallengeLibrary.pack(msg.sender, bond.toUint64(), ruleBy.toUint32());
        state.slot0 = slot0.challenge();
        _bonds += uint96(bond);
        emit ResultChallenged(matchId, msg.sender, bond, uint64(ruleBy));
        bettingToken.safeTransferFrom(msg.sender, address(this), bond);
    }

    /// @inheritdoc IBettingPool
    function voidAbandonedMatch(uint256 matchId) external {
        MatchState storage state = _existing(matchId);
        Slot0 slot0 = state.slot0;
        if (slot0.isResolved() && !slot0.isChallenged()) revert MatchAlreadyFinalized(matchId);
        if (!_isAbandoned(state)) revert MatchNotAbandoned(matchId);
        _resolve(matchId, state, Outcome.Void, block.timestamp);
        if (slot0.isChallenged()) {
            _releaseBond(matchId, slot0.isResolved() ? BURNED : state.challenge.challenger());
        }
    }

    // ---------------------------------------------------------------- arbiter

    /// @inheritdoc IBettingPool
    function rule(uint256 matchId, Outcome outcome) external {
        MatchState storage state = _existing(matchId);
        if (msg.sender != arbiter()) revert NotArbiter(msg.sender);
        Slot0 slot0 = state.slot0;
        if (!slot0.isChallenged()) revert NotChallenged(matchId);
        if (outcome == Outcome.None) revert InvalidWinner(uint8(outcome));

        bool isUpheld = outcome == slot0.outcome();
        uint256 claimableAt = block.timestamp;
        // A challenge shortens no window. A result that becomes a void leaves none to wait for.
        if (isUpheld || outcome != Outcome.Void) claimableAt = Math.max(claimableAt, slot0.claimableAt());
        if (outcome != Outcome.Void) {
            _requireOver(matchId, state);
            claimableAt = Math.max(claimableAt, state.terms.endTime());
        }
        state.slot0 = slot0.rule();
        emit ResultRuled(matchId, msg.sender, outcome);
        _resolve(matchId, state, outcome, claimableAt);
        _releaseBond(matchId, isUpheld ? address(this) : state.challenge.challenger());
    }

    // ---------------------------------------------------------------- reads

    /// @inheritdoc IBettingPool
    function getNextMatchId() external view returns (uint256) {
        return _nextMatchId;
    }

    /// @inheritdoc IBettingPool
    function getMatch(uint256 matchId) external view returns (Match memory) {
        MatchState storage state = _existing(matchId);
        return MatchView.toMatch(
            matchId, state.name, state.slot0, state.slot1, state.terms, state.record, state.challenge
        );
    }

    /// @inheritdoc IBettingPool
    function calculatePotentialWinnings(uint256 matchId, uint256 amount, uint8 prediction)
        external
        view
        returns (uint256)
    {
        MatchState storage state = _existing(matchId);
        _checkPrediction(prediction);
        return amount == 0 ? 0 : _preview(state, amount.toUint88(), prediction, amount);
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
        Bet bet = _existing(matchId).positions[user].bet;
        return (bet.stake(), bet.prediction(), bet.isClaimed());
    }

    /// @inheritdoc IBettingPool
    function getUserBetHistory(address user) external view returns (uint256[] memory matchIds) {
        matchIds = new uint256[](_bettors[user].count());
        uint256 matchId = _bettors[user].newestMatchId();
        for (uint256 i = 0; i < matchIds.length; ++i) {
            matchIds[i] = matchId;
            matchId = _matches[matchId].positions[user].bet.previousMatchId();
        }
    }

    /// @inheritdoc IBettingPool
    function challengeBond(uint256 matchId) external view returns (uint256) {
        return _bondOf(_existing(matchId));
    }

    /// @inheritdoc IBettingPool
    function challengerOf(uint256 matchId) external view returns (address) {
        return _existing(matchId).challenge.challenger();
    }

    /// @inheritdoc IBettingPool
    function rulesOf(uint256 matchId) external view returns (bytes32 hash, string memory uri) {
        Rules storage rules = _rules[_existing(matchId).record.rulesVersion()];
        return (rules.hash, rules.uri);
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
    function closeBetting(uint256 matchId) external onlyOperator {
        MatchState storage state = _matches[matchId];
        Slot0 slot0 = state.slot0;
        _requireOpenForBets(matchId, state.terms, slot0);
        state.slot0 = slot0.close();
        emit BettingClosed(matchId, msg.sender);
    }

    /// @inheritdoc IBettingPool
    function finalizeMatch(uint256 matchId, uint8 winner) external onlyOperator {
        MatchState storage state = _existing(matchId);
        Outcome outcome = _toOutcome(winner);
        if (_requireNotSuspended(matchId, state).isResolved()) revert MatchAlreadyFinalized(matchId);
        _requireOver(matchId, state);
        _name(matchId, state, outcome);
    }

    /// @inheritdoc IBettingPool
    function voidMatch(uint256 matchId) external onlyOperator {
        MatchState storage state = _existing(matchId);
        if (!_requireNotSuspended(matchId, state).isResolved()) {
            _name(matchId, state, Outcome.Void);
        } else {
            if (msg.sender != owner()) revert MatchAlreadyFinalized(matchId);
            _overrule(matchId, state, Outcome.Void);
        }
    }

    /// @inheritdoc IBettingPool
    function replaceMatch(uint256 matchId, uint64 startTime, uint64 endTime)
        external
        onlyOperator
        whenNotPaused
        returns (uint256 successorId)
    {
        MatchState storage state = _existing(matchId);
        Slot0 slot0 = state.slot0;
        if (slot0.isChallenged()) revert ResultSuspended(matchId);
        if (!slot0.isResolved()) _name(matchId, state, Outcome.Void);
        else if (slot0.outcome() != Outcome.Void) revert MatchAlreadyFinalized(matchId);
        if (_successors[matchId] != 0) revert AlreadyReplaced(matchId);
        if (startTime < state.slot0.claimableAt()) revert SuccessorTooEarly(matchId);

        Terms terms = state.terms;
        successorId = _createMatch(state.name, startTime, endTime, terms.minBet(), terms.maxBet());
        _successors[matchId] = successorId;
        emit MatchReplaced(matchId, msg.sender, successorId);
    }

    /// @inheritdoc IBettingPool
    function setResultSource(uint256 matchId, string calldata uri) external onlyOperator {
        _existing(matchId);
        if (bytes(uri).length > PoolLimits.MAX_SOURCE_LENGTH) revert SourceTooLong(bytes(uri).length);
        _resultSources[matchId] = uri;
        emit ResultSourceSet(matchId, msg.sender, uri);
    }

    // ---------------------------------------------------------------- owner

    /// @inheritdoc IBettingPool
    function overruleResult(uint256 matchId, uint8 winner) external onlyOwner {
        MatchState storage state = _existing(matchId);
        Outcome outcome = _toOutcome(winner);
        if (!_requireNotSuspended(matchId, state).isResolved()) revert MatchNotFinalized(matchId);
        _requireOver(matchId, state);
        _overrule(matchId, state, outcome);
    }

    // ---------------------------------------------------------------- tournament contract

    /// @inheritdoc IBettingPool
    function placeTournamentBet(address user, uint256 matchId, uint8 prediction) external whenNotPaused {
        if (msg.sender != tournament) revert NotTournament(msg.sender);
        MatchState storage state = _existing(matchId);
        _checkPrediction(prediction);
        Slot0 slot0 = state.slot0;
        if (block.timestamp >= state.terms.startTime() || slot0.isClosed() || slot0.isResolved()) {
            revert BettingIsClosed(matchId);
        }
        emit TournamentBetPlaced(matchId, user, prediction);
    }

    // ---------------------------------------------------------------- bets

    /// @dev Checks and records a bet without its token transfer.
    function _recordBet(uint256 matchId, uint256 amount, uint8 prediction) private {
        (Slot0 slot0, Slot1 slot1, Bet bet, bool isLive) = _checkBet(matchId, amount, prediction);
        if (bet.prediction() == 0) bet = _openPosition(matchId, prediction);
        MatchState storage state = _matches[matchId];
        state.positions[msg.sender].bet = isLive ? bet.addLive(amount) : bet.addEarly(amount);
        uint256 poolA;
        uint256 poolB;
        if (isLive) {
            state.slot1 = slot1 = slot1.add(prediction, amount);
            (poolA, poolB) = (slot1.stakes(SIDE_A), slot1.stakes(SIDE_B));
        } else {
            state.slot0 = slot0 = slot0.add(prediction, amount);
            (poolA, poolB) = (slot0.stakes(SIDE_A), slot0.stakes(SIDE_B));
        }
        emit BetPlaced(matchId, msg.sender, amount, prediction, poolA, poolB, isLive);
    }

    /// @dev `_recordBet` with slippage protection and a deadline.
    function _recordBetWithin(
        uint256 matchId,
        uint256 amount,
        uint8 prediction,
        uint256 minPayout,
        uint64 deadline
    ) private {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline);
        _recordBet(matchId, amount, prediction);
        // The pools include this bet.
        uint256 payout = _preview(_matches[matchId], amount, prediction, 0);
        if (payout < minPayout) revert PayoutBelowMinimum(payout, minPayout);
    }

    /// @dev Adds the match to the caller's history, and the caller to the bettors.
    function _openPosition(uint256 matchId, uint8 prediction) private returns (Bet) {
        Bettor bettor = _bettors[msg.sender];
        // Ids come from a uint48.
        uint48 id = uint48(matchId);
        if (bettor.count() == 0) {
            _bettors[msg.sender] = BettorLibrary.pack(id, 1, _newestBettor);
            _newestBettor = msg.sender;
        } else {
            _bettors[msg.sender] = bettor.append(id);
        }
        return BetLibrary.pack(uint48(bettor.newestMatchId()), prediction);
    }

    /// @dev Reverts if the caller cannot place this bet now.
    /// @return slot0 the match's early pool
    /// @return slot1 the match's live pool, not read before the start
    /// @return bet the caller's position
    /// @return isLive true if the match has started
    function _checkBet(uint256 matchId, uint256 amount, uint8 prediction)
        private
        view
        returns (Slot0 slot0, Slot1 slot1, Bet bet, bool isLive)
    {
        _requireNotPaused();
        MatchState storage state = _matches[matchId];
        Terms terms = state.terms;
        slot0 = state.slot0;
        _requireOpenForBets(matchId, terms, slot0);
        _checkPrediction(prediction);

        if (amount < terms.minBet()) revert BetBelowMinimum(amount, terms.minBet());
        bet = _matches[matchId].positions[msg.sender].bet;
        uint8 held = bet.prediction();
        if (held != 0 && held != prediction) revert OppositeSideHeld(matchId, held);
        uint256 remaining = terms.maxBet() - bet.stake();
        if (amount > remaining) revert BetAboveMaximum(amount, remaining);

        isLive = block.timestamp >= terms.startTime();
        if (isLive) {
            slot1 = state.slot1;
            uint256 early = slot0.stakes(SIDE_A) + slot0.stakes(SIDE_B);
            uint256 room =
                PoolMath.liveRoom(early, slot1.stakes(prediction), terms.maxBet(), slot1.liveCapBps());
            if (amount > room) revert LiveCapExceeded(amount, room);
        }
    }

    function _requireOpenForBets(uint256 matchId, Terms terms, Slot0 slot0) private view {
        uint256 endTime = terms.endTime();
        if (endTime == 0) revert MatchNotFound(matchId);
        if (block.timestamp >= endTime || slot0.isClosed() || slot0.isResolved()) {
            revert BettingIsClosed(matchId);
        }
    }

    function _checkPrediction(uint8 prediction) private pure {
        if (prediction != SIDE_A && prediction != SIDE_B) revert InvalidPrediction(prediction);
    }

    /// @dev Computes the payout of `stake` in the pool that is open now, with its side larger by `added`.
    function _preview(MatchState storage state, uint256 stake, uint8 prediction, uint256 added)
        private
        view
        returns (uint256)
    {
        Slot0 slot0 = state.slot0;
        uint256 other = SIDE_A + SIDE_B - prediction;
        if (block.timestamp < state.terms.startTime()) {
            return Settlement.preview(slot0, stake, slot0.stakes(prediction) + added, slot0.stakes(other));
        }
        Slot1 slot1 = state.slot1;
        return Settlement.preview(slot0, stake, slot1.stakes(prediction) + added, slot1.stakes(other));
    }

    // ---------------------------------------------------------------- claims

    /// @param isStrict reverts on a match with nothing to claim, instead of skipping it
    function _claim(address bettor, uint256[] calldata matchIds, bool isStrict)
        private
        returns (uint256 paid)
    {
        uint256 fees;
        uint256 referrals;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            (uint256 payout, uint256 fee, uint256 referral) = _settle(bettor, matchIds[i], isStrict);
            paid += payout;
            fees += fee;
            referrals += referral;
        }
        if (paid != 0) _pay(bettor, paid, fees, referrals);
    }

    /// @dev Marks a position as claimed and returns the amounts to pay. With nothing to claim, reverts if `isStrict`, else
    /// returns zeros.
    function _settle(address bettor, uint256 matchId, bool isStrict)
        private
        returns (uint256 payout, uint256 fee, uint256 referral)
    {
        MatchState storage state = _matches[matchId];
        Position storage position = state.positions[bettor];
        Bet bet = position.bet;
        Slot0 slot0 = state.slot0;
        // Nested: a claim would pay 20 gas for the branches of `&&`.
        if (!bet.isClaimed()) {
            if (slot0.isPayable()) {
                Slot1 slot1 = bet.live() == 0 ? Slot1.wrap(0) : state.slot1;
                (payout, fee, referral) = Settlement.settle(bet, slot0, slot1);
            }
        }
        if (payout == 0) {
            if (isStrict) revert NothingToClaim(matchId);
            return (0, 0, 0);
        }
        position.bet = bet.claim(bettor != msg.sender);
        emit WinningsClaimed(matchId, bettor, payout);
    }

    /// @dev Pays the bettor, then the referrer out of the fee, then tells the hub.
    function _pay(address bettor, uint256 paid, uint256 fee, uint256 referral) private {
        if (fee == 0) return bettingToken.safeTransfer(bettor, paid);
        Treasury treasury = _treasury;
        address hub = treasury.hub();
        address referrer = HubCalls.referrerOf(hub, bettor);
        // The hub was called statically, so the treasury is as it was.
        if (referrer == address(0)) return _payWithFee(treasury, fee, bettor, paid);
        if (referrer == bettor || _isOwnContract(referrer, hub)) {
            return _payWithFee(treasury, fee, bettor, paid);
        }
        _payWithFee(treasury, fee - referral, bettor, paid);
        _payReferrer(hub, referrer, bettor, referral);
    }

    function _payWithFee(Treasury treasury, uint256 fee, address bettor, uint256 paid) private {
        _treasury = treasury.addFees(fee);
        bettingToken.safeTransfer(bettor, paid);
    }

    /// @dev None of them could pass a referral on.
    function _isOwnContract(address account, address hub) private view returns (bool) {
        return account == address(this) || account == address(bettingToken) || account == hub;
    }

    function _payReferrer(address hub, address referrer, address bettor, uint256 amount) private {
        HubCalls.requireGasToPayReferrer();
        if (!_sendOrKeep(referrer, amount)) return;
        emit ReferralPaid(referrer, bettor, amount);
        HubCalls.recordReferral(hub, referrer, bettor, amount);
    }

    /// @dev A recipient whom the token refuses blocks nothing: the amount becomes a fee.
    function _sendOrKeep(address to, uint256 amount) private returns (bool isSent) {
        isSent = bettingToken.trySafeTransfer(to, amount);
        if (!isSent) _treasury = _treasury.addFees(amount);
    }

    // ---------------------------------------------------------------- matches

    function _hasMatches() internal view override returns (bool) {
        return _nextMatchId != 1;
    }

    function _createMatch(
        string memory name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet
    ) private returns (uint256 matchId) {
        uint256 nameLength = bytes(name).length;
        if (nameLength == 0 || nameLength > PoolLimits.MAX_NAME_LENGTH) revert NameLengthInvalid(nameLength);
        if (startTime < block.timestamp) revert StartTimeInPast(startTime);
        if (endTime <= startTime) revert EndTimeNotAfterStart(startTime, endTime);
        if (endTime > block.timestamp + PoolLimits.MAX_MATCH_HORIZON) revert EndTimeTooFar(endTime);
        if (minBet == 0) revert MinBetZero();
        if (maxBet < minBet) revert MaxBetBelowMinBet(minBet, maxBet);

        matchId = _nextMatchId++;
        MatchState storage state = _matches[matchId];
        state.name = name;
        state.terms = TermsLibrary.pack(
            minBet.toUint88(), maxBet.toUint88(), uint256(startTime).toUint32(), uint256(endTime).toUint32()
        );
        state.slot0 = Slot0Library.pack(_protocolFee, maxGain);
        state.slot1 = Slot1Library.pack(liveCap, disputeWindow);
        state.record = RecordLibrary.pack(
            _newestOpenMatchId, block.timestamp.toUint32(), _rulesVersion, uint256(minBond).toUint64()
        );
        _matches.push(_newestOpenMatchId, matchId);
        _newestOpenMatchId = uint48(matchId);

        emit MatchCreated(
            matchId, msg.sender, name, startTime, endTime, minBet, maxBet, _protocolFee, maxGain, liveCap
        );
    }

    // ---------------------------------------------------------------- results

    /// @dev Resolves an unresolved match for an operator. Ends the challenge of its missing result.
    function _name(uint256 matchId, MatchState storage state, Outcome outcome) private {
        if (_isAbandoned(state)) revert MatchAbandoned(matchId);
        bool wasChallenged = state.slot0.isChallenged();
        _resolveAfterWindow(matchId, state, outcome);
        if (wasChallenged) _releaseBond(matchId, state.challenge.challenger());
    }

    /// @dev Replaces the outcome of a match for the owner, unless it is too late, or done already.
    function _overrule(uint256 matchId, MatchState storage state, Outcome outcome) private {
        Slot0 slot0 = state.slot0;
        if (slot0.isRuled() || block.timestamp >= slot0.claimableAt()) revert ResolutionFinal(matchId);
        if (slot0.isOverruled()) revert AlreadyOverruled(matchId);
        if (outcome == slot0.outcome()) revert SameOutcome(matchId);
        state.slot0 = slot0.overrule();
        _resolveAfterWindow(matchId, state, outcome);
    }

    function _resolveAfterWindow(uint256 matchId, MatchState storage state, Outcome outcome) private {
        uint256 from = block.timestamp;
        if (outcome != Outcome.Void) from = Math.max(from, state.terms.endTime());
        _resolve(matchId, state, outcome, from + Math.max(state.slot1.disputeWindow(), disputeWindow));
    }

    function _resolve(uint256 matchId, MatchState storage state, Outcome outcome, uint256 claimableAt)
        private
    {
        Slot0 slot0 = state.slot0;
        if (!slot0.isResolved()) _newestOpenMatchId = uint48(_matches.remove(_newestOpenMatchId, matchId));
        state.slot0 = slot0.resolve(outcome, claimableAt.toUint32());
        if (outcome == Outcome.Void) emit MatchVoided(matchId, msg.sender, uint64(claimableAt));
        else emit MatchFinalized(matchId, msg.sender, uint8(outcome), uint64(claimableAt));
    }

    /// @param to the challenger, `BURNED`, or this pool for a fee
    function _releaseBond(uint256 matchId, address to) private {
        Challenge challenge = _matches[matchId].challenge;
        uint256 bond = challenge.bond();
        _bonds -= uint96(bond);
        if (to == address(this)) {
            _treasury = _treasury.addFees(bond);
        } else {
            HubCalls.requireGasToTransfer();
            if (!_sendOrKeep(to, bond)) to = address(this);
        }
        emit ChallengeEnded(matchId, challenge.challenger(), bond, to);
    }

    function _bondOf(MatchState storage state) private view returns (uint256) {
        return PoolMath.bond(Settlement.moved(state.slot0, state.slot1), state.record.minBond());
    }

    /// @dev Nobody may know a winner before the end, also if betting was closed by hand. Before the start nobody can know one, so
    /// that the ruling on a void does not wait for it.
    function _rulingFrom(MatchState storage state) private view returns (uint256) {
        bool hasStarted = block.timestamp >= state.terms.startTime();
        return hasStarted ? Math.max(block.timestamp, state.terms.endTime()) : block.timestamp;
    }

    /// @dev A result can be named after the end, or once betting was closed by hand and the start has passed.
    function _requireOver(uint256 matchId, MatchState storage state) private view {
        if (block.timestamp <= _overFrom(state)) revert MatchNotEnded(matchId);
    }

    function _overFrom(MatchState storage state) private view returns (uint256) {
        return state.slot0.isClosed() ? state.terms.startTime() : state.terms.endTime();
    }

    /// @dev Only means something for a match that is unresolved or challenged.
    function _isAbandoned(MatchState storage state) private view returns (bool) {
        return block.timestamp
            >= (state.slot0.isChallenged()
                    ? state.challenge.ruleBy()
                    : state.terms.endTime() + PoolLimits.ABANDONED_AFTER);
    }

    function _existing(uint256 matchId) private view returns (MatchState storage state) {
        state = _matches[matchId];
        if (state.terms.endTime() == 0) revert MatchNotFound(matchId);
    }

    /// @dev Operators and owner cannot touch a challenged result. A missing one can still be named.
    function _requireNotSuspended(uint256 matchId, MatchState storage state)
        private
        view
        returns (Slot0 slot0)
    {
        slot0 = state.slot0;
        if (slot0.isChallenged() && slot0.isResolved()) revert ResultSuspended(matchId);
    }

    function _toOutcome(uint8 winner) private pure returns (Outcome) {
        if (winner != SIDE_A && winner != SIDE_B) revert InvalidWinner(winner);
        return Outcome(winner);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { Multicall } from "@openzeppelin/contracts/utils/Multicall.sol";

import { PoolSettings } from "./PoolSettings.sol";
import { IBettingPool, Match, NewMatch, UserBet } from "./interfaces/IBettingPool.sol";
import { IWETH } from "./interfaces/IWETH.sol";
import { HubCalls } from "./libraries/HubCalls.sol";
import { OpenMatches } from "./libraries/OpenMatches.sol";
import { PoolMath } from "./libraries/PoolMath.sol";
import { Settlement } from "./libraries/Settlement.sol";
import {
    Bet,
    BetLibrary,
    Bettor,
    BettorLibrary,
    Challenge,
    ChallengeLibrary,
    EarlyPool,
    EarlyPoolLibrary,
    LivePool,
    LivePoolLibrary,
    SIDE_A,
    SIDE_B,
    Terms,
    TermsLibrary,
    Treasury,
    VOID,
    sideOf
} from "./libraries/Slots.sol";

/// @title Two-sided parimutuel pools in WETH
/// @notice See `IBettingPool` for rules, powers and trust model.
/// @dev No reentrancy guard: every function writes its state before it calls the token or the hub, and reads no balance after
/// such a call except to revert on a mismatch. A nested call therefore sees the same state as a later transaction, and can
/// do no more than one. `placeBetETH` and `emergencyWithdraw` compare balances: a nested call that changes the balance makes
/// them revert.
contract BettingPool is PoolSettings, Multicall {
    using OpenMatches for mapping(uint256 matchId => OpenMatches.Node);
    using SafeCast for uint256;
    using SafeERC20 for IWETH;

    uint256 public constant override MAX_NAME_LENGTH = 100;
    uint256 public constant override MAX_MATCH_HORIZON = 180 days;
    uint256 public constant override ABANDONED_AFTER = 7 days;
    uint256 public constant override CHALLENGEABLE_AFTER = 3 days;
    uint256 public constant override NO_RESULT = 255;

    struct MatchState {
        EarlyPool early;
        LivePool live;
        Terms terms;
        Challenge challenge;
        string name;
        mapping(address user => Position) positions;
    }

    /// @dev Gives the word a storage reference, so that a claim computes its slot once.
    struct Position {
        Bet bet;
    }

    mapping(uint256 matchId => MatchState) private _matches;
    mapping(uint256 matchId => OpenMatches.Node) private _openMatches;
    mapping(uint256 matchId => string) private _resultSources;
    mapping(address user => Bettor) private _bettors;
    address private _newestBettor;

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
        if (block.timestamp > deadline) revert DeadlinePassed(deadline);
        _recordBet(matchId, amount, prediction);
        // The pools include this bet.
        uint256 payout = _preview(_matches[matchId], amount, prediction, 0);
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

    // ---------------------------------------------------------------- anyone

    /// @inheritdoc IBettingPool
    function multicall(bytes[] calldata data)
        public
        override(IBettingPool, Multicall)
        returns (bytes[] memory results)
    {
        return super.multicall(data);
    }

    /// @inheritdoc IBettingPool
    function challengeResult(uint256 matchId, uint8 outcome) external {
        MatchState storage state = _unchallenged(matchId);
        if (arbiter() == address(0)) revert NotArbiter(address(0));
        EarlyPool early = state.early;
        if (outcome != _outcomeOf(early)) revert ResultChanged(matchId);
        if (!early.isResolved()) {
            if (block.timestamp < state.terms.endTime() + CHALLENGEABLE_AFTER) {
                revert ChallengeTooEarly(matchId);
            }
        } else if (early.isRuled() || block.timestamp >= early.claimableAt()) {
            revert ResolutionFinal(matchId);
        }

        uint256 bond = _bondOf(state);
        uint32 ruleBy = (Math.max(block.timestamp, _overFrom(state)) + rulingPeriod).toUint32();
        state.challenge = ChallengeLibrary.pack(msg.sender, bond.toUint64(), early.claimableAt().toUint32());
        state.early = early.challenge(ruleBy);
        emit ResultChallenged(matchId, msg.sender, bond, ruleBy);
        bettingToken.safeTransferFrom(msg.sender, address(this), bond);
    }

    /// @inheritdoc IBettingPool
    function voidAbandonedMatch(uint256 matchId) external {
        MatchState storage state = _existing(matchId);
        EarlyPool early = state.early;
        bool isChallenged = early.isChallenged();
        if (isChallenged) {
            if (block.timestamp < early.claimableAt()) revert MatchNotAbandoned(matchId);
            state.early = early.rule();
        } else {
            if (early.isResolved()) revert MatchAlreadyFinalized(matchId);
            if (!_isAbandoned(state)) revert MatchNotAbandoned(matchId);
        }
        _resolve(matchId, state, VOID, block.timestamp);
        if (isChallenged) {
            bettingToken.safeTransfer(state.challenge.challenger(), state.challenge.bond());
        }
    }

    // ---------------------------------------------------------------- arbiter

    /// @inheritdoc IBettingPool
    function rule(uint256 matchId, uint8 outcome) external {
        MatchState storage state = _existing(matchId);
        if (msg.sender != arbiter()) revert NotArbiter(msg.sender);
        EarlyPool early = state.early;
        if (!early.isChallenged()) revert NotChallenged(matchId);
        if (outcome > SIDE_B) revert InvalidWinner(outcome);
        if (outcome != 0) _requireOver(matchId, state);

        uint8 resolution = outcome == 0 ? VOID : outcome;
        Challenge challenge = state.challenge;
        uint256 claimableAt = Math.max(block.timestamp, challenge.claimableBefore());
        if (outcome != 0) claimableAt = Math.max(claimableAt, state.terms.endTime());
        state.early = early.rule();
        emit ResultRuled(matchId, msg.sender, outcome);
        _resolve(matchId, state, resolution, claimableAt);
        _settleBond(challenge, early.resolution(), resolution);
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
            matches[i] = _toMatch(first - i, _matches[first - i]);
        }
        next = first - matches.length;
    }

    /// @inheritdoc IBettingPool
    function getOpenMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory matches, uint256 next)
    {
        uint256 newest = _newestOpenMatchId;
        uint256 first =
            _openMatches.atOrBelow(newest, cursor == 0 || cursor >= _nextMatchId ? newest : cursor);
        uint256 count = 0;
        for (next = first; next != 0 && count < limit; ++count) {
            next = _openMatches[next].older;
        }
        matches = new Match[](count);
        uint256 matchId = first;
        for (uint256 i = 0; i < count; ++i) {
            matches[i] = _toMatch(matchId, _matches[matchId]);
            matchId = _openMatches[matchId].older;
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
        _existing(matchId);
        Bet bet = _matches[matchId].positions[user].bet;
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
    function getUserBetCount(address user) external view returns (uint256) {
        return _bettors[user].count();
    }

    /// @inheritdoc IBettingPool
    function getUserBets(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (UserBet[] memory bets, uint256 next)
    {
        uint256 count;
        (next, count) = _historyPage(user, cursor, limit);
        bets = new UserBet[](count);
        for (uint256 i = 0; i < count; ++i) {
            MatchState storage state = _matches[next];
            Bet bet = _matches[next].positions[user].bet;
            (uint256 payout,,) = Settlement.settle(bet, state.early, state.live);
            bets[i] = UserBet(
                _toMatch(next, state), bet.stake(), bet.live(), bet.prediction(), bet.isClaimed(), payout
            );
            next = bet.previousMatchId();
        }
    }

    /// @inheritdoc IBettingPool
    function getClaimable(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (uint256[] memory matchIds, uint256[] memory amounts, uint256 next)
    {
        uint256 count;
        (next, count) = _historyPage(user, cursor, limit);
        matchIds = new uint256[](count);
        amounts = new uint256[](count);
        uint256 found = 0;
        for (uint256 i = 0; i < count; ++i) {
            MatchState storage state = _matches[next];
            Bet bet = _matches[next].positions[user].bet;
            (uint256 payout,,) = Settlement.settle(bet, state.early, state.live);
            if (payout != 0 && _isPayable(state.early) && !bet.isClaimed()) {
                matchIds[found] = next;
                amounts[found] = payout;
                ++found;
            }
            next = bet.previousMatchId();
        }
        assembly ("memory-safe") {
            mstore(matchIds, found)
            mstore(amounts, found)
        }
    }

    /// @inheritdoc IBettingPool
    function getBettors(address cursor, uint256 limit)
        external
        view
        returns (address[] memory bettors, address next)
    {
        address first = cursor == address(0) ? _newestBettor : cursor;
        if (_bettors[first].count() == 0) return (bettors, address(0));
        uint256 count = 0;
        for (next = first; next != address(0) && count < limit; ++count) {
            next = _bettors[next].previousBettor();
        }
        bettors = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            bettors[i] = first;
            first = _bettors[first].previousBettor();
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
        _existing(matchId);
        Rules storage rules = _rules[_openMatches[matchId].rulesVersion];
        return (rules.hash, rules.uri);
    }

    /// @inheritdoc IBettingPool
    function disputeWindowOf(uint256 matchId) external view returns (uint256) {
        return _existing(matchId).live.disputeWindow();
    }

    /// @inheritdoc IBettingPool
    function successorOf(uint256 matchId) external view returns (uint256) {
        _existing(matchId);
        return _openMatches[matchId].successor;
    }

    /// @inheritdoc IBettingPool
    function resultSourceOf(uint256 matchId) external view returns (string memory) {
        _existing(matchId);
        return _resultSources[matchId];
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
        MatchState storage state = _matches[matchId];
        EarlyPool early = state.early;
        _requireOpenForBets(matchId, state.terms, early);
        state.early = early.close();
        emit BettingClosed(matchId, msg.sender);
    }

    /// @inheritdoc IBettingPool
    function finalizeMatch(uint256 matchId, uint8 winner) external onlyOperator {
        MatchState storage state = _unchallenged(matchId);
        if (winner != SIDE_A && winner != SIDE_B) revert InvalidWinner(winner);
        if (state.early.isResolved()) revert MatchAlreadyFinalized(matchId);
        _requireOver(matchId, state);
        if (_isAbandoned(state)) revert MatchAbandoned(matchId);
        _resolve(matchId, state, winner, _resultFinalAt(state));
    }

    /// @inheritdoc IBettingPool
    function voidMatch(uint256 matchId) external onlyOperator {
        MatchState storage state = _unchallenged(matchId);
        if (state.early.isResolved()) {
            if (msg.sender != owner()) revert MatchAlreadyFinalized(matchId);
            _overrule(matchId, state);
        } else if (_isAbandoned(state)) {
            revert MatchAbandoned(matchId);
        }
        _void(matchId, state);
    }

    /// @inheritdoc IBettingPool
    function replaceMatch(uint256 matchId, uint64 startTime, uint64 endTime)
        external
        onlyOperator
        whenNotPaused
        returns (uint256 successorId)
    {
        MatchState storage state = _unchallenged(matchId);
        uint8 resolution = state.early.resolution();
        if (resolution == 0) {
            if (_isAbandoned(state)) revert MatchAbandoned(matchId);
            _void(matchId, state);
        } else if (resolution != VOID) {
            revert MatchAlreadyFinalized(matchId);
        }
        if (_openMatches[matchId].successor != 0) revert AlreadyReplaced(matchId);

        Terms terms = state.terms;
        successorId = _createMatch(state.name, startTime, endTime, terms.minBet(), terms.maxBet());
        _openMatches[matchId].successor = uint48(successorId);
        emit MatchReplaced(matchId, msg.sender, successorId);
    }

    /// @inheritdoc IBettingPool
    function setResultSource(uint256 matchId, string calldata uri) external onlyOperator {
        _existing(matchId);
        if (bytes(uri).length > MAX_SOURCE_LENGTH) revert SourceTooLong(bytes(uri).length);
        _resultSources[matchId] = uri;
        emit ResultSourceSet(matchId, msg.sender, uri);
    }

    // ---------------------------------------------------------------- owner

    /// @inheritdoc IBettingPool
    function overruleResult(uint256 matchId, uint8 winner) external onlyOwner {
        MatchState storage state = _unchallenged(matchId);
        if (winner != SIDE_A && winner != SIDE_B) revert InvalidWinner(winner);
        if (!state.early.isResolved()) revert MatchNotFinalized(matchId);
        _requireOver(matchId, state);
        _overrule(matchId, state);
        _resolve(matchId, state, winner, _resultFinalAt(state));
    }

    // ---------------------------------------------------------------- tournament contract

    /// @inheritdoc IBettingPool
    function placeTournamentBet(address user, uint256 matchId, uint8 prediction) external whenNotPaused {
        if (msg.sender != tournament) revert NotTournament(msg.sender);
        MatchState storage state = _existing(matchId);
        _checkPrediction(prediction);
        EarlyPool early = state.early;
        if (block.timestamp >= state.terms.startTime() || early.isClosed() || early.isResolved()) {
            revert BettingIsClosed(matchId);
        }
        emit TournamentBetPlaced(matchId, user, prediction);
    }

    // ---------------------------------------------------------------- bets

    /// @dev Checks and records a bet without its token transfer.
    function _recordBet(uint256 matchId, uint256 amount, uint8 prediction) private {
        (EarlyPool early, LivePool live, Bet bet, bool isLive) = _checkBet(matchId, amount, prediction);
        if (bet.prediction() == 0) bet = _openPosition(matchId, prediction);
        MatchState storage state = _matches[matchId];
        state.positions[msg.sender].bet = isLive ? bet.addLive(amount) : bet.addEarly(amount);
        uint256 sides;
        if (isLive) {
            state.live = live = live.add(prediction, amount);
            sides = LivePool.unwrap(live);
        } else {
            state.early = early = early.add(prediction, amount);
            sides = EarlyPool.unwrap(early);
        }
        emit BetPlaced(
            matchId, msg.sender, amount, prediction, sideOf(sides, SIDE_A), sideOf(sides, SIDE_B), isLive
        );
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
    /// @return early the match's early pool
    /// @return live the match's live pool, not read before the start
    /// @return bet the caller's position
    /// @return isLive true if the match has started
    function _checkBet(uint256 matchId, uint256 amount, uint8 prediction)
        private
        view
        returns (EarlyPool early, LivePool live, Bet bet, bool isLive)
    {
        _requireNotPaused();
        MatchState storage state = _matches[matchId];
        Terms terms = state.terms;
        early = state.early;
        _requireOpenForBets(matchId, terms, early);
        _checkPrediction(prediction);

        if (amount < terms.minBet()) revert BetBelowMinimum(amount, terms.minBet());
        bet = _matches[matchId].positions[msg.sender].bet;
        uint8 held = bet.prediction();
        if (held != 0 && held != prediction) revert OppositeSideHeld(matchId, held);
        uint256 remaining = terms.maxBet() - bet.stake();
        if (amount > remaining) revert BetAboveMaximum(amount, remaining);

        isLive = block.timestamp >= terms.startTime();
        if (isLive) {
            live = state.live;
            uint256 room =
                PoolMath.liveRoom(early.total(), live.side(prediction), terms.maxBet(), live.capBps());
            if (amount > room) revert LiveCapExceeded(amount, room);
        }
    }

    function _requireOpenForBets(uint256 matchId, Terms terms, EarlyPool early) private view {
        uint256 endTime = terms.endTime();
        if (endTime == 0) revert MatchNotFound(matchId);
        if (block.timestamp >= endTime || early.isClosed() || early.isResolved()) {
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
        EarlyPool early = state.early;
        uint256 sides =
            block.timestamp < state.terms.startTime() ? EarlyPool.unwrap(early) : LivePool.unwrap(state.live);
        return Settlement.preview(early, sides, stake, prediction, added);
    }

    // ---------------------------------------------------------------- claims

    /// @dev Marks the caller's position as claimed and returns the amounts to pay.
    function _settle(uint256 matchId) private returns (uint256 payout, uint256 fee, uint256 referral) {
        MatchState storage state = _matches[matchId];
        Position storage position = state.positions[msg.sender];
        Bet bet = position.bet;
        EarlyPool early = state.early;
        LivePool live = bet.live() == 0 ? LivePool.wrap(0) : state.live;
        (payout, fee, referral) = Settlement.settle(bet, early, live);
        if (payout == 0 || bet.isClaimed() || !_isPayable(early)) revert NothingToClaim(matchId);
        position.bet = bet.claim();
        emit WinningsClaimed(matchId, msg.sender, payout);
    }

    /// @dev Only means something for a resolved match.
    function _isPayable(EarlyPool early) private view returns (bool) {
        return block.timestamp >= early.claimableAt() && !early.isChallenged();
    }

    /// @dev Pays the caller, then the referrer out of the fee, then tells the hub.
    function _pay(uint256 paid, uint256 fee, uint256 referral) private {
        Treasury treasury = _treasury;
        address hub = treasury.hub();
        address referrer = referral == 0 || hub == address(0)
            ? address(0)
            : HubCalls.referrerOf(hub, msg.sender, bettingToken);
        unchecked {
            // The referral is part of the fee.
            if (referrer != address(0)) fee -= referral;
        }
        // The hub was called statically, so the treasury is as it was.
        if (fee != 0) _treasury = treasury.withFees(treasury.fees() + fee);

        bettingToken.safeTransfer(msg.sender, paid);
        if (referrer != address(0)) _payReferrer(hub, referrer, referral);
    }

    function _payReferrer(address hub, address referrer, uint256 amount) private {
        HubCalls.requireGasToPayReferrer();
        if (!bettingToken.trySafeTransfer(referrer, amount)) {
            // The pool keeps it as a fee.
            _treasury = _treasury.withFees(_treasury.fees() + amount);
            return;
        }
        emit ReferralPaid(referrer, msg.sender, amount);
        HubCalls.recordReferral(hub, referrer, amount);
    }

    // ---------------------------------------------------------------- matches

    function _createMatch(
        string memory name,
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
        state.terms = TermsLibrary.pack(
            minBet.toUint88(), maxBet.toUint88(), uint256(startTime).toUint32(), uint256(endTime).toUint32()
        );
        state.early = EarlyPoolLibrary.pack(_protocolFee, maxGain);
        state.live = LivePoolLibrary.pack(liveCap, disputeWindow);
        _openMatches.push(_newestOpenMatchId, matchId, _rulesVersion);
        _newestOpenMatchId = uint48(matchId);

        emit MatchCreated(
            matchId, msg.sender, name, startTime, endTime, minBet, maxBet, _protocolFee, maxGain, liveCap
        );
    }

    /// @dev Reverts if the owner cannot replace the resolution now, or again.
    function _overrule(uint256 matchId, MatchState storage state) private {
        EarlyPool early = state.early;
        if (early.isRuled() || block.timestamp >= early.claimableAt()) revert ResolutionFinal(matchId);
        if (early.isOverruled()) revert AlreadyOverruled(matchId);
        state.early = early.overrule();
    }

    function _resolve(uint256 matchId, MatchState storage state, uint8 resolution, uint256 claimableAt)
        private
    {
        EarlyPool early = state.early;
        if (!early.isResolved()) {
            _newestOpenMatchId = uint48(_openMatches.remove(_newestOpenMatchId, matchId));
        }
        state.early = early.resolve(resolution, claimableAt.toUint32());
        if (resolution == VOID) emit MatchVoided(matchId, msg.sender, uint64(claimableAt));
        else emit MatchFinalized(matchId, msg.sender, resolution, uint64(claimableAt));
    }

    function _void(uint256 matchId, MatchState storage state) private {
        _resolve(matchId, state, VOID, block.timestamp + _windowOf(state));
    }

    /// @dev The bond of an upheld challenge becomes a fee. A changed result returns it with as much again out of the fees as they
    /// hold. A first result returns it alone: it takes no risk to challenge silence.
    function _settleBond(Challenge challenge, uint8 was, uint8 ruled) private {
        uint256 bond = challenge.bond();
        uint256 fees = _treasury.fees();
        if (ruled == was) {
            _treasury = _treasury.withFees(fees + bond);
            return;
        }
        uint256 reward = was == 0 ? 0 : Math.min(bond, fees);
        _treasury = _treasury.withFees(fees - reward);
        bettingToken.safeTransfer(challenge.challenger(), bond + reward);
    }

    /// @dev Returns 1, 2, 0 for void, or `NO_RESULT`.
    function _outcomeOf(EarlyPool early) private pure returns (uint256) {
        uint8 resolution = early.resolution();
        if (resolution == 0) return NO_RESULT;
        return resolution == VOID ? 0 : resolution;
    }

    function _bondOf(MatchState storage state) private view returns (uint256) {
        return Settlement.bond(state.early, state.live);
    }

    /// @dev A result can be named after the end, or once betting was closed by hand and the start has passed.
    function _requireOver(uint256 matchId, MatchState storage state) private view {
        if (block.timestamp <= _overFrom(state)) revert MatchNotEnded(matchId);
    }

    function _overFrom(MatchState storage state) private view returns (uint256) {
        return state.early.isClosed() ? state.terms.startTime() : state.terms.endTime();
    }

    function _resultFinalAt(MatchState storage state) private view returns (uint256) {
        return Math.max(block.timestamp, state.terms.endTime()) + _windowOf(state);
    }

    function _windowOf(MatchState storage state) private view returns (uint256) {
        return Math.max(state.live.disputeWindow(), disputeWindow);
    }

    function _isAbandoned(MatchState storage state) private view returns (bool) {
        return block.timestamp >= state.terms.endTime() + ABANDONED_AFTER;
    }

    function _existing(uint256 matchId) private view returns (MatchState storage state) {
        state = _matches[matchId];
        if (state.terms.endTime() == 0) revert MatchNotFound(matchId);
    }

    function _unchallenged(uint256 matchId) private view returns (MatchState storage state) {
        state = _existing(matchId);
        if (state.early.isChallenged()) revert ResultSuspended(matchId);
    }

    // ---------------------------------------------------------------- pages and conversions

    /// @return first the page's first match id
    /// @return count positions on the page
    function _historyPage(address user, uint256 cursor, uint256 limit)
        private
        view
        returns (uint256 first, uint256 count)
    {
        first = cursor == 0 ? _bettors[user].newestMatchId() : cursor;
        if (_matches[first].positions[user].bet.prediction() == 0) return (0, 0);
        for (uint256 id = first; id != 0 && count < limit; ++count) {
            id = _matches[id].positions[user].bet.previousMatchId();
        }
    }

    function _toMatch(uint256 matchId, MatchState storage state) private view returns (Match memory m) {
        Terms terms = state.terms;
        EarlyPool early = state.early;
        LivePool live = state.live;
        uint8 resolution = early.resolution();
        m.id = matchId;
        m.name = state.name;
        m.startTime = uint64(terms.startTime());
        m.endTime = uint64(terms.endTime());
        m.minBet = terms.minBet();
        m.maxBet = terms.maxBet();
        m.isFinalized = resolution != 0;
        m.isVoid = resolution == VOID;
        m.winner = m.isVoid ? 0 : resolution;
        m.livePoolA = live.side(SIDE_A);
        m.livePoolB = live.side(SIDE_B);
        m.totalPoolA = early.side(SIDE_A) + m.livePoolA;
        m.totalPoolB = early.side(SIDE_B) + m.livePoolB;
        m.isBettingClosed = early.isClosed();
        m.isChallenged = early.isChallenged();
        m.claimableAt = uint64(early.claimableAt());
        m.createdAt = _openMatches[matchId].createdAt;
        m.feeBps = uint16(early.feeBps());
        m.maxGain = uint16(early.maxGain());
        m.liveCapBps = uint16(live.capBps());
    }
}

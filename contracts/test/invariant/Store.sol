// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { StdAssertions } from "forge-std/StdAssertions.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { IBettingPool, Match, Outcome } from "../../src/interfaces/IBettingPool.sol";
import { ILens } from "../../src/interfaces/ILens.sol";
import { IPool } from "../utils/IPool.sol";
import { RefusingToken } from "../utils/RefusingToken.sol";
import {
    ARBITER,
    BONDS,
    CHALLENGES,
    CLAIMABLE_AT,
    CLOSED_STAYS,
    LIVE_CAP,
    POOLS_ARE_STAKES,
    RESULT,
    SUCCESSOR,
    SUSPENDED,
    TERMS_FIXED
} from "./Properties.sol";

/// @notice Independent accounting of what the handlers did. Keeps each match as of the previous step, and so detects changes
/// that the rules forbid.
contract Store is StdAssertions {
    address public constant BURNED = 0x000000000000000000000000000000000000dEaD;

    struct Position {
        uint256 amount;
        /// Part of `amount` staked from the start on.
        uint256 live;
        uint8 side;
        bool claimed;
        bool claimedByOther;
        /// Previewed payout of a position with a single bet, else 0.
        uint256 preview;
    }

    struct Challenge {
        address by;
        uint256 bond;
        /// Unix seconds.
        uint256 at;
        /// The recipient of the bond, zero before.
        address wentTo;
    }

    IPool public immutable POOL;
    ILens public immutable LENS;
    RefusingToken public immutable TOKEN;
    uint256 public clock;
    /// Caller and function in the current step, or zero.
    address public caller;
    bytes4 public called;

    address[] private _bettors;
    /// Zero if the owner is the arbiter.
    address public foreignArbiter;
    uint256 private _rulingPeriod;

    mapping(uint256 matchId => Match) private _matches;
    /// Hashes of `_matches` as of the last check.
    mapping(uint256 matchId => bytes32) private _digests;
    mapping(uint256 matchId => uint256) private _windowAtCreation;
    mapping(uint256 matchId => uint256) private _minBondAtCreation;
    mapping(uint256 matchId => Outcome) public outcomeOf;
    /// When the outcome last changed, unix seconds.
    mapping(uint256 matchId => uint256) private _resolvedAt;
    mapping(uint256 matchId => address) public lastBettor;
    mapping(uint256 matchId => mapping(uint8 side => uint256)) public staked;
    mapping(uint256 matchId => mapping(uint8 side => uint256)) public stakedLive;
    /// Payouts and fees of a match's claims.
    mapping(uint256 matchId => uint256) public settled;
    mapping(uint256 matchId => bool) public wasFinal;
    mapping(uint256 matchId => bool) public isOverruled;
    mapping(uint256 matchId => bool) public isRuled;
    /// The latest one of each match.
    mapping(uint256 matchId => Challenge) private _challenges;
    mapping(uint256 matchId => uint256) public challengeCount;
    /// 0 without one.
    mapping(uint256 matchId => uint256) public successorOf;
    /// Payout of each bettor at the time the match became final.
    mapping(uint256 matchId => mapping(address user => uint256)) public finalPayout;
    mapping(uint256 matchId => mapping(address user => Position)) private _positions;
    mapping(address user => uint256[]) private _histories;

    /// WETH of bettors, referrers, the pool, and what was burned.
    mapping(address account => uint256) public balanceOf;
    uint256 public fees;
    /// Of the challenges that have not ended.
    uint256 public bonds;
    uint256 public donated;

    constructor(IPool pool, ILens lens, address[] memory bettors_, uint256 funds) {
        (POOL, LENS, TOKEN) = (pool, lens, RefusingToken(address(pool.bettingToken())));
        clock = block.timestamp;
        _bettors = bettors_;
        for (uint256 i = 0; i < bettors_.length; ++i) {
            balanceOf[bettors_[i]] = funds;
        }
    }

    // ---------------------------------------------------------------- reports of handlers

    function setClock(uint256 newClock) external {
        clock = newClock;
    }

    function setCall(address newCaller, bytes4 selector) external {
        (caller, called) = (newCaller, selector);
    }

    /// @dev Must be called before the match can change.
    function recordMatch(uint256 matchId) external {
        _matches[matchId] = POOL.getMatch(matchId);
        _windowAtCreation[matchId] = POOL.disputeWindow();
        _minBondAtCreation[matchId] = POOL.minBond();
        assertEq(LENS.disputeWindowOf(matchId), POOL.disputeWindow(), TERMS_FIXED);
        if (matchId != 1) return;
        if (POOL.arbiter() != POOL.owner()) foreignArbiter = POOL.arbiter();
        _rulingPeriod = POOL.rulingPeriod();
    }

    function recordWrap(address user, uint256 amount) external {
        balanceOf[user] += amount;
    }

    function recordBet(address user, uint256 matchId, uint256 amount, uint8 side, uint256 preview) external {
        Position storage position = _positions[matchId][user];
        bool isFirst = position.amount == 0;
        if (isFirst) _histories[user].push(matchId);
        position.preview = isFirst ? preview : 0;
        position.amount += amount;
        position.side = side;
        staked[matchId][side] += amount;
        if (clock >= _matches[matchId].startTime) {
            stakedLive[matchId][side] += amount;
            position.live += amount;
        }
        lastBettor[matchId] = user;
        _move(user, address(POOL), amount);
    }

    function recordClaim(address user, uint256 matchId, uint256 payout, uint256 fee, bool byOther) external {
        Position storage position = _positions[matchId][user];
        (position.claimed, position.claimedByOther) = (true, byOther);
        settled[matchId] += payout + fee;
        fees += fee;
        _move(address(POOL), user, payout);
    }

    function recordReferral(address referrer, uint256 amount) external {
        fees -= amount;
        _move(address(POOL), referrer, amount);
    }

    function recordWithdrawal(address to) external {
        _move(address(POOL), to, fees);
        fees = 0;
    }

    function recordChallenge(address user, uint256 matchId, uint256 amount) external {
        _challenges[matchId] = Challenge(user, amount, clock, address(0));
        ++challengeCount[matchId];
        bonds += amount;
        _move(user, address(POOL), amount);
    }

    function recordSuccessor(uint256 matchId, uint256 successorId) external {
        successorOf[matchId] = successorId;
    }

    function recordDonation(uint256 amount) external {
        donated += amount;
        balanceOf[address(POOL)] += amount;
    }

    function _move(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }

    // ---------------------------------------------------------------- rules

    /// @dev Reimplements the payout formulas of `IBettingPool`.
    function settlement(uint256 matchId, address user)
        public
        view
        returns (uint256 payout, uint256 fee, uint256 referral)
    {
        Position memory position = _positions[matchId][user];
        Outcome outcome = outcomeOf[matchId];
        if (outcome == Outcome.Void) return (position.amount, 0, 0);
        if (position.amount == 0 || outcome == Outcome.None) return (0, 0, 0);
        uint256 early = position.amount - position.live;
        if (position.side != uint8(outcome)) {
            payout = _unmatched(matchId, early, position.side, false)
                + _unmatched(matchId, position.live, position.side, true);
            return (payout, 0, 0);
        }
        uint256 gross = _gross(matchId, early, position.side, false)
            + _gross(matchId, position.live, position.side, true);
        fee = Math.mulDiv(gross, _matches[matchId].feeBps, 10_000);
        payout = position.amount + gross - fee;
        referral = Math.min(Math.mulDiv(gross, 500, 10_000), fee);
    }

    function _gross(uint256 matchId, uint256 stake, uint8 side, bool isLive) private view returns (uint256) {
        if (stake == 0) return 0;
        (uint256 winning, uint256 losing) = _sides(matchId, side, isLive);
        return Math.mulDiv(_matched(matchId, winning, losing), stake, winning);
    }

    function _unmatched(uint256 matchId, uint256 stake, uint8 side, bool isLive)
        private
        view
        returns (uint256)
    {
        if (stake == 0) return 0;
        (uint256 losing, uint256 winning) = _sides(matchId, side, isLive);
        return Math.mulDiv(losing - _matched(matchId, winning, losing), stake, losing);
    }

    function _matched(uint256 matchId, uint256 winning, uint256 losing) private view returns (uint256) {
        return Math.min(losing, winning * _matches[matchId].maxGain);
    }

    /// @return own stakes on `side` in one pool
    /// @return other stakes on the other side in that pool
    function _sides(uint256 matchId, uint8 side, bool isLive)
        private
        view
        returns (uint256 own, uint256 other)
    {
        (own, other) = (stakedLive[matchId][side], stakedLive[matchId][3 - side]);
        if (!isLive) (own, other) = (staked[matchId][side] - own, staked[matchId][3 - side] - other);
    }

    /// @dev Reimplements the bond of `IBettingPool`.
    function bond(uint256 matchId) external view returns (uint256) {
        uint256 moved = Math.max(_moved(matchId, 1), _moved(matchId, 2));
        return Math.min(Math.max(moved / 50, _minBondAtCreation[matchId]), 5 ether);
    }

    function _moved(uint256 matchId, uint8 winner) private view returns (uint256) {
        (uint256 early, uint256 earlyAgainst) = _sides(matchId, winner, false);
        (uint256 live, uint256 liveAgainst) = _sides(matchId, winner, true);
        return _matched(matchId, early, earlyAgainst) + _matched(matchId, live, liveAgainst);
    }

    /// @dev A winner can be named.
    function isOver(uint256 matchId) public view returns (bool) {
        return clock > overFrom(matchId);
    }

    function overFrom(uint256 matchId) public view returns (uint256) {
        Match storage m = _matches[matchId];
        return m.isBettingClosed ? m.startTime : m.endTime;
    }

    function isChallenged(uint256 matchId) public view returns (bool) {
        return _matches[matchId].ruleBy != 0;
    }

    function isChallengeable(uint256 matchId) public view returns (bool) {
        Match storage m = _matches[matchId];
        if (isChallenged(matchId) || isRuled[matchId] || POOL.arbiter() == address(0)) return false;
        if (outcomeOf[matchId] != Outcome.None) return clock < m.claimableAt;
        return clock >= uint256(m.endTime) + 3 days && !isAbandoned(matchId);
    }

    /// @dev Anyone can void it.
    function isAbandoned(uint256 matchId) public view returns (bool) {
        if (isChallenged(matchId)) return clock >= _matches[matchId].ruleBy;
        return outcomeOf[matchId] == Outcome.None && clock >= uint256(_matches[matchId].endTime) + 7 days;
    }

    /// @dev Operators can resolve it.
    function isOperable(uint256 matchId) public view returns (bool) {
        return outcomeOf[matchId] == Outcome.None && !isAbandoned(matchId);
    }

    /// @dev The owner can correct its result.
    function isCorrectable(uint256 matchId) public view returns (bool) {
        return outcomeOf[matchId] != Outcome.None && !isChallenged(matchId) && !isRuled[matchId]
            && !isOverruled[matchId] && clock < _matches[matchId].claimableAt;
    }

    function isFinal(uint256 matchId) public view returns (bool) {
        return outcomeOf[matchId] != Outcome.None && !isChallenged(matchId)
            && clock >= _matches[matchId].claimableAt;
    }

    function isClaimable(uint256 matchId, address user) public view returns (bool) {
        (uint256 payout,,) = settlement(matchId, user);
        return isFinal(matchId) && payout != 0 && !_positions[matchId][user].claimed;
    }

    /// @dev Least `claimableAt` of a void that is named now.
    function refundableFrom(uint256 matchId) public view returns (uint256) {
        return clock + Math.max(_windowAtCreation[matchId], POOL.disputeWindow());
    }

    /// @dev When the refunds of a void that nobody ruled can be claimed at the latest: after the longest window and, while it is
    /// challenged, one ruling, which waits for nothing but the end of a match that had started.
    function refundsBy(uint256 matchId) external view returns (uint256 latest) {
        latest = _resolvedAt[matchId] + 2 days;
        if (!isChallenged(matchId)) return latest;
        bool hadStarted = _challenges[matchId].at >= _matches[matchId].startTime;
        return (hadStarted ? Math.max(latest, _matches[matchId].endTime) : latest) + POOL.rulingPeriod();
    }

    function isOpenForBets(uint256 matchId) public view returns (bool) {
        Match storage m = _matches[matchId];
        return clock < m.endTime && !m.isBettingClosed && outcomeOf[matchId] == Outcome.None;
    }

    function hasEarlyBets(uint256 matchId) public view returns (bool) {
        return staked[matchId][1] + staked[matchId][2] > stakedLive[matchId][1] + stakedLive[matchId][2];
    }

    /// @dev Returns the largest stake that `user` can add to a side now.
    function room(uint256 matchId, address user, uint8 side) public view returns (uint256 most) {
        Position memory position = _positions[matchId][user];
        if (!isOpenForBets(matchId) || POOL.paused()) return 0;
        if (position.amount != 0 && position.side != side) return 0;
        Match storage m = _matches[matchId];
        most = m.maxBet - position.amount;
        if (clock >= m.startTime) most = Math.min(most, _cap(matchId) - stakedLive[matchId][side]);
        if (most < m.minBet) return 0;
    }

    // ---------------------------------------------------------------- reads

    function bettors() external view returns (address[] memory) {
        return _bettors;
    }

    function matchCount() public view returns (uint256) {
        return POOL.getNextMatchId() - 1;
    }

    function matchOf(uint256 matchId) external view returns (Match memory) {
        return _matches[matchId];
    }

    function timesOf(uint256 matchId)
        external
        view
        returns (uint256 startTime, uint256 endTime, uint256 claimableAt, uint256 ruleBy)
    {
        Match storage m = _matches[matchId];
        return (m.startTime, m.endTime, m.claimableAt, m.ruleBy);
    }

    function positionOf(uint256 matchId, address user) external view returns (Position memory) {
        return _positions[matchId][user];
    }

    function challengeOf(uint256 matchId) external view returns (Challenge memory) {
        return _challenges[matchId];
    }

    function historyOf(address user) external view returns (uint256[] memory) {
        return _histories[user];
    }

    function isOperator(address account) public view returns (bool) {
        return POOL.isOperator(account) || account == POOL.owner();
    }

    // ---------------------------------------------------------------- changes in a step

    /// @notice Checks every match against its state before the step, and keeps the new state.
    function sync() external {
        uint256 last = matchCount();
        for (uint256 matchId = 1; matchId <= last; ++matchId) {
            Match memory m = POOL.getMatch(matchId);
            _checkPools(matchId, m);
            // A match that has not changed needs no comparison.
            bytes32 digest = keccak256(abi.encode(m));
            if (digest != _digests[matchId]) {
                _checkChange(matchId, _matches[matchId], m);
                _matches[matchId] = m;
                _digests[matchId] = digest;
            }
            if (isFinal(matchId) && !wasFinal[matchId]) _recordFinal(matchId);
            assertEq(LENS.successorOf(matchId), successorOf[matchId], SUCCESSOR);
        }
        if (last == 0) return;
        assertEq(POOL.arbiter(), foreignArbiter == address(0) ? POOL.owner() : foreignArbiter, ARBITER);
        assertEq(POOL.rulingPeriod(), _rulingPeriod, ARBITER);
    }

    function _checkChange(uint256 matchId, Match memory was, Match memory m) private {
        _checkTerms(was, m);
        _checkClosing(was, m);
        Outcome outcome = _outcomeOf(m);
        Outcome before = outcomeOf[matchId];
        if (m.ruleBy != 0) {
            assertEq(uint8(outcome), uint8(before), SUSPENDED);
            assertEq(m.claimableAt, was.claimableAt, SUSPENDED);
            if (was.ruleBy == 0) _checkChallenge(matchId, m);
            else assertEq(m.ruleBy, was.ruleBy, SUSPENDED);
        } else if (was.ruleBy != 0) {
            _checkEnd(matchId, was, m, outcome);
        } else if (outcome != before || m.claimableAt != was.claimableAt) {
            _checkResolution(matchId, m, outcome);
        }
        if (outcome != before) _resolvedAt[matchId] = clock;
        outcomeOf[matchId] = outcome;
    }

    function _checkChallenge(uint256 matchId, Match memory m) private view {
        assertTrue(called == IBettingPool.challengeResult.selector && isChallengeable(matchId), CHALLENGES);
        uint256 from = clock < m.startTime ? clock : Math.max(clock, m.endTime);
        assertEq(m.ruleBy, from + POOL.rulingPeriod(), CHALLENGES);
    }

    /// @dev The match is no longer challenged.
    function _checkEnd(uint256 matchId, Match memory was, Match memory m, Outcome outcome) private {
        assertTrue(outcome == Outcome.Void || (outcome != Outcome.None && isOver(matchId)), RESULT);
        Outcome before = outcomeOf[matchId];
        address bondTo = _challenges[matchId].by;
        uint256 from = clock;
        if (called == IBettingPool.rule.selector) {
            assertEq(caller, POOL.arbiter(), SUSPENDED);
            if (outcome != Outcome.Void) from = Math.max(from, m.endTime);
            if (outcome != Outcome.Void || outcome == before) from = Math.max(from, was.claimableAt);
            isRuled[matchId] = true;
            if (outcome == before) bondTo = address(POOL);
        } else if (called == IBettingPool.voidAbandonedMatch.selector) {
            assertTrue(outcome == Outcome.Void && isAbandoned(matchId), SUSPENDED);
            if (before != Outcome.None) bondTo = BURNED;
        } else {
            // Only silence can be ended by an operator.
            assertTrue(isOperable(matchId) && isOperator(caller), SUSPENDED);
            from = _namedFrom(matchId, m, outcome);
        }
        assertEq(m.claimableAt, from, CLAIMABLE_AT);
        _releaseBond(matchId, bondTo);
    }

    function _releaseBond(uint256 matchId, address to) private {
        Challenge storage challenge = _challenges[matchId];
        if (to == TOKEN.refused()) to = address(POOL);
        challenge.wentTo = to;
        bonds -= challenge.bond;
        if (to == address(POOL)) fees += challenge.bond;
        else _move(address(POOL), to, challenge.bond);
        assertEq(TOKEN.balanceOf(to), balanceOf[to], BONDS);
    }

    function _checkResolution(uint256 matchId, Match memory m, Outcome outcome) private {
        Outcome before = outcomeOf[matchId];
        assertTrue(outcome == Outcome.Void || (outcome != Outcome.None && isOver(matchId)), RESULT);
        assertTrue(outcome != before, RESULT);
        if (before == Outcome.None && isAbandoned(matchId)) {
            bool isByAnyone = called == IBettingPool.voidAbandonedMatch.selector;
            assertTrue(outcome == Outcome.Void && isByAnyone, RESULT);
            assertEq(m.claimableAt, clock, CLAIMABLE_AT);
            return;
        }
        assertTrue(isOperator(caller), RESULT);
        if (before != Outcome.None) {
            assertTrue(caller == POOL.owner() && isCorrectable(matchId), RESULT);
            isOverruled[matchId] = true;
        }
        assertEq(m.claimableAt, _namedFrom(matchId, m, outcome), CLAIMABLE_AT);
    }

    /// @return claimableAt of an outcome that an operator or the owner names now
    function _namedFrom(uint256 matchId, Match memory m, Outcome outcome)
        private
        view
        returns (uint256 claimableAt)
    {
        claimableAt = refundableFrom(matchId);
        if (foreignArbiter != address(0)) assertGe(claimableAt, clock + 1 hours, ARBITER);
        if (outcome != Outcome.Void && clock < m.endTime) claimableAt += m.endTime - clock;
    }

    function _checkTerms(Match memory was, Match memory m) private pure {
        assertEq(m.id, was.id, TERMS_FIXED);
        assertEq(m.name, was.name, TERMS_FIXED);
        assertEq(m.startTime, was.startTime, TERMS_FIXED);
        assertEq(m.endTime, was.endTime, TERMS_FIXED);
        assertEq(m.minBet, was.minBet, TERMS_FIXED);
        assertEq(m.maxBet, was.maxBet, TERMS_FIXED);
        assertEq(m.feeBps, was.feeBps, TERMS_FIXED);
        assertEq(m.liveCapBps, was.liveCapBps, TERMS_FIXED);
        assertEq(m.maxGain, was.maxGain, TERMS_FIXED);
        assertEq(m.createdAt, was.createdAt, TERMS_FIXED);
    }

    function _checkPools(uint256 matchId, Match memory m) private view {
        assertEq(m.totalPoolA, staked[matchId][1], POOLS_ARE_STAKES);
        assertEq(m.totalPoolB, staked[matchId][2], POOLS_ARE_STAKES);
        assertEq(m.livePoolA, stakedLive[matchId][1], POOLS_ARE_STAKES);
        assertEq(m.livePoolB, stakedLive[matchId][2], POOLS_ARE_STAKES);
        assertLe(m.livePoolA, _cap(matchId), LIVE_CAP);
        assertLe(m.livePoolB, _cap(matchId), LIVE_CAP);
    }

    function _checkClosing(Match memory was, Match memory m) private view {
        if (m.isBettingClosed == was.isBettingClosed) return;
        assertTrue(m.isBettingClosed && isOperator(caller) && clock < m.endTime, CLOSED_STAYS);
    }

    function _recordFinal(uint256 matchId) private {
        wasFinal[matchId] = true;
        for (uint256 i = 0; i < _bettors.length; ++i) {
            (finalPayout[matchId][_bettors[i]],,) = settlement(matchId, _bettors[i]);
        }
    }

    function _cap(uint256 matchId) private view returns (uint256) {
        uint256 live = stakedLive[matchId][1] + stakedLive[matchId][2];
        uint256 early = staked[matchId][1] + staked[matchId][2] - live;
        return _matches[matchId].maxBet + Math.mulDiv(early, _matches[matchId].liveCapBps, 10_000);
    }

    function _outcomeOf(Match memory m) private pure returns (Outcome) {
        assertTrue(m.winner <= 2 && (!m.isVoid || m.winner == 0), RESULT);
        assertEq(m.isFinalized, m.isVoid || m.winner != 0, RESULT);
        assertEq(m.claimableAt != 0, m.isFinalized, CLAIMABLE_AT);
        return m.isVoid ? Outcome.Void : Outcome(m.winner);
    }
}

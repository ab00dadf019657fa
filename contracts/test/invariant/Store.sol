// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { StdAssertions } from "forge-std/StdAssertions.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Match } from "../../src/interfaces/IBettingPool.sol";
import { IPool } from "../utils/IPool.sol";
import {
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
    uint8 public constant OPEN = 0;
    uint8 public constant VOID = 3;

    struct Position {
        uint256 amount;
        /// Part of `amount` staked from the start on.
        uint256 live;
        uint8 side;
        bool claimed;
        /// Previewed payout of a position with a single bet, else 0.
        uint256 preview;
    }

    /// @dev WETH that entered and left the pool, and the fees of all claims.
    struct Totals {
        uint256 staked;
        uint256 donated;
        uint256 paid;
        uint256 fees;
        uint256 referrals;
        uint256 withdrawn;
        /// Bonds paid in, those that became fees, those that went back, and the rewards on top.
        uint256 bonds;
        uint256 bondsKept;
        uint256 bondsReturned;
        uint256 rewards;
    }

    IPool public immutable POOL;
    uint256 public clock;
    /// Caller in the current step, or zero.
    address public caller;

    address[] private _bettors;

    mapping(uint256 matchId => Match) private _matches;
    /// Hashes of `_matches` as of the last check.
    mapping(uint256 matchId => bytes32) private _digests;
    mapping(uint256 matchId => uint256) public windowAtCreation;
    mapping(uint256 matchId => uint8) public status;
    mapping(uint256 matchId => address) public lastBettor;
    mapping(uint256 matchId => mapping(uint8 side => uint256)) public staked;
    mapping(uint256 matchId => mapping(uint8 side => uint256)) public stakedLive;
    /// Payouts and fees of a match's claims.
    mapping(uint256 matchId => uint256) public settled;
    mapping(uint256 matchId => bool) public wasFinal;
    mapping(uint256 matchId => bool) public isOverruled;
    /// The challenge has ended, by a ruling or without one.
    mapping(uint256 matchId => bool) public isRuled;
    mapping(uint256 matchId => bool) public isUnruled;
    mapping(uint256 matchId => uint256) public bondOf;
    mapping(uint256 matchId => address) public challengerOf;
    mapping(uint256 matchId => uint256) private _claimableBefore;
    /// 0 without one.
    mapping(uint256 matchId => uint256) public successorOf;
    /// Payout of each bettor at the time the match became final.
    mapping(uint256 matchId => mapping(address user => uint256)) public finalPayout;
    mapping(uint256 matchId => mapping(address user => Position)) private _positions;
    mapping(address user => uint256[]) private _histories;

    Totals private _totals;

    constructor(IPool pool, address[] memory bettors_) {
        POOL = pool;
        clock = block.timestamp;
        _bettors = bettors_;
    }

    // ---------------------------------------------------------------- reports of handlers

    function setClock(uint256 newClock) external {
        clock = newClock;
    }

    function setCaller(address newCaller) external {
        caller = newCaller;
    }

    /// @dev Must be called before the match can change.
    function recordMatch(uint256 matchId) external {
        _matches[matchId] = POOL.getMatch(matchId);
        windowAtCreation[matchId] = POOL.disputeWindow();
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
        _totals.staked += amount;
    }

    function recordClaim(address user, uint256 matchId, uint256 payout, uint256 fee) external {
        _positions[matchId][user].claimed = true;
        settled[matchId] += payout + fee;
        _totals.paid += payout;
        _totals.fees += fee;
    }

    function recordReferral(uint256 amount) external {
        _totals.referrals += amount;
    }

    function recordWithdrawal(uint256 amount) external {
        _totals.withdrawn += amount;
    }

    function recordOverruled(uint256 matchId) external {
        isOverruled[matchId] = true;
    }

    function recordChallenge(address user, uint256 matchId, uint256 amount) external {
        (bondOf[matchId], challengerOf[matchId]) = (amount, user);
        _totals.bonds += amount;
    }

    function recordBondKept(uint256 matchId) external {
        _totals.bondsKept += bondOf[matchId];
    }

    function recordBondReturned(uint256 matchId, uint256 reward) external {
        _totals.bondsReturned += bondOf[matchId];
        _totals.rewards += reward;
    }

    /// @dev Nobody ruled. Must be called before the next `sync`.
    function recordUnruled(uint256 matchId) external {
        isUnruled[matchId] = true;
        _totals.bondsReturned += bondOf[matchId];
    }

    function recordSuccessor(uint256 matchId, uint256 successorId) external {
        successorOf[matchId] = successorId;
    }

    function recordDonation(uint256 amount) external {
        _totals.donated += amount;
    }

    // ---------------------------------------------------------------- rules

    /// @dev Reimplements the payout formulas of `IBettingPool`.
    function settlement(uint256 matchId, address user)
        public
        view
        returns (uint256 payout, uint256 fee, uint256 referral)
    {
        Position memory position = _positions[matchId][user];
        uint8 result = status[matchId];
        if (result == VOID) return (position.amount, 0, 0);
        if (position.amount == 0 || result == OPEN) return (0, 0, 0);
        uint256 early = position.amount - position.live;
        if (position.side != result) {
            payout = _unmatched(matchId, early, position.side, false)
                + _unmatched(matchId, position.live, position.side, true);
            return (payout, 0, 0);
        }
        uint256 gross = _gross(matchId, early, result, false) + _gross(matchId, position.live, result, true);
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
        return Math.min(Math.max(moved / 50, 0.01 ether), 1 ether);
    }

    function _moved(uint256 matchId, uint8 winner) private view returns (uint256) {
        (uint256 early, uint256 earlyAgainst) = _sides(matchId, winner, false);
        (uint256 live, uint256 liveAgainst) = _sides(matchId, winner, true);
        return _matched(matchId, early, earlyAgainst) + _matched(matchId, live, liveAgainst);
    }

    function isChallenged(uint256 matchId) public view returns (bool) {
        return _matches[matchId].isChallenged;
    }

    /// @dev A winner can be named.
    function isOver(uint256 matchId) public view returns (bool) {
        return clock > overFrom(matchId);
    }

    function overFrom(uint256 matchId) public view returns (uint256) {
        Match storage m = _matches[matchId];
        return m.isBettingClosed ? m.startTime : m.endTime;
    }

    function isChallengeable(uint256 matchId) external view returns (bool) {
        Match storage m = _matches[matchId];
        if (m.isChallenged || isRuled[matchId] || POOL.arbiter() == address(0)) return false;
        if (status[matchId] == OPEN) return clock >= uint256(m.endTime) + 3 days;
        return clock < m.claimableAt;
    }

    /// @dev As `challengeResult` expects it: 1, 2, 0 for void, 255 without a result.
    function outcomeOf(uint256 matchId) external view returns (uint8) {
        uint8 result = status[matchId];
        if (result == OPEN) return 255;
        return result == VOID ? 0 : result;
    }

    function isFinal(uint256 matchId) public view returns (bool) {
        return status[matchId] != OPEN && !isChallenged(matchId) && clock >= _matches[matchId].claimableAt;
    }

    function isClaimable(uint256 matchId, address user) public view returns (bool) {
        (uint256 payout,,) = settlement(matchId, user);
        return isFinal(matchId) && payout != 0 && !_positions[matchId][user].claimed;
    }

    function isOpenForBets(uint256 matchId) public view returns (bool) {
        Match storage m = _matches[matchId];
        return clock < m.endTime && !m.isBettingClosed && status[matchId] == OPEN;
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

    // ---------------------------------------------------------------- accounting

    function totals() external view returns (Totals memory) {
        return _totals;
    }

    function bettors() external view returns (address[] memory) {
        return _bettors;
    }

    function matchCount() external view returns (uint256) {
        return POOL.getNextMatchId() - 1;
    }

    function matchOf(uint256 matchId) external view returns (Match memory) {
        return _matches[matchId];
    }

    function timesOf(uint256 matchId)
        external
        view
        returns (uint256 startTime, uint256 endTime, uint256 claimableAt)
    {
        Match storage m = _matches[matchId];
        return (m.startTime, m.endTime, m.claimableAt);
    }

    function positionOf(uint256 matchId, address user) external view returns (Position memory) {
        return _positions[matchId][user];
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
        uint256 last = POOL.getNextMatchId() - 1;
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
            assertEq(POOL.successorOf(matchId), successorOf[matchId], SUCCESSOR);
        }
    }

    function _checkChange(uint256 matchId, Match memory was, Match memory m) private {
        _checkTerms(was, m);
        _checkClosing(was, m);
        uint8 newStatus = _statusOf(m);
        if (m.isChallenged && !was.isChallenged) {
            _checkChallenge(matchId, was, m, newStatus);
        } else if (m.isChallenged) {
            assertEq(newStatus, status[matchId], SUSPENDED);
            assertEq(m.claimableAt, was.claimableAt, SUSPENDED);
        } else if (was.isChallenged) {
            _checkRuling(matchId, was, m, newStatus);
        } else if (newStatus != status[matchId] || m.claimableAt != was.claimableAt) {
            _checkResolution(matchId, was, m, newStatus);
        }
        status[matchId] = newStatus;
    }

    function _checkChallenge(uint256 matchId, Match memory was, Match memory m, uint8 newStatus) private {
        assertEq(newStatus, status[matchId], CHALLENGES);
        assertTrue(caller != address(0) && POOL.arbiter() != address(0) && !isRuled[matchId], CHALLENGES);
        bool isInTime = newStatus == OPEN ? clock >= uint256(m.endTime) + 3 days : clock < was.claimableAt;
        assertTrue(isInTime, CHALLENGES);
        assertEq(m.claimableAt, Math.max(clock, overFrom(matchId)) + POOL.rulingPeriod(), CHALLENGES);
        _claimableBefore[matchId] = was.claimableAt;
    }

    function _checkRuling(uint256 matchId, Match memory was, Match memory m, uint8 newStatus) private {
        assertTrue(newStatus != OPEN, RESULT);
        if (!isUnruled[matchId]) {
            assertEq(caller, POOL.arbiter(), SUSPENDED);
            assertTrue(newStatus == VOID || isOver(matchId), RESULT);
            uint256 from = Math.max(clock, _claimableBefore[matchId]);
            if (!m.isVoid) from = Math.max(from, m.endTime);
            assertEq(m.claimableAt, from, CLAIMABLE_AT);
        } else {
            assertTrue(newStatus == VOID && clock >= was.claimableAt, SUSPENDED);
            assertEq(m.claimableAt, clock, CLAIMABLE_AT);
        }
        isRuled[matchId] = true;
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

    function _checkResolution(uint256 matchId, Match memory was, Match memory m, uint8 newStatus)
        private
        view
    {
        uint256 abandonedFrom = uint256(m.endTime) + 7 days;
        bool isWin = newStatus == 1 || newStatus == 2;
        assertTrue(newStatus != OPEN && (!isWin || isOver(matchId)), RESULT);
        assertEq(POOL.disputeWindowOf(matchId), windowAtCreation[matchId], CLAIMABLE_AT);
        uint256 window = Math.max(windowAtCreation[matchId], POOL.disputeWindow());
        uint256 from = (isWin ? Math.max(clock, m.endTime) : clock) + window;
        if (status[matchId] != OPEN) {
            assertTrue(caller == POOL.owner() && clock < was.claimableAt && !isRuled[matchId], RESULT);
            assertEq(m.claimableAt, from, CLAIMABLE_AT);
        } else if (clock >= abandonedFrom) {
            assertTrue(newStatus == VOID && caller != address(0), RESULT);
            assertEq(m.claimableAt, clock, CLAIMABLE_AT);
        } else {
            assertTrue(isOperator(caller), RESULT);
            assertEq(m.claimableAt, from, CLAIMABLE_AT);
        }
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

    function _statusOf(Match memory m) private pure returns (uint8) {
        assertTrue(
            m.isFinalized || (m.winner == 0 && !m.isVoid && (m.isChallenged || m.claimableAt == 0)), RESULT
        );
        assertTrue(m.winner <= 2 && (!m.isVoid || m.winner == 0), RESULT);
        assertTrue(!m.isFinalized || m.isVoid || m.winner != 0, RESULT);
        return m.isVoid ? VOID : m.winner;
    }
}

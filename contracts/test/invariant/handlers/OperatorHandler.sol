// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Match, NewMatch } from "../../../src/interfaces/IBettingPool.sol";
import { OPEN_LIST, SUCCESSOR, TERMS_FIXED } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Matches and their results, by those who may.
contract OperatorHandler is Handler {
    /// @dev So that bets meet, and a run's checks stay quick.
    uint256 private constant MOST_OPEN = 3;
    uint256 private constant MOST_MATCHES = 12;

    constructor(Setup memory setup) Handler(setup) { }

    function createMatch(uint256 who, uint256 start, uint256 length, uint256 minBet, uint256 maxBet)
        external
        step
    {
        uint256 id = _nextId(1, who);
        NewMatch memory m = _newMatch(start, length, minBet, maxBet);
        _as(_operator(who));
        uint256 given = POOL.createMatch(m.name, m.startTime, m.endTime, m.minBet, m.maxBet);
        assertEq(given, id, OPEN_LIST);
        _record(id, m);
    }

    function createMatches(uint256 who, uint256 start, uint256 length, uint256 minBet, uint256 maxBet)
        external
        step
    {
        uint256 id = _nextId(2, who);
        NewMatch[] memory ms = new NewMatch[](2);
        ms[0] = _newMatch(start, length, minBet, maxBet);
        ms[1] = _newMatch(length, start, maxBet, minBet);
        _as(_operator(who));
        uint256 given = POOL.createMatches(ms);
        assertEq(given, id, OPEN_LIST);
        _record(id, ms[0]);
        _record(id + 1, ms[1]);
    }

    function closeBetting(uint256 who, uint256 which) external step {
        // Rare, so that matches stay open for bets.
        vm.assume(which % 4 == 0);
        uint256 matchId = _pick(which, _isOpenForBets);
        _as(_operator(who));
        POOL.closeBetting(matchId);
    }

    function finalizeMatch(uint256 who, uint256 which, uint8 winner) external step {
        uint256 matchId = _await(which, _isDecidable, _decidableFrom);
        vm.assume(matchId != 0);
        _as(_operator(who));
        POOL.finalizeMatch(matchId, uint8(bound(winner, 1, 2)));
    }

    function voidMatch(uint256 who, uint256 which) external step {
        vm.assume(which % 4 == 0);
        uint256 matchId = _pick(which, _isOperable);
        _as(_operator(who));
        POOL.voidMatch(matchId);
    }

    /// @dev Voids what is unresolved, and creates the successor of what is void.
    function replaceMatch(uint256 who, uint256 which, uint256 start, uint256 length) external step {
        vm.assume(which % 4 == 0);
        uint256 matchId = _pick(which, _isReplaceable);
        uint256 id = _nextId(1, who);
        NewMatch memory m = _newMatch(start, length, 0, 0);
        Match memory old = POOL.getMatch(matchId);
        (m.name, m.minBet, m.maxBet) = (old.name, old.minBet, old.maxBet);
        _as(_operator(who));
        assertEq(POOL.replaceMatch(matchId, m.startTime, m.endTime), id, SUCCESSOR);
        STORE.recordSuccessor(matchId, id);
        _record(id, m);
    }

    function setResultSource(uint256 who, uint256 which) external step {
        uint256 matchId = _anyMatch(which);
        _as(_operator(who));
        POOL.setResultSource(matchId, vm.toString(which));
        assertEq(POOL.resultSourceOf(matchId), vm.toString(which));
    }

    // ---------------------------------------------------------------- inside

    function _isReplaceable(uint256 matchId) private view returns (bool) {
        if (_isChallenged(matchId) || STORE.successorOf(matchId) != 0) return false;
        return _isOperable(matchId) || STORE.status(matchId) == STORE.VOID();
    }

    /// @dev Returns an operator, or the owner without one.
    function _operator(uint256 seed) private view returns (address) {
        address operator = _operators[seed % _operators.length];
        return POOL.isOperator(operator) ? operator : POOL.owner();
    }

    /// @dev Names the arbiter before the first match: the owner or another account.
    function _nextId(uint256 newMatches, uint256 seed) private returns (uint256 id) {
        id = POOL.getNextMatchId();
        uint256 open = 0;
        for (uint256 matchId = 1; matchId < id; ++matchId) {
            if (_isOpenForBets(matchId)) ++open;
        }
        vm.assume(!POOL.paused() && open < MOST_OPEN && id + newMatches <= MOST_MATCHES + 1);
        if (id == 1) {
            uint32 period = uint32(bound(seed, 1 days, seed % 8 == 0 ? 45 days : 5 days));
            vm.prank(POOL.owner());
            POOL.setArbiter(seed % 2 == 0 ? address(0) : makeAddr("judge"), period);
        }
    }

    /// @dev Mostly short matches that start soon, sometimes the longest possible.
    function _newMatch(uint256 start, uint256 length, uint256 minBet, uint256 maxBet)
        private
        view
        returns (NewMatch memory m)
    {
        uint256 startsIn = start % 4 == 0 ? 0 : bound(start, 0, 1 days);
        uint256 lasts = length % 16 == 0 ? 180 days - startsIn : bound(length, 1, 2 days);
        m.name = "LoL: T1 vs Gen.G";
        m.startTime = uint64(STORE.clock() + startsIn);
        m.endTime = uint64(m.startTime + lasts);
        m.minBet = minBet % 2 == 0 ? 1 : bound(minBet, 1, 1 ether);
        m.maxBet = bound(maxBet, m.minBet, maxBet % 2 == 0 ? type(uint88).max : m.minBet + 100 ether);
    }

    function _record(uint256 id, NewMatch memory said) private {
        Match memory m = POOL.getMatch(id);
        assertEq(m.name, said.name, TERMS_FIXED);
        assertEq(m.startTime, said.startTime, TERMS_FIXED);
        assertEq(m.endTime, said.endTime, TERMS_FIXED);
        assertEq(m.minBet, said.minBet, TERMS_FIXED);
        assertEq(m.maxBet, said.maxBet, TERMS_FIXED);
        assertEq(m.feeBps, POOL.getProtocolFee(), TERMS_FIXED);
        assertEq(m.liveCapBps, POOL.liveCap(), TERMS_FIXED);
        assertEq(m.maxGain, POOL.maxGain(), TERMS_FIXED);
        assertEq(m.createdAt, STORE.clock(), TERMS_FIXED);
        STORE.recordMatch(id);
    }
}

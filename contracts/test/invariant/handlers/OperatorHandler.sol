// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Match, Outcome } from "../../../src/interfaces/IBettingPool.sol";
import { OPEN_LIST, RESULT, SUCCESSOR, TERMS_FIXED } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Matches and their results, by those who may.
contract OperatorHandler is Handler {
    /// @dev So that bets meet, and a run's checks stay quick.
    uint256 private constant MOST_OPEN = 3;
    uint256 private constant MOST_MATCHES = 12;

    struct Terms {
        string name;
        uint64 startTime;
        uint64 endTime;
        uint256 minBet;
        uint256 maxBet;
    }

    constructor(Setup memory setup) Handler(setup) { }

    function createMatch(uint256 who, uint256 start, uint256 length, uint256 minBet, uint256 maxBet)
        external
        step
    {
        uint256 id = _nextId(1, who);
        Terms memory terms = _terms(start, length, minBet, maxBet);
        _as(_operator(who));
        uint256 given =
            POOL.createMatch(terms.name, terms.startTime, terms.endTime, terms.minBet, terms.maxBet);
        assertEq(given, id, OPEN_LIST);
        _record(id, terms);
    }

    function createMatches(uint256 who, uint256 start, uint256 length, uint256 minBet, uint256 maxBet)
        external
        step
    {
        uint256 id = _nextId(2, who);
        Terms[2] memory both = [_terms(start, length, minBet, maxBet), _terms(length, start, maxBet, minBet)];
        bytes[] memory calls = new bytes[](2);
        for (uint256 i = 0; i < 2; ++i) {
            Terms memory terms = both[i];
            calls[i] = abi.encodeCall(
                POOL.createMatch, (terms.name, terms.startTime, terms.endTime, terms.minBet, terms.maxBet)
            );
        }
        _as(_operator(who));
        bytes[] memory given = POOL.multicall(calls);
        for (uint256 i = 0; i < 2; ++i) {
            assertEq(abi.decode(given[i], (uint256)), id + i, OPEN_LIST);
            _record(id + i, both[i]);
        }
    }

    function closeBetting(uint256 who, uint256 which) external step {
        // Rare, so that matches stay open for bets.
        vm.assume(which % 4 == 0);
        uint256 matchId = _pick(which, _isOpenForBets);
        _as(_operator(who));
        POOL.closeBetting(matchId);
    }

    /// @dev Preferably one that was closed by hand and has not ended, also one whose lack of a result is challenged.
    function finalizeMatch(uint256 who, uint256 which, uint8 winner) external step {
        uint256 matchId = _find(which, _isDecidableBeforeItsEnd);
        if (matchId == 0) matchId = _await(which, _isDecidable, _decidableFrom);
        vm.assume(matchId != 0);
        bytes memory data = abi.encodeCall(POOL.finalizeMatch, (matchId, uint8(bound(winner, 1, 2))));
        assertTrue(_try(_operator(who), data), RESULT);
    }

    /// @dev Preferably one that was closed by hand, whose winner can be ruled before its end.
    function voidMatch(uint256 who, uint256 which) external step {
        vm.assume(which % 4 == 0);
        uint256 matchId = _find(which / 4, _isClosed);
        if (matchId == 0) matchId = _pick(which / 4, _isOperable);
        assertTrue(_try(_operator(who), abi.encodeCall(POOL.voidMatch, (matchId))), RESULT);
    }

    /// @dev Half of the successors start as early as they may, and not a second sooner.
    function replaceMatch(uint256 who, uint256 which, uint256 start, uint256 length) external step {
        vm.assume(which % 4 == 0);
        uint256 matchId = _pick(which / 4, _isReplaceable);
        uint256 id = _nextId(1, who);
        Terms memory terms = _terms(start, length, 0, 0);
        Match memory old = STORE.matchOf(matchId);
        (terms.name, terms.minBet, terms.maxBet) = (old.name, old.minBet, old.maxBet);
        uint256 from = old.isVoid ? old.claimableAt : STORE.refundableFrom(matchId);
        // A result that was ruled void can pay its refunds too late for a successor.
        vm.assume(from + 2 days < STORE.clock() + 178 days);
        terms.startTime = uint64(Math.max(from, start % 2 == 0 ? STORE.clock() : terms.startTime));
        terms.endTime = uint64(terms.startTime + bound(length, 1, 2 days));

        uint64 tooEarly = uint64(from - 1);
        bytes memory data = abi.encodeCall(POOL.replaceMatch, (matchId, tooEarly, tooEarly + 2 days));
        assertFalse(_try(_operator(who), data), SUCCESSOR);
        _as(_operator(who));
        assertEq(POOL.replaceMatch(matchId, terms.startTime, terms.endTime), id, SUCCESSOR);
        STORE.recordSuccessor(matchId, id);
        _record(id, terms);
    }

    function setResultSource(uint256 who, uint256 which) external step {
        uint256 matchId = _anyMatch(which);
        _as(_operator(who));
        POOL.setResultSource(matchId, vm.toString(which));
        assertEq(LENS.resultSourceOf(matchId), vm.toString(which));
    }

    // ---------------------------------------------------------------- inside

    function _isClosed(uint256 matchId) private view returns (bool) {
        return _isOperable(matchId) && _hasNotEnded(matchId) && !_isOpenForBets(matchId);
    }

    function _isDecidableBeforeItsEnd(uint256 matchId) private view returns (bool) {
        return _isDecidable(matchId) && _hasNotEnded(matchId);
    }

    function _isReplaceable(uint256 matchId) private view returns (bool) {
        if (_isChallenged(matchId) || STORE.successorOf(matchId) != 0) return false;
        return _isOperable(matchId) || STORE.outcomeOf(matchId) == Outcome.Void;
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
            bool isForeign = seed % 2 == 1 && POOL.disputeWindow() >= 1 hours;
            uint32 period = uint32(bound(seed, 1 days, seed / 2 % 8 == 0 ? 180 days : 5 days));
            vm.prank(POOL.owner());
            POOL.setArbiter(isForeign ? makeAddr("judge") : address(0), period);
        }
    }

    /// @dev Mostly short matches that start soon, sometimes the longest possible.
    function _terms(uint256 start, uint256 length, uint256 minBet, uint256 maxBet)
        private
        view
        returns (Terms memory terms)
    {
        uint256 startsIn = start % 4 == 0 ? 0 : bound(start, 0, 1 days);
        uint256 lasts = length % 16 == 0 ? 180 days - startsIn : bound(length, 1, 2 days);
        terms.name = "LoL: T1 vs Gen.G";
        terms.startTime = uint64(STORE.clock() + startsIn);
        terms.endTime = uint64(terms.startTime + lasts);
        terms.minBet = minBet % 2 == 0 ? 1 : bound(minBet, 1, 1 ether);
        terms.maxBet =
            bound(maxBet, terms.minBet, maxBet % 2 == 0 ? type(uint88).max : terms.minBet + 100 ether);
    }

    function _record(uint256 id, Terms memory terms) private {
        Match memory m = POOL.getMatch(id);
        assertEq(m.name, terms.name, TERMS_FIXED);
        assertEq(m.startTime, terms.startTime, TERMS_FIXED);
        assertEq(m.endTime, terms.endTime, TERMS_FIXED);
        assertEq(m.minBet, terms.minBet, TERMS_FIXED);
        assertEq(m.maxBet, terms.maxBet, TERMS_FIXED);
        assertEq(m.feeBps, POOL.getProtocolFee(), TERMS_FIXED);
        assertEq(m.liveCapBps, POOL.liveCap(), TERMS_FIXED);
        assertEq(m.maxGain, POOL.maxGain(), TERMS_FIXED);
        assertEq(m.createdAt, STORE.clock(), TERMS_FIXED);
        STORE.recordMatch(id);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Match, Outcome } from "../../../src/interfaces/IBettingPool.sol";
import { HubDouble } from "../../utils/HubDouble.sol";
import { BET_RULES, POWERS, SUSPENDED } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Time, strangers, donations, the tournament, a token that refuses somebody, and a hub that turns malicious and back.
contract WorldHandler is Handler {
    constructor(Setup memory setup) Handler(setup) { }

    // ---------------------------------------------------------------- time

    function passTime(uint256 time) external step {
        _passTo(STORE.clock() + bound(time, 1, time % 8 == 0 ? 4 days : 4 hours));
    }

    /// @dev Skips to a moment at which a match's rules change, or to the second before or after.
    function passToBoundary(uint256 which, uint256 what) external step {
        Match memory m = STORE.matchOf(_anyMatch(which));
        uint256[6] memory moments = [
            uint256(m.startTime),
            m.endTime,
            m.claimableAt,
            m.ruleBy,
            uint256(m.endTime) + 3 days,
            uint256(m.endTime) + 7 days
        ];
        // The moment that the seed points to, or the next one in the future.
        uint256 to = 0;
        for (uint256 i = 0; i < 6 && to <= STORE.clock() + 1; ++i) {
            to = moments[(what % 6 + i) % 6] + (what / 6) % 3;
        }
        vm.assume(to > STORE.clock() + 1);
        _passTo(to - 1);
    }

    // ---------------------------------------------------------------- anybody

    function voidAbandonedMatch(uint256 who, uint256 which) external step {
        // Rarely awaited: a week ends every other match too.
        uint256 matchId =
            which % 8 == 0 ? _await(which, _isAbandoned, _abandonedFrom) : _find(which, _isAbandoned);
        vm.assume(matchId != 0);
        assertTrue(_try(_anybody(who), abi.encodeCall(POOL.voidAbandonedMatch, (matchId))), SUSPENDED);
    }

    /// @dev Every call that resolves a match, by anyone, at any time. The store checks the outcome.
    function tryToResolve(uint256 who, uint256 which, uint256 how, uint8 winner) external step {
        uint256 matchId = _anyMatch(which);
        bytes[5] memory calls = [
            abi.encodeCall(POOL.finalizeMatch, (matchId, winner % 4)),
            abi.encodeCall(POOL.overruleResult, (matchId, winner % 4)),
            abi.encodeCall(POOL.voidMatch, (matchId)),
            abi.encodeCall(POOL.voidAbandonedMatch, (matchId)),
            abi.encodeCall(POOL.closeBetting, (matchId))
        ];
        _try(_anybody(who), calls[how % calls.length]);
    }

    /// @dev Every privileged call, by an account without the privilege.
    function tryPowers(uint256 who, uint256 which, uint256 what) external step {
        address stranger = _anybody(who);
        vm.assume(!STORE.isOperator(stranger));
        uint256 matchId = _anyMatch(which);
        uint64 start = uint64(STORE.clock());
        bytes[25] memory calls = [
            abi.encodeCall(POOL.createMatch, ("A vs B", start, start + 1, 1, 1)),
            abi.encodeCall(POOL.setMinBond, (1 ether)),
            abi.encodeCall(POOL.closeBetting, (matchId)),
            abi.encodeCall(POOL.finalizeMatch, (matchId, 1)),
            abi.encodeCall(POOL.voidMatch, (matchId)),
            abi.encodeCall(POOL.overruleResult, (matchId, 1)),
            abi.encodeCall(POOL.pause, ()),
            abi.encodeCall(POOL.unpause, ()),
            abi.encodeCall(POOL.setProtocolFee, (0)),
            abi.encodeCall(POOL.setLiveCap, (0)),
            abi.encodeCall(POOL.setDisputeWindow, (1 days)),
            abi.encodeCall(POOL.setOperator, (stranger, true)),
            abi.encodeCall(POOL.setTournament, (stranger)),
            abi.encodeCall(POOL.setCommunityHub, (stranger)),
            abi.encodeCall(POOL.withdrawFees, (stranger)),
            abi.encodeCall(POOL.emergencyWithdraw, (address(STRAY_TOKEN))),
            abi.encodeCall(POOL.transferOwnership, (stranger)),
            abi.encodeCall(POOL.acceptOwnership, ()),
            abi.encodeCall(POOL.renounceOwnership, ()),
            abi.encodeCall(POOL.setMaxGain, (20)),
            abi.encodeCall(POOL.setArbiter, (stranger, 7 days)),
            abi.encodeCall(POOL.publishRules, (bytes32(0), "")),
            abi.encodeCall(POOL.rule, (matchId, Outcome.Void)),
            abi.encodeCall(POOL.replaceMatch, (matchId, start + 5 days, start + 6 days)),
            abi.encodeCall(POOL.setResultSource, (matchId, ""))
        ];
        assertFalse(_try(stranger, calls[what % calls.length]), POWERS);
    }

    // ---------------------------------------------------------------- the token

    /// @dev WETH, another token, and ether sent without a call.
    function donate(uint256 amount) external step {
        amount = bound(amount, 1, 10 ether);
        vm.deal(address(this), amount);
        TOKEN.deposit{ value: amount }();
        assertTrue(TOKEN.transfer(address(POOL), amount));
        STORE.recordDonation(amount);
        deal(address(STRAY_TOKEN), address(POOL), amount);
        vm.deal(address(POOL), amount);
    }

    /// @dev Refuses a bettor, preferably a challenger, the address that burns, or mostly nobody. Bettors are referrers too.
    function turnToken(uint256 whom) external step {
        uint256 matchId = _find(whom / 4, _isChallenged);
        address somebody = matchId == 0 ? _bettor(whom / 4) : STORE.challengeOf(matchId).by;
        address[4] memory refused = [somebody, STORE.BURNED(), address(0), address(0)];
        TOKEN.refuse(refused[whom % 4]);
    }

    // ---------------------------------------------------------------- the tournament and the hub

    function placeTournamentBet(uint256 who, uint256 which, uint8 side) external step {
        uint256 matchId = _anyMatch(which);
        side = side % 4;
        bool isAllowed = (side == 1 || side == 2) && STORE.clock() < _startOf(matchId)
            && _isOpenForBets(matchId) && !POOL.paused();
        bytes memory data = abi.encodeCall(POOL.placeTournamentBet, (_bettor(who), matchId, side));
        assertEq(_try(POOL.tournament(), data), isAllowed, BET_RULES);
    }

    /// @dev Gives a bettor another referrer, possibly the pool or the token. Half of the time the hub turns malicious.
    function turnHub(uint256 who, uint256 whom, uint256 onRead, uint256 onRecord) external step {
        address[4] memory odd = [address(0), address(POOL), address(TOKEN), address(HUB)];
        HUB.setReferrer(_bettor(who), whom % 8 < 4 ? odd[whom % 8] : _anybody(whom / 8));

        HUB.setOnRead(HubDouble.Conduct(onRead % 2 == 0 ? 0 : onRead / 2 % 3));
        if (onRead % 16 == 1) HUB.setAnswer(abi.encode(_anybody(whom)));
        if (onRead % 16 == 3) HUB.setOnRead(HubDouble.Conduct.ANSWERS_HUGE);
        HUB.setOnRecord(HubDouble.Conduct(onRecord % 2 == 0 ? 0 : onRecord / 2 % 3));
        if (onRecord % 8 == 1) HUB.setReentry(POOL, _anyMatch(whom));
    }

    // ---------------------------------------------------------------- inside

    function _anybody(uint256 seed) private view returns (address) {
        if (seed % 8 == 0) return _owners[seed / 8 % _owners.length];
        if (seed % 8 == 1) return _operators[seed / 8 % _operators.length];
        return _bettor(seed / 8);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Match } from "../../../src/interfaces/IBettingPool.sol";
import { IWETH } from "../../../src/interfaces/IWETH.sol";
import { HubDouble } from "../../utils/HubDouble.sol";
import { BET_RULES, POWERS } from "../Properties.sol";
import { Store } from "../Store.sol";
import { Handler } from "./Handler.sol";

/// @notice Time, strangers, gifts, the tournament, and a hub that turns bad and good again.
contract WorldHandler is Handler {
    HubDouble private immutable HUB;
    IWETH private immutable STRAY_TOKEN;
    address[] private _owners;
    address[] private _operators;

    constructor(
        Store store,
        HubDouble hub,
        IWETH strayToken,
        address[] memory owners,
        address[] memory operators
    ) Handler(store) {
        (HUB, STRAY_TOKEN) = (hub, strayToken);
        (_owners, _operators) = (owners, operators);
    }

    // ---------------------------------------------------------------- time

    function passTime(uint256 time) external step {
        _passTo(STORE.clock() + bound(time, 1, time % 8 == 0 ? 4 days : 4 hours));
    }

    /// @dev To the moment of a match at which a rule changes, or the second before or after.
    function passToBoundary(uint256 which, uint256 what) external step {
        Match memory m = STORE.matchOf(_anyMatch(which));
        uint256[4] memory moments =
            [uint256(m.startTime), m.endTime, m.claimableAt, uint256(m.endTime) + 7 days];
        // The one that the seed points to, or the next that is still to come.
        uint256 to = 0;
        for (uint256 i = 0; i < 4 && to <= STORE.clock() + 1; ++i) {
            to = moments[(what % 4 + i) % 4] + (what / 4) % 3;
        }
        vm.assume(to > STORE.clock() + 1);
        _passTo(to - 1);
    }

    // ---------------------------------------------------------------- anybody

    function voidAbandonedMatch(uint256 who, uint256 which) external step {
        // It takes a week: rarely awaited, or nothing else would happen.
        uint256 matchId =
            which % 8 == 0 ? _await(which, _isAbandoned, _abandonedFrom) : _find(which, _isAbandoned);
        vm.assume(matchId != 0);
        _as(_bettor(who));
        POOL.voidAbandonedMatch(matchId);
    }

    /// @dev Any way to a result, by anyone, at any time. Whether it may work, the store decides.
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

    /// @dev Every power, by one who does not have it.
    function tryPowers(uint256 who, uint256 which, uint256 what) external step {
        address stranger = _anybody(who);
        vm.assume(!STORE.isOperator(stranger));
        uint256 matchId = _anyMatch(which);
        uint64 start = uint64(STORE.clock());
        bytes[19] memory calls = [
            abi.encodeCall(POOL.createMatch, ("A vs B", start, start + 1, 1, 1)),
            abi.encodeWithSelector(POOL.createMatches.selector, 0x20, 0),
            abi.encodeCall(POOL.closeBetting, (matchId)),
            abi.encodeCall(POOL.finalizeMatch, (matchId, 1)),
            abi.encodeCall(POOL.voidMatch, (matchId)),
            abi.encodeCall(POOL.overruleResult, (matchId, 1)),
            abi.encodeCall(POOL.pause, ()),
            abi.encodeCall(POOL.unpause, ()),
            abi.encodeCall(POOL.setProtocolFee, (0)),
            abi.encodeCall(POOL.setLiveCap, (0)),
            abi.encodeCall(POOL.setDisputeWindow, (0)),
            abi.encodeCall(POOL.setOperator, (stranger, true)),
            abi.encodeCall(POOL.setTournament, (stranger)),
            abi.encodeCall(POOL.setCommunityHub, (stranger)),
            abi.encodeCall(POOL.withdrawFees, (stranger)),
            abi.encodeCall(POOL.emergencyWithdraw, (address(STRAY_TOKEN))),
            abi.encodeCall(POOL.transferOwnership, (stranger)),
            abi.encodeCall(POOL.acceptOwnership, ()),
            abi.encodeCall(POOL.renounceOwnership, ())
        ];
        assertFalse(_try(stranger, calls[what % calls.length]), POWERS);
    }

    // ---------------------------------------------------------------- gifts

    /// @dev WETH, another token, and ether that came without a call.
    function donate(uint256 who, uint256 amount) external step {
        address giver = _bettor(who);
        amount = bound(amount, 1, 10 ether);
        vm.deal(giver, amount);
        vm.startPrank(giver);
        WETH.deposit{ value: amount }();
        assertTrue(WETH.transfer(address(POOL), amount));
        vm.stopPrank();
        STORE.recordDonation(amount);
        deal(address(STRAY_TOKEN), address(POOL), amount);
        vm.deal(address(POOL), amount);
    }

    // ---------------------------------------------------------------- the tournament and the hub

    function placeTournamentBet(uint256 who, uint256 which, uint8 side) external step {
        uint256 matchId = _anyMatch(which);
        side = side % 4;
        bool isAllowed =
            (side == 1 || side == 2) && STORE.clock() < STORE.matchOf(matchId).startTime && !POOL.paused();
        bytes memory data = abi.encodeCall(POOL.placeTournamentBet, (_bettor(who), matchId, side));
        assertEq(_try(POOL.tournament(), data), isAllowed, BET_RULES);
    }

    /// @dev The hub names another referrer for a bettor (anybody; the pool and the token included), and turns bad or, half
    /// of the time, good.
    function turnHub(uint256 who, uint256 whom, uint256 onRead, uint256 onRecord) external step {
        address[3] memory odd = [address(0), address(POOL), address(WETH)];
        HUB.setReferrer(_bettor(who), whom % 8 < 3 ? odd[whom % 8] : _anybody(whom / 8));

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

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PoolTest } from "./utils/PoolTest.sol";

/// @notice Ways to win by betting late, which the separate pools, the matched stakes and the live cap rule out.
contract PoolAttacksTest is PoolTest {
    uint256 private constant GAIN = 50;

    function setUp() public override {
        super.setUp();
        vm.prank(owner);
        pool.setProtocolFee(800);
    }

    function test_WhenOneSideIsThin_LastSecondBetRisksOnlyWhatItMatches() public {
        uint256 matchId = _createMatch(MIN_BET, 100 ether);
        _bet(alice, matchId, 100 ether, A);
        vm.warp(START - 1);
        _bet(bob, matchId, MIN_BET, B);
        _decide(matchId, B);

        uint256 gross = GAIN * MIN_BET;
        assertEq(
            _claim(bob, matchId), MIN_BET + gross - gross * 800 / 10_000, "50 times the stake, less the fee"
        );
        assertEq(_claim(alice, matchId), 100 ether - gross, "the rest comes back");
    }

    function testFuzz_WhenOneSideIsThin_GainIsAtMostMaxGain(uint256 thin, uint256 thick) public {
        thin = bound(thin, MIN_BET, 100 ether);
        thick = bound(thick, MIN_BET, 100 ether);
        uint256 matchId = _createMatch(MIN_BET, 100 ether);
        _bet(alice, matchId, thick, A);
        _bet(bob, matchId, thin, B);
        _decide(matchId, B);
        assertLe(_claim(bob, matchId) - thin, GAIN * thin);
        if (thick > GAIN * thin) assertEq(_claim(alice, matchId), thick - GAIN * thin);
    }

    function test_WhenEarlyBetIsTiny_LiveBettingStaysOpen() public {
        uint256 matchId = _createMatch();
        vm.warp(START - 1);
        _bet(carol, matchId, MIN_BET, A);
        vm.warp(START);
        _bet(alice, matchId, MAX_BET, A);
        _bet(bob, matchId, MAX_BET, B);
        (uint256 onA, uint256 onB) = _pools(matchId);
        assertEq(onA, MAX_BET + MIN_BET);
        assertEq(onB, MAX_BET);
    }

    function test_WhenLateMoneyComes_EarlyPayoutStays() public {
        assertEq(_earlyPayout(0), _earlyPayout(1 ether));
    }

    function test_WhenNobodyWasEarly_LateMoneyTakesNoEarlyMoney() public {
        uint256 matchId = _createMatch(MIN_BET, 1_000 ether);
        _bet(alice, matchId, 10 ether, A);
        vm.warp(START);
        _bet(bob, matchId, 990 ether, B);
        _decide(matchId, B);
        assertEq(_claim(alice, matchId), 10 ether, "nobody matched it early");
        assertEq(_claim(bob, matchId), 990 ether, "nobody matched it live");
    }

    function testFuzz_WhenLateMoneyComes_EarlyPayoutStays(uint256 late) public {
        assertEq(_earlyPayout(0), _earlyPayout(bound(late, MIN_BET, MAX_BET)));
    }

    /// @dev Alice and bob bet early. Carol adds to the winner live.
    function _earlyPayout(uint256 late) private returns (uint256) {
        vm.warp(NOW);
        uint256 matchId = _createMatchWithBets(10 ether, 10 ether);
        vm.warp(END - 1);
        if (late != 0) _bet(carol, matchId, late, A);
        _decide(matchId, A);
        return _claim(alice, matchId);
    }
}

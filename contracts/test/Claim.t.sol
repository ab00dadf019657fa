// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract ClaimTest is PoolTest {
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 3 ether);
    }

    // ---------------------------------------------------------------- winnings

    function test_PaysStakeAndGainLessTheFee() public {
        _decide(matchId, A);
        // 1 + 3 less 8 % of 3.
        uint256 payout = 3.76 ether;
        vm.expectEmit(address(pool));
        emit IBettingPool.WinningsClaimed(matchId, alice, payout);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(address(pool), alice, payout);
        assertEq(_claim(alice, matchId), payout);

        assertEq(weth.balanceOf(alice), FUNDS - 1 ether + payout);
        assertEq(pool.accruedFees(), 0.24 ether);
        assertEq(weth.balanceOf(address(pool)), 0.24 ether);
        (uint256 amount, uint8 prediction, bool claimed) = pool.getUserBet(matchId, alice);
        assertEq(amount, 1 ether);
        assertEq(prediction, A);
        assertTrue(claimed);
    }

    function test_WhenTwoWin_TheyShareByStake() public {
        _bet(carol, matchId, 2 ether, A);
        _decide(matchId, A);
        // A third and two thirds of 3, less 8 %.
        assertEq(_claim(alice, matchId), 1.92 ether);
        assertEq(_claim(carol, matchId), 3.84 ether);
        assertEq(pool.accruedFees(), 0.24 ether);
    }

    function test_WhenSharesDoNotDivide_DustStaysInThePool() public {
        matchId = _createMatch(1, MAX_BET);
        _bet(alice, matchId, 1, A);
        _bet(carol, matchId, 2, A);
        _bet(bob, matchId, 10, B);
        uint256 before = weth.balanceOf(address(pool));
        _decide(matchId, A);
        // 10 × 1/3 and 10 × 2/3, each rounded down; 8 % of a few wei is none.
        assertEq(_claim(alice, matchId), 1 + 3);
        assertEq(_claim(carol, matchId), 2 + 6);
        assertEq(pool.accruedFees(), 0);
        assertEq(weth.balanceOf(address(pool)), before - 13 + 1);
    }

    function test_WhenFeeIsOneWei_ItIsKept() public {
        matchId = _createMatch(1, MAX_BET);
        _bet(alice, matchId, 1, A);
        _bet(bob, matchId, 13, B);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 13);
        assertEq(pool.accruedFees(), 1);
    }

    function test_WhenFeeIsAtItsCap() public {
        vm.prank(owner);
        pool.setProtocolFee(1_000);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 1.9 ether);
    }

    function test_WhenOwnerIsGone_ClaimsGoOn() public {
        _finalize(matchId, A);
        vm.prank(owner);
        pool.renounceOwnership();
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 3.76 ether);
    }

    function test_WhenPaused() public {
        vm.prank(owner);
        pool.pause();
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 3.76 ether);
    }

    function test_WhenSomebodyDonates_NothingChanges() public {
        _decide(matchId, A);
        vm.prank(carol);
        weth.transfer(address(pool), 5 ether);
        assertEq(_claim(alice, matchId), 3.76 ether);
        assertEq(pool.accruedFees(), 0.24 ether);
    }

    function test_WhenVoid_StakeComesBack() public {
        _void(matchId);
        _warpToClaimable(matchId);
        vm.expectEmit(address(pool));
        emit IBettingPool.WinningsClaimed(matchId, bob, 3 ether);
        assertEq(_claim(bob, matchId), 3 ether);
        assertEq(weth.balanceOf(bob), FUNDS);
        (,, bool claimed) = pool.getUserBet(matchId, bob);
        assertTrue(claimed);
    }

    // ---------------------------------------------------------------- when

    function test_WhenClaimableAtHasCome() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt);
        assertEq(_claim(alice, matchId), 3.76 ether);
    }

    function test_RevertWhen_SecondIsLeftBeforeClaimableAt() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _expectNothing(alice);
    }

    function test_RevertWhen_RefundIsNotYetClaimable() public {
        _void(matchId);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _expectNothing(alice);
    }

    function test_WhenYearsHavePassed() public {
        _decide(matchId, A);
        skip(50 * 365 days);
        assertEq(_claim(alice, matchId), 3.76 ether);
    }

    // ---------------------------------------------------------------- nothing to claim

    function test_RevertWhen_MatchIsUnresolved() public {
        vm.warp(END + ABANDONED_AFTER);
        _expectNothing(alice);
    }

    function test_RevertWhen_BetLost() public {
        _decide(matchId, A);
        _expectNothing(bob);
    }

    function test_RevertWhen_ThereIsNoBet() public {
        _decide(matchId, A);
        _expectNothing(carol);
    }

    function test_RevertWhen_ThereIsNoBetOnAVoidMatch() public {
        _void(matchId);
        _warpToClaimable(matchId);
        _expectNothing(carol);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        matchId = 99;
        _expectNothing(alice);
    }

    function test_RevertWhen_ClaimedAlready() public {
        _decide(matchId, A);
        _claim(alice, matchId);
        _expectNothing(alice);
    }

    function test_RevertWhen_RefundWasClaimedAlready() public {
        _void(matchId);
        _warpToClaimable(matchId);
        _claim(alice, matchId);
        _expectNothing(alice);
    }

    // ---------------------------------------------------------------- for any stakes

    function testFuzz_WinnerGetsAtLeastTheStakeAndAllGetAtMostThePools(
        uint256 first,
        uint256 second,
        uint256 against,
        uint16 feeBps
    ) public {
        first = bound(first, 1, type(uint88).max / 2);
        second = bound(second, 1, type(uint88).max / 2);
        against = bound(against, 1, type(uint88).max / 2);
        vm.prank(owner);
        pool.setProtocolFee(uint16(bound(feeBps, 0, 1_000)));
        matchId = _createMatch(1, type(uint88).max / 2);
        _fund(alice, first);
        _fund(carol, second);
        _fund(bob, against);
        _bet(alice, matchId, first, A);
        _bet(carol, matchId, second, A);
        _bet(bob, matchId, against, B);
        _decide(matchId, A);
        uint256 toAlice = _claim(alice, matchId);
        uint256 toCarol = _claim(carol, matchId);
        assertGe(toAlice, first);
        assertGe(toCarol, second);
        uint256 out = toAlice + toCarol + pool.accruedFees();
        if (against > 50 * (first + second)) out += _claim(bob, matchId);
        assertLe(out, first + second + against);
        assertGe(out + 3, first + second + against);
    }

    function testFuzz_OrderOfClaimsChangesNothing(uint256 first, uint256 second, uint256 against) public {
        first = bound(first, MIN_BET, MAX_BET);
        second = bound(second, MIN_BET, MAX_BET);
        against = bound(against, MIN_BET, MAX_BET);
        matchId = _createMatchWithBets(first, against);
        _bet(carol, matchId, second, A);
        _decide(matchId, A);
        uint256 snapshot = vm.snapshotState();
        uint256 toAlice = _claim(alice, matchId);
        uint256 toCarol = _claim(carol, matchId);
        vm.revertToState(snapshot);
        assertEq(_claim(carol, matchId), toCarol);
        assertEq(_claim(alice, matchId), toAlice);
    }

    function _expectNothing(address user) private {
        uint256 balance = weth.balanceOf(user);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(user, matchId);
        assertEq(weth.balanceOf(user), balance);
    }
}

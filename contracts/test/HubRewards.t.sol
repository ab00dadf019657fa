// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { ICommunityHub } from "../src/interfaces/ICommunityHub.sol";
import { HubTest } from "./utils/HubTest.sol";
import { IHub } from "./utils/IHub.sol";

contract HubRewardsTest is HubTest {
    // ---------------------------------------------------------------- from the pool

    function test_ReferredClaimPaysTheReferrerAndIsCounted() public {
        _register(alice, referrer);
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        vm.expectEmit(address(pool));
        emit IBettingPool.ReferralPaid(referrer, alice, 0.1 ether);
        vm.expectEmit(address(hub));
        emit ICommunityHub.ReferralRewardRecorded(referrer, alice, 0.1 ether);
        // 2 gross, 0.16 fee, 0.1 of it to the referrer.
        assertEq(_claim(alice, matchId), 2.84 ether);
        assertEq(weth.balanceOf(referrer), 0.1 ether);
        assertEq(hub.referralRewards(referrer), 0.1 ether);
        assertEq(pool.accruedFees(), 0.06 ether);
    }

    /// @dev The WARNING of `setCommunityHub`.
    function test_WhenTheOwnerTakesTheHubOffWhileClaiming_ShareStaysAFee() public {
        _register(alice, referrer);
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(pool.setCommunityHub, (address(0)));
        calls[1] = abi.encodeCall(pool.claimFor, (alice, _list(matchId)));
        calls[2] = abi.encodeCall(pool.setCommunityHub, (address(hub)));
        vm.prank(owner);
        pool.multicall(calls);
        assertEq(weth.balanceOf(alice), FUNDS - 1 ether + 2.84 ether, "winners are paid in full");
        assertEq(weth.balanceOf(referrer), 0);
        assertEq(pool.accruedFees(), 0.16 ether);
    }

    function test_UnreferredClaimPaysNobody() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 2.84 ether);
        assertEq(pool.accruedFees(), 0.16 ether);
    }

    function test_BatchIsPaidAndCountedAsOne() public {
        _register(alice, referrer);
        uint256 first = _createMatchWithBets(1 ether, 2 ether);
        uint256 second = _createMatchWithBets(1 ether, 4 ether);
        uint256 voided = _createMatchWithBets(1 ether, 4 ether);
        _finalize(first, A);
        _finalize(second, A);
        _void(voided);
        _warpToClaimable(voided);
        vm.prank(alice);
        pool.claimMany(_list(first, second, voided));
        assertEq(hub.referralRewards(referrer), 0.3 ether);
        assertEq(weth.balanceOf(referrer), 0.3 ether);
    }

    function test_RefundPaysNoReferrer() public {
        _register(alice, referrer);
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _void(matchId);
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(hub.referralRewards(referrer), 0);
    }

    function test_WhenFeeIsZero_NothingIsLeftForAReferrer() public {
        _setFee(0);
        _register(alice, referrer);
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 3 ether);
        assertEq(hub.referralRewards(referrer), 0);
    }

    function test_WhenFeeIsBelowTheReferrersPart_AllOfItGoesToTheReferrer() public {
        _setFee(300);
        _register(alice, referrer);
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(hub.referralRewards(referrer), 0.06 ether);
        assertEq(pool.accruedFees(), 0);
    }

    function test_WhenFeeIsAtTheCap() public {
        _setFee(1_000);
        _register(alice, referrer);
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(hub.referralRewards(referrer), 0.1 ether);
        assertEq(pool.accruedFees(), 0.1 ether);
    }

    function test_WhenReferrerIsAContract() public {
        _register(alice, address(lens));
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(weth.balanceOf(address(lens)), 0.1 ether);
    }

    function test_ReplacedHubStartsWithoutReferrers() public {
        _register(alice, referrer);
        IHub newHub = _deployHub();
        vm.prank(owner);
        pool.setCommunityHub(address(newHub));
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(weth.balanceOf(referrer), 0);
        vm.prank(alice);
        newHub.registerReferral(bob);
        assertEq(newHub.referrers(alice), bob);
    }

    function testFuzz_RewardsEqualPayments(uint256 onA, uint256 onB, uint16 feeBps) public {
        onA = bound(onA, MIN_BET, MAX_BET);
        onB = bound(onB, MIN_BET, MAX_BET);
        _setFee(uint16(bound(feeBps, 0, 1_000)));
        _register(alice, referrer);
        uint256 matchId = _createMatchWithBets(onA, onB);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(hub.referralRewards(referrer), weth.balanceOf(referrer));
    }

    function test_RevertWhen_RecordedByAnybodyElse() public {
        vm.expectRevert(abi.encodeWithSelector(ICommunityHub.NotBettingPool.selector, owner));
        vm.prank(owner);
        hub.recordReferralReward(referrer, alice, 1);
    }

    // ---------------------------------------------------------------- from the owner

    function test_OwnerPaysABonusFromItsOwn() public {
        _fundOwner(3 ether);
        vm.expectEmit(address(hub));
        emit ICommunityHub.RewardsDistributed(owner, bob, 2 ether);
        vm.prank(owner);
        hub.distributeRewards(bob, 2 ether);
        assertEq(weth.balanceOf(bob), FUNDS + 2 ether);
        assertEq(weth.balanceOf(owner), 1 ether);
        assertEq(hub.referralRewards(bob), 2 ether);
        assertEq(hub.getReputation(bob), 0);
    }

    function testFuzz_BonusesAddUp(uint96 first, uint96 second) public {
        vm.assume(first > 0 && second > 0);
        _fundOwner(uint256(first) + second);
        vm.startPrank(owner);
        hub.distributeRewards(referrer, first);
        hub.distributeRewards(referrer, second);
        assertEq(hub.referralRewards(referrer), uint256(first) + second);
        assertEq(weth.balanceOf(referrer), uint256(first) + second);
    }

    function test_RevertWhen_BonusIsNotTheOwners() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        vm.prank(alice);
        hub.distributeRewards(bob, 1);
    }

    function test_RevertWhen_BonusGoesToNobody() public {
        vm.expectRevert(ICommunityHub.ZeroAddress.selector);
        vm.prank(owner);
        hub.distributeRewards(address(0), 1);
    }

    function test_RevertWhen_BonusIsNothing() public {
        vm.expectRevert(ICommunityHub.ZeroAmount.selector);
        vm.prank(owner);
        hub.distributeRewards(bob, 0);
    }

    function test_RevertWhen_BonusIsMoreThanCanBeCounted() public {
        uint256 amount = uint256(type(uint128).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 128, amount));
        vm.prank(owner);
        hub.distributeRewards(bob, amount);
    }

    function test_RevertWhen_OwnerHasTooLittle() public {
        _fundOwner(1 ether);
        vm.expectRevert();
        vm.prank(owner);
        hub.distributeRewards(bob, 1 ether + 1);
    }

    // ---------------------------------------------------------------- construction and ownership

    function test_KnowsItsPoolAndToken() public view {
        assertEq(address(hub.bettingPool()), address(pool));
        assertEq(address(hub.bettingToken()), address(weth));
        assertEq(hub.owner(), owner);
    }

    function test_RevertWhen_PoolIsZero() public {
        vm.expectRevert(ICommunityHub.ZeroAddress.selector);
        deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(0), owner));
    }

    function test_RevertWhen_OwnerIsZero() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(pool), address(0)));
    }

    function test_OwnershipIsTransferredInTwoSteps() public {
        vm.prank(owner);
        hub.transferOwnership(bob);
        assertEq(hub.owner(), owner);
        vm.prank(bob);
        hub.acceptOwnership();
        assertEq(hub.owner(), bob);
    }

    function _setFee(uint16 feeBps) private {
        vm.prank(owner);
        pool.setProtocolFee(feeBps);
    }

    function _fundOwner(uint256 amount) private {
        vm.deal(owner, amount);
        vm.startPrank(owner);
        weth.deposit{ value: amount }();
        weth.approve(address(hub), type(uint256).max);
        vm.stopPrank();
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ICommunityHub } from "../src/interfaces/ICommunityHub.sol";
import { HubTest } from "./utils/HubTest.sol";

contract RegisterReferralTest is HubTest {
    function test_NamesTheReferrerAndGivesPointsToBoth() public {
        vm.expectEmit(address(hub));
        emit ICommunityHub.ReferralRegistered(alice, referrer);
        vm.expectEmit(address(hub));
        emit ICommunityHub.ReputationUpdated(alice, 5, 5);
        vm.expectEmit(address(hub));
        emit ICommunityHub.ReputationUpdated(referrer, 10, 10);
        _register(alice, referrer);
        assertEq(hub.referrers(alice), referrer);
        assertEq(hub.getReferralCount(referrer), 1);
        assertEq(hub.getReferralCount(alice), 0);
        assertEq(hub.getReputation(alice), 5);
        assertEq(hub.getReputation(referrer), 10);
        assertEq(hub.referralRewards(referrer), 0);
    }

    function test_WhenManyNameTheSame() public {
        _register(alice, referrer);
        _register(bob, referrer);
        _register(carol, referrer);
        assertEq(hub.getReferralCount(referrer), 3);
        assertEq(hub.getReputation(referrer), 30);
    }

    function test_WhenReferrerWasReferredBySomebodyElse() public {
        _register(alice, bob);
        _register(bob, carol);
        assertEq(hub.referrers(alice), bob);
        assertEq(hub.referrers(bob), carol);
        assertEq(hub.getReputation(bob), 15);
    }

    /// @dev Harmless: no worse than two accounts of one person.
    function test_WhenThreeNameEachOtherInACircle() public {
        _register(alice, bob);
        _register(bob, carol);
        _register(carol, alice);
        assertEq(hub.referrers(carol), alice);
    }

    function test_RevertWhen_ReferrerIsZero() public {
        vm.expectRevert(ICommunityHub.ZeroAddress.selector);
        _register(alice, address(0));
    }

    function test_RevertWhen_ReferrerIsOneself() public {
        vm.expectRevert(ICommunityHub.SelfReferral.selector);
        _register(alice, alice);
    }

    function test_RevertWhen_ReferrerIsOnesReferee() public {
        _register(alice, bob);
        vm.expectRevert(abi.encodeWithSelector(ICommunityHub.CircularReferral.selector, alice));
        _register(bob, alice);
    }

    /// @dev None of them could pass rewards on.
    function test_RevertWhen_ReferrerIsOneOfOurContracts() public {
        address tournament = makeAddr("tournament");
        vm.prank(owner);
        pool.setTournament(tournament);
        address[4] memory contracts = [address(hub), address(pool), address(weth), tournament];
        for (uint256 i = 0; i < 4; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICommunityHub.InvalidReferrer.selector, contracts[i]));
            _register(alice, contracts[i]);
        }
        vm.prank(owner);
        pool.setTournament(address(0));
        _register(alice, tournament);
        assertEq(hub.referrers(alice), tournament);
    }

    function test_RevertWhen_RegisteredAlready() public {
        _register(alice, referrer);
        vm.expectRevert(abi.encodeWithSelector(ICommunityHub.AlreadyRegistered.selector, referrer));
        _register(alice, bob);
    }

    function testFuzz_OnceForGood(address user, address first, address second) public {
        vm.assume(user != address(0) && first != address(0) && second != address(0));
        vm.assume(user != first && user != second);
        vm.assume(first != address(hub) && first != address(pool) && first != address(weth));
        _register(user, first);
        vm.expectRevert(abi.encodeWithSelector(ICommunityHub.AlreadyRegistered.selector, first));
        _register(user, second);
        assertEq(hub.referrers(user), first);
        assertEq(hub.getReferralCount(first), 1);
    }

    function test_ReputationGrowsWithEachMatchBetOn() public {
        _register(alice, referrer);
        uint256 matchId = _createMatch();
        _bet(alice, matchId, 1 ether, A);
        _bet(alice, matchId, 1 ether, A);
        assertEq(hub.getReputation(alice), 6);
        _bet(alice, _createMatch(), 1 ether, B);
        assertEq(hub.getReputation(alice), 7);
        assertEq(hub.getReputation(stranger), 0);
    }
}

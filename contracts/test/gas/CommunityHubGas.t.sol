// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { HubTest } from "../utils/HubTest.sol";

/// @notice Gas of the hub's writes and of a claim with a referral, measured as in `BettingPoolGasTest`.
contract CommunityHubGasTest is HubTest {
    function setUp() public override {
        super.setUp();
        vm.prank(owner);
        pool.setDisputeWindow(0);
    }

    function test_register_newReferrer() public {
        _register(alice, referrer);
        vm.snapshotGasLastCall("CommunityHub", "register, referrer's first referee");
    }

    function test_register_knownReferrer() public {
        _register(bob, referrer);
        _register(alice, referrer);
        vm.snapshotGasLastCall("CommunityHub", "register, referrer's second referee");
    }

    function test_distributeRewards() public {
        _fund(owner, 1 ether);
        vm.prank(owner);
        weth.approve(address(hub), type(uint256).max);
        vm.prank(owner);
        hub.distributeRewards(alice, 0.5 ether);
        vm.snapshotGasLastCall("CommunityHub", "distribute a bonus");
    }

    function test_claim_withReferrer() public {
        _fund(referrer, 1 ether);
        _register(alice, referrer);
        uint256 first = _createMatchWithBets(1 ether, 1 ether);
        _decide(first, A);
        _claim(alice, first);
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        vm.snapshotGasLastCall("CommunityHub", "claim one match, bettor with a referrer");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Outcome } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";
import { RoninToken } from "./utils/RoninToken.sol";

/// @notice The pool on a token that behaves like Ronin's WETH.
contract RoninWethTest is PoolTest {
    RoninToken private token;
    address private tokenAdmin = makeAddr("token admin");
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        token = new RoninToken(tokenAdmin);
        vm.prank(tokenAdmin);
        token.addMinter(address(this));
        _deployPool(address(token));
        address[3] memory people = [alice, bob, carol];
        for (uint256 i = 0; i < 3; ++i) {
            token.mint(people[i], FUNDS);
            vm.prank(people[i]);
            token.approve(address(pool), type(uint256).max);
        }
        matchId = _createMatchWithBets(1 ether, 1 ether);
    }

    function test_BetsChallengesAndClaimsWork() public {
        assertEq(token.allowance(alice, address(pool)), type(uint256).max - 1 ether, "lowered, unlike WETH9");
        _finalize(matchId, B);
        _challenge(alice, matchId);
        _rule(matchId, Outcome.A);
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 1.92 ether);
        assertEq(token.balanceOf(alice), FUNDS + 0.92 ether);
    }

    function test_RevertWhen_EtherIsBet() public {
        vm.deal(carol, 1 ether);
        vm.expectRevert();
        vm.prank(carol);
        pool.placeBetETH{ value: 1 ether }(matchId, A);
    }

    /// @dev The pool cannot prevent it, so the natspec warns of it.
    function test_WhenTheTokensAdminWhitelistsASpender_ItCanTakeThePoolsMoney() public {
        vm.prank(tokenAdmin);
        token.whitelist(stranger);
        vm.prank(stranger);
        token.transferFrom(address(pool), stranger, 2 ether);
        assertEq(token.balanceOf(address(pool)), 0);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IAccessControl } from "@openzeppelin/contracts/access/IAccessControl.sol";
import { ITournament } from "../src/interfaces/ITournament.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract TournamentAdminsTest is TournamentTest {
    bytes32 private role;

    function setUp() public override {
        super.setUp();
        role = tournaments.TOURNAMENT_ADMIN_ROLE();
    }

    function test_KnowsItsPoolAndToken() public view {
        assertEq(address(tournaments.bettingPool()), address(pool));
        assertEq(address(tournaments.bettingToken()), address(weth));
    }

    function test_InitialAdminIsBoth() public view {
        assertTrue(tournaments.hasRole(bytes32(0), owner));
        assertTrue(tournaments.hasRole(role, owner));
    }

    function test_AdminsAreListed() public {
        assertEq(tournaments.getRoleMemberCount(role), 2);
        assertEq(tournaments.getRoleMember(role, 0), owner);
        assertEq(tournaments.getRoleMember(role, 1), admin);
        assertEq(tournaments.getRoleMemberCount(bytes32(0)), 1);
        vm.prank(owner);
        tournaments.removeTournamentAdmin(owner);
        assertEq(tournaments.getRoleMemberCount(role), 1);
        assertEq(tournaments.getRoleMember(role, 0), admin);
    }

    function test_DefaultAdminAddsAndRemovesAdmins() public {
        vm.startPrank(owner);
        vm.expectEmit(address(tournaments));
        emit IAccessControl.RoleGranted(role, bob, owner);
        tournaments.addTournamentAdmin(bob);
        assertTrue(tournaments.hasRole(role, bob));
        vm.expectEmit(address(tournaments));
        emit IAccessControl.RoleRevoked(role, bob, owner);
        tournaments.removeTournamentAdmin(bob);
        assertFalse(tournaments.hasRole(role, bob));
        vm.stopPrank();
    }

    function testFuzz_RevertWhen_SomebodyElseAddsOrRemoves(address caller) public {
        vm.assume(caller != owner);
        bytes memory unauthorized = abi.encodeWithSelector(
            IAccessControl.AccessControlUnauthorizedAccount.selector, caller, bytes32(0)
        );
        vm.startPrank(caller);
        vm.expectRevert(unauthorized);
        tournaments.addTournamentAdmin(bob);
        vm.expectRevert(unauthorized);
        tournaments.removeTournamentAdmin(admin);
        vm.stopPrank();
    }

    function test_RevertWhen_NobodyIsAdded() public {
        vm.expectRevert(ITournament.ZeroAddress.selector);
        vm.prank(owner);
        tournaments.addTournamentAdmin(address(0));
    }

    function test_RevertWhen_MadeWithoutAPool() public {
        vm.expectRevert(ITournament.ZeroAddress.selector);
        deployCode("Tournament.sol:Tournament", abi.encode(address(0), owner));
    }

    function test_RevertWhen_MadeWithoutAnAdmin() public {
        vm.expectRevert(ITournament.ZeroAddress.selector);
        deployCode("Tournament.sol:Tournament", abi.encode(address(pool), address(0)));
    }
}

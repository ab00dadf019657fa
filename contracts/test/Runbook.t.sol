// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { IBettingPool, Outcome } from "../src/interfaces/IBettingPool.sol";
import { HubDouble } from "./utils/HubDouble.sol";
import { HubTest } from "./utils/HubTest.sol";
import { IHub } from "./utils/IHub.sol";
import { ITournamentContract } from "./utils/ITournamentContract.sol";
import { SafeDouble } from "./utils/SafeDouble.sol";

/// @notice Plays through every recipe of the runbook.
contract RunbookTest is HubTest {
    address private thief = makeAddr("thief");
    address private successor = makeAddr("successor");
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        vm.prank(owner);
        pool.setDisputeWindow(WINDOW);
        matchId = _createMatchWithBets(2 ether, 1 ether);
    }

    // ---------------------------------------------------------------- owned by a Safe

    function test_SafeTakesOverAndRotatesOperators() public {
        address[] memory people = new address[](2);
        (people[0], people[1]) = alice < bob ? (alice, bob) : (bob, alice);
        SafeDouble safe = new SafeDouble(people, 2);

        vm.prank(owner);
        pool.transferOwnership(address(safe));
        // Nothing changes until the Safe accepts.
        assertEq(pool.owner(), owner);
        safe.act(people, address(pool), abi.encodeCall(pool.acceptOwnership, ()));
        assertEq(pool.owner(), address(safe));

        safe.act(people, address(pool), abi.encodeCall(pool.setOperator, (successor, true)));
        safe.act(people, address(pool), abi.encodeCall(pool.setOperator, (operator, false)));
        vm.warp(END + 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, operator));
        vm.prank(operator);
        pool.finalizeMatch(matchId, A);
        vm.prank(successor);
        pool.finalizeMatch(matchId, A);

        address[] memory one = new address[](1);
        one[0] = people[0];
        vm.expectRevert("too few agree");
        safe.act(one, address(pool), abi.encodeCall(pool.setProtocolFee, (0)));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, owner));
        vm.prank(owner);
        pool.setProtocolFee(0);
    }

    function test_SafeTakesOverTheHubAndTheTournaments() public {
        SafeDouble safe = new SafeDouble(new address[](0), 0);
        address[] memory nobody = new address[](0);
        vm.prank(owner);
        hub.transferOwnership(address(safe));
        safe.act(nobody, address(hub), abi.encodeCall(hub.acceptOwnership, ()));
        assertEq(hub.owner(), address(safe));

        ITournamentContract tournaments =
            ITournamentContract(deployCode("Tournament.sol:Tournament", abi.encode(address(pool), owner)));
        vm.startPrank(owner);
        tournaments.grantRole(bytes32(0), address(safe));
        tournaments.renounceRole(bytes32(0), owner);
        vm.stopPrank();
        safe.act(nobody, address(tournaments), abi.encodeCall(tournaments.addTournamentAdmin, (successor)));
        safe.act(nobody, address(tournaments), abi.encodeCall(tournaments.removeTournamentAdmin, (owner)));
        assertTrue(tournaments.hasRole(tournaments.TOURNAMENT_ADMIN_ROLE(), successor));
        assertFalse(tournaments.hasRole(tournaments.TOURNAMENT_ADMIN_ROLE(), owner));
        vm.expectRevert();
        vm.prank(owner);
        tournaments.addTournamentAdmin(owner);
    }

    // ---------------------------------------------------------------- a wrong result

    function test_WrongResultIsCorrectedBeforeAnybodyIsPaid() public {
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(alice, matchId);

        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        vm.prank(owner);
        pool.overruleResult(matchId, B);
        _warpToClaimable(matchId);
        assertEq(_claim(bob, matchId), 1 ether + 2 ether * 92 / 100);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(alice, matchId);
    }

    function test_WrongResultNoticedTooLateStands() public {
        _finalize(matchId, A);
        _warpToClaimable(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResolutionFinal.selector, matchId));
        vm.prank(owner);
        pool.overruleResult(matchId, B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResolutionFinal.selector, matchId));
        vm.prank(owner);
        pool.voidMatch(matchId);
    }

    // ---------------------------------------------------------------- a challenged result

    function test_ChallengedResultIsRuledInPublic() public {
        _finalize(matchId, A);
        _challenge(bob, matchId);
        // Neither correction nor void: the owner rules as the arbiter.
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResultSuspended.selector, matchId));
        pool.overruleResult(matchId, B);
        pool.rule(matchId, Outcome.B);
        vm.stopPrank();
        _warpToClaimable(matchId);
        assertEq(_claim(bob, matchId), 1 ether + 2 ether * 92 / 100);
    }

    function test_WrongResultNoticedOnTheLastDayCanStillBeChallengedAfterwards() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        vm.prank(owner);
        pool.overruleResult(matchId, B);
        skip(WINDOW - 1);
        _challenge(alice, matchId);
        _rule(matchId, Outcome.B);
        _warpToClaimable(matchId);
        assertEq(_claim(bob, matchId), 1 ether + 2 ether * 92 / 100);
    }

    function test_ArbiterWhoDoesNotAnswerCostsNobodyAStake() public {
        _finalize(matchId, A);
        _challenge(bob, matchId);
        vm.warp(pool.getMatch(matchId).ruleBy);
        vm.prank(stranger);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 2 ether);
        assertEq(_claim(bob, matchId), 1 ether);
    }

    // ---------------------------------------------------------------- a sequencer that stands still

    /// @dev The chain stood still over the start, and catches up with timestamps from before it.
    function test_SequencerStoodStill_PauseThenVoidWhatReallyStarted() public {
        vm.warp(START - 10);
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _bet(carol, matchId, 1 ether, A);
        _void(matchId);
        vm.prank(owner);
        pool.unpause();
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _bet(carol, matchId, 1 ether, A);
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 2 ether);
        assertEq(_claim(bob, matchId), 1 ether);
    }

    // ---------------------------------------------------------------- a stolen operator key

    /// @dev The thief bets on the loser and names it the winner. Only the owner can act during the dispute window.
    function test_StolenOperatorKeyPaysNobody() public {
        vm.prank(owner);
        pool.setOperator(thief, true);
        _fund(thief, 1 ether);
        _bet(thief, matchId, 1 ether, B);
        vm.warp(END + 1);
        vm.prank(thief);
        pool.finalizeMatch(matchId, B);

        // The key can change neither result nor time, nor take money.
        vm.startPrank(thief);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        pool.finalizeMatch(matchId, B);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, thief));
        pool.setDisputeWindow(0);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, thief));
        pool.overruleResult(matchId, B);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, thief));
        pool.withdrawFees(thief);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        pool.claimWinnings(matchId);
        vm.stopPrank();

        vm.startPrank(owner);
        pool.setOperator(thief, false);
        pool.overruleResult(matchId, A);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, thief));
        vm.prank(thief);
        pool.voidMatch(matchId);
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 2 ether + 2 ether * 92 / 100);
    }

    /// @dev The dispute window also protects a match that the thief created.
    function test_StolenKeysOwnMatchWaitsForTheVetoToo() public {
        vm.prank(owner);
        pool.setOperator(thief, true);
        uint64 start = uint64(vm.getBlockTimestamp());
        vm.prank(thief);
        uint256 trap = pool.createMatch(NAME, start, start + 1, 1, MAX_BET);
        _bet(alice, trap, 1 ether, A);
        _fund(thief, 1 ether);
        _bet(thief, trap, 1 ether, B);
        skip(2);
        vm.prank(thief);
        pool.finalizeMatch(trap, B);
        assertEq(pool.getMatch(trap).claimableAt, vm.getBlockTimestamp() + WINDOW);
        skip(WINDOW - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, trap));
        _claim(thief, trap);
        vm.prank(owner);
        pool.voidMatch(trap);
        _warpToClaimable(trap);
        assertEq(_claim(alice, trap), 1 ether);
        assertEq(_claim(thief, trap), 1 ether);
    }

    /// @dev The key can only close betting and void for good, which costs nobody a stake.
    function test_StolenKeyCostsNobodyAStake() public {
        vm.prank(owner);
        pool.setOperator(thief, true);
        vm.startPrank(thief);
        pool.closeBetting(matchId);
        pool.voidMatch(matchId);
        vm.stopPrank();
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 2 ether);
        assertEq(_claim(bob, matchId), 1 ether);
    }

    // ---------------------------------------------------------------- a broken hub

    function test_BrokenHubBlocksNobodyAndIsReplaced() public {
        _register(alice, referrer);
        _register(bob, referrer);
        uint256 second = _createMatchWithBets(1 ether, 1 ether);

        HubDouble broken = new HubDouble();
        broken.setOnRead(HubDouble.Conduct.BURNS_GAS);
        vm.prank(owner);
        pool.setCommunityHub(address(broken));
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 2 ether + 1 ether * 92 / 100);
        assertEq(weth.balanceOf(referrer), 0, "without the hub's referrer, the reward stays a fee");

        IHub replacement = _deployHub();
        vm.prank(owner);
        pool.setCommunityHub(address(replacement));
        // The new hub starts empty, so users register again.
        vm.prank(bob);
        replacement.registerReferral(referrer);
        _decide(second, B);
        _claim(bob, second);
        assertEq(weth.balanceOf(referrer), 1 ether * 5 / 100);
        assertEq(replacement.referralRewards(referrer), 1 ether * 5 / 100);
    }

    function test_WithoutAHub_BettorsAreServedAllTheSame() public {
        vm.prank(owner);
        pool.setCommunityHub(address(0));
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 2 ether + 1 ether * 92 / 100);
    }

    // ---------------------------------------------------------------- everybody is gone

    function test_WhenOwnerAndOperatorsAreGone_EverybodyGetsTheStakeBack() public {
        vm.prank(owner);
        pool.renounceOwnership();
        vm.warp(END + ABANDONED_AFTER);
        vm.prank(stranger);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 2 ether);
        assertEq(_claim(bob, matchId), 1 ether);
        assertEq(weth.balanceOf(address(pool)), 0);
    }
}

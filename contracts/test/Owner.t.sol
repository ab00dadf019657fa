// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract OwnerTest is PoolTest {
    // ---------------------------------------------------------------- deployment

    function test_StartsWithItsDefaults() public view {
        assertEq(address(pool.bettingToken()), address(weth));
        assertEq(pool.owner(), owner);
        assertEq(pool.getProtocolFee(), 800);
        assertEq(pool.liveCap(), 1_000);
        assertEq(pool.disputeWindow(), 12 hours);
        assertEq(pool.communityHub(), address(0));
        assertEq(pool.tournament(), address(0));
        assertEq(pool.accruedFees(), 0);
        assertEq(pool.getNextMatchId(), 1);
        assertFalse(pool.paused());
    }

    function test_RevertWhen_TokenIsZero() public {
        vm.expectRevert(IBettingPool.ZeroAddress.selector);
        deployCode("BettingPool.sol:BettingPool", abi.encode(address(0), owner));
    }

    function test_RevertWhen_FirstOwnerIsZero() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        deployCode("BettingPool.sol:BettingPool", abi.encode(address(weth), address(0)));
    }

    // ---------------------------------------------------------------- setProtocolFee

    function testFuzz_SetsTheFee(uint16 feeBps) public {
        feeBps = uint16(bound(feeBps, 0, 1_000));
        vm.expectEmit(address(pool));
        emit IBettingPool.ProtocolFeeUpdated(owner, 800, feeBps);
        vm.prank(owner);
        pool.setProtocolFee(feeBps);
        assertEq(pool.getProtocolFee(), feeBps);
    }

    function test_WhenFeeIsAtItsCap() public {
        vm.prank(owner);
        pool.setProtocolFee(1_000);
        assertEq(pool.getProtocolFee(), 1_000);
    }

    function test_RevertWhen_FeeIsAboveItsCap() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.FeeTooHigh.selector, 1_001));
        vm.prank(owner);
        pool.setProtocolFee(1_001);
    }

    // ---------------------------------------------------------------- setLiveCap

    function testFuzz_SetsTheLiveCap(uint16 capBps) public {
        capBps = uint16(bound(capBps, 0, 10_000));
        vm.expectEmit(address(pool));
        emit IBettingPool.LiveCapUpdated(owner, 1_000, capBps);
        vm.prank(owner);
        pool.setLiveCap(capBps);
        assertEq(pool.liveCap(), capBps);
    }

    function test_WhenLiveCapIsWhole() public {
        vm.prank(owner);
        pool.setLiveCap(10_000);
        assertEq(pool.liveCap(), 10_000);
    }

    function test_RevertWhen_LiveCapIsMoreThanWhole() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapTooHigh.selector, 10_001));
        vm.prank(owner);
        pool.setLiveCap(10_001);
    }

    // ---------------------------------------------------------------- setDisputeWindow

    function testFuzz_SetsTheDisputeWindow(uint32 window) public {
        window = uint32(bound(window, 0, 2 days));
        vm.expectEmit(address(pool));
        emit IBettingPool.DisputeWindowUpdated(owner, WINDOW, window);
        vm.prank(owner);
        pool.setDisputeWindow(window);
        assertEq(pool.disputeWindow(), window);
    }

    function test_WhenDisputeWindowIsTwoDays() public {
        vm.prank(owner);
        pool.setDisputeWindow(2 days);
        assertEq(pool.disputeWindow(), 2 days);
    }

    function test_RevertWhen_DisputeWindowIsASecondTooLong() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.DisputeWindowTooLong.selector, 2 days + 1));
        vm.prank(owner);
        pool.setDisputeWindow(2 days + 1);
    }

    // ---------------------------------------------------------------- setOperator

    function test_ListsAndUnlistsAnOperator() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.OperatorUpdated(owner, stranger, true);
        vm.prank(owner);
        pool.setOperator(stranger, true);
        assertTrue(pool.isOperator(stranger));

        vm.expectEmit(address(pool));
        emit IBettingPool.OperatorUpdated(owner, stranger, false);
        vm.prank(owner);
        pool.setOperator(stranger, false);
        assertFalse(pool.isOperator(stranger));
    }

    function test_RevertWhen_OperatorIsZero() public {
        vm.expectRevert(IBettingPool.ZeroAddress.selector);
        vm.prank(owner);
        pool.setOperator(address(0), true);
    }

    // ---------------------------------------------------------------- setTournament, setCommunityHub

    function test_SetsAndClearsTheTournament() public {
        vm.startPrank(owner);
        vm.expectEmit(address(pool));
        emit IBettingPool.TournamentUpdated(owner, stranger);
        pool.setTournament(stranger);
        assertEq(pool.tournament(), stranger);
        vm.expectEmit(address(pool));
        emit IBettingPool.TournamentUpdated(owner, address(0));
        pool.setTournament(address(0));
        assertEq(pool.tournament(), address(0));
    }

    /// @dev Hub and fees share a slot.
    function test_SetsAndClearsTheHubAndLeavesTheFees() public {
        _earnFees();
        vm.startPrank(owner);
        vm.expectEmit(address(pool));
        emit IBettingPool.CommunityHubUpdated(owner, stranger);
        pool.setCommunityHub(stranger);
        assertEq(pool.communityHub(), stranger);
        assertEq(pool.accruedFees(), 0.08 ether);
        vm.expectEmit(address(pool));
        emit IBettingPool.CommunityHubUpdated(owner, address(0));
        pool.setCommunityHub(address(0));
        assertEq(pool.communityHub(), address(0));
        assertEq(pool.accruedFees(), 0.08 ether);
    }

    // ---------------------------------------------------------------- withdrawFees

    function test_SendsAllFeesAndNothingElse() public {
        _earnFees();
        uint256 open = _createMatchWithBets(1 ether, 1 ether);
        vm.expectEmit(address(pool));
        emit IBettingPool.FeesWithdrawn(owner, stranger, 0.08 ether);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(address(pool), stranger, 0.08 ether);
        vm.prank(owner);
        pool.withdrawFees(stranger);
        assertEq(pool.accruedFees(), 0);
        assertEq(weth.balanceOf(stranger), 0.08 ether);
        assertEq(weth.balanceOf(address(pool)), 2 ether);
        _decide(open, B);
        assertEq(_claim(bob, open), 1.92 ether);
    }

    function test_WhenPaused_FeesAreWithdrawn() public {
        _earnFees();
        vm.startPrank(owner);
        pool.pause();
        pool.withdrawFees(owner);
        assertEq(weth.balanceOf(owner), 0.08 ether);
    }

    function test_RevertWhen_FeesGoToZero() public {
        _earnFees();
        vm.expectRevert(IBettingPool.ZeroAddress.selector);
        vm.prank(owner);
        pool.withdrawFees(address(0));
    }

    function test_RevertWhen_ThereAreNoFees() public {
        vm.expectRevert(IBettingPool.NoFees.selector);
        vm.prank(owner);
        pool.withdrawFees(owner);
    }

    function test_RevertWhen_ThereIsOnlyADonation() public {
        vm.prank(alice);
        weth.transfer(address(pool), 1 ether);
        vm.expectRevert(IBettingPool.NoFees.selector);
        vm.prank(owner);
        pool.withdrawFees(owner);
    }

    function test_RevertWhen_FeesAreWithdrawnTwice() public {
        _earnFees();
        vm.startPrank(owner);
        pool.withdrawFees(owner);
        vm.expectRevert(IBettingPool.NoFees.selector);
        pool.withdrawFees(owner);
    }

    // ---------------------------------------------------------------- who may

    function test_RevertWhen_CallerIsNotTheOwner() public {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, operator);
        vm.startPrank(operator);
        vm.expectRevert(refusal);
        pool.setProtocolFee(0);
        vm.expectRevert(refusal);
        pool.setLiveCap(0);
        vm.expectRevert(refusal);
        pool.setDisputeWindow(0);
        vm.expectRevert(refusal);
        pool.setOperator(operator, true);
        vm.expectRevert(refusal);
        pool.setTournament(operator);
        vm.expectRevert(refusal);
        pool.setCommunityHub(operator);
        vm.expectRevert(refusal);
        pool.withdrawFees(operator);
        vm.expectRevert(refusal);
        pool.transferOwnership(operator);
        vm.expectRevert(refusal);
        pool.renounceOwnership();
        vm.expectRevert(refusal);
        pool.acceptOwnership();
    }

    // ---------------------------------------------------------------- ownership

    function test_OwnershipIsHandedOverInTwoSteps() public {
        vm.prank(owner);
        pool.transferOwnership(stranger);
        assertEq(pool.owner(), owner);
        assertEq(pool.pendingOwner(), stranger);
        vm.prank(stranger);
        pool.acceptOwnership();
        assertEq(pool.owner(), stranger);
        assertEq(pool.pendingOwner(), address(0));
        // The old owner was never an operator.
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, owner));
        vm.prank(owner);
        pool.createMatch(NAME, START, END, MIN_BET, MAX_BET);
    }

    function test_WhenRenounced_OperatorsGoOnAndNobodyOverrules() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.prank(owner);
        pool.transferOwnership(stranger);
        vm.prank(owner);
        pool.renounceOwnership();
        assertEq(pool.owner(), address(0));
        // The pending transfer is cancelled.
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, stranger));
        vm.prank(stranger);
        pool.acceptOwnership();
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, owner));
        vm.prank(owner);
        pool.overruleResult(matchId, B);
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 1.92 ether);
    }

    function test_RevertWhen_RenouncingWhilePaused() public {
        vm.startPrank(owner);
        pool.pause();
        vm.expectRevert(IBettingPool.RenounceWhilePaused.selector);
        pool.renounceOwnership();
        pool.unpause();
        pool.renounceOwnership();
        assertEq(pool.owner(), address(0));
    }

    function test_RevertWhen_StrangerRenouncesWhilePaused() public {
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, stranger));
        vm.prank(stranger);
        pool.renounceOwnership();
    }

    /// @dev Leaves 0.08 WETH of fees as the only money in the pool.
    function _earnFees() private {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IBettingPool, UserBet } from "../src/interfaces/IBettingPool.sol";
import { ITournament } from "../src/interfaces/ITournament.sol";
import { HubDouble } from "./utils/HubDouble.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

/// @notice Payouts that somebody else makes. Attacks on them are in `CommunityAttacks.t.sol`.
contract ClaimForTest is TournamentTest {
    uint256 private won;
    uint256 private refunded;
    uint256 private lost;
    uint256 private open;

    function setUp() public override {
        super.setUp();
        won = _createMatchWithBets(1 ether, 1 ether);
        refunded = _createMatchWithBets(2 ether, 1 ether);
        lost = _createMatchWithBets(3 ether, 1 ether);
        open = _createMatchWithBets(4 ether, 1 ether);
        _void(refunded);
        _finalize(won, A);
        _finalize(lost, B);
        skip(WINDOW);
    }

    // ---------------------------------------------------------------- the pool

    function test_PaysTheBettorAlone() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.WinningsClaimed(won, alice, 1.92 ether);
        vm.expectEmit(address(pool));
        emit IBettingPool.WinningsClaimed(refunded, alice, 2 ether);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(address(pool), alice, 3.92 ether);
        assertEq(_claimFor(_list(won, refunded)), 3.92 ether);

        assertEq(weth.balanceOf(alice), FUNDS - 10 ether + 3.92 ether);
        assertEq(weth.balanceOf(stranger), 0);
        assertEq(pool.accruedFees(), 0.08 ether);
        _expectState(won, true, true);
        _expectState(refunded, true, true);
        _expectState(open, false, false);
    }

    /// @dev The WARNING of `claimFor`.
    function test_WhenTheBettorHasAnOldAllowance_PaidWinningsCanBeTaken() public {
        vm.startPrank(alice);
        weth.transfer(bob, weth.balanceOf(alice));
        weth.approve(carol, type(uint256).max);
        vm.stopPrank();
        _claimFor(_list(won));
        vm.prank(carol);
        weth.transferFrom(alice, carol, 1.92 ether);
        assertEq(weth.balanceOf(carol), FUNDS + 1.92 ether);
    }

    function test_SkipsWhatHasNothingToClaim() public {
        uint256[] memory ids = new uint256[](8);
        (ids[0], ids[1], ids[2], ids[3]) = (99, lost, won, open);
        // A second time, a match without a bet of alice, zero, and the largest id.
        (ids[4], ids[5], ids[6], ids[7]) = (won, _createMatch(), 0, type(uint256).max);
        assertEq(_claimFor(ids), 1.92 ether);
        assertEq(_claimFor(ids), 0);
        assertEq(weth.balanceOf(alice), FUNDS - 10 ether + 1.92 ether);
    }

    function test_WhenNothingIsDue_NothingIsTransferred() public {
        vm.expectCall(address(weth), "", 0);
        assertEq(_claimFor(_list(lost, open)), 0);
        assertEq(_claimFor(new uint256[](0)), 0);
        vm.prank(stranger);
        assertEq(pool.claimFor(carol, _list(won)), 0);
    }

    function test_WhenTheBettorCallsIt_ItIsTheirOwnClaim() public {
        vm.prank(alice);
        assertEq(pool.claimFor(alice, _list(won, lost)), 1.92 ether);
        _expectState(won, true, false);
    }

    function test_RevertWhen_BettorClaimsAfterwards() public {
        _claimFor(_list(won));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, won));
        _claim(alice, won);
        assertEq(_claim(alice, refunded), 2 ether, "the right to claim what is left stays");
        _expectState(refunded, true, false);
    }

    function test_WhenSuspendedOrNotYetClaimable_NothingIsPaid() public {
        uint256 fresh = _createMatchWithBets(1 ether, 1 ether);
        _void(fresh);
        vm.warp(pool.getMatch(fresh).claimableAt - 1);
        assertEq(_claimFor(_list(fresh)), 0);
        _challenge(carol, fresh);
        skip(WINDOW);
        assertEq(_claimFor(_list(fresh)), 0);
    }

    function test_WhenPaused() public {
        vm.prank(owner);
        pool.pause();
        assertEq(_claimFor(_list(won)), 1.92 ether);
    }

    /// @dev Payout, fee and referral are as if the bettor had claimed.
    function testFuzz_PaysWhatClaimManyPays(uint256 onA, uint256 onB, uint16 feeBps, bool isReferred) public {
        HubDouble hub = new HubDouble();
        if (isReferred) hub.setReferrer(alice, referrer);
        vm.startPrank(owner);
        pool.setCommunityHub(address(hub));
        pool.setProtocolFee(uint16(bound(feeBps, 0, 1_000)));
        vm.stopPrank();
        uint256 other = _createMatchWithBets(bound(onA, MIN_BET, MAX_BET), bound(onB, MIN_BET, MAX_BET));
        _decide(other, A);
        uint256 snapshot = vm.snapshotState();
        vm.prank(alice);
        uint256 paid = pool.claimMany(_list(won, other));
        (uint256 fees, uint256 reward) = (pool.accruedFees(), weth.balanceOf(referrer));
        vm.revertToState(snapshot);
        assertEq(_claimFor(_list(won, lost, other)), paid);
        assertEq(pool.accruedFees(), fees);
        assertEq(weth.balanceOf(referrer), reward);
        assertEq(hub.referralRewards(referrer), reward);
    }

    // ---------------------------------------------------------------- tournaments

    function test_PaysPrizesAndRefundsOfThePlayerAlone() public {
        uint256[] memory ids = _list(_createMatch(), _createMatch());
        (uint256 played, uint256 cancelled, uint256 running) =
            (_createCup(_list(ids[0])), _createCup(ids), _createCup(ids));
        _joinAndPredict(alice, played, ids[0], A);
        _joinAndPredict(bob, played, ids[0], B);
        _join(alice, cancelled);
        _join(alice, running);
        vm.prank(admin);
        tournaments.cancelTournament(cancelled);
        _decide(ids[0], A);
        _score(played, ids[0], _players(alice, bob));
        _finalizeCup(played);

        uint256 before = weth.balanceOf(alice);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentRewardsClaimed(played, alice, 2 * FEE);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentRewardsClaimed(cancelled, alice, FEE);
        vm.startPrank(stranger);
        assertEq(tournaments.claimFor(alice, _list(played, running, cancelled)), 3 * FEE);
        assertEq(weth.balanceOf(alice) - before, 3 * FEE);
        assertEq(weth.balanceOf(stranger), 0);

        vm.expectCall(address(weth), "", 0);
        assertEq(tournaments.claimFor(alice, _list(played, cancelled)), 0, "once");
        assertEq(tournaments.claimFor(bob, _list(played, cancelled)), 0, "lost, and not joined");
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotFound.selector, 99));
        tournaments.claimFor(alice, _list(99));
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ITournament.NothingToClaim.selector, played));
        vm.prank(alice);
        tournaments.claimTournamentRewards(played);
    }

    /// @dev Claims by players and by others, in any order.
    function testFuzz_EveryWeiOfThePrizeGoesToTheWinners(uint256 seed, uint256 fee, uint256 count) public {
        count = bound(count, 1, 12);
        fee = bound(fee, 1, 1e24);
        uint256 matchId = _createMatch();
        uint256 cup = _createCup(_list(matchId), fee);
        address[] memory players = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            players[i] = address(uint160(0x1000 + i));
            _fund(players[i], fee);
            _allowTournament(players[i]);
            _joinAndPredict(players[i], cup, matchId, A);
        }
        _decide(matchId, A);
        tournaments.scorePlayers(cup, players);
        _finalizeCup(cup);
        uint256 paid = 0;
        for (uint256 i = 0; i < count; ++i) {
            address player = players[(i + seed % count) % count];
            if ((seed >> i) & 1 == 0) paid += tournaments.claimFor(player, _list(cup, cup));
            else paid += _claimPrize(player, cup);
        }
        assertEq(paid, fee * count);
        assertEq(weth.balanceOf(address(tournaments)), 0);
    }

    function _claimFor(uint256[] memory ids) private returns (uint256 paid) {
        vm.prank(stranger);
        return pool.claimFor(alice, ids);
    }

    function _expectState(uint256 matchId, bool claimed, bool claimedByOther) private view {
        (UserBet[] memory bets,) = lens.getUserBets(alice, matchId, 1);
        assertEq(bets[0].claimed, claimed);
        assertEq(bets[0].claimedByOther, claimedByOther);
        (,, bool isClaimed) = pool.getUserBet(matchId, alice);
        assertEq(isClaimed, claimed);
    }
}

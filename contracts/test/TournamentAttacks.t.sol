// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IAccessControl } from "@openzeppelin/contracts/access/IAccessControl.sol";
import { Outcome } from "../src/interfaces/IBettingPool.sol";
import { ITournament } from "../src/interfaces/ITournament.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

/// @notice Attacks on the prize by a crowd, by a lying admin and by stalling.
contract TournamentAttacksTest is TournamentTest {
    uint256 private constant SYBILS = 10_000;
    uint256 private constant TIED = 3_000;

    uint256[] private matchIds;

    function setUp() public override {
        super.setUp();
        matchIds = _createMatchesForCup(1);
    }

    // ---------------------------------------------------------------- ten thousand who are never scored

    /// @dev Gas of an honest player and time of the payout do not depend on the number of players.
    function test_TenThousandSybilsWhoAreNeverScored_CostNobodyAnything() public {
        uint256 crowded = _createCup(matchIds, 0);
        uint256 quiet = _createCup(matchIds, 0);
        _joinAndPredict(alice, quiet, matchIds[0], A);
        _joinAndPredict(bob, quiet, matchIds[0], B);
        vm.pauseGasMetering();
        for (uint256 i = 0; i < SYBILS; ++i) {
            _joinAndPredict(_crowd(i), crowded, matchIds[0], B);
        }
        vm.resumeGasMetering();
        uint256 joining = _gasOfJoining(alice, crowded);
        _predict(alice, crowded, matchIds[0], A);
        assertApproxEqAbs(joining, _gasOfJoining(carol, quiet), 5_000, "joining");

        _decideMatch(matchIds[0], A);
        assertApproxEqAbs(_gasOfScoring(crowded), _gasOfScoring(quiet), 5_000, "scoring");
        skip(12 days);
        assertApproxEqAbs(_gasOfFinalizing(crowded), _gasOfFinalizing(quiet), 5_000, "finalizing");
        assertEq(tournaments.getTournament(crowded).topCount, 1);
    }

    function test_TenThousandSybilsWhoPay_MakeTheOneWinnerRich() public {
        uint256 id = _createCup(matchIds, 1 wei);
        vm.pauseGasMetering();
        for (uint256 i = 0; i < SYBILS; ++i) {
            address sybil = _crowd(i);
            vm.deal(sybil, 1);
            vm.startPrank(sybil);
            weth.deposit{ value: 1 }();
            weth.approve(address(tournaments), 1);
            tournaments.joinTournament(id);
            tournaments.submitPrediction(id, matchIds[0], B);
            vm.stopPrank();
        }
        vm.resumeGasMetering();
        _joinAndPredict(alice, id, matchIds[0], A);
        _decideMatch(matchIds[0], A);
        _score(id, matchIds[0], _players(alice));
        skip(12 days);
        vm.prank(stranger);
        tournaments.finalizeTournament(id, new address[](0));
        assertEq(_claimPrize(alice, id), SYBILS + 1);
        assertEq(weth.balanceOf(address(tournaments)), 0);
    }

    // ---------------------------------------------------------------- thousands tied for first

    function test_ThousandsTiedForFirst_ShareToTheWeiAtTheSameCostEach() public {
        uint256 id = _createCup(matchIds, FEE);
        vm.pauseGasMetering();
        address[] memory tied = new address[](TIED);
        for (uint256 i = 0; i < TIED; ++i) {
            tied[i] = _crowd(i);
            vm.deal(tied[i], FEE);
            vm.startPrank(tied[i]);
            weth.deposit{ value: FEE }();
            weth.approve(address(tournaments), FEE);
            vm.stopPrank();
            _joinAndPredict(tied[i], id, matchIds[0], A);
        }
        // A loser, so that the prize does not divide evenly.
        _joinAndPredict(bob, id, matchIds[0], B);
        _decideMatch(matchIds[0], A);
        for (uint256 i = 0; i < TIED; i += 100) {
            address[] memory batch = new address[](100);
            for (uint256 j = 0; j < 100; ++j) {
                batch[j] = tied[i + j];
            }
            _score(id, matchIds[0], batch);
        }
        _score(id, matchIds[0], _players(bob));
        vm.resumeGasMetering();
        _finalizeCup(id);
        assertEq(tournaments.getTournament(id).topCount, TIED);

        uint256 prize = FEE * (TIED + 1);
        uint256 first = _gasOfClaiming(tied[0], id);
        assertEq(weth.balanceOf(tied[0]), prize / TIED);
        vm.pauseGasMetering();
        for (uint256 i = 1; i < TIED - 1; ++i) {
            _claimPrize(tied[i], id);
            assertEq(weth.balanceOf(tied[i]), prize / TIED);
        }
        vm.resumeGasMetering();
        assertApproxEqAbs(_gasOfClaiming(tied[TIED - 1], id), first, 5_000, "claiming");
        assertEq(weth.balanceOf(tied[TIED - 1]), prize - (prize / TIED) * (TIED - 1));
        assertEq(weth.balanceOf(address(tournaments)), 0);
    }

    // ---------------------------------------------------------------- those who have a say

    function test_WhenAdminNamesOneOfTwoWinners_BothArePaid() public {
        uint256 id = _createCup(matchIds);
        _joinAndPredict(alice, id, matchIds[0], A);
        _joinAndPredict(carol, id, matchIds[0], A);
        _joinAndPredict(bob, id, matchIds[0], B);
        _decideMatch(matchIds[0], A);
        _score(id, matchIds[0], _players(alice, carol, bob));
        vm.prank(admin);
        vm.expectRevert(abi.encodeWithSelector(ITournament.InvalidWinner.selector, bob));
        tournaments.finalizeTournament(id, _players(bob));

        _finalizeCup(id, _players(alice));
        assertEq(_claimPrize(carol, id), 1.5 * 0.1 ether);
        assertEq(_claimPrize(alice, id), 1.5 * 0.1 ether);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(ITournament.NothingToClaim.selector, id));
        tournaments.claimTournamentRewards(id);
    }

    /// @dev Nobody needs the losers to score themselves.
    function test_WhenLosersStall_WinnerScoresThemAndWaitsForNobody() public {
        uint256 id = _createCup(matchIds);
        _joinAndPredict(alice, id, matchIds[0], A);
        _joinAndPredict(bob, id, matchIds[0], B);
        _decideMatch(matchIds[0], A);
        vm.startPrank(alice);
        tournaments.scorePlayers(id, _players(alice, bob));
        tournaments.finalizeTournament(id, _players(alice));
        vm.stopPrank();
        assertEq(_claimPrize(alice, id), 2 * FEE);
    }

    /// @dev Overruled to void during its dispute window, the match is not scored.
    function test_WhenMatchIsVoidedInMidTournament_OthersDecide() public {
        uint256[] memory two = _createMatchesForCup(2);
        uint256 id = _createCup(two);
        _join(alice, id);
        _predict(alice, id, two[0], A);
        _predict(alice, id, two[1], A);
        _join(bob, id);
        _predict(bob, id, two[0], A);
        _predict(bob, id, two[1], B);
        _betOnBothSides(two[1]);
        _betOnBothSides(two[0]);
        _finalize(two[0], A);
        // Not final yet, so nobody has been scored.
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, two[0]));
        tournaments.scoreMatch(id, two[0], _players(alice, bob));
        vm.prank(owner);
        pool.voidMatch(two[0]);
        _decide(two[1], B);
        _score(id, two[1], _players(alice, bob));
        _finalizeCup(id, _players(bob));
        assertEq(_claimPrize(bob, id), 2 * FEE);
    }

    /// @dev After the judges' first batch, nobody but they can finalize, so that a stranger cannot choose what counts.
    function test_WhenJudgesVanish_EveryFeeComesBackAfterFourteenDays() public {
        uint256 id = _createJudgedCup(matchIds);
        _joinAndPredict(alice, id, matchIds[0], A);
        _joinAndPredict(bob, id, matchIds[0], B);
        _decideMatch(matchIds[0], A);
        vm.prank(admin);
        tournaments.updateScores(id, matchIds[0], _players(bob), _list(1));
        vm.warp(TOURNAMENT_END + 14 days - 1);
        bytes32 role = tournaments.TOURNAMENT_ADMIN_ROLE();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, bob, role)
        );
        vm.prank(bob);
        tournaments.finalizeTournament(id, _players(bob));
        skip(1);
        vm.prank(stranger);
        tournaments.voidAbandonedTournament(id);
        assertEq(_claimPrize(alice, id), FEE);
        assertEq(_claimPrize(bob, id), FEE);
    }

    function test_WhenAllAdminsVanishAndNobodyScores_EveryFeeComesBack() public {
        uint256 id = _createCup(matchIds);
        _joinAndPredict(alice, id, matchIds[0], A);
        _joinAndPredict(bob, id, matchIds[0], B);
        vm.warp(TOURNAMENT_END + 14 days);
        vm.prank(stranger);
        tournaments.voidAbandonedTournament(id);
        assertEq(_claimPrize(alice, id), FEE);
        assertEq(_claimPrize(bob, id), FEE);
        assertEq(weth.balanceOf(address(tournaments)), 0);
    }

    // ---------------------------------------------------------------- a worse player

    /// @dev Bob predicted one of three matches right, alice all. With her predictions unscored, he would take the prize.
    function test_WhenAWorsePlayerScoresOnlyHimself_HeCannotFinalize() public {
        (uint256 id, uint256[] memory three) = _aliceHasThreeAndBobHasOne();
        tournaments.scorePlayer(id, bob);
        _expectUnscored(id, 3);
        skip(12 days - 1);
        _expectUnscored(id, 3);
        vm.prank(alice);
        tournaments.scorePlayer(id, alice);
        tournaments.finalizeTournament(id, _players(alice));
        assertEq(_claimPrize(alice, id), 2 * FEE);
        assertEq(tournaments.getClaimableReward(id, bob), 0);
        assertEq(pool.getMatch(three[2]).winner, A);
    }

    /// @dev With nobody scored, both would get the entry fee back.
    function test_WhenAWorsePlayerScoresNobody_HeCannotFinalize() public {
        (uint256 id,) = _aliceHasThreeAndBobHasOne();
        skip(12 days - 1);
        _expectUnscored(id, 6);
    }

    /// @dev Nobody bet on the match that decides 100 WETH, so the result moves nothing.
    function test_WhenAPrizeHangsOnASmallMatch_ChallengingItCostsTheMinBond() public {
        vm.prank(owner);
        pool.setMinBond(1 ether);
        uint256 matchId = _createMatch();
        uint256 id = _createCup(_list(matchId), 50 ether);
        _joinAndPredict(alice, id, matchId, A);
        _joinAndPredict(bob, id, matchId, B);
        _finalize(matchId, A);
        _challenge(bob, matchId);
        assertEq(weth.balanceOf(bob), FUNDS - 50 ether - 1 ether);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, matchId));
        tournaments.finalizeTournament(id, new address[](0));
        _rule(matchId, Outcome.A);
        _warpToClaimable(matchId);
        tournaments.scorePlayers(id, _players(alice, bob));
        tournaments.finalizeTournament(id, new address[](0));
        assertEq(_claimPrize(alice, id), 100 ether);
        assertEq(pool.accruedFees(), 1 ether);
    }

    // ---------------------------------------------------------------- frozen predictions

    /// @dev The owner's friend has predicted everything when the owner detaches the contract: the others predict as before.
    function test_WhenTheOwnerDetachesTheContract_PlayersStillPredict() public {
        uint256[] memory three = _createMatchesForCup(3);
        uint256 id = _createCup(three);
        _join(alice, id);
        _joinAndPredict(bob, id, three[2], B);
        vm.prank(owner);
        pool.setTournament(address(0));
        _predict(alice, id, three[2], A);
        _decideAll(three);
        tournaments.scorePlayers(id, _players(alice, bob));
        tournaments.finalizeTournament(id, new address[](0));
        assertEq(_claimPrize(alice, id), 2 * FEE);
    }

    /// @dev The owner plays through a second account, here bob's, and could have the entry fee back whenever he loses.
    function test_WhenTheOwnerDetachesTheContractToEscapeALoss_NobodyCanVoidTheTournament() public {
        uint256[] memory three = _createMatchesForCup(3);
        uint256 id = _createCup(three);
        _joinAndPredict(alice, id, three[0], A);
        _joinAndPredict(bob, id, three[0], B);
        _decide(three[0], A);
        vm.prank(owner);
        pool.setTournament(address(0));
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotAbandoned.selector, id));
        tournaments.voidAbandonedTournament(id);
    }

    // ---------------------------------------------------------------- helpers

    function _aliceHasThreeAndBobHasOne() private returns (uint256 id, uint256[] memory three) {
        three = _createMatchesForCup(3);
        id = _createCup(three);
        _join(alice, id);
        _join(bob, id);
        for (uint256 i = 0; i < 3; ++i) {
            _predict(alice, id, three[i], A);
            _predict(bob, id, three[i], i == 0 ? A : B);
        }
        _decideAll(three);
    }

    function _decideAll(uint256[] memory three) private {
        for (uint256 i = 0; i < 3; ++i) {
            _finalize(three[i], A);
        }
        _warpToClaimable(three[2]);
    }

    function _expectUnscored(uint256 id, uint256 count) private {
        vm.expectRevert(abi.encodeWithSelector(ITournament.PredictionsUnscored.selector, count));
        vm.prank(bob);
        tournaments.finalizeTournament(id, new address[](0));
    }

    function _crowd(uint256 i) private pure returns (address) {
        return address(uint160(0xc0ffee0000) + uint160(i));
    }

    function _gasOfJoining(address player, uint256 id) private returns (uint256) {
        vm.prank(player);
        uint256 before = gasleft();
        tournaments.joinTournament(id);
        return before - gasleft();
    }

    function _gasOfScoring(uint256 id) private returns (uint256) {
        address[] memory players = _players(alice);
        uint256 before = gasleft();
        tournaments.scoreMatch(id, matchIds[0], players);
        return before - gasleft();
    }

    function _gasOfFinalizing(uint256 id) private returns (uint256) {
        uint256 before = gasleft();
        tournaments.finalizeTournament(id, new address[](0));
        return before - gasleft();
    }

    function _gasOfClaiming(address player, uint256 id) private returns (uint256) {
        vm.prank(player);
        uint256 before = gasleft();
        tournaments.claimTournamentRewards(id);
        return before - gasleft();
    }
}

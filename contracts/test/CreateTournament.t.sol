// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IAccessControl } from "@openzeppelin/contracts/access/IAccessControl.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { ITournament, TournamentInfo, TournamentStatus } from "../src/interfaces/ITournament.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract CreateTournamentTest is TournamentTest {
    uint256[] private matchIds;

    function setUp() public override {
        super.setUp();
        matchIds = _createMatchesForCup(3);
    }

    function test_OpensATournamentOfItsMatches() public {
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentCreated(1, admin, CUP, NOW, TOURNAMENT_END, FEE, matchIds);
        assertEq(_createCup(matchIds), 1);
        TournamentInfo memory cup = tournaments.getTournament(1);
        assertEq(cup.id, 1);
        assertEq(cup.name, CUP);
        assertEq(cup.startTime, NOW);
        assertEq(cup.endTime, TOURNAMENT_END);
        assertEq(cup.entryFee, FEE);
        assertEq(cup.prizePool, 0);
        assertTrue(cup.isActive);
        assertEq(uint8(cup.status), uint8(TournamentStatus.OPEN));
        assertFalse(cup.isJudged);
        assertEq(cup.matchIds, matchIds);
        assertEq(cup.firstMatchStart, NOW + 1 hours);
        assertEq(cup.lastMatchStart, NOW + 3 hours);
        assertEq(cup.playerCount, 0);
        assertEq(cup.topScore, 0);
        assertEq(cup.topCount, 0);
        assertEq(cup.unscoredPredictions, 0);
    }

    function test_WhenMatchesAreNotInTheOrderOfTheirStart() public {
        uint256 id = _createCup(_list(matchIds[1], matchIds[2], matchIds[0]));
        TournamentInfo memory cup = tournaments.getTournament(id);
        assertEq(cup.firstMatchStart, NOW + 1 hours);
        assertEq(cup.lastMatchStart, NOW + 3 hours);
    }

    function test_WhenNameIsAsLongAsAllowed() public {
        string memory name = string(new bytes(100));
        assertEq(tournaments.getTournament(_create(name, NOW, TOURNAMENT_END, FEE, matchIds)).name, name);
    }

    function test_RevertWhen_NameIsLonger() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.NameLengthInvalid.selector, 101));
        _create(string(new bytes(101)), NOW, TOURNAMENT_END, FEE, matchIds);
    }

    function test_RevertWhen_NameIsEmpty() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.NameLengthInvalid.selector, 0));
        _create("", NOW, TOURNAMENT_END, FEE, matchIds);
    }

    function test_WhenItEndsASecondAfterItsStart() public {
        _create(CUP, TOURNAMENT_END - 1, TOURNAMENT_END, FEE, matchIds);
    }

    function test_RevertWhen_ItEndsAtItsStart() public {
        vm.expectRevert(
            abi.encodeWithSelector(ITournament.EndTimeNotAfterStart.selector, TOURNAMENT_END, TOURNAMENT_END)
        );
        _create(CUP, TOURNAMENT_END, TOURNAMENT_END, FEE, matchIds);
    }

    function test_WhenItEndsIn180Days() public {
        _create(CUP, NOW, NOW + 180 days, FEE, matchIds);
    }

    function test_RevertWhen_ItEndsLater() public {
        uint64 endTime = NOW + 180 days + 1;
        vm.expectRevert(abi.encodeWithSelector(ITournament.EndTimeTooFar.selector, endTime));
        _create(CUP, NOW, endTime, FEE, matchIds);
    }

    function test_RevertWhen_ItHasNoMatch() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchCountInvalid.selector, 0));
        _createCup(new uint256[](0));
    }

    function test_WhenItHas64Matches() public {
        uint256 id = _createCup(_createMatchesForCup(64));
        assertEq(tournaments.getTournament(id).matchIds.length, 64);
    }

    function test_RevertWhen_ItHasMore() public {
        uint256[] memory many = _createMatchesForCup(65);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchCountInvalid.selector, 65));
        _createCup(many);
    }

    function test_RevertWhen_MatchIsNamedTwice() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.DuplicateMatch.selector, matchIds[0]));
        _createCup(_list(matchIds[0], matchIds[1], matchIds[0]));
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        _createCup(_list(99));
    }

    function test_RevertWhen_MatchStartsNow() public {
        vm.warp(NOW + 1 hours);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchAlreadyStarted.selector, matchIds[0]));
        _createCup(matchIds);
    }

    function test_WhenMatchStartsInASecond() public {
        vm.warp(NOW + 1 hours - 1);
        _createCup(matchIds);
    }

    function test_RevertWhen_MatchIsResolved() public {
        _void(matchIds[2]);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchAlreadyFinalized.selector, matchIds[2]));
        _createCup(matchIds);
    }

    function test_WhenMatchEndsWithTheTournament() public {
        _create(CUP, NOW, NOW + 5 hours, FEE, matchIds);
    }

    function test_RevertWhen_MatchEndsAfterTheTournament() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchEndsTooLate.selector, matchIds[2]));
        _create(CUP, NOW, NOW + 5 hours - 1, FEE, matchIds);
    }

    function test_RevertWhen_EntryFeeIsMoreThanCanBeKept() public {
        uint256 fee = uint256(type(uint96).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 96, fee));
        _createCup(matchIds, fee);
    }

    function test_PausedPoolStopsNoNewTournament() public {
        vm.prank(owner);
        pool.pause();
        uint256 cup = _createCup(matchIds);
        assertEq(uint8(tournaments.getTournament(cup).status), uint8(TournamentStatus.OPEN));
    }

    function test_RevertWhen_CallerIsNoAdmin() public {
        bytes32 role = tournaments.TOURNAMENT_ADMIN_ROLE();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, stranger, role)
        );
        vm.prank(stranger);
        tournaments.createTournament(CUP, NOW, TOURNAMENT_END, FEE, matchIds);
    }

    function testFuzz_StoresItsArguments(uint64 startTime, uint64 endTime, uint96 fee) public {
        endTime = uint64(bound(endTime, NOW + 5 hours, NOW + 180 days));
        startTime = uint64(bound(startTime, 0, endTime - 1));
        TournamentInfo memory cup = tournaments.getTournament(_create(CUP, startTime, endTime, fee, matchIds));
        assertEq(cup.startTime, startTime);
        assertEq(cup.endTime, endTime);
        assertEq(cup.entryFee, fee);
    }

    // ---------------------------------------------------------------- judged

    function test_CreatesAJudgedTournament() public {
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentCreated(1, admin, CUP, NOW, TOURNAMENT_END, FEE, matchIds);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentJudged(1, admin);
        uint256 id = _createJudgedCup(matchIds);
        assertEq(id, 1);
        TournamentInfo memory judged = tournaments.getTournament(id);
        assertTrue(judged.isJudged);
        judged.isJudged = false;
        judged.id = _createCup(matchIds);
        assertEq(abi.encode(judged), abi.encode(tournaments.getTournament(judged.id)), "else as any other");
    }

    function test_RevertWhen_JudgedOneIsCreatedByNoAdmin() public {
        bytes32 role = tournaments.TOURNAMENT_ADMIN_ROLE();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, alice, role)
        );
        vm.prank(alice);
        tournaments.createJudgedTournament(CUP, NOW, TOURNAMENT_END, FEE, matchIds);
    }

    function test_RevertWhen_JudgedOneHasNoMatches() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchCountInvalid.selector, 0));
        _createJudgedCup(new uint256[](0));
    }

    // ---------------------------------------------------------------- pages

    function test_TournamentsAreReadNewestFirst() public {
        uint256[] memory ids = new uint256[](3);
        for (uint256 i = 0; i < 3; ++i) {
            ids[i] = _createCup(_list(matchIds[i]));
        }
        (TournamentInfo[] memory page, uint256 next) = tournaments.getTournaments(0, 2);
        assertEq(page.length, 2);
        assertEq(page[0].id, ids[2]);
        assertEq(page[1].id, ids[1]);
        assertEq(next, ids[0]);
        (page, next) = tournaments.getTournaments(next, 2);
        assertEq(page.length, 1);
        assertEq(page[0].id, ids[0]);
        assertEq(next, 0);
        (page,) = tournaments.getTournaments(99, type(uint256).max);
        assertEq(page.length, 3);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(abi.encode(page[i]), abi.encode(tournaments.getTournament(ids[2 - i])));
        }
    }

    function test_RevertWhen_TournamentDoesNotExist() public {
        bytes memory notFound = abi.encodeWithSelector(ITournament.TournamentNotFound.selector, 7);
        vm.expectRevert(notFound);
        tournaments.getTournament(7);
        vm.expectRevert(notFound);
        tournaments.getParticipants(7, 0, 1);
        vm.expectRevert(notFound);
        tournaments.getTotalScore(7, alice);
        vm.expectRevert(notFound);
        tournaments.getClaimableReward(7, alice);
        vm.expectRevert(notFound);
        tournaments.joinTournament(7);
        vm.expectRevert(notFound);
        tournaments.claimTournamentRewards(7);
    }

    function _create(string memory name, uint64 startTime, uint64 endTime, uint256 fee, uint256[] memory ids)
        private
        returns (uint256)
    {
        vm.prank(admin);
        return tournaments.createTournament(name, startTime, endTime, fee, ids);
    }
}

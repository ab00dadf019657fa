// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match, Outcome } from "../src/interfaces/IBettingPool.sol";
import { ICommunityHub } from "../src/interfaces/ICommunityHub.sol";
import { BettorInfo, Obligations, PackedPosition, PlayerTournament } from "../src/interfaces/ILens.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract LensTest is TournamentTest {
    struct Position {
        uint256 early;
        uint256 live;
        uint256 matchId;
        uint256 prediction;
        uint256 state;
    }

    ICommunityHub private hub;

    function setUp() public override {
        super.setUp();
        hub = ICommunityHub(deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(pool), owner)));
    }

    function test_ReadsItsPool() public view {
        assertEq(address(lens.bettingPool()), address(pool));
    }

    // ---------------------------------------------------------------- bettors

    function test_BettorsNewestFirst_WithBetsAndReputation() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _bet(bob, _createMatch(), 1 ether, A);
        _bet(bob, matchId, 1 ether, B);
        vm.prank(alice);
        hub.registerReferral(bob);

        (BettorInfo[] memory page, address next) = lens.bettors(hub, address(0), 10);
        assertEq(next, address(0));
        assertEq(page.length, 2);
        assertEq(abi.encode(page[0]), abi.encode(BettorInfo(bob, 2, 10 + 2)));
        assertEq(abi.encode(page[1]), abi.encode(BettorInfo(alice, 1, 5 + 1)));
    }

    function test_BettorsInPages() public {
        _createMatchWithBets(1 ether, 2 ether);
        (BettorInfo[] memory page, address next) = lens.bettors(hub, address(0), 1);
        assertEq(page.length, 1);
        assertEq(page[0].account, bob);
        (page, next) = lens.bettors(hub, next, 1);
        assertEq(page[0].account, alice);
        assertEq(next, address(0));
    }

    function test_WithoutHub_ReputationIsZero() public {
        _createMatchWithBets(1 ether, 2 ether);
        (BettorInfo[] memory page,) = lens.bettors(ICommunityHub(address(0)), address(0), 10);
        assertEq(page[0].reputation, 0);
    }

    function test_WithoutBets_ThereAreNoBettors() public view {
        (BettorInfo[] memory page, address next) = lens.bettors(hub, address(0), 10);
        assertEq(page.length, 0);
        assertEq(next, address(0));
    }

    // ---------------------------------------------------------------- matches

    function test_MatchesInTheOrderOfTheirIds() public {
        (uint256 first, uint256 second) = (_createMatchWithBets(1 ether, 2 ether), _createMatch());
        Match[] memory found = lens.matches(_list(second, first));
        assertEq(abi.encode(found[0]), abi.encode(pool.getMatch(second)));
        assertEq(abi.encode(found[1]), abi.encode(pool.getMatch(first)));
    }

    function test_RevertWhen_AMatchDoesNotExist() public {
        uint256[2] memory unknown = [uint256(0), 2];
        _createMatch();
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, unknown[i]));
            lens.matches(_list(1, unknown[i]));
        }
    }

    // ---------------------------------------------------------------- positions

    function test_PositionsOfSeveralBettors_NewestFirst() public {
        uint256 first = _createMatchWithBets(1 ether, 2 ether);
        uint256 second = _createMatch();
        _bet(alice, second, 3 ether, B);
        vm.warp(START);
        _bet(alice, second, 1.5 ether, B);
        _decide(first, A);
        _claim(alice, first);

        PackedPosition[] memory positions =
            lens.positions(_players(alice, bob), _list(0, 0), _list(uint256(2), 1));
        assertEq(positions.length, 3);
        _expect(positions[0], Position(3 ether, 1.5 ether, second, B, 0));
        _expect(positions[1], Position(1 ether, 0, first, A, 1));
        _expect(positions[2], Position(2 ether, 0, first, B, 0));
        _expect(_positionOn(first, alice), Position(1 ether, 0, first, A, 1));
    }

    function test_PositionThatSomebodyElseClaimed() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, B);
        vm.prank(stranger);
        pool.claimFor(bob, _list(matchId));
        _expect(_positionOn(matchId, bob), Position(2 ether, 0, matchId, B, 2));
    }

    function test_RevertWhen_ThereIsNoSuchPosition() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 0));
        lens.positions(_players(alice), _list(0), _list(2));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 0));
        lens.positions(_players(carol), _list(0), _list(1));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, matchId));
        lens.positions(_players(carol), _list(matchId), _list(1));
    }

    // ---------------------------------------------------------------- obligations

    function test_WhatThePoolOwes() public {
        _expectObligations(Obligations(0, 0, 0, 0, 0));
        uint256 won = _createMatchWithBets(1 ether, 2 ether);
        uint256 voided = _createMatchWithBets(3 ether, 3 ether);
        uint256 challenged = _createMatchWithBets(4 ether, 4 ether);
        uint256 silent = _createMatchWithBets(5 ether, 5 ether);
        _expectObligations(Obligations(27 ether, 0, 0, 0, 0));

        _finalize(won, A);
        _void(voided);
        _finalize(challenged, B);
        _challenge(carol, challenged);
        _expectObligations(Obligations(27 ether, 0, 0, 0.08 ether, 0));
        // Final: 1 + 92 % of 2, and refunds. The challenged match stays a stake whatever its window.
        _warpToClaimable(challenged);
        _expectObligations(Obligations(18 ether, 2.84 ether + 6 ether, 0.16 ether, 0.08 ether, 0));

        _claim(alice, won);
        _claim(bob, voided);
        _expectObligations(Obligations(18 ether, 3 ether, 0, 0.08 ether, 0.16 ether));
        _rule(challenged, Outcome.B);
        vm.warp(END + 3 days);
        _challenge(carol, silent);
        _expectObligations(Obligations(10 ether, 3 ether + 7.68 ether, 0.32 ether, 0.1 ether, 0.24 ether));
    }

    /// @dev Dust stays in the pool: at most 2 wei per match here.
    function testFuzz_ObligationsAreThePoolsBalance_InPagesOfAnySize(uint256 seed, uint256 limit) public {
        limit = bound(limit, 1, 13);
        _playSeason(seed);
        Obligations memory owed = _obligations(limit);
        assertEq(abi.encode(owed), abi.encode(_obligations(type(uint64).max)));
        uint256 total = owed.stakes + owed.payouts + owed.payoutFees + owed.bonds + owed.accruedFees;
        assertLe(total, weth.balanceOf(address(pool)));
        assertGe(total + 8, weth.balanceOf(address(pool)));
        assertEq(owed.accruedFees, pool.accruedFees());
        assertEq(owed.payouts, _claimEverything());
    }

    // ---------------------------------------------------------------- tournaments

    function test_PlayersTournaments() public {
        uint256[] memory matchIds = _createMatchesForCup(1);
        uint256 first = _createCup(matchIds);
        _createCup(matchIds);
        uint256 third = _createCup(matchIds);
        _joinAndPredict(alice, first, matchIds[0], A);
        _join(alice, third);
        vm.prank(admin);
        tournaments.cancelTournament(third);

        (PlayerTournament[] memory joined, uint256 next) = lens.tournamentsOf(tournaments, alice, 0, 10);
        assertEq(next, 0);
        assertEq(joined.length, 2);
        assertEq(joined[0].tournament.id, third);
        assertEq(joined[0].player.claimable, FEE);
        assertEq(joined[1].tournament.id, first);
        assertEq(joined[1].player.claimable, 0);
        assertEq(joined[1].player.predictions[0], A);

        (joined, next) = lens.tournamentsOf(tournaments, alice, 0, 2);
        assertEq(joined.length, 1);
        assertEq(next, first);
        (joined,) = lens.tournamentsOf(tournaments, bob, 0, 10);
        assertEq(joined.length, 0);
    }

    // ---------------------------------------------------------------- helpers

    /// @dev Four matches with early and live stakes, each open, named, voided, challenged, or partly claimed.
    function _playSeason(uint256 seed) private {
        address[3] memory people = [alice, bob, carol];
        uint256[] memory ids = new uint256[](4);
        for (uint256 i = 0; i < 4; ++i) {
            ids[i] = _createMatch();
        }
        for (uint256 i = 0; i < 24; ++i) {
            if (i == 12) vm.warp(START);
            uint256 word = uint256(keccak256(abi.encode(seed, i)));
            uint256 user = word % 3;
            // Alice and carol on A, bob on B.
            if (word % 5 != 0) {
                _bet(people[user], ids[word % 4], bound(word, MIN_BET, MAX_BET / 8), user == 1 ? B : A);
            }
        }
        vm.warp(END + 1);
        for (uint256 i = 0; i < 4; ++i) {
            uint256 word = uint256(keccak256(abi.encode(seed, "result", i)));
            if (word % 4 == 0) continue;
            if (word % 4 == 3) _void(ids[i]);
            else _finalize(ids[i], uint8(word % 4));
            if (word % 3 == 0) _challenge(carol, ids[i]);
        }
        skip(WINDOW);
        vm.prank(stranger);
        pool.claimFor(people[seed % 3], ids);
    }

    /// @dev Claims what everybody can claim, by somebody else.
    function _claimEverything() private returns (uint256 paid) {
        (address[] memory bettors,) = lens.getBettors(address(0), 10);
        for (uint256 i = 0; i < bettors.length; ++i) {
            (uint256[] memory ids,,) = lens.getClaimable(bettors[i], 0, 10);
            paid += pool.claimFor(bettors[i], ids);
        }
    }

    function _obligations(uint256 limit) private view returns (Obligations memory owed) {
        uint256 cursor = 0;
        do {
            Obligations memory page;
            (page, cursor) = lens.obligations(cursor, limit);
            owed.stakes += page.stakes;
            owed.payouts += page.payouts;
            owed.payoutFees += page.payoutFees;
            owed.bonds += page.bonds;
            owed.accruedFees += page.accruedFees;
        } while (cursor != 0);
    }

    function _expectObligations(Obligations memory expected) private view {
        assertEq(abi.encode(_obligations(2)), abi.encode(expected));
    }

    function _positionOn(uint256 matchId, address account) private view returns (PackedPosition) {
        return lens.positions(_players(account), _list(matchId), _list(1))[0];
    }

    function _expect(PackedPosition packed, Position memory expected) private pure {
        uint256 word = PackedPosition.unwrap(packed);
        Position memory position =
            Position(uint88(word), uint88(word >> 88), uint48(word >> 176), uint8(word >> 224), word >> 232);
        assertEq(abi.encode(position), abi.encode(expected));
    }
}

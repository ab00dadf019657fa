// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PlayerTournament, TournamentsLens } from "../src/lens/TournamentsLens.sol";
import { Standing, StandingsLens } from "../src/lens/StandingsLens.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract LensTest is TournamentTest {
    uint256 private constant ALWAYS = type(uint256).max;

    StandingsLens private lens;
    TournamentsLens private tournamentsLens;

    function setUp() public override {
        super.setUp();
        (lens, tournamentsLens) = (new StandingsLens(), new TournamentsLens());
    }

    // ---------------------------------------------------------------- standings

    function test_StandingsCountSettledMatches() public {
        uint256 won = _createMatchWithBets(1 ether, 2 ether);
        uint256 called = _createMatchWithBets(3 ether, 1 ether);
        uint256 open = _createMatch();
        _bet(alice, open, 4 ether, A);
        _void(called);
        _finalize(won, A);
        _warpToClaimable(won);
        _claim(alice, won);

        Standing[] memory rows = _all(0, ALWAYS);
        assertEq(rows.length, 2);
        _expect(rows[0], Standing(bob, 3 ether, 1 ether, 0, 1, 1 ether));
        _expect(rows[1], Standing(alice, 4 ether, 5.84 ether, 1, 1, 3 ether + 4 ether));
    }

    function test_StandingsLeaveOutOtherPeriods() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        assertEq(_all(END, END + 1)[1].decided, 1);
        assertEq(_all(END + 1, ALWAYS)[1].decided, 0);
        assertEq(_all(0, END)[1].decided, 0);
    }

    function test_SuspendedMatchIsOwedAndNotSettled() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, A);
        _challenge(bob, matchId);
        skip(30 days);
        _expect(_all(0, ALWAYS)[1], Standing(alice, 0, 0, 0, 0, 1 ether));
    }

    /// @dev The limit bounds the work of a call, so that a node's gas limit can be kept.
    function test_LimitCountsThePositionsOfAllBettorsOnThePage() public {
        _createMatchWithBets(1 ether, 1 ether);
        _createMatchWithBets(1 ether, 1 ether);
        (Standing[] memory rows, address next, uint256 nextMatchId) =
            lens.standings(pool, address(0), 0, 3, 0, ALWAYS);
        assertEq(rows.length, 2);
        assertEq(rows[1].owed, 1 ether);
        assertEq(next, alice);
        assertEq(nextMatchId, 1);
    }

    /// @dev Any page size gives the same sums.
    function testFuzz_PagesAddUp(uint256 seed, uint256 limit) public {
        limit = bound(limit, 1, 5);
        address[3] memory users = [alice, bob, carol];
        for (uint256 i = 0; i < 4; ++i) {
            uint256 matchId = _createMatch();
            for (uint256 j = 0; j < 3; ++j) {
                uint256 bits = seed >> (8 * (3 * i + j));
                if (bits % 3 != 0) _bet(users[j], matchId, 1 ether + bits % 8, uint8(bits % 3));
            }
        }
        for (uint256 id = 1; id <= 4; ++id) {
            _finalize(id, uint8(seed >> id) % 2 + 1);
        }
        _warpToClaimable(4);
        Standing[] memory whole = _all(0, ALWAYS);
        (uint256 count, address bettor, uint256 matchId_) = (0, address(0), 0);
        Standing memory sum;
        do {
            Standing[] memory rows;
            (rows, bettor, matchId_) = lens.standings(pool, bettor, matchId_, limit, 0, ALWAYS);
            for (uint256 i = 0; i < rows.length; ++i) {
                if (rows[i].bettor != sum.bettor) {
                    if (sum.bettor != address(0)) _expect(sum, whole[count++]);
                    sum = rows[i];
                } else {
                    sum.staked += rows[i].staked;
                    sum.returned += rows[i].returned;
                    sum.won += rows[i].won;
                    sum.decided += rows[i].decided;
                    sum.owed += rows[i].owed;
                }
            }
        } while (bettor != address(0));
        if (sum.bettor != address(0)) _expect(sum, whole[count++]);
        assertEq(count, whole.length);
    }

    function test_OwedAndBondsAndFeesAreWhatThePoolHolds() public {
        uint256 won = _createMatchWithBets(1 ether, 2 ether);
        uint256 challenged = _createMatchWithBets(3 ether, 1 ether);
        _decide(won, A);
        _claim(alice, won);
        _finalize(challenged, A);
        _challenge(bob, challenged);
        Standing[] memory rows = _all(0, ALWAYS);
        (uint256 held, uint256 next) = lens.bondsHeld(pool, 0, 10);
        assertEq(held, 0.06 ether);
        assertEq(next, 0);
        assertEq(rows[0].owed + rows[1].owed + held + pool.accruedFees(), weth.balanceOf(address(pool)));
        (held, next) = lens.bondsHeld(pool, 0, 1);
        assertEq(held, 0.06 ether);
        (held, next) = lens.bondsHeld(pool, next, 1);
        assertEq(held, 0);
        assertEq(next, 0);
        (held,) = lens.bondsHeld(pool, 99, 99);
        assertEq(held, 0.06 ether);
    }

    function test_WithoutBets_ThereAreNoStandings() public view {
        assertEq(_all(0, ALWAYS).length, 0);
        (uint256 held, uint256 next) = lens.bondsHeld(pool, 0, 10);
        assertEq(held + next, 0);
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

        (PlayerTournament[] memory joined, uint256 next) =
            tournamentsLens.tournamentsOf(tournaments, alice, 0, 10);
        assertEq(next, 0);
        assertEq(joined.length, 2);
        assertEq(joined[0].tournament.id, third);
        assertEq(joined[0].player.claimable, FEE);
        assertEq(joined[1].tournament.id, first);
        assertEq(joined[1].player.claimable, 0);
        assertEq(joined[1].player.predictions[0], A);

        (joined, next) = tournamentsLens.tournamentsOf(tournaments, alice, 0, 2);
        assertEq(joined.length, 1);
        assertEq(next, first);
        (joined,) = tournamentsLens.tournamentsOf(tournaments, bob, 0, 10);
        assertEq(joined.length, 0);
    }

    function _all(uint256 from, uint256 to) private view returns (Standing[] memory rows) {
        address next;
        (rows, next,) = lens.standings(pool, address(0), 0, 1_000, from, to);
        assertEq(next, address(0));
    }

    function _expect(Standing memory row, Standing memory expected) private pure {
        assertEq(abi.encode(row), abi.encode(expected));
    }
}

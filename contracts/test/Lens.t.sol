// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { ICommunityHub } from "../src/interfaces/ICommunityHub.sol";
import { BettorInfo, Lens, PackedPosition, PlayerTournament } from "../src/lens/Lens.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract LensTest is TournamentTest {
    struct Position {
        uint256 amount;
        uint256 liveAmount;
        uint256 matchId;
        uint256 prediction;
        bool claimed;
    }

    Lens private lens;
    ICommunityHub private hub;

    function setUp() public override {
        super.setUp();
        lens = Lens(deployCode("Lens.sol:Lens"));
        hub = ICommunityHub(deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(pool), owner)));
    }

    // ---------------------------------------------------------------- bettors

    function test_BettorsNewestFirst_WithBetsAndReputation() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _bet(bob, _createMatch(), 1 ether, A);
        _bet(bob, matchId, 1 ether, B);
        vm.prank(alice);
        hub.registerReferral(bob);

        (BettorInfo[] memory page, address next) = lens.bettors(pool, hub, address(0), 10);
        assertEq(next, address(0));
        assertEq(page.length, 2);
        assertEq(abi.encode(page[0]), abi.encode(BettorInfo(bob, 2, 10 + 2)));
        assertEq(abi.encode(page[1]), abi.encode(BettorInfo(alice, 1, 5 + 1)));
    }

    function test_BettorsInPages() public {
        _createMatchWithBets(1 ether, 2 ether);
        (BettorInfo[] memory page, address next) = lens.bettors(pool, hub, address(0), 1);
        assertEq(page.length, 1);
        assertEq(page[0].account, bob);
        (page, next) = lens.bettors(pool, hub, next, 1);
        assertEq(page[0].account, alice);
        assertEq(next, address(0));
    }

    function test_WithoutHub_ReputationIsZero() public {
        _createMatchWithBets(1 ether, 2 ether);
        (BettorInfo[] memory page,) = lens.bettors(pool, ICommunityHub(address(0)), address(0), 10);
        assertEq(page[0].reputation, 0);
    }

    function test_WithoutBets_ThereAreNoBettors() public view {
        (BettorInfo[] memory page, address next) = lens.bettors(pool, hub, address(0), 10);
        assertEq(page.length, 0);
        assertEq(next, address(0));
    }

    // ---------------------------------------------------------------- matches

    function test_MatchesInTheOrderOfTheirIds() public {
        (uint256 first, uint256 second) = (_createMatchWithBets(1 ether, 2 ether), _createMatch());
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (second, first);
        Match[] memory found = lens.matches(pool, ids);
        assertEq(abi.encode(found[0]), abi.encode(pool.getMatch(second)));
        assertEq(abi.encode(found[1]), abi.encode(pool.getMatch(first)));
    }

    function test_RevertWhen_AMatchDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 1));
        lens.matches(pool, _ids(1));
    }

    // ---------------------------------------------------------------- positions

    function test_NewestPositions() public {
        uint256 first = _createMatchWithBets(1 ether, 2 ether);
        uint256 second = _createMatch();
        _bet(alice, second, 3 ether, B);
        _decide(first, A);
        _claim(alice, first);

        PackedPosition[] memory positions = _newest(alice, 2, bob, 1);
        assertEq(positions.length, 3);
        _expect(positions[0], Position(3 ether, 0, second, B, false));
        _expect(positions[1], Position(1 ether, 0, first, A, true));
        _expect(positions[2], Position(2 ether, 0, first, B, false));
        _expect(_newest(alice, 1, bob, 0)[0], Position(3 ether, 0, second, B, false));
    }

    function test_RevertWhen_MorePositionsAreWantedThanThereAre() public {
        _createMatchWithBets(1 ether, 2 ether);
        vm.expectRevert();
        this.newest(alice, 2);
    }

    function test_PositionsOn_HaveTheirLivePart() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        vm.warp(START);
        _bet(bob, matchId, 1.5 ether, B);
        _expect(_on(bob, matchId), Position(3.5 ether, 1.5 ether, matchId, B, false));
        _expect(_on(alice, matchId), Position(1 ether, 0, matchId, A, false));
    }

    function test_RevertWhen_TheAccountHasNoSuchPosition() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        vm.expectRevert();
        this.on(carol, matchId);
    }

    /// @dev Both reads agree with the pool for any amounts.
    function testFuzz_PositionsAreThePools(uint256 early, uint256 live, bool isOnB) public {
        early = bound(early, MIN_BET, MAX_BET / 2);
        live = bound(live, MIN_BET, MAX_BET / 2);
        uint8 side = isOnB ? B : A;
        uint256 matchId = _createMatch();
        _bet(alice, matchId, early, side);
        vm.warp(START);
        _bet(alice, matchId, live, side);
        _expect(_on(alice, matchId), Position(early + live, live, matchId, side, false));
        _expect(_newest(alice, 1, alice, 0)[0], Position(early + live, 0, matchId, side, false));
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

    function _ids(uint256 id) private pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = id;
    }

    function newest(address account, uint256 count) external view {
        _newest(account, count, account, 0);
    }

    function on(address account, uint256 matchId) external view {
        _on(account, matchId);
    }

    function _newest(address one, uint256 ofOne, address other, uint256 ofOther)
        private
        view
        returns (PackedPosition[] memory)
    {
        address[] memory accounts = new address[](2);
        uint256[] memory counts = new uint256[](2);
        (accounts[0], accounts[1], counts[0], counts[1]) = (one, other, ofOne, ofOther);
        return lens.newestPositions(pool, accounts, counts);
    }

    function _on(address account, uint256 matchId) private view returns (PackedPosition) {
        address[] memory accounts = new address[](1);
        uint256[] memory matchIds = new uint256[](1);
        (accounts[0], matchIds[0]) = (account, matchId);
        return lens.positionsOn(pool, accounts, matchIds)[0];
    }

    function _expect(PackedPosition packed, Position memory expected) private pure {
        uint256 word = PackedPosition.unwrap(packed);
        Position memory position = Position(
            uint88(word), uint88(word >> 88), uint48(word >> 176), uint8(word >> 224), word >> 232 == 1
        );
        assertEq(abi.encode(position), abi.encode(expected));
    }
}

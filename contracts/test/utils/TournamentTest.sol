// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITournamentContract } from "./ITournamentContract.sol";
import { PoolTest } from "./PoolTest.sol";

/// @notice Base of tests with the real tournament contract. A tournament's matches start an hour apart, the first an hour
/// from `NOW`, and last two hours each.
abstract contract TournamentTest is PoolTest {
    uint256 internal constant FEE = 0.1 ether;
    uint64 internal constant TOURNAMENT_END = NOW + 10 days;
    string internal constant CUP = "Autumn Cup";

    ITournamentContract internal tournaments;
    address internal admin = makeAddr("admin");

    function setUp() public virtual override {
        super.setUp();
        tournaments =
            ITournamentContract(deployCode("Tournament.sol:Tournament", abi.encode(address(pool), owner)));
        vm.startPrank(owner);
        pool.setTournament(address(tournaments));
        pool.setDisputeWindow(WINDOW);
        tournaments.addTournamentAdmin(admin);
        vm.stopPrank();
        _allowTournament(alice);
        _allowTournament(bob);
        _allowTournament(carol);
    }

    function _allowTournament(address user) internal {
        vm.prank(user);
        weth.approve(address(tournaments), type(uint256).max);
    }

    // ---------------------------------------------------------------- steps

    function _createMatchesForCup(uint256 count) internal returns (uint256[] memory matchIds) {
        matchIds = new uint256[](count);
        vm.startPrank(operator);
        for (uint256 i = 0; i < count; ++i) {
            uint64 startTime = NOW + uint64(i + 1) * 1 hours;
            matchIds[i] = pool.createMatch(NAME, startTime, startTime + 2 hours, MIN_BET, MAX_BET);
        }
        vm.stopPrank();
    }

    function _createCup(uint256[] memory matchIds) internal returns (uint256 id) {
        return _createCup(matchIds, FEE);
    }

    function _createCup(uint256[] memory matchIds, uint256 entryFee) internal returns (uint256 id) {
        vm.prank(admin);
        return tournaments.createTournament(CUP, NOW, TOURNAMENT_END, entryFee, matchIds);
    }

    function _createJudgedCup(uint256[] memory matchIds) internal returns (uint256 id) {
        vm.prank(admin);
        return tournaments.createJudgedTournament(CUP, NOW, TOURNAMENT_END, FEE, matchIds);
    }

    function _join(address player, uint256 id) internal {
        vm.prank(player);
        tournaments.joinTournament(id);
    }

    function _predict(address player, uint256 id, uint256 matchId, uint8 prediction) internal {
        vm.prank(player);
        tournaments.submitPrediction(id, matchId, prediction);
    }

    function _joinAndPredict(address player, uint256 id, uint256 matchId, uint8 prediction) internal {
        _join(player, id);
        _predict(player, id, matchId, prediction);
    }

    /// @dev Bets on both sides, names the winner and skips the dispute window.
    function _decideMatch(uint256 matchId, uint8 winner) internal {
        _betOnBothSides(matchId);
        _decide(matchId, winner);
    }

    /// @dev Must be called before the match ends.
    function _betOnBothSides(uint256 matchId) internal {
        (uint256 onA, uint256 onB) = _pools(matchId);
        if (onA == 0) _bet(alice, matchId, 1 ether, A);
        if (onB == 0) _bet(bob, matchId, 1 ether, B);
    }

    function _score(uint256 id, uint256 matchId, address[] memory players) internal {
        vm.prank(stranger);
        tournaments.scoreMatch(id, matchId, players);
    }

    function _finalizeCup(uint256 id) internal {
        _finalizeCup(id, new address[](0));
    }

    function _finalizeCup(uint256 id, address[] memory winners) internal {
        vm.prank(admin);
        tournaments.finalizeTournament(id, winners);
    }

    function _claimPrize(address player, uint256 id) internal returns (uint256 paid) {
        uint256 balanceBefore = weth.balanceOf(player);
        vm.prank(player);
        tournaments.claimTournamentRewards(id);
        return weth.balanceOf(player) - balanceBefore;
    }

    // ---------------------------------------------------------------- lists

    function _players(address a) internal pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = a;
    }

    function _players(address a, address b) internal pure returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (a, b);
    }

    function _players(address a, address b, address c) internal pure returns (address[] memory list) {
        list = new address[](3);
        (list[0], list[1], list[2]) = (a, b, c);
    }

    /// @dev Sorted as `finalizeTournament` expects.
    function _ascending(address a, address b) internal pure returns (address[] memory) {
        return a < b ? _players(a, b) : _players(b, a);
    }
}

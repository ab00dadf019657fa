// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ITournament } from "../src/interfaces/ITournament.sol";
import { IWETH } from "../src/interfaces/IWETH.sol";
import { RefusingToken } from "./utils/RefusingToken.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

/// @notice Claims of several tournaments at once. Reentrancy is in `Reentry.t.sol`.
contract ClaimManyTournamentsTest is TournamentTest {
    uint256 private matchId;
    uint256 private voidMatch;
    /// Alice and carol share the prize.
    uint256 private won;
    uint256 private lost;
    uint256 private cancelled;
    /// Its one match is void, so nobody scores.
    uint256 private winless;
    uint256 private running;

    function setUp() public override {
        super.setUp();
        uint256[] memory ids = _createMatchesForCup(2);
        (matchId, voidMatch) = (ids[0], ids[1]);
        (won, lost, running) = (_createCup(_list(matchId)), _createCup(_list(matchId)), _createCup(ids));
        (cancelled, winless) = (_createCup(ids), _createCup(_list(voidMatch)));
        _joinAndPredict(alice, won, matchId, A);
        _joinAndPredict(carol, won, matchId, A);
        _joinAndPredict(bob, won, matchId, B);
        _joinAndPredict(alice, lost, matchId, B);
        _joinAndPredict(bob, lost, matchId, A);
        _join(alice, running);
        _join(alice, cancelled);
        _joinAndPredict(alice, winless, voidMatch, A);
        vm.prank(admin);
        tournaments.cancelTournament(cancelled);
        _decideMatch(matchId, A);
        _void(voidMatch);
        _warpToClaimable(voidMatch);
        _score(won, matchId, _players(alice, bob, carol));
        _score(lost, matchId, _players(alice, bob));
        _finalizeCup(won);
        _finalizeCup(lost);
        _finalizeCup(winless);
    }

    /// @dev With a token that can refuse a receiver.
    function _deployWeth() internal override returns (IWETH) {
        return IWETH(deployCode("RefusingToken.sol:RefusingToken"));
    }

    function test_PaysPrizesAndRefundsInOneTransfer() public {
        uint256 before = weth.balanceOf(alice);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentRewardsClaimed(winless, alice, FEE);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentRewardsClaimed(won, alice, 3 * FEE / 2);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentRewardsClaimed(cancelled, alice, FEE);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(address(tournaments), alice, 3 * FEE / 2 + 2 * FEE);
        assertEq(_claimMany(_list(winless, won, cancelled)), 3 * FEE / 2 + 2 * FEE);
        assertEq(weth.balanceOf(alice) - before, 3 * FEE / 2 + 2 * FEE);
        assertTrue(tournaments.getPlayer(won, alice).claimed);
        assertEq(_claimPrize(carol, won), 3 * FEE / 2, "others keep theirs");
    }

    function test_WhenOne_ItIsClaimTournamentRewards() public {
        assertEq(_claimMany(_list(won)), 3 * FEE / 2);
    }

    function test_WhenNone_NothingIsTransferred() public {
        vm.expectCall(address(weth), "", 0);
        assertEq(_claimMany(new uint256[](0)), 0);
    }

    function test_WhenPoolIsPausedAndDetached() public {
        vm.startPrank(owner);
        pool.pause();
        pool.setTournament(address(0));
        vm.stopPrank();
        assertEq(_claimMany(_list(won, cancelled)), 3 * FEE / 2 + FEE);
    }

    function test_WhenAbandoned_EntryFeeIsAmongThem() public {
        vm.warp(TOURNAMENT_END + 14 days);
        _expectNothing(_list(won, running), running);
        tournaments.voidAbandonedTournament(running);
        assertEq(_claimMany(_list(won, running)), 3 * FEE / 2 + FEE);
    }

    function test_RevertWhen_IdIsRepeated() public {
        _expectNothing(_list(won, won), won);
        _expectNothing(_list(cancelled, won, cancelled), cancelled);
    }

    function test_RevertWhen_OneIsLost() public {
        _expectNothing(_list(won, lost), lost);
    }

    function test_RevertWhen_OneIsOpen() public {
        _expectNothing(_list(won, running, cancelled), running);
    }

    function test_RevertWhen_OneIsFree() public {
        uint256 free = _createCup(_createMatchNow(), 0);
        _join(alice, free);
        vm.prank(admin);
        tournaments.cancelTournament(free);
        _expectNothing(_list(won, free), free);
    }

    function test_RevertWhen_OneIsAnothers() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.NothingToClaim.selector, cancelled));
        vm.prank(carol);
        tournaments.claimMany(_list(won, cancelled));
    }

    function test_RevertWhen_OneWasPaidByOthersBefore() public {
        tournaments.claimFor(alice, _list(cancelled));
        vm.expectRevert(abi.encodeWithSelector(ITournament.NothingToClaim.selector, cancelled));
        _claimMany(_list(won, cancelled));
        assertFalse(tournaments.getPlayer(won, alice).claimed);
    }

    function test_RevertWhen_OneDoesNotExist() public {
        _expect(_list(won, 99), abi.encodeWithSelector(ITournament.TournamentNotFound.selector, 99));
    }

    function test_RevertWhen_TokenRefusesThePlayer_AllCanBeClaimedLater() public {
        RefusingToken(address(weth)).refuse(alice);
        _expect(_list(won, cancelled), "refused");
        RefusingToken(address(weth)).refuse(address(0));
        assertEq(_claimMany(_list(won, cancelled)), 3 * FEE / 2 + FEE);
    }

    /// @dev Two cups shared by the same winners, who claim both in turn: the last one gets the remainders.
    function testFuzz_EveryWeiGoesToTheWinners(uint256 fee, uint256 winners, uint256 losers) public {
        (fee, winners) = (bound(fee, 1, 1e24), bound(winners, 1, 7));
        losers = bound(losers, 0, 5);
        uint256[] memory ids = _createMatchNow();
        (uint256 one, uint256 other) = (_createCup(ids, fee), _createCup(ids, fee + 1));
        address[] memory players = new address[](winners + losers);
        for (uint256 i = 0; i < players.length; ++i) {
            players[i] = address(uint160(0x1000 + i));
            _fund(players[i], 2 * fee + 1);
            _allowTournament(players[i]);
            _joinAndPredict(players[i], one, ids[0], i < winners ? A : B);
            _joinAndPredict(players[i], other, ids[0], i < winners ? A : B);
        }
        _decideMatch(ids[0], A);
        _score(one, ids[0], players);
        _score(other, ids[0], players);
        _finalizeCup(one);
        _finalizeCup(other);
        uint256 before = weth.balanceOf(address(tournaments));
        for (uint256 i = 0; i < winners; ++i) {
            uint256 promised = tournaments.getClaimableReward(one, players[i])
                + tournaments.getClaimableReward(other, players[i]);
            vm.prank(players[i]);
            assertEq(tournaments.claimMany(_list(one, other)), promised);
            assertEq(weth.balanceOf(players[i]), promised);
        }
        assertEq(before - weth.balanceOf(address(tournaments)), (2 * fee + 1) * players.length);
    }

    function _createMatchNow() private returns (uint256[] memory) {
        uint64 startTime = uint64(vm.getBlockTimestamp()) + 1 hours;
        vm.prank(operator);
        return _list(pool.createMatch(NAME, startTime, startTime + 2 hours, MIN_BET, MAX_BET));
    }

    function _claimMany(uint256[] memory ids) private returns (uint256 paid) {
        vm.prank(alice);
        return tournaments.claimMany(ids);
    }

    function _expectNothing(uint256[] memory ids, uint256 culprit) private {
        _expect(ids, abi.encodeWithSelector(ITournament.NothingToClaim.selector, culprit));
    }

    function _expect(uint256[] memory ids, bytes memory refusal) private {
        uint256 before = weth.balanceOf(alice);
        vm.expectRevert(refusal);
        _claimMany(ids);
        assertEq(weth.balanceOf(alice), before);
        assertFalse(tournaments.getPlayer(won, alice).claimed);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IHub } from "./utils/IHub.sol";
import { ReenteringHub } from "./utils/ReenteringHub.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

/// @notice Attacks by bettors who refer themselves or each other, and by a hub that reenters.
contract CommunityAttacksTest is TournamentTest {
    IHub private hub;
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        hub = IHub(deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(pool), owner)));
        vm.prank(owner);
        pool.setCommunityHub(address(hub));
    }

    // ---------------------------------------------------------------- self-dealing

    /// @dev `referrer` is alice's second account.
    function testFuzz_SelfReferral_GainsAtMostADiscountOnTheFee(
        uint256 own,
        uint256 others,
        uint256 against,
        uint16 feeBps
    ) public {
        _setFee(uint16(bound(feeBps, 0, 1_000)));
        matchId = _createMatch();
        _bet(alice, matchId, bound(own, MIN_BET, MAX_BET), A);
        _bet(carol, matchId, bound(others, MIN_BET, MAX_BET), A);
        _bet(bob, matchId, bound(against, MIN_BET, MAX_BET), B);
        _decide(matchId, A);
        uint256 snapshot = vm.snapshotState();
        uint256 honest = _claim(alice, matchId);
        uint256 fee = pool.accruedFees();
        uint256 carols = _claim(carol, matchId);
        vm.revertToStateAndDelete(snapshot);

        _register(alice, referrer);
        assertEq(_claim(alice, matchId), honest, "her own payout");
        assertLe(weth.balanceOf(referrer), fee, "more than the fee");
        assertEq(weth.balanceOf(referrer) + pool.accruedFees(), fee, "it comes out of the fee alone");
        assertEq(_claim(carol, matchId), carols, "somebody else's payout");
    }

    /// @dev One person's three accounts refer each other in a circle and bet against each other.
    function testFuzz_CircleThatBetsAgainstItselfGainsNothing(uint256 a, uint256 b, uint256 c, uint16 feeBps)
        public
    {
        _setFee(uint16(bound(feeBps, 0, 1_000)));
        _register(alice, bob);
        _register(bob, carol);
        _register(carol, alice);
        matchId = _createMatch();
        _bet(alice, matchId, bound(a, MIN_BET, MAX_BET), A);
        _bet(bob, matchId, bound(b, MIN_BET, MAX_BET), B);
        _bet(carol, matchId, bound(c, MIN_BET, MAX_BET), A);
        _decide(matchId, A);
        _claim(alice, matchId);
        _claim(carol, matchId);
        (uint256[] memory unmatched,,) = lens.getClaimable(bob, 0, 1);
        if (unmatched.length != 0) _claim(bob, matchId);
        uint256 together = weth.balanceOf(alice) + weth.balanceOf(bob) + weth.balanceOf(carol);
        assertLe(together, 3 * FUNDS - pool.accruedFees());
        // Only the direct referrer is rewarded.
        uint256 rewards = hub.referralRewards(alice) + hub.referralRewards(bob) + hub.referralRewards(carol);
        assertEq(hub.referralRewards(carol), 0, "bob won nothing, so his referrer gets nothing");
        (uint256 onA, uint256 onB) = _pools(matchId);
        assertLe(rewards, onB * 5 / 100);
        // Rounding keeps less than 1 wei per bettor.
        assertLt(onA + onB - (together + onA + onB - 3 * FUNDS) - pool.accruedFees(), 3);
    }

    // ---------------------------------------------------------------- a hub that calls back

    /// @dev The hub is also a player.
    function test_HubThatClaimsItsPrizeInsideAClaim_IsPaidOnce() public {
        matchId = _createMatchesForCup(1)[0];
        uint256 id = _createCup(_list(matchId));
        ReenteringHub reentering = _reenter();
        _fund(address(reentering), FEE);
        reentering.act(address(weth), abi.encodeCall(weth.approve, (address(tournaments), FEE)));
        reentering.act(address(tournaments), abi.encodeCall(tournaments.joinTournament, (id)));
        reentering.act(address(tournaments), abi.encodeCall(tournaments.submitPrediction, (id, matchId, A)));
        _joinAndPredict(bob, id, matchId, A);
        _decideMatch(matchId, A);
        _score(id, matchId, _players(address(reentering), bob));
        _finalizeCup(id);

        bytes memory claimPrize = abi.encodeCall(tournaments.claimTournamentRewards, (id));
        reentering.onRecord(address(tournaments), claimPrize);
        assertEq(_claim(alice, matchId), 1.92 ether);
        assertTrue(reentering.succeeded(), "the prize is its own");
        assertEq(weth.balanceOf(address(reentering)), FEE);
        vm.expectRevert("act failed");
        reentering.act(address(tournaments), claimPrize);
        assertEq(_claimPrize(bob, id), FEE);
        assertEq(weth.balanceOf(address(tournaments)), 0);
    }

    function test_HubThatCallsBack_RecordsNothingInTheRealOne() public {
        matchId = _createMatchWithBets(1 ether, 1 ether);
        ReenteringHub reentering = _reenter();
        reentering.onRecord(
            address(hub), abi.encodeCall(hub.recordReferralReward, (referrer, alice, 1_000 ether))
        );
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 1.92 ether);
        assertTrue(reentering.wasTold() && !reentering.succeeded());
        assertEq(hub.referralRewards(referrer), 0);
        assertEq(weth.balanceOf(referrer), 0.05 ether);
    }

    // ---------------------------------------------------------------- neither hub nor tournament

    function test_PoolWithNeitherHubNorTournament_TakesBetsAndPays() public {
        vm.startPrank(owner);
        pool.setCommunityHub(address(0));
        pool.setTournament(address(0));
        vm.stopPrank();
        uint256 won = _createMatchWithBets(1 ether, 1 ether);
        uint256 voided = _createMatchWithBets(1 ether, 1 ether);
        vm.deal(alice, 1 ether);
        vm.prank(alice);
        pool.placeBetETH{ value: 1 ether }(won, A);
        _void(voided);
        _decide(won, A);
        vm.prank(alice);
        assertEq(pool.claimMany(_list(won, voided)), 2.92 ether + 1 ether);
        assertEq(_claim(bob, voided), 1 ether);
        assertEq(weth.balanceOf(address(pool)), pool.accruedFees());
    }

    function _setFee(uint16 feeBps) private {
        vm.prank(owner);
        pool.setProtocolFee(feeBps);
    }

    function _register(address user, address named) private {
        vm.prank(user);
        hub.registerReferral(named);
    }

    function _reenter() private returns (ReenteringHub reentering) {
        reentering = new ReenteringHub(referrer);
        vm.prank(owner);
        pool.setCommunityHub(address(reentering));
    }
}

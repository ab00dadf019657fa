// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

import { IWETH } from "../src/interfaces/IWETH.sol";
import { HubDouble } from "./utils/HubDouble.sol";
import { IHub } from "./utils/IHub.sol";
import { ReenteringHub } from "./utils/ReenteringHub.sol";
import { RefusingToken } from "./utils/RefusingToken.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

interface IMulticall3 {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external returns (Result[] memory results);
}

/// @notice Attacks by bettors who refer themselves or each other, by a hub that reenters, and on payouts by others.
contract CommunityAttacksTest is TournamentTest {
    IHub private hub;
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        hub = _deployHub();
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

    /// @dev The hub pays somebody else, and the bettor again, inside a payout.
    function test_HubThatPaysInsideAPayout_PaysEverybodyOnce() public {
        uint256 won = _createMatchWithBets(1 ether, 1 ether);
        uint256 voided = _createMatchWithBets(1 ether, 1 ether);
        ReenteringHub reentering = _reenter();
        _void(voided);
        _decide(won, A);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(pool.claimFor, (alice, _list(won, voided)));
        calls[1] = abi.encodeCall(pool.claimFor, (bob, _list(won, voided)));
        reentering.onRecord(address(pool), abi.encodeCall(pool.multicall, (calls)));
        assertEq(_claimFor(alice, _list(won, voided)), 2.92 ether);
        assertTrue(reentering.succeeded());
        assertEq(weth.balanceOf(alice), FUNDS + 0.92 ether);
        assertEq(weth.balanceOf(bob), FUNDS - 1 ether);
        assertEq(weth.balanceOf(referrer), 0.05 ether);
        assertEq(weth.balanceOf(address(pool)), pool.accruedFees());
    }

    // ---------------------------------------------------------------- payouts by others

    /// @dev Bob claims for himself between two batches of an operator.
    function test_ClaimBetweenTwoBatches_BlocksNeither() public {
        uint256[] memory ids = new uint256[](4);
        for (uint256 i = 0; i < 4; ++i) {
            ids[i] = _createMatchWithBets(1 ether, 1 ether);
        }
        for (uint256 i = 0; i < 4; ++i) {
            _finalize(ids[i], B);
        }
        skip(WINDOW);
        assertEq(_claimFor(bob, _list(ids[0], ids[1])), 2 * 1.92 ether);
        vm.prank(bob);
        pool.claimMany(_list(ids[2]));
        assertEq(_claimFor(bob, _list(ids[1], ids[2], ids[3])), 1.92 ether);
        assertEq(weth.balanceOf(bob), FUNDS + 4 * 0.92 ether);
    }

    /// @dev WETH9 refuses nobody, hence another token. Others are paid in the same transaction.
    function test_BettorWhomTheTokenRefuses_BlocksNobodyElse() public {
        matchId = _startAnewWithRefusingToken();
        RefusingToken(address(weth)).refuse(alice);
        IMulticall3.Call3[] memory calls = new IMulticall3.Call3[](3);
        address[3] memory bettors = [alice, carol, bob];
        for (uint256 i = 0; i < 3; ++i) {
            bytes memory data = abi.encodeCall(pool.claimFor, (bettors[i], _list(matchId)));
            calls[i] = IMulticall3.Call3(address(pool), true, data);
        }
        IMulticall3.Result[] memory results = _deployMulticall3().aggregate3(calls);
        assertFalse(results[0].success);
        assertEq(abi.decode(results[1].returnData, (uint256)), 1 ether + 0.5 ether * 92 / 100);
        assertEq(abi.decode(results[2].returnData, (uint256)), 0);
        assertEq(weth.balanceOf(carol), FUNDS + 0.46 ether);

        // Nothing of alice's is lost.
        RefusingToken(address(weth)).refuse(address(0));
        assertEq(_claim(alice, matchId), 1.46 ether);
    }

    /// @dev The referrer's share becomes a fee, and the bettor is paid.
    function test_ReferrerWhomTheTokenRefuses_BlocksNoPayoutByOthers() public {
        matchId = _startAnewWithRefusingToken();
        _register(alice, referrer);
        RefusingToken(address(weth)).refuse(referrer);
        assertEq(_claimFor(alice, _list(matchId)), 1.46 ether);
        assertEq(pool.accruedFees(), 0.04 ether);
        assertEq(hub.referralRewards(referrer), 0);
    }

    /// @dev A contract that can do nothing but bet, without a function that receives ether or claims.
    function test_BettorThatIsAContract_IsPaidByOthers() public {
        matchId = _createMatchWithBets(1 ether, 1 ether);
        HubDouble bettor = new HubDouble();
        bettor.bet{ value: 1 ether }(pool, matchId, A);
        _decide(matchId, A);
        assertEq(_claimFor(address(bettor), _list(matchId)), 1.46 ether);
        assertEq(weth.balanceOf(address(bettor)), 1.46 ether);
    }

    // ---------------------------------------------------------------- gas limits

    /// @dev With the real hub, at each gas limit a claim reverts, or pays and records the referrer.
    function test_AtNoGasLimitDoesAClaimSkipTheReferrer() public {
        _register(alice, referrer);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        bytes[2] memory calls = [
            abi.encodeCall(pool.claimWinnings, (matchId)),
            abi.encodeCall(pool.claimFor, (alice, _list(matchId)))
        ];
        for (uint256 i = 0; i < 2; ++i) {
            uint256 claims = 0;
            for (uint256 gasLimit = 30_000; gasLimit < 260_000; gasLimit += 97) {
                uint256 snapshot = vm.snapshotState();
                vm.cool(address(pool));
                vm.cool(address(weth));
                vm.cool(address(hub));
                vm.prank(alice);
                // solhint-disable-next-line avoid-low-level-calls
                (bool ok,) = address(pool).call{ gas: gasLimit }(calls[i]);
                if (ok) ++claims;
                assertEq(weth.balanceOf(referrer), ok ? 0.05 ether : 0);
                assertEq(hub.referralRewards(referrer), ok ? 0.05 ether : 0);
                vm.revertToStateAndDelete(snapshot);
            }
            assertGt(claims, 0);
        }
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

    function _claimFor(address bettor, uint256[] memory matchIds) private returns (uint256 paid) {
        vm.prank(stranger);
        return pool.claimFor(bettor, matchIds);
    }

    /// @dev With a decided match: 1 WETH each of alice and carol on A, which won, and of bob on B.
    function _startAnewWithRefusingToken() private returns (uint256 id) {
        weth = IWETH(address(new RefusingToken()));
        _deployPool(address(weth));
        hub = _deployHub();
        vm.prank(owner);
        pool.setCommunityHub(address(hub));
        _fund(alice, FUNDS);
        _fund(bob, FUNDS);
        _fund(carol, FUNDS);
        id = _createMatchWithBets(1 ether, 1 ether);
        _bet(carol, id, 1 ether, A);
        _decide(id, A);
    }

    /// @dev From viem, which deploys it in its own way.
    function _deployMulticall3() private returns (IMulticall3 deployed) {
        string memory source = vm.readFile("node_modules/viem/_cjs/constants/contracts.js");
        string memory code = vm.split(vm.split(source, "multicall3Bytecode = '")[1], "'")[0];
        bytes memory creation = vm.parseBytes(code);
        assembly ("memory-safe") {
            deployed := create(0, add(creation, 0x20), mload(creation))
        }
    }

    function _reenter() private returns (ReenteringHub reentering) {
        reentering = new ReenteringHub(referrer);
        vm.prank(owner);
        pool.setCommunityHub(address(reentering));
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Outcome } from "../../src/interfaces/IBettingPool.sol";
import { ICommunityHub } from "../../src/interfaces/ICommunityHub.sol";
import { IWETH } from "../../src/interfaces/IWETH.sol";
import { IPool } from "../utils/IPool.sol";

/// @notice Gas of every write, each in its own transaction with cold slots (`--isolate`), on canonical WETH9 and with the real
/// hub. Bettor and pool already hold WETH. `npm run gas` writes the results to `snapshots/`, and
/// `npm test` compares them.
contract BettingPoolGasTest is Test {
    uint256 private constant STAKE = 0.123456789 ether;
    uint256 private constant BATCH = 10;
    uint256 private constant RULINGS = 20;

    IWETH private weth;
    IPool private pool;
    ICommunityHub private hub;

    address private owner = makeAddr("owner");
    address private bettor = makeAddr("bettor");
    address private other = makeAddr("other");

    function setUp() public {
        vm.warp(1_800_000_000);
        weth = IWETH(deployCode("node_modules/canonical-weth/build/contracts/WETH9.json"));
        pool = IPool(deployCode("BettingPool.sol:BettingPool", abi.encode(weth, owner)));
        hub = ICommunityHub(deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(pool), owner)));
        vm.startPrank(owner);
        pool.setCommunityHub(address(hub));
        pool.setDisputeWindow(0);
        vm.stopPrank();
        _fund(bettor);
        _fund(other);
        // Makes the slot of accrued fees non-zero.
        uint256 first = _createMatch();
        _bet(other, first, 1);
        _bet(makeAndFund("loser"), first, 2);
        _finish(first, 1);
        vm.prank(other);
        pool.claimWinnings(first);
    }

    function test_bet_bettorNewToThePool() public {
        uint256 matchId = _createMatchWithBets();
        vm.prank(bettor);
        pool.placeBet(matchId, STAKE, 1);
        vm.snapshotGasLastCall("BettingPool", "bet, bettor new to the pool");
    }

    function test_bet_returningBettor() public {
        uint256 matchId = _betOnce();
        vm.prank(bettor);
        pool.placeBet(matchId, STAKE, 1);
        vm.snapshotGasLastCall("BettingPool", "bet before the start, returning bettor");
    }

    function test_bet_finiteAllowance() public {
        uint256 matchId = _betOnce();
        vm.prank(bettor);
        weth.approve(address(pool), 100 ether);
        vm.prank(bettor);
        pool.placeBet(matchId, STAKE, 1);
        vm.snapshotGasLastCall("BettingPool", "bet before the start, returning bettor, finite allowance");
    }

    function test_bet_again() public {
        uint256 matchId = _betOnce();
        _bet(bettor, matchId, 1);
        vm.prank(bettor);
        pool.placeBet(matchId, STAKE, 1);
        vm.snapshotGasLastCall("BettingPool", "same bettor again, same match");
    }

    function test_bet_live() public {
        uint256 matchId = _betOnce();
        skip(1 hours);
        vm.prank(bettor);
        pool.placeBet(matchId, 0.01 ether, 1);
        vm.snapshotGasLastCall("BettingPool", "live bet, returning bettor");
    }

    function test_claim_bothParts() public {
        uint256 matchId = _createMatchWithBets();
        _bet(bettor, matchId, 1);
        skip(1 hours);
        _bet(bettor, matchId, 1);
        _bet(other, matchId, 1);
        _bet(makeAddr("opponent"), matchId, 2);
        _finish(matchId, 1);
        vm.prank(bettor);
        pool.claimWinnings(matchId);
        vm.snapshotGasLastCall("BettingPool", "claim one match with an early and a live stake");
    }

    function test_claim_unmatched() public {
        uint256 matchId = _createMatch();
        _bet(bettor, matchId, 1);
        _bet(other, matchId, 1);
        _finish(matchId, 2);
        vm.prank(bettor);
        pool.claimWinnings(matchId);
        vm.snapshotGasLastCall("BettingPool", "claim an unmatched stake");
    }

    function test_challenge() public {
        vm.startPrank(owner);
        pool.setDisputeWindow(12 hours);
        vm.stopPrank();
        uint256 changed = _createMatchWithBets();
        uint256 upheld = _createMatchWithBets();
        uint256 silent = _createMatchWithBets();
        _finish(changed, 1);
        vm.startPrank(owner);
        pool.finalizeMatch(upheld, 1);
        pool.finalizeMatch(silent, 1);
        vm.stopPrank();
        vm.startPrank(bettor);
        pool.challengeResult(changed, Outcome.A);
        vm.snapshotGasLastCall("BettingPool", "challenge a result");
        pool.challengeResult(upheld, Outcome.A);
        pool.challengeResult(silent, Outcome.A);
        vm.stopPrank();
        vm.startPrank(owner);
        pool.rule(upheld, Outcome.A);
        vm.snapshotGasLastCall("BettingPool", "uphold a result");
        pool.rule(changed, Outcome.B);
        vm.snapshotGasLastCall("BettingPool", "change a challenged result");
        vm.stopPrank();
        skip(7 days);
        pool.voidAbandonedMatch(silent);
        vm.snapshotGasLastCall("BettingPool", "void for lack of a ruling, bond burned");
    }

    function test_challenge_missing() public {
        uint256 named = _createMatchWithBets();
        uint256 silent = _createMatchWithBets();
        skip(3 hours + 3 days);
        vm.startPrank(bettor);
        pool.challengeResult(named, Outcome.None);
        vm.snapshotGasLastCall("BettingPool", "challenge a missing result");
        pool.challengeResult(silent, Outcome.None);
        vm.stopPrank();
        vm.prank(owner);
        pool.finalizeMatch(named, 1);
        vm.snapshotGasLastCall("BettingPool", "name a challenged missing result");
        skip(7 days);
        pool.voidAbandonedMatch(silent);
        vm.snapshotGasLastCall("BettingPool", "void for lack of a ruling, bond returned");
    }

    function test_multicall_rule() public {
        vm.prank(owner);
        pool.setDisputeWindow(12 hours);
        uint256[] memory ids = new uint256[](RULINGS);
        bytes[] memory calls = new bytes[](RULINGS);
        for (uint256 i = 0; i < RULINGS; ++i) {
            ids[i] = _createMatchWithBets();
            // Half are upheld, half changed.
            calls[i] = abi.encodeCall(pool.rule, (ids[i], i % 2 == 0 ? Outcome.A : Outcome.B));
        }
        skip(3 hours);
        for (uint256 i = 0; i < RULINGS; ++i) {
            vm.prank(owner);
            pool.finalizeMatch(ids[i], 1);
            vm.prank(bettor);
            pool.challengeResult(ids[i], Outcome.A);
        }
        vm.prank(owner);
        pool.multicall(calls);
        vm.snapshotGasLastCall("BettingPool", "rule on twenty matches in one transaction");
    }

    function test_bet_within() public {
        uint256 matchId = _betOnce();
        vm.prank(bettor);
        pool.placeBetWithin(matchId, STAKE, 1, STAKE, uint64(block.timestamp));
        vm.snapshotGasLastCall("BettingPool", "guarded bet, returning bettor");
    }

    function test_bet_ether() public {
        uint256 matchId = _betOnce();
        deal(bettor, 1 ether);
        vm.prank(bettor);
        pool.placeBetETHWithin{ value: STAKE }(matchId, 1, STAKE, uint64(block.timestamp));
        vm.snapshotGasLastCall("BettingPool", "ether bet, returning bettor");
    }

    function test_claim_one() public {
        uint256 matchId = _won();
        vm.prank(bettor);
        pool.claimWinnings(matchId);
        vm.snapshotGasLastCall("BettingPool", "claim one match, bettor without a referrer");
    }

    function test_claimFor_one() public {
        uint256[] memory matchIds = new uint256[](1);
        matchIds[0] = _won();
        vm.prank(other);
        pool.claimFor(bettor, matchIds);
        vm.snapshotGasLastCall("BettingPool", "pay one match to another, without a referrer");
    }

    function test_claim_one_withReferrer() public {
        address referrer = makeAndFund("referrer");
        vm.prank(bettor);
        hub.registerReferral(referrer);
        uint256 matchId = _won();
        vm.prank(bettor);
        pool.claimWinnings(matchId);
        vm.snapshotGasLastCall("BettingPool", "claim one match, bettor with a referrer");
    }

    function test_claim_refund() public {
        uint256 matchId = _betOnce();
        _bet(bettor, matchId, 1);
        vm.prank(owner);
        pool.voidMatch(matchId);
        vm.prank(bettor);
        pool.claimWinnings(matchId);
        vm.snapshotGasLastCall("BettingPool", "claim one refund");
    }

    function test_claim_ten() public {
        uint256[] memory matchIds = _tenWon();
        vm.prank(bettor);
        pool.claimMany(matchIds);
        vm.snapshotGasLastCall("BettingPool", "claim ten matches in one transaction");
    }

    function test_claimFor_ten() public {
        uint256[] memory matchIds = _tenWon();
        vm.prank(other);
        pool.claimFor(bettor, matchIds);
        vm.snapshotGasLastCall("BettingPool", "pay ten matches to another in one transaction");
    }

    function _tenWon() private returns (uint256[] memory matchIds) {
        matchIds = new uint256[](BATCH);
        for (uint256 i = 0; i < BATCH; ++i) {
            matchIds[i] = _createMatchWithBets();
            _bet(bettor, matchIds[i], 1);
        }
        skip(3 hours);
        vm.startPrank(owner);
        for (uint256 i = 0; i < BATCH; ++i) {
            pool.finalizeMatch(matchIds[i], 1);
        }
        vm.stopPrank();
    }

    function test_createMatch() public {
        _createMatch();
        vm.prank(owner);
        pool.createMatch("LoL: T1 vs Gen.G", _startTime(), _startTime() + 2 hours, 0.01 ether, 10 ether);
        vm.snapshotGasLastCall("BettingPool", "create a match");
    }

    function test_multicall_create() public {
        _createMatch();
        bytes[] memory calls = new bytes[](BATCH);
        for (uint256 i = 0; i < BATCH; ++i) {
            calls[i] = abi.encodeCall(
                pool.createMatch,
                ("LoL: T1 vs Gen.G", _startTime(), _startTime() + 2 hours, 0.01 ether, 10 ether)
            );
        }
        vm.prank(owner);
        pool.multicall(calls);
        vm.snapshotGasLastCall("BettingPool", "create ten matches in one transaction");
    }

    function test_resolutions() public {
        uint256 matchId = _createMatchWithBets();
        uint256 voided = _createMatchWithBets();
        uint256 abandoned = _createMatchWithBets();
        _createMatch();
        vm.startPrank(owner);
        pool.setDisputeWindow(12 hours);
        pool.closeBetting(matchId);
        vm.snapshotGasLastCall("BettingPool", "close betting");
        skip(3 hours);
        pool.finalizeMatch(matchId, 1);
        vm.snapshotGasLastCall("BettingPool", "finalize a match");
        pool.overruleResult(matchId, 2);
        vm.snapshotGasLastCall("BettingPool", "overrule a result");
        pool.voidMatch(voided);
        vm.snapshotGasLastCall("BettingPool", "void a match");
        skip(8 days);
        vm.stopPrank();
        vm.prank(bettor);
        pool.voidAbandonedMatch(abandoned);
        vm.snapshotGasLastCall("BettingPool", "void an abandoned match");
    }

    function test_replaceMatch() public {
        uint256 matchId = _createMatchWithBets();
        uint64 startTime = uint64(block.timestamp + 3 days);
        vm.prank(owner);
        pool.replaceMatch(matchId, startTime, startTime + 2 hours);
        vm.snapshotGasLastCall("BettingPool", "void a match and create its successor");
        vm.prank(owner);
        pool.setResultSource(matchId, "https://lolesports.com/match/113");
        vm.snapshotGasLastCall("BettingPool", "name a result's source");
    }

    function test_multicall_finalize() public {
        bytes[] memory calls = new bytes[](BATCH);
        for (uint256 i = 0; i < BATCH; ++i) {
            calls[i] = abi.encodeCall(pool.finalizeMatch, (_createMatchWithBets(), 1));
        }
        skip(3 hours);
        vm.prank(owner);
        pool.multicall(calls);
        vm.snapshotGasLastCall("BettingPool", "finalize ten matches in one transaction");
    }

    function test_multicall_void() public {
        bytes[] memory calls = new bytes[](BATCH);
        for (uint256 i = 0; i < BATCH; ++i) {
            calls[i] = abi.encodeCall(pool.voidMatch, (_createMatchWithBets()));
        }
        vm.prank(owner);
        pool.multicall(calls);
        vm.snapshotGasLastCall("BettingPool", "void ten matches in one transaction");
    }

    function test_multicall_close() public {
        bytes[] memory calls = new bytes[](BATCH);
        for (uint256 i = 0; i < BATCH; ++i) {
            calls[i] = abi.encodeCall(pool.closeBetting, (_createMatchWithBets()));
        }
        vm.prank(owner);
        pool.multicall(calls);
        vm.snapshotGasLastCall("BettingPool", "close betting on ten matches in one transaction");
    }

    function test_multicall_refundAndBet() public {
        uint256 matchId = _betOnce();
        _bet(bettor, matchId, 1);
        uint64 startTime = uint64(block.timestamp + 3 days);
        vm.prank(owner);
        uint256 successor = pool.replaceMatch(matchId, startTime, startTime + 2 hours);
        _bet(other, successor, 2);
        bytes[] memory calls = new bytes[](2);
        uint256[] memory matchIds = new uint256[](1);
        matchIds[0] = matchId;
        calls[0] = abi.encodeCall(pool.claimFor, (bettor, matchIds));
        calls[1] = abi.encodeCall(pool.placeBetWithin, (successor, STAKE, 1, 0, startTime));
        vm.prank(bettor);
        pool.multicall(calls);
        vm.snapshotGasLastCall("BettingPool", "take a refund and bet again");
    }

    function _fund(address user) private {
        deal(user, 1_000 ether);
        vm.startPrank(user);
        weth.deposit{ value: 1_000 ether }();
        weth.approve(address(pool), type(uint256).max);
        vm.stopPrank();
    }

    function makeAndFund(string memory name) private returns (address user) {
        user = makeAddr(name);
        _fund(user);
    }

    function _startTime() private view returns (uint64) {
        return uint64(block.timestamp + 30 minutes);
    }

    function _createMatch() private returns (uint256 matchId) {
        vm.prank(owner);
        return
            pool.createMatch("LoL: T1 vs Gen.G", _startTime(), _startTime() + 2 hours, 0.01 ether, 10 ether);
    }

    /// @dev Bets on both sides make the pool slot non-zero.
    function _createMatchWithBets() private returns (uint256 matchId) {
        matchId = _createMatch();
        _bet(other, matchId, 1);
        _bet(makeAndFund("opponent"), matchId, 2);
    }

    function _bet(address user, uint256 matchId, uint8 prediction) private {
        vm.prank(user);
        pool.placeBet(matchId, STAKE, prediction);
    }

    /// @dev Gives the bettor an earlier position.
    function _betOnce() private returns (uint256 matchId) {
        _bet(bettor, _createMatch(), 1);
        return _createMatchWithBets();
    }

    function _won() private returns (uint256 matchId) {
        matchId = _createMatchWithBets();
        _bet(bettor, matchId, 1);
        _finish(matchId, 1);
    }

    function _finish(uint256 matchId, uint8 winner) private {
        skip(3 hours);
        vm.prank(owner);
        pool.finalizeMatch(matchId, winner);
    }
}

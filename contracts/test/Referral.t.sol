// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { IWETH } from "../src/interfaces/IWETH.sol";
import { HubDouble } from "./utils/HubDouble.sol";
import { MeteredHub } from "./utils/MeteredHub.sol";
import { PoolTest } from "./utils/PoolTest.sol";
import { RefusingToken } from "./utils/RefusingToken.sol";

/// @notice A WETH whose transfers burn all the gas that the pool reserves for one. WETH9 needs less.
contract SlowToken is ERC20("Slow", "SLOW") {
    uint256 private constant TRANSFER_GAS = 50_000;
    /// @dev Most gas used around the measurement.
    uint256 private constant EDGES = 500;

    function deposit() external payable {
        _mint(msg.sender, msg.value);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        uint256 gasGiven = gasleft();
        super.transfer(to, amount);
        while (gasGiven - gasleft() < TRANSFER_GAS - EDGES) { }
        return true;
    }
}

contract ReferralTest is PoolTest {
    /// @dev Fee of 8 % and referral of 5 % on a gain of 1 WETH.
    uint256 private constant PAYOUT = 1.92 ether;
    uint256 private constant FEE = 0.08 ether;
    uint256 private constant SHARE = 0.05 ether;

    uint256 private constant HUB_READ_GAS = 30_000;
    uint256 private constant HUB_RECORD_GAS = 100_000;
    /// @dev Gas that the metered hub uses before it measures.
    uint256 private constant ENTRY_GAS = 150;

    HubDouble private hub;
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        hub = new HubDouble();
        hub.setReferrer(alice, referrer);
        vm.prank(owner);
        pool.setCommunityHub(address(hub));
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
    }

    // ---------------------------------------------------------------- a good hub

    function test_PaysTheReferrerOutOfTheFeeAndRecordsIt() public {
        uint256 balance = weth.balanceOf(alice);
        vm.expectEmit(address(pool));
        emit IBettingPool.WinningsClaimed(matchId, alice, PAYOUT);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(address(pool), alice, PAYOUT);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(address(pool), referrer, SHARE);
        vm.expectEmit(address(pool));
        emit IBettingPool.ReferralPaid(referrer, alice, SHARE);
        vm.expectCall(address(hub), abi.encodeCall(hub.recordReferralReward, (referrer, alice, SHARE)));

        assertEq(_claim(alice, matchId), PAYOUT);

        assertEq(weth.balanceOf(alice), balance + PAYOUT);
        assertEq(weth.balanceOf(referrer), SHARE);
        assertEq(hub.referralRewards(referrer), SHARE);
        assertEq(pool.accruedFees(), FEE - SHARE);
        assertEq(weth.balanceOf(address(pool)), FEE - SHARE);
    }

    function test_WhenFeeIsBelowFivePercent_ReferrerGetsTheWholeFee() public {
        vm.prank(owner);
        pool.setProtocolFee(499);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(weth.balanceOf(referrer), 0.0499 ether);
        assertEq(pool.accruedFees(), 0);
    }

    function test_WhenFeeIsFivePercent_NothingIsLeftOfIt() public {
        vm.prank(owner);
        pool.setProtocolFee(500);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(weth.balanceOf(referrer), SHARE);
        assertEq(pool.accruedFees(), 0);
    }

    function test_WhenThereIsNoFee_HubIsNotAsked() public {
        vm.prank(owner);
        pool.setProtocolFee(0);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        vm.expectCall(address(hub), "", 0);
        assertEq(_claim(alice, matchId), 2 ether);
        assertEq(weth.balanceOf(referrer), 0);
    }

    function test_WhenVoid_HubIsNotAsked() public {
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _void(matchId);
        _warpToClaimable(matchId);
        vm.expectCall(address(hub), "", 0);
        assertEq(_claim(alice, matchId), 1 ether);
    }

    function test_WhenNothingWasWon_HubIsNotAsked() public {
        matchId = _createMatch();
        _bet(alice, matchId, 10 ether, A);
        _bet(bob, matchId, 1 ether, B);
        _bet(carol, matchId, 10 ether, A);
        _decide(matchId, B);
        vm.expectCall(address(hub), "", 0);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(alice, matchId);
    }

    function test_WhenManyAreClaimed_ReferrerIsPaidOnceForAll() public {
        uint256 second = _createMatchWithBets(1 ether, 2 ether);
        _decide(second, A);
        vm.expectEmit(address(pool));
        emit IBettingPool.ReferralPaid(referrer, alice, 3 * SHARE);
        vm.prank(alice);
        pool.claimMany(_list(matchId, second));
        assertEq(weth.balanceOf(referrer), 3 * SHARE);
        assertEq(hub.records(), 1);
        assertEq(pool.accruedFees(), 3 * (FEE - SHARE));
    }

    function test_WhenRatesDiffer_EachMatchBoundsItsOwnReferral() public {
        vm.prank(owner);
        pool.setProtocolFee(100);
        uint256 cheap = _createMatchWithBets(1 ether, 1 ether);
        _decide(cheap, A);
        vm.prank(alice);
        pool.claimMany(_list(matchId, cheap));
        // 5 % of the first gain, capped at the 1 % fee for the second.
        assertEq(weth.balanceOf(referrer), SHARE + 0.01 ether);
        assertEq(pool.accruedFees(), FEE - SHARE);
    }

    function testFuzz_ShareComesOutOfTheFeeAndNeverOutOfThePayout(uint256 onA, uint256 onB, uint16 feeBps)
        public
    {
        onA = bound(onA, MIN_BET, MAX_BET);
        onB = bound(onB, MIN_BET, MAX_BET);
        feeBps = uint16(bound(feeBps, 0, 1_000));
        vm.prank(owner);
        pool.setProtocolFee(feeBps);
        matchId = _createMatchWithBets(onA, onB);
        _decide(matchId, A);
        uint256 balanceBefore = weth.balanceOf(address(pool));

        uint256 paid = _claim(alice, matchId);

        uint256 matched = onB < 50 * onA ? onB : 50 * onA;
        uint256 fee = matched * feeBps / 10_000;
        uint256 share = matched * 5 / 100;
        if (share > fee) share = fee;
        assertEq(paid, onA + matched - fee);
        assertEq(weth.balanceOf(referrer), share);
        assertEq(pool.accruedFees(), fee - share);
        assertEq(weth.balanceOf(address(pool)), balanceBefore - paid - share);
    }

    // ---------------------------------------------------------------- nobody to pay

    function test_WhenNoHubIsSet_ShareStaysAFee() public {
        vm.prank(owner);
        pool.setCommunityHub(address(0));
        _claimWithoutReferral();
    }

    function test_WhenBettorHasNoReferrer_ShareStaysAFee() public {
        hub.setReferrer(alice, address(0));
        _claimWithoutReferral();
    }

    function test_WhenReferrerIsThePool_ShareStaysAFee() public {
        hub.setReferrer(alice, address(pool));
        _claimWithoutReferral();
    }

    function test_WhenReferrerIsTheToken_ShareStaysAFee() public {
        hub.setReferrer(alice, address(weth));
        _claimWithoutReferral();
    }

    function test_WhenReferrerIsTheHub_ShareStaysAFee() public {
        hub.setReferrer(alice, address(hub));
        _claimWithoutReferral();
    }

    function test_WhenReferrerIsTheBettor_ShareStaysAFee() public {
        hub.setReferrer(alice, alice);
        _claimWithoutReferral();
    }

    /// @dev WETH9 cannot refuse a receiver, hence another token.
    function test_WhenReferrerCannotBePaid_ShareStaysAFee() public {
        RefusingToken token = new RefusingToken();
        _startAnewWith(address(token));
        vm.prank(owner);
        pool.setCommunityHub(address(hub));
        token.refuse(referrer);
        _claimWithoutReferral();
    }

    // ---------------------------------------------------------------- a hub that misbehaves

    function test_WhenReadReverts_ClaimIsPaid() public {
        hub.setOnRead(HubDouble.Conduct.REVERTS);
        _claimWithoutReferral();
    }

    function test_WhenReadBurnsAllGas_ClaimIsPaidAndTheBurnIsBounded() public {
        hub.setOnRead(HubDouble.Conduct.BURNS_GAS);
        uint256 before = gasleft();
        _claimWithoutReferral();
        assertLt(before - gasleft(), HUB_READ_GAS + 150_000);
    }

    function test_WhenRecordReverts_ReferrerIsPaidAllTheSame() public {
        hub.setOnRecord(HubDouble.Conduct.REVERTS);
        _claimWithReferral();
        assertEq(hub.records(), 0);
    }

    function test_WhenRecordBurnsAllGas_ReferrerIsPaidAllTheSame() public {
        hub.setOnRecord(HubDouble.Conduct.BURNS_GAS);
        _claimWithReferral();
        assertEq(hub.records(), 0);
    }

    /// @dev The hub claims its own winnings during alice's claim.
    function test_WhenRecordClaimsForItself_EverybodyIsPaidOnce() public {
        _letHubBet();
        _claim(alice, matchId);
        assertEq(hub.reentryPaid(), 1.46 ether);
        assertEq(weth.balanceOf(address(hub)), 1.46 ether);
        // Each half of the gain pays a fee of 0.04. Alice's referrer got 0.025.
        assertEq(weth.balanceOf(referrer), 0.025 ether);
        assertEq(pool.accruedFees(), 0.055 ether);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        hub.claim(pool, matchId);
    }

    function test_WhenRecordClaimsTheSameAgain_ItIsPaidOnce() public {
        _letHubBet();
        hub.setReferrer(address(hub), referrer);
        assertEq(hub.claim(pool, matchId), 1.46 ether);
        assertEq(hub.reentryPaid(), 0);
        assertEq(weth.balanceOf(address(hub)), 1.46 ether);
        assertEq(weth.balanceOf(referrer), 0.025 ether);
    }

    /// @dev Stakes 1 WETH each: alice and the hub on A, bob on B.
    function _letHubBet() private {
        _claim(alice, matchId);
        vm.prank(owner);
        pool.withdrawFees(owner);
        vm.prank(referrer);
        weth.transfer(owner, SHARE);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.deal(address(this), 1 ether);
        hub.bet{ value: 1 ether }(pool, matchId, A);
        _decide(matchId, A);
        hub.setReentry(pool, matchId);
    }

    function test_WhenHubHasNoCode_ShareStaysAFee() public {
        vm.prank(owner);
        pool.setCommunityHub(makeAddr("no code"));
        _claimWithoutReferral();
    }

    function test_WhenAnswerIsEmpty_ShareStaysAFee() public {
        hub.setAnswer("");
        _claimWithoutReferral();
    }

    function test_WhenAnswerIsOneByteShort_ShareStaysAFee() public {
        bytes memory short = abi.encode(referrer);
        assembly ("memory-safe") {
            mstore(short, 31)
        }
        hub.setAnswer(short);
        _claimWithoutReferral();
    }

    function test_WhenAnswerIsNoAddress_ShareStaysAFee() public {
        hub.setAnswer(abi.encode(uint256(1) << 160 | uint160(referrer)));
        _claimWithoutReferral();
    }

    function test_WhenAnswerIsTheLargestAddress_ItIsPaid() public {
        referrer = address(type(uint160).max);
        hub.setAnswer(abi.encode(referrer));
        _claimWithReferral();
    }

    /// @dev 20 KB is the most that the gas limit lets a hub return. The pool reads one word.
    function test_WhenAnswerIsHuge_OnlyItsFirstWordIsRead() public {
        hub.setOnRead(HubDouble.Conduct.ANSWERS_HUGE);
        _claimWithReferral();
    }

    function testFuzz_AnyHubAnswer_ClaimIsPaid(bytes calldata answer) public {
        vm.assume(answer.length <= 128);
        hub.setAnswer(answer);
        uint256 balance = weth.balanceOf(alice);
        assertEq(_claim(alice, matchId), PAYOUT);
        assertEq(weth.balanceOf(alice), balance + PAYOUT);
    }

    // ---------------------------------------------------------------- gas

    function test_HubIsGivenItsWholeGas() public {
        MeteredHub metered = _meter(HUB_READ_GAS - ENTRY_GAS, HUB_RECORD_GAS - ENTRY_GAS);
        _claimWithReferral();
        assertEq(metered.records(), 1);
    }

    function test_HubIsAskedWithNoMoreThanItsGas() public {
        _meter(HUB_READ_GAS, HUB_RECORD_GAS);
        _claimWithoutReferral();
    }

    function test_HubRecordsWithNoMoreThanItsGas() public {
        MeteredHub metered = _meter(HUB_READ_GAS - ENTRY_GAS, HUB_RECORD_GAS);
        _claimWithReferral();
        assertEq(metered.records(), 0);
    }

    function test_HubIsGivenItsGasToTheUnit() public {
        // GAS CALLDATASIZE 36 EQ 11 JUMPI 0 SSTORE STOP JUMPDEST 0 MSTORE 32 0 RETURN: returns the gas left after its
        // first instruction as the referrer, or stores it when asked to record.
        vm.etch(address(hub), hex"5a36602414600b575f55005b5f5260205ff3");
        _claim(alice, matchId);
        assertEq(weth.balanceOf(address(uint160(HUB_READ_GAS - 2))), SHARE);
        assertEq(uint256(vm.load(address(hub), 0)), HUB_RECORD_GAS - 2);
    }

    function test_RevertWhen_TooLittleGasIsLeftToAskTheHub() public {
        vm.expectRevert(IBettingPool.InsufficientGas.selector);
        vm.prank(alice);
        pool.claimWinnings{ gas: 100_000 }(matchId);
    }

    function test_RevertWhen_TooLittleGasIsLeftToRecord() public {
        vm.expectRevert(IBettingPool.InsufficientGas.selector);
        vm.prank(alice);
        pool.claimWinnings{ gas: 150_000 }(matchId);
    }

    /// @dev The hub needs its whole gas limit. A claim pays and records, or reverts.
    function test_AtNoGasLimitDoesAClaimSkipTheReferrer() public {
        MeteredHub metered = _meter(HUB_READ_GAS - ENTRY_GAS, HUB_RECORD_GAS - ENTRY_GAS);
        for (uint256 gasLimit = 50_000; gasLimit < 230_000; gasLimit += 61) {
            _coolAll(metered);
            _claimAtGasLimit(metered, gasLimit);
        }
    }

    /// @dev The bettor's contract warms every slot first, which makes a claim as cheap as possible.
    function test_AtNoGasLimitDoesAClaimSkipTheReferrer_WhenAllIsWarm() public {
        MeteredHub metered = _meter(HUB_READ_GAS - ENTRY_GAS, HUB_RECORD_GAS - ENTRY_GAS);
        uint256 another = _createMatchWithBets(1 ether, 1 ether);
        _decide(another, A);
        _claim(alice, another);
        for (uint256 gasLimit = 30_000; gasLimit < 230_000; gasLimit += 61) {
            _claimAtGasLimit(metered, gasLimit);
        }
    }

    /// @dev The token burns as much gas as the pool allows for.
    function test_AtNoGasLimitDoesAClaimSkipTheReferrer_WhenTokenIsSlow() public {
        _startAnewWith(address(new SlowToken()));
        MeteredHub metered = _meter(HUB_READ_GAS - ENTRY_GAS, HUB_RECORD_GAS - ENTRY_GAS);
        for (uint256 gasLimit = 200_000; gasLimit < 320_000; gasLimit += 307) {
            _coolAll(metered);
            _claimAtGasLimit(metered, gasLimit);
        }
    }

    function testFuzz_AtNoGasLimitDoesAClaimSkipTheReferrer(uint256 gasLimit) public {
        MeteredHub metered = _meter(HUB_READ_GAS - ENTRY_GAS, HUB_RECORD_GAS - ENTRY_GAS);
        _coolAll(metered);
        _claimAtGasLimit(metered, bound(gasLimit, 21_000, 400_000));
    }

    /// @dev Deploys a pool on another token without a hub, with a match as in `setUp`.
    function _startAnewWith(address token) private {
        weth = IWETH(token);
        _deployPool(token);
        _fund(alice, FUNDS);
        _fund(bob, FUNDS);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
    }

    function _coolAll(MeteredHub metered) private {
        vm.cool(address(pool));
        vm.cool(address(weth));
        vm.cool(address(metered));
    }

    function _claimAtGasLimit(MeteredHub metered, uint256 gasLimit) private {
        uint256 balance = weth.balanceOf(referrer);
        uint256 records = metered.records();
        uint256 snapshot = vm.snapshotState();
        vm.prank(alice);
        try pool.claimWinnings{ gas: gasLimit }(matchId) {
            assertEq(weth.balanceOf(referrer), balance + SHARE, "claimed without paying the referrer");
            assertEq(metered.records(), records + 1, "claimed without recording");
        } catch {
            (,, bool claimed) = pool.getUserBet(matchId, alice);
            assertFalse(claimed);
        }
        vm.revertToStateAndDelete(snapshot);
    }

    function _meter(uint256 gasToRead, uint256 gasToRecord) private returns (MeteredHub metered) {
        metered = new MeteredHub(referrer, gasToRead, gasToRecord);
        vm.prank(owner);
        pool.setCommunityHub(address(metered));
    }

    function _claimWithReferral() private {
        uint256 balance = weth.balanceOf(alice);
        assertEq(_claim(alice, matchId), PAYOUT);
        assertEq(weth.balanceOf(alice), balance + PAYOUT);
        assertEq(weth.balanceOf(referrer), SHARE);
        assertEq(pool.accruedFees(), FEE - SHARE);
    }

    function _claimWithoutReferral() private {
        uint256 balance = weth.balanceOf(alice);
        uint256 poolBalance = weth.balanceOf(address(pool));
        assertEq(_claim(alice, matchId), PAYOUT);
        assertEq(weth.balanceOf(alice), balance + PAYOUT);
        assertEq(weth.balanceOf(referrer), 0);
        assertEq(pool.accruedFees(), FEE);
        assertEq(weth.balanceOf(address(pool)), poolBalance - PAYOUT);
        assertEq(hub.records(), 0);
    }
}

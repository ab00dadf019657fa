// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

import { IBettingPool, Outcome } from "../src/interfaces/IBettingPool.sol";
import { IRealityArbiter } from "../src/interfaces/IRealityArbiter.sol";
import { IRealityETH } from "../src/interfaces/IRealityETH.sol";
import { QuestionText } from "../src/libraries/QuestionText.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice The calls of bettors and arbitrators on Reality.eth.
interface IReality is IRealityETH {
    function submitAnswerERC20(bytes32 questionId, bytes32 answer, uint256 maxPrevious, uint256 tokens)
        external;
    function notifyOfArbitrationRequest(bytes32 questionId, address requester, uint256 maxPrevious) external;
    function submitAnswerByArbitrator(bytes32 questionId, bytes32 answer, address answerer) external;
    function setQuestionFee(uint256 fee) external;
    function template_hashes(uint256 templateId) external view returns (bytes32);
    function getOpeningTS(bytes32 questionId) external view returns (uint32);
    function getTimeout(bytes32 questionId) external view returns (uint32);
    function getArbitrator(bytes32 questionId) external view returns (address);
    function getContentHash(bytes32 questionId) external view returns (bytes32);
    function getMinBond(bytes32 questionId) external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function claimWinnings(
        bytes32 questionId,
        bytes32[] calldata hashes,
        address[] calldata people,
        uint256[] calldata bonds,
        bytes32[] calldata answers
    ) external;
}

interface IRealityFactory {
    function createInstance(address token) external;
    function deployments(address token) external view returns (address);
}

/// @notice The arbiter with the real bytecode of Reality.eth, deployed through its factory.
contract RealityArbiterTest is PoolTest {
    string private constant BYTECODE = "node_modules/@reality.eth/contracts/bytecode/";
    bytes32 private constant TEAM_A = bytes32(uint256(0));
    bytes32 private constant TEAM_B = bytes32(uint256(1));
    bytes32 private constant VOID = bytes32(uint256(2));
    bytes32 private constant INVALID = bytes32(type(uint256).max);
    bytes32 private constant TOO_SOON = bytes32(type(uint256).max - 1);
    /// @dev Of a challenge, and so of the first answer.
    uint256 private constant BOND = 0.02 ether;
    uint32 private constant RULING_PERIOD = 60 days;

    IReality private reality;
    IRealityArbiter private arbiter;
    address private arbitrator = makeAddr("arbitrator");
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        reality = IReality(_deployReality(address(weth)));
        arbiter = IRealityArbiter(_deployArbiter(address(reality)));
        vm.prank(owner);
        pool.setArbiter(address(arbiter), RULING_PERIOD);
        address[3] memory people = [alice, bob, carol];
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(people[i]);
            weth.approve(address(reality), type(uint256).max);
        }
        matchId = _createMatchWithBets(1 ether, 1 ether);
    }

    // ---------------------------------------------------------------- the way through

    function test_AnswerDecidesTheMatch() public {
        _challengeWrongResult();
        bytes32 questionId = _ask();
        _answer(alice, questionId, TEAM_A, BOND);
        vm.expectRevert("question must be finalized");
        arbiter.settle(matchId, 0);
        skip(1 days);
        vm.prank(stranger);
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A);
        assertEq(_claim(alice, matchId), 1.92 ether);
        _expectNotChallenged();
        arbiter.settle(matchId, 0);
    }

    function test_EveryAnswerHasAnOutcome() public {
        bytes32[6] memory answers = [TEAM_A, TEAM_B, VOID, INVALID, bytes32(uint256(3)), keccak256("x")];
        uint8[6] memory winners = [A, B, 0, 0, 0, 0];
        _challengeWrongResult();
        bytes32 questionId = _ask();
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < answers.length; ++i) {
            _answer(alice, questionId, answers[i], BOND);
            skip(1 days);
            arbiter.settle(matchId, 0);
            assertEq(pool.getMatch(matchId).winner, winners[i]);
            assertEq(pool.getMatch(matchId).isVoid, winners[i] == 0);
            vm.revertToState(snapshot);
        }
    }

    function test_HigherBondReplacesAnAnswer() public {
        _challengeWrongResult();
        bytes32 questionId = _ask();
        _answer(bob, questionId, TEAM_B, BOND);
        skip(1 days - 1);
        _answer(alice, questionId, TEAM_A, 2 * BOND);
        skip(1 days - 1);
        vm.expectRevert("question must be finalized");
        arbiter.settle(matchId, 0);
        skip(1);
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_ArbitratorHasTheLastWord() public {
        _challengeWrongResult();
        bytes32 questionId = _ask();
        _answer(bob, questionId, TEAM_B, BOND);
        vm.startPrank(arbitrator);
        reality.notifyOfArbitrationRequest(questionId, alice, 0);
        reality.submitAnswerByArbitrator(questionId, TEAM_A, alice);
        vm.stopPrank();
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_WhenAnsweredTooSoon_ItIsAskedAgain() public {
        _challengeWrongResult();
        bytes32 first = _ask();
        _answer(bob, first, TOO_SOON, BOND);
        skip(1 days);
        arbiter.settle(matchId, 0);
        bytes32 second = arbiter.questionOf(matchId);
        assertNotEq(second, first);
        assertGt(pool.getMatch(matchId).ruleBy, 0);
        _answer(alice, second, TEAM_A, BOND);
        skip(1 days);
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_WhenNobodyAnswers_MatchIsVoidedAfterThePeriod() public {
        _challengeWrongResult();
        _ask();
        skip(RULING_PERIOD);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 1 ether);
        _expectNotChallenged();
        arbiter.settle(matchId, 0);
    }

    /// @dev A void can be judged before the end, a winner only after it.
    function test_WhenAVoidIsChallenged_QuestionOpensAtOnce() public {
        _void(matchId);
        _challenge(alice, matchId);
        bytes32 questionId = _ask();
        assertEq(reality.getOpeningTS(questionId), 0);
        _answer(bob, questionId, VOID, BOND);
        skip(1 days);
        arbiter.settle(matchId, 0);
        assertTrue(pool.getMatch(matchId).isVoid);
        assertEq(_claim(bob, matchId), 1 ether);
    }

    function test_WhenAResultIsChallenged_QuestionOpensWhenAWinnerCanBeNamed() public {
        vm.warp(END + 3 days);
        _challenge(alice, matchId);
        assertEq(reality.getOpeningTS(_ask()), END + 1);
    }

    /// @dev The final answer can be a winner before the pool accepts one.
    function test_WhenAWinnerIsAnsweredBeforeTheEnd_ItIsAskedAgainForAfterIt() public {
        bytes32[3] memory answers = [TEAM_A, TEAM_B, TOO_SOON];
        vm.prank(operator);
        matchId = pool.createMatch(NAME, START, START + 10 days, MIN_BET, MAX_BET);
        uint256 end = START + 10 days;
        _void(matchId);
        _challenge(alice, matchId);
        bytes32 first = _ask();
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 3; ++i) {
            _answer(alice, first, answers[i], BOND);
            // In the last second, by which a winner cannot be ruled.
            vm.warp(end);
            arbiter.settle(matchId, 0);
            bytes32 second = arbiter.questionOf(matchId);
            assertNotEq(second, first);
            assertEq(reality.getOpeningTS(second), end + 1);
            vm.expectRevert("opening date must have passed");
            _answer(alice, second, TEAM_A, BOND);
            skip(1);
            _answer(alice, second, TEAM_A, BOND);
            skip(1 days);
            arbiter.settle(matchId, 0);
            assertEq(pool.getMatch(matchId).winner, A);
            vm.revertToState(snapshot);
        }
        _answer(alice, first, TEAM_A, BOND);
        vm.warp(end + 1);
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A, "a second later it can");
    }

    function test_WhenClosedByHand_QuestionOpensAfterTheStart() public {
        vm.warp(START + 1);
        vm.startPrank(operator);
        pool.closeBetting(matchId);
        pool.finalizeMatch(matchId, B);
        vm.stopPrank();
        _challenge(alice, matchId);
        assertEq(reality.getOpeningTS(_ask()), START + 1);
    }

    /// @dev Neither a named winner nor a void is answered twice before the end, and no winner decides it before: the last second
    /// before which it is asked again, and the next.
    function test_WhenClosedByHand_ItIsAskedAgainForAfterTheEnd() public {
        bytes32[3] memory answers = [TOO_SOON, TEAM_A, TEAM_B];
        for (uint256 i = 0; i < 2 * answers.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            uint64 end = _challengeAMatchClosedByHand(i % 2 == 0 ? Outcome.B : Outcome.Void);
            bytes32 first = _ask();
            _answer(bob, first, answers[i / 2], BOND);
            vm.warp(end);
            arbiter.settle(matchId, 0);
            bytes32 second = arbiter.questionOf(matchId);
            assertNotEq(second, first);
            assertEq(reality.getOpeningTS(second), end + 1);
            vm.expectRevert("opening date must have passed");
            _answer(alice, second, TEAM_A, BOND);
            skip(1);
            _answer(alice, second, TEAM_A, BOND);
            skip(1 days);
            arbiter.settle(matchId, 0);
            assertEq(_claim(alice, matchId), 1.92 ether);
            vm.revertToState(snapshot);
        }
        uint64 endTime = _challengeAMatchClosedByHand(Outcome.B);
        _answer(alice, _ask(), TEAM_A, BOND);
        vm.warp(endTime + 1);
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A, "a second later it can");
    }

    function test_WhenClosedByHandAndCalledOff_ItsVoidDoesNotWaitForTheEnd() public {
        _challengeAMatchClosedByHand(Outcome.B);
        _answer(bob, _ask(), VOID, BOND);
        skip(1 days);
        arbiter.settle(matchId, 0);
        assertEq(_claim(bob, matchId), 1 ether);
    }

    // ---------------------------------------------------------------- the question

    function test_QuestionNamesChainPoolAndMatch() public {
        vm.prank(owner);
        pool.publishRules(keccak256("text"), "ipfs://rules");
        uint64 start = uint64(vm.getBlockTimestamp());
        vm.prank(operator);
        matchId = pool.createMatch(unicode'A "x" \\ ␟\n€ vs B', start, start + 1, MIN_BET, MAX_BET);
        skip(2);
        _finalize(matchId, B);
        _challenge(alice, matchId);
        bytes32 questionId = _ask();
        string memory question = string.concat(
            unicode"2␟",
            vm.toString(address(pool)),
            unicode"␟31337␟",
            unicode'A \\"x\\" \\\\ \\u241f\\u000a€ vs B',
            unicode"␟",
            vm.toString(start),
            unicode"␟ipfs://rules␟",
            vm.toString(keccak256("text"))
        );
        assertEq(
            reality.getContentHash(questionId),
            keccak256(abi.encodePacked(arbiter.templateId(), uint32(start + 2), question))
        );
        assertEq(reality.template_hashes(arbiter.templateId()), keccak256(bytes(QuestionText.TEMPLATE)));
        assertEq(reality.getTimeout(questionId), 1 days);
        assertEq(reality.getArbitrator(questionId), arbitrator);
        assertEq(reality.getMinBond(questionId), 0.01 ether);
    }

    /// @dev Without a bound, the owner could publish rules whose escaped text costs more gas than a block has.
    function test_WhenTheOwnerPublishesTheCostliestRules_AnyoneCanAsk() public {
        string memory costliest = string(new bytes(200));
        vm.prank(owner);
        pool.publishRules(bytes32(0), costliest);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _challengeWrongResult();
        uint256 before = gasleft();
        _ask();
        assertLt(before - gasleft(), 3_000_000);
    }

    function test_WhenTheArbitratorTakesAWei_CallerPaysIt() public {
        testFuzz_WhenTheArbitratorTakesAFee_CallerPaysIt(1);
    }

    function testFuzz_WhenTheArbitratorTakesAFee_CallerPaysIt(uint256 fee) public {
        fee = bound(fee, 1, 1 ether);
        _setFee(fee);
        _challengeWrongResult();
        vm.expectRevert();
        vm.prank(carol);
        arbiter.ask(matchId, fee);
        vm.startPrank(carol);
        weth.approve(address(arbiter), fee);
        arbiter.ask(matchId, fee);
        vm.stopPrank();
        assertEq(weth.balanceOf(carol), FUNDS - fee);
        assertEq(reality.balanceOf(arbitrator), fee);
    }

    function testFuzz_RevertWhen_FeeIsAboveTheMaximum(uint256 fee, uint256 maxFee) public {
        fee = bound(fee, 0, 2 ether);
        maxFee = bound(maxFee, 0, 2 ether);
        _challengeWrongResult();
        _allowAll(carol);
        _setFee(fee);
        if (fee > maxFee) _expectFeeAboveMaximum(fee, maxFee);
        vm.prank(carol);
        arbiter.ask(matchId, maxFee);
        assertEq(weth.balanceOf(carol), fee > maxFee ? FUNDS : FUNDS - fee);
    }

    /// @dev At exactly the maximum, and a wei above it.
    function test_WhenAskedAgain_CallerPaysAtMostTheMaximum() public {
        _challengeWrongResult();
        _answer(bob, _ask(), TOO_SOON, BOND);
        skip(1 days);
        _allowAll(carol);
        _setFee(1 ether + 1);
        _expectFeeAboveMaximum(1 ether + 1, 1 ether);
        vm.prank(carol);
        arbiter.settle(matchId, 1 ether);
        _setFee(1 ether);
        vm.prank(carol);
        arbiter.settle(matchId, 1 ether);
        assertEq(weth.balanceOf(carol), FUNDS - 1 ether);
    }

    /// @dev Passing an answer on asks nothing, so that no fee stops it.
    function test_WhenAnAnswerIsPassedOn_FeeDoesNotMatter() public {
        _challengeWrongResult();
        _answer(alice, _ask(), TEAM_A, BOND);
        skip(1 days);
        _setFee(1_000_000 ether);
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    // ---------------------------------------------------------------- attacks

    /// @dev The arbitrator raises its fee just before the caller, who has an unlimited allowance and saw a fee of 1 gwei.
    function test_WhenTheArbitratorRaisesItsFeeFirst_CallerPaysNothing() public {
        _challengeWrongResult();
        _allowAll(carol);
        _setFee(999 ether);
        _expectFeeAboveMaximum(999 ether, 1 gwei);
        vm.prank(carol);
        arbiter.ask(matchId, 1 gwei);
        _setFee(0);
        _answer(bob, _ask(), TOO_SOON, BOND);
        skip(1 days);
        _setFee(999 ether);
        _expectFeeAboveMaximum(999 ether, 1 gwei);
        vm.prank(carol);
        arbiter.settle(matchId, 1 gwei);
        assertEq(weth.balanceOf(carol), FUNDS);
    }

    /// @dev An operator closes a 60-day match by hand and names B a second after the start. An accomplice challenges at once,
    /// has the question answered with B, or too soon, and counts on a ruling period that runs out before the end.
    function test_WhenALongMatchIsClosedByHand_NothingIsDecidedBeforeItsEnd() public {
        bytes32[2] memory answers = [TEAM_B, TOO_SOON];
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < answers.length; ++i) {
            uint64 end = _challengeAMatchClosedByHand(Outcome.B);
            _answer(bob, _ask(), answers[i], BOND);
            skip(1 days);
            arbiter.settle(matchId, 0);
            vm.warp(end + RULING_PERIOD - 1);
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
            pool.voidAbandonedMatch(matchId);
            _answer(alice, arbiter.questionOf(matchId), TEAM_A, BOND);
            skip(1 days);
            arbiter.settle(matchId, 0);
            assertEq(_claim(alice, matchId), 1.92 ether);
            vm.revertToState(snapshot);
        }
    }

    /// @dev 0.01 WETH challenges the void of a match that would have ended in 180 days. A question that opens at the end would
    /// freeze 500 WETH until then.
    function test_WhenAnEarlyVoidIsChallenged_RefundsAreNotFrozen() public {
        uint256 snapshot = _voidAMatchIn180Days();
        _answer(bob, _ask(), VOID, 0.01 ether);
        skip(1 days);
        arbiter.settle(matchId, 0);
        assertEq(_claim(alice, matchId), 500 ether, "on day 2");
        assertEq(pool.accruedFees(), 0.01 ether, "the challenger's bond");

        // Nobody answers.
        vm.revertToState(snapshot);
        _expectRefundsAfterTheRulingPeriod();

        // A winner is answered, so that the question is asked again for after the end.
        vm.revertToState(snapshot);
        _answer(carol, _ask(), TEAM_A, 0.01 ether);
        skip(1 days);
        arbiter.settle(matchId, 0);
        assertGt(reality.getOpeningTS(arbiter.questionOf(matchId)), NOW + 179 days);
        skip(RULING_PERIOD - 1 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
        pool.voidAbandonedMatch(matchId);
        skip(1);
        _expectRefundsAfterTheRulingPeriod();
    }

    /// @dev A court with appeals, such as Kleros.
    function test_WhenTheArbitratorTakesHalfAYear_ItsRulingCounts() public {
        _deployPool(address(weth));
        arbiter = IRealityArbiter(_deployArbiter(address(reality)));
        vm.prank(owner);
        pool.setArbiter(address(arbiter), 180 days);
        _fund(alice, 0);
        _fund(bob, 0);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _challengeWrongResult();
        bytes32 questionId = _ask();
        _answer(bob, questionId, TEAM_B, BOND);
        vm.prank(arbitrator);
        reality.notifyOfArbitrationRequest(questionId, alice, 0);
        skip(180 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
        pool.voidAbandonedMatch(matchId);
        vm.prank(arbitrator);
        reality.submitAnswerByArbitrator(questionId, TEAM_A, alice);
        arbiter.settle(matchId, 0);
        assertEq(_claim(alice, matchId), 1.92 ether);
    }

    /// @dev If the bonds came back, suspending and voiding matches that nobody defends would be free.
    function test_WhenNobodyDefendsTwentySmallMatches_TheirBondsAreBurned() public {
        uint256[] memory ids = new uint256[](20);
        for (uint256 i = 0; i < 20; ++i) {
            ids[i] = _createMatchWithBets(0.1 ether, 0.1 ether);
        }
        uint256 before = weth.balanceOf(carol);
        for (uint256 i = 0; i < 20; ++i) {
            _finalize(ids[i], A);
            _challenge(carol, ids[i]);
        }
        skip(RULING_PERIOD);
        for (uint256 i = 0; i < 20; ++i) {
            pool.voidAbandonedMatch(ids[i]);
        }
        assertEq(before - weth.balanceOf(carol), 0.2 ether);
        assertEq(pool.accruedFees(), 0);
        assertEq(_bonds(), 0);
    }

    /// @dev The bond of the first wrong answer pays for correcting it.
    function testFuzz_WhoCorrectsAWrongAnswer_EarnsAtLeastTheBondOfTheChallenge(uint256 stake) public {
        stake = bound(stake, MIN_BET, 450 ether);
        matchId = _createMatch(MIN_BET, 450 ether);
        _bet(alice, matchId, stake, A);
        _bet(bob, matchId, stake, B);
        _finalize(matchId, A);
        uint256 bond = pool.challengeBond(matchId);
        _challenge(bob, matchId);
        bytes32 questionId = _ask();
        vm.expectRevert("bond must exceed the minimum");
        _answer(bob, questionId, TEAM_B, bond - 1);
        _answer(bob, questionId, TEAM_B, bond);
        _answer(alice, questionId, TEAM_A, 2 * bond);
        skip(1 days);
        arbiter.settle(matchId, 0);
        _claimAnswers(questionId, bond);
        // Reality.eth keeps a fortieth of the bond that is taken over.
        assertGe(reality.balanceOf(alice), 2 * bond + bond * 39 / 40);
        assertEq(pool.accruedFees(), bond, "the challenge's bond");
    }

    /// @dev A friend of B's bettors has the question about the missing result answered, before an operator names A.
    function test_WhenAMissingResultIsNamed_ItsAnswerDecidesNoSecondChallenge() public {
        vm.warp(END + 3 days);
        _challenge(bob, matchId);
        bytes32 stale = _ask();
        _answer(bob, stale, TEAM_B, BOND);
        skip(1 days - 1);
        _finalize(matchId, A);
        _expectNotChallenged();
        arbiter.settle(matchId, 0);
        skip(1);
        _expectNotChallenged();
        arbiter.settle(matchId, 0);

        // The answer is final when the named result is challenged.
        assertEq(reality.resultFor(stale), TEAM_B);
        _challenge(bob, matchId);
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.NotAsked.selector, matchId));
        arbiter.settle(matchId, 0);
        bytes32 fresh = _ask();
        assertNotEq(fresh, stale);
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.AlreadyAsked.selector, fresh));
        arbiter.ask(matchId, 0);
        vm.expectRevert("question must be finalized");
        arbiter.settle(matchId, 0);
        _answer(alice, fresh, TEAM_A, BOND);
        skip(1 days);
        arbiter.settle(matchId, 0);
        assertEq(pool.getMatch(matchId).winner, A);
        assertEq(pool.accruedFees(), BOND, "of the second challenge");
    }

    // ---------------------------------------------------------------- refusals

    function test_RevertWhen_RulingPeriodIsTooShortForAnswers() public {
        address[2] memory arbitrators = [address(0), arbitrator];
        uint32[2] memory least = [uint32(14 days), 60 days];
        _deployPool(address(weth));
        for (uint256 i = 0; i < 2; ++i) {
            arbitrator = arbitrators[i];
            arbiter = IRealityArbiter(_deployArbiter(address(reality)));
            assertEq(arbiter.MIN_RULING_PERIOD(), least[i]);
            vm.startPrank(owner);
            vm.expectRevert(
                abi.encodeWithSelector(IBettingPool.RulingPeriodOutOfRange.selector, least[i] - 1)
            );
            pool.setArbiter(address(arbiter), least[i] - 1);
            pool.setArbiter(address(arbiter), least[i]);
            vm.stopPrank();
        }
    }

    function test_RevertWhen_NothingIsChallenged() public {
        _expectNotChallenged();
        arbiter.ask(matchId, 0);
        _expectNotChallenged();
        arbiter.settle(matchId, 0);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        arbiter.ask(99, 0);
        _challengeWrongResult();
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.NotAsked.selector, matchId));
        arbiter.settle(matchId, 0);
    }

    function test_RevertWhen_AskedTwice() public {
        _challengeWrongResult();
        bytes32 questionId = _ask();
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.AlreadyAsked.selector, questionId));
        arbiter.ask(matchId, 0);
    }

    function test_RevertWhen_RealityUsesAnotherToken() public {
        address token = address(_deployWeth());
        address other = _deployReality(token);
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.WrongToken.selector, token));
        _deployArbiter(other);
    }

    // ---------------------------------------------------------------- helpers

    function _version() internal pure virtual returns (string memory) {
        return "3.0";
    }

    function _challengeWrongResult() private {
        _finalize(matchId, B);
        _challenge(alice, matchId);
    }

    /// @dev With bets of 1 WETH, 60 days before its end, a second after its start.
    function _challengeAMatchClosedByHand(Outcome outcome) private returns (uint64 end) {
        end = START + 60 days;
        vm.prank(operator);
        matchId = pool.createMatch(NAME, START, end, MIN_BET, MAX_BET);
        _bet(alice, matchId, 1 ether, A);
        _bet(bob, matchId, 1 ether, B);
        vm.warp(START + 1);
        vm.startPrank(operator);
        pool.closeBetting(matchId);
        if (outcome == Outcome.Void) pool.voidMatch(matchId);
        else pool.finalizeMatch(matchId, uint8(outcome));
        vm.stopPrank();
        _challenge(carol, matchId);
    }

    function _ask() private returns (bytes32 questionId) {
        vm.prank(stranger);
        questionId = arbiter.ask(matchId, 0);
        assertEq(arbiter.questionOf(matchId), questionId);
    }

    function _setFee(uint256 fee) private {
        vm.prank(arbitrator);
        reality.setQuestionFee(fee);
    }

    function _allowAll(address who) private {
        vm.prank(who);
        weth.approve(address(arbiter), type(uint256).max);
    }

    function _expectFeeAboveMaximum(uint256 fee, uint256 maxFee) private {
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.FeeAboveMaximum.selector, fee, maxFee));
    }

    function _answer(address who, bytes32 questionId, bytes32 answer, uint256 bond) private {
        vm.prank(who);
        reality.submitAnswerERC20(questionId, answer, 0, bond);
    }

    /// @dev Voids a match with 500 WETH on day 1 and challenges the void.
    function _voidAMatchIn180Days() private returns (uint256 snapshot) {
        vm.prank(operator);
        matchId = pool.createMatch(NAME, NOW + 179 days, NOW + 180 days, MIN_BET, 500 ether);
        _bet(alice, matchId, 500 ether, A);
        skip(1 days);
        _void(matchId);
        assertEq(pool.challengeBond(matchId), 0.01 ether);
        _challenge(carol, matchId);
        return vm.snapshotState();
    }

    function _expectRefundsAfterTheRulingPeriod() private {
        assertEq(pool.getMatch(matchId).ruleBy, NOW + 1 days + RULING_PERIOD);
        vm.warp(NOW + 1 days + RULING_PERIOD);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 500 ether, "after one ruling period");
        assertEq(pool.accruedFees(), 0, "the bond is burned");
    }

    /// @dev Pays out a question that bob answered with B for `bond`, and alice with A for twice as much.
    function _claimAnswers(bytes32 questionId, uint256 bond) private {
        bytes32[] memory hashes = new bytes32[](2);
        address[] memory people = new address[](2);
        uint256[] memory bonds = new uint256[](2);
        bytes32[] memory answers = new bytes32[](2);
        // The newest first: each hash is that of the history before the answer.
        hashes[0] = keccak256(abi.encodePacked(bytes32(0), TEAM_B, bond, bob, false));
        (people[0], people[1]) = (alice, bob);
        (bonds[0], bonds[1]) = (2 * bond, bond);
        (answers[0], answers[1]) = (TEAM_A, TEAM_B);
        reality.claimWinnings(questionId, hashes, people, bonds, answers);
    }

    function _expectNotChallenged() private {
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.NotChallenged.selector, matchId));
    }

    function _deployArbiter(address realityETH) private returns (address) {
        return
            deployCode("RealityArbiter.sol:RealityArbiter", abi.encode(address(pool), realityETH, arbitrator));
    }

    function _deployReality(address token) private returns (address) {
        string memory path = string.concat(BYTECODE, "RealityETH_ERC20-", _version(), ".bin");
        address library_ = _create(vm.parseBytes(vm.readFile(path)));
        bytes memory factoryCode =
            vm.parseBytes(vm.readFile(string.concat(BYTECODE, "RealityETH_ERC20_Factory.bin")));
        IRealityFactory factory =
            IRealityFactory(_create(abi.encodePacked(factoryCode, abi.encode(library_))));
        factory.createInstance(token);
        return factory.deployments(token);
    }

    function _create(bytes memory code) private returns (address created) {
        assembly ("memory-safe") {
            created := create(0, add(code, 0x20), mload(code))
        }
        require(created != address(0), "not created");
    }
}

contract RealityArbiterOnNewerVersionTest is RealityArbiterTest {
    function _version() internal pure override returns (string memory) {
        return "3.2";
    }
}

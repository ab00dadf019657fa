// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { IRealityArbiter } from "../src/interfaces/IRealityArbiter.sol";
import { IRealityETH } from "../src/interfaces/IRealityETH.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice What bettors and arbitrators do on Reality.eth.
interface IReality is IRealityETH {
    function submitAnswerERC20(bytes32 questionId, bytes32 answer, uint256 maxPrevious, uint256 tokens)
        external;
    function notifyOfArbitrationRequest(bytes32 questionId, address requester, uint256 maxPrevious) external;
    function submitAnswerByArbitrator(bytes32 questionId, bytes32 answer, address answerer) external;
    function setQuestionFee(uint256 fee) external;
    function getOpeningTS(bytes32 questionId) external view returns (uint32);
    function getTimeout(bytes32 questionId) external view returns (uint32);
    function getArbitrator(bytes32 questionId) external view returns (address);
    function getContentHash(bytes32 questionId) external view returns (bytes32);
    function getMinBond(bytes32 questionId) external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
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
    uint256 private constant BOND = 0.01 ether;

    IReality private reality;
    IRealityArbiter private arbiter;
    address private arbitrator = makeAddr("arbitrator");
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        reality = IReality(_deployReality(address(weth)));
        arbiter = IRealityArbiter(_deployArbiter(address(reality)));
        vm.prank(owner);
        pool.setArbiter(address(arbiter), 30 days);
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
        arbiter.settle(matchId);
        skip(1 days);
        vm.prank(stranger);
        arbiter.settle(matchId);
        assertEq(pool.getMatch(matchId).winner, A);
        assertEq(_claim(alice, matchId), 1.92 ether);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotChallenged.selector, matchId));
        arbiter.settle(matchId);
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
            arbiter.settle(matchId);
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
        arbiter.settle(matchId);
        skip(1);
        arbiter.settle(matchId);
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
        arbiter.settle(matchId);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_WhenAnsweredTooSoon_ItIsAskedAgain() public {
        _challengeWrongResult();
        bytes32 first = _ask();
        _answer(bob, first, TOO_SOON, BOND);
        skip(1 days);
        arbiter.settle(matchId);
        bytes32 second = arbiter.questionOf(matchId);
        assertNotEq(second, first);
        assertTrue(pool.getMatch(matchId).isChallenged);
        _answer(alice, second, TEAM_A, BOND);
        skip(1 days);
        arbiter.settle(matchId);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_WhenNobodyAnswers_MatchIsVoidedAfterThePeriod() public {
        _challengeWrongResult();
        _ask();
        skip(30 days);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 1 ether);
        vm.expectRevert("question must be finalized");
        arbiter.settle(matchId);
    }

    function test_WhenAVoidIsChallenged_QuestionOpensWhenAWinnerCanBeNamed() public {
        _void(matchId);
        _challenge(alice, matchId);
        bytes32 questionId = _ask();
        assertEq(reality.getOpeningTS(questionId), END + 1);
        vm.expectRevert("opening date must have passed");
        _answer(alice, questionId, TEAM_A, BOND);
        vm.warp(END + 1);
        _answer(alice, questionId, TEAM_A, BOND);
        skip(1 days);
        arbiter.settle(matchId);
        assertEq(pool.getMatch(matchId).winner, A);
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
            unicode"␟ipfs://rules"
        );
        assertEq(
            reality.getContentHash(questionId),
            keccak256(abi.encodePacked(arbiter.templateId(), uint32(start + 2), question))
        );
        assertEq(reality.getTimeout(questionId), 1 days);
        assertEq(reality.getArbitrator(questionId), arbitrator);
        assertEq(reality.getMinBond(questionId), BOND);
    }

    /// @dev Without a bound, the owner could publish rules whose escaped text costs more gas than a block has.
    function test_WhenTheOwnerPublishesTheCostliestRules_AnyoneCanAsk() public {
        string memory costliest = string(new bytes(pool.MAX_SOURCE_LENGTH()));
        vm.prank(owner);
        pool.publishRules(bytes32(0), costliest);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _challengeWrongResult();
        uint256 before = gasleft();
        _ask();
        assertLt(before - gasleft(), 3_000_000);
    }

    function testFuzz_WhenTheArbitratorTakesAFee_CallerPaysIt(uint256 fee) public {
        fee = bound(fee, 1, 1 ether);
        vm.prank(arbitrator);
        reality.setQuestionFee(fee);
        _challengeWrongResult();
        vm.expectRevert();
        vm.prank(carol);
        arbiter.ask(matchId);
        vm.startPrank(carol);
        weth.approve(address(arbiter), fee);
        arbiter.ask(matchId);
        vm.stopPrank();
        assertEq(weth.balanceOf(carol), FUNDS - fee);
        assertEq(reality.balanceOf(arbitrator), fee);
    }

    // ---------------------------------------------------------------- refusals

    function test_RevertWhen_NothingIsChallenged() public {
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.NotChallenged.selector, matchId));
        arbiter.ask(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        arbiter.ask(99);
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.NotAsked.selector, matchId));
        arbiter.settle(matchId);
    }

    function test_RevertWhen_AskedTwice() public {
        _challengeWrongResult();
        bytes32 questionId = _ask();
        vm.expectRevert(abi.encodeWithSelector(IRealityArbiter.AlreadyAsked.selector, questionId));
        arbiter.ask(matchId);
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

    function _ask() private returns (bytes32 questionId) {
        vm.prank(stranger);
        questionId = arbiter.ask(matchId);
        assertEq(arbiter.questionOf(matchId), questionId);
    }

    function _answer(address who, bytes32 questionId, bytes32 answer, uint256 bond) private {
        vm.prank(who);
        reality.submitAnswerERC20(questionId, answer, 0, bond);
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

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice Max gain, arbiter, house rules, and the lists of operators and bettors.
contract ResultSettingsTest is PoolTest {
    // ---------------------------------------------------------------- max gain

    function test_MaxGainAppliesToLaterMatches() public {
        uint256 before = _createMatch();
        vm.expectEmit(address(pool));
        emit IBettingPool.MaxGainUpdated(owner, 50, 1_000);
        _setMaxGain(1_000);
        assertEq(pool.maxGain(), 1_000);
        assertEq(pool.getMatch(before).maxGain, 50);
        assertEq(pool.getMatch(_createMatch()).maxGain, 1_000);
    }

    function test_MaxGainHasBounds() public {
        _setMaxGain(10);
        assertEq(pool.maxGain(), 10);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MaxGainOutOfRange.selector, 9));
        _setMaxGain(9);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MaxGainOutOfRange.selector, 1_001));
        _setMaxGain(1_001);
        assertEq(pool.MIN_MAX_GAIN(), 10);
        assertEq(pool.MAX_MAX_GAIN(), 1_000);
    }

    function test_RevertWhen_CallerIsNotTheOwner() public {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, operator);
        vm.startPrank(operator);
        vm.expectRevert(refusal);
        pool.setMaxGain(20);
        vm.expectRevert(refusal);
        pool.setArbiter(operator, 3 days);
        vm.expectRevert(refusal);
        pool.publishRules(bytes32(0), "");
        vm.stopPrank();
    }

    // ---------------------------------------------------------------- arbiter

    function test_ArbiterIsTheOwnerByDefault() public {
        assertEq(pool.arbiter(), owner);
        assertEq(pool.rulingPeriod(), 3 days);
        vm.prank(owner);
        pool.transferOwnership(alice);
        assertEq(pool.arbiter(), owner);
        vm.prank(alice);
        pool.acceptOwnership();
        assertEq(pool.arbiter(), alice);
    }

    function test_SetArbiter() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.ArbiterUpdated(owner, carol, 45 days);
        _setArbiter(carol, 45 days);
        assertEq(pool.arbiter(), carol);
        assertEq(pool.rulingPeriod(), 45 days);
        _setArbiter(address(0), 1 days);
        assertEq(pool.arbiter(), owner);
        assertEq(pool.rulingPeriod(), 1 days);
    }

    function test_RevertWhen_RulingPeriodIsOutOfRange() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.RulingPeriodOutOfRange.selector, 1 days - 1));
        _setArbiter(carol, 1 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.RulingPeriodOutOfRange.selector, 45 days + 1));
        _setArbiter(carol, 45 days + 1);
        assertEq(pool.MIN_RULING_PERIOD(), 1 days);
        assertEq(pool.MAX_RULING_PERIOD(), 45 days);
    }

    function test_RevertWhen_ThereIsAMatch() public {
        _createMatch();
        vm.expectRevert(IBettingPool.ArbiterFixed.selector);
        _setArbiter(carol, 3 days);
    }

    // ---------------------------------------------------------------- rules

    function test_MatchKeepsTheRulesOfItsCreation() public {
        uint256 without = _createMatch();
        vm.expectEmit(address(pool));
        emit IBettingPool.RulesPublished(1, owner, keccak256("one"), "ipfs://one");
        _publish("one");
        uint256 first = _createMatch();
        vm.expectEmit(address(pool));
        emit IBettingPool.RulesPublished(2, owner, keccak256("two"), "ipfs://two");
        _publish("two");
        uint256 second = _createMatch();
        _expectRules(without, 0, "");
        _expectRules(first, keccak256("one"), "ipfs://one");
        _expectRules(second, keccak256("two"), "ipfs://two");
        _void(first);
        _expectRules(first, keccak256("one"), "ipfs://one");
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        pool.rulesOf(99);
    }

    // ---------------------------------------------------------------- operators

    function test_OperatorsAreListed() public {
        vm.startPrank(owner);
        pool.setOperator(carol, true);
        pool.setOperator(carol, true);
        assertEq(pool.getOperators().length, 2);
        assertEq(pool.getOperators()[0], operator);
        assertEq(pool.getOperators()[1], carol);
        pool.setOperator(operator, false);
        pool.setOperator(operator, false);
        vm.stopPrank();
        assertEq(pool.getOperators().length, 1);
        assertEq(pool.getOperators()[0], carol);
        assertFalse(pool.isOperator(operator));
    }

    // ---------------------------------------------------------------- bettors

    function test_BettorsAreListedOnceNewestFirst() public {
        (address[] memory none, address end) = pool.getBettors(address(0), 10);
        assertEq(none.length, 0);
        assertEq(end, address(0));
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _bet(carol, matchId, 1 ether, A);
        _bet(alice, matchId, 1 ether, A);
        _bet(alice, _createMatch(), 1 ether, B);

        _expectBettors(address(0), 10, _addresses(carol, bob, alice), address(0));
        _expectBettors(address(0), 3, _addresses(carol, bob, alice), address(0));
        _expectBettors(address(0), 2, _addresses(carol, bob), alice);
        _expectBettors(alice, 2, _addresses(alice), address(0));
        _expectBettors(bob, 1, _addresses(bob), alice);
        _expectBettors(address(0), 0, new address[](0), carol);
        _expectBettors(stranger, 10, new address[](0), address(0));
    }

    function testFuzz_RulesAddressOfUpTo200Bytes(uint256 length) public {
        string memory uri = string(new bytes(bound(length, 0, 200)));
        vm.prank(owner);
        pool.publishRules(bytes32(0), uri);
        _expectRules(_createMatch(), bytes32(0), uri);
    }

    function test_RevertWhen_RulesAddressHas201Bytes() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.SourceTooLong.selector, 201));
        vm.prank(owner);
        pool.publishRules(bytes32(0), string(new bytes(201)));
    }

    // ---------------------------------------------------------------- helpers

    function _setMaxGain(uint16 gain) private {
        vm.prank(owner);
        pool.setMaxGain(gain);
    }

    function _setArbiter(address account, uint32 period) private {
        vm.prank(owner);
        pool.setArbiter(account, period);
    }

    function _publish(string memory name) private {
        vm.prank(owner);
        pool.publishRules(keccak256(bytes(name)), string.concat("ipfs://", name));
    }

    function _expectRules(uint256 matchId, bytes32 hash, string memory uri) private view {
        (bytes32 actualHash, string memory actualUri) = pool.rulesOf(matchId);
        assertEq(actualHash, hash);
        assertEq(actualUri, uri);
    }

    function _expectBettors(address cursor, uint256 limit, address[] memory expected, address expectedNext)
        private
        view
    {
        (address[] memory bettors, address next) = pool.getBettors(cursor, limit);
        assertEq(bettors, expected);
        assertEq(next, expectedNext);
    }

    function _addresses(address a) private pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = a;
    }

    function _addresses(address a, address b) private pure returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (a, b);
    }

    function _addresses(address a, address b, address c) private pure returns (address[] memory list) {
        list = new address[](3);
        (list[0], list[1], list[2]) = (a, b, c);
    }
}

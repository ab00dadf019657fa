// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract SlowArbiter {
    // solhint-disable-next-line immutable-vars-naming
    uint256 public immutable MIN_RULING_PERIOD;

    constructor(uint256 minRulingPeriod) {
        MIN_RULING_PERIOD = minRulingPeriod;
    }
}

/// @notice Max gain, arbiter, bonds, house rules, and the lists of operators and bettors.
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
    }

    function test_RevertWhen_CallerIsNotTheOwner() public {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, operator);
        vm.startPrank(operator);
        vm.expectRevert(refusal);
        pool.setMaxGain(20);
        vm.expectRevert(refusal);
        pool.setMinBond(1 ether);
        vm.expectRevert(refusal);
        pool.setArbiter(operator, 3 days);
        vm.expectRevert(refusal);
        pool.publishRules(bytes32(0), "");
        vm.stopPrank();
    }

    // ---------------------------------------------------------------- arbiter

    function test_ArbiterIsTheOwnerByDefault() public {
        assertEq(pool.arbiter(), owner);
        assertEq(pool.rulingPeriod(), 7 days);
        vm.prank(owner);
        pool.transferOwnership(alice);
        assertEq(pool.arbiter(), owner);
        vm.prank(alice);
        pool.acceptOwnership();
        assertEq(pool.arbiter(), alice);
    }

    function test_SetArbiter() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.ArbiterUpdated(owner, carol, 180 days);
        _setArbiter(carol, 180 days);
        assertEq(pool.arbiter(), carol);
        assertEq(pool.rulingPeriod(), 180 days);
        _setArbiter(address(0), 1 days);
        assertEq(pool.arbiter(), owner);
        assertEq(pool.rulingPeriod(), 1 days);
    }

    function test_RevertWhen_RulingPeriodIsOutOfRange() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.RulingPeriodOutOfRange.selector, 1 days - 1));
        _setArbiter(carol, 1 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.RulingPeriodOutOfRange.selector, 180 days + 1));
        _setArbiter(carol, 180 days + 1);
    }

    function test_RevertWhen_RulingPeriodIsBelowWhatTheArbiterPublishes() public {
        address slow = address(new SlowArbiter(30 days));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.RulingPeriodOutOfRange.selector, 30 days - 1));
        _setArbiter(slow, 30 days - 1);
        _setArbiter(slow, 30 days);
        assertEq(pool.rulingPeriod(), 30 days);
        // A contract that publishes none, such as a Safe.
        _setArbiter(address(lens), 1 days);
        // 0 NOT 0 MSTORE 32 0 REVERT: reverts with a number.
        vm.etch(carol, hex"5f195f5260205ffd");
        _setArbiter(carol, 1 days);
        assertEq(pool.rulingPeriod(), 1 days);
    }

    function testFuzz_RevertWhen_ArbiterPublishesMoreThanIsAllowed(uint256 least, uint32 period) public {
        address slow = address(new SlowArbiter(bound(least, 180 days + 1, type(uint256).max)));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.RulingPeriodOutOfRange.selector, period));
        _setArbiter(slow, period);
    }

    function test_RevertWhen_ThereIsAMatch() public {
        _createMatch();
        vm.expectRevert(IBettingPool.ArbiterFixed.selector);
        _setArbiter(carol, 3 days);
    }

    // ---------------------------------------------------------------- time to challenge

    function test_WithAForeignArbiter_WindowIsAnHourAtLeast() public {
        _setWindow(1 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.DisputeWindowTooShort.selector, 1 hours - 1));
        _setArbiter(carol, 7 days);
        _setWindow(1 hours);
        _setArbiter(carol, 7 days);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.DisputeWindowTooShort.selector, 1 hours - 1));
        _setWindow(1 hours - 1);
        _setWindow(1 hours);
        assertEq(pool.disputeWindow(), 1 hours);
    }

    /// @dev An owner who is named is foreign too: the ownership can be handed over.
    function test_WithTheOwnerNamed_WindowIsAnHourAtLeast() public {
        _setArbiter(owner, 7 days);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.DisputeWindowTooShort.selector, 0));
        _setWindow(0);
    }

    function test_WithTheOwnerAsArbiter_WindowMayBeZero() public {
        _setArbiter(carol, 7 days);
        _setArbiter(address(0), 7 days);
        _setWindow(0);
        _setArbiter(address(0), 7 days);
        assertEq(pool.disputeWindow(), 0);
    }

    // ---------------------------------------------------------------- min bond

    function test_MinBondHasBounds() public {
        assertEq(pool.minBond(), 0.01 ether);
        vm.expectEmit(address(pool));
        emit IBettingPool.MinBondUpdated(owner, 0.01 ether, 1 ether);
        _setMinBond(1 ether);
        assertEq(pool.minBond(), 1 ether);
        _setMinBond(0.01 ether);
        assertEq(pool.minBond(), 0.01 ether);
        uint96[2] memory outside = [uint96(0.01 ether - 1), 1 ether + 1];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.MinBondOutOfRange.selector, outside[i]));
            _setMinBond(outside[i]);
        }
    }

    /// @dev The settings in the same slot stay.
    function testFuzz_SetsTheMinBond(uint96 bond) public {
        bool isInRange = bond >= 0.01 ether && bond <= 1 ether;
        if (!isInRange) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.MinBondOutOfRange.selector, bond));
        }
        _setMinBond(bond);
        bond = uint96(bound(bond, 0.01 ether, 1 ether));
        _setMinBond(bond);
        assertEq(pool.minBond(), bond);
        assertEq(pool.challengeBond(_createMatch()), bond);
        assertEq(pool.disputeWindow(), WINDOW);
        assertEq(pool.liveCap(), 1_000);
        assertEq(pool.maxGain(), 50);
        assertEq(pool.getProtocolFee(), 800);
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
        (address[] memory none, address end) = lens.getBettors(address(0), 10);
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
        string memory uri = _text(bound(length, 0, 200));
        vm.prank(owner);
        pool.publishRules(bytes32(0), uri);
        _expectRules(_createMatch(), bytes32(0), uri);
    }

    function test_RevertWhen_RulesAddressHas201Bytes() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.SourceTooLong.selector, 201));
        vm.prank(owner);
        pool.publishRules(bytes32(0), _text(201));
    }

    // ---------------------------------------------------------------- helpers

    function _setMaxGain(uint16 gain) private {
        vm.prank(owner);
        pool.setMaxGain(gain);
    }

    function _setMinBond(uint96 bond) private {
        vm.prank(owner);
        pool.setMinBond(bond);
    }

    function _setWindow(uint32 window) private {
        vm.prank(owner);
        pool.setDisputeWindow(window);
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
        (address[] memory bettors, address next) = lens.getBettors(cursor, limit);
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

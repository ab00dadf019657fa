// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { stdError } from "forge-std/StdError.sol";
import { Match, Outcome, UserBet } from "../src/interfaces/IBettingPool.sol";
import { PackedPosition } from "../src/interfaces/ILens.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice The raw reads, and what the lens makes of them. `script/storageLayout.test.ts` compares the positions with the
/// compiler's.
contract StateLibraryTest is PoolTest {
    // ---------------------------------------------------------------- extsload

    function testFuzz_Extsload_IsTheStorage(bytes32 slot, bytes32 value) public {
        vm.store(address(pool), slot, value);
        assertEq(pool.extsload(slot), value);
    }

    function testFuzz_Extsload_OfARange(uint256 start, uint256 count) public {
        count = bound(count, 0, 20);
        start = bound(start, 0, type(uint256).max - 20);
        for (uint256 i = 0; i < count; ++i) {
            vm.store(address(pool), bytes32(start + i), keccak256(abi.encode(i)));
        }
        bytes32[] memory words = pool.extsload(bytes32(start), count);
        assertEq(words.length, count);
        for (uint256 i = 0; i < count; ++i) {
            assertEq(words[i], keccak256(abi.encode(i)));
        }
    }

    function testFuzz_Extsload_OfAList(bytes32[] memory slots) public {
        for (uint256 i = 0; i < slots.length; ++i) {
            vm.store(address(pool), slots[i], keccak256(abi.encode(slots[i])));
        }
        bytes32[] memory words = pool.extsload(slots);
        assertEq(words.length, slots.length);
        for (uint256 i = 0; i < slots.length; ++i) {
            assertEq(words[i], keccak256(abi.encode(slots[i])));
        }
    }

    function test_Extsload_RevertWhen_RangePassesTheLastSlot() public {
        assertEq(pool.extsload(bytes32(type(uint256).max), 1).length, 1);
        vm.expectRevert(stdError.arithmeticError);
        pool.extsload(bytes32(type(uint256).max), 2);
    }

    /// @dev Everything in storage is public on any chain. Nobody can write, or make the pool call somebody.
    function testFuzz_Extsload_OnlyReads(bytes32 slot) public {
        vm.record();
        vm.startStateDiffRecording();
        pool.extsload(slot);
        pool.extsload(slot, 0);
        pool.extsload(new bytes32[](1));
        assertEq(vm.stopAndReturnStateDiff().length, 3, "calls");
        (bytes32[] memory reads, bytes32[] memory writes) = vm.accesses(address(pool));
        assertEq(reads.length, 2);
        assertEq(reads[0], slot);
        assertEq(reads[1], 0);
        assertEq(writes.length, 0);
    }

    // ---------------------------------------------------------------- the lens

    /// @dev Solidity stores a string of 31 bytes in one word, and one of 32 bytes elsewhere.
    function test_NamesOfAnyLength() public {
        for (uint256 length = 1; length <= 100; ++length) {
            vm.prank(operator);
            uint256 matchId = pool.createMatch(_text(length), START, END, MIN_BET, MAX_BET);
            Match memory m = lens.matches(_list(matchId))[0];
            assertEq(m.name, _text(length));
            assertEq(abi.encode(m), abi.encode(pool.getMatch(matchId)));
        }
    }

    /// @dev After any history, the lens returns what the pool returns.
    function testFuzz_LensSaysWhatThePoolSays(uint256 seed) public {
        address[3] memory people = [alice, bob, carol];
        _createMatch();
        for (uint256 i = 0; i < 60; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            _act(seed, people[(seed >> 8) % 3]);
        }
        uint256 count = pool.getNextMatchId() - 1;
        (Match[] memory matches, uint256 end) = lens.getMatches(0, type(uint256).max);
        assertEq(matches.length, count);
        assertEq(end, 0);
        for (uint256 i = 0; i < count; ++i) {
            assertEq(abi.encode(matches[i]), abi.encode(pool.getMatch(count - i)));
        }
        for (uint256 i = 0; i < 3; ++i) {
            _expectSame(people[i]);
        }
    }

    function _expectSame(address user) private view {
        uint256[] memory history = pool.getUserBetHistory(user);
        (UserBet[] memory bets,) = lens.getUserBets(user, 0, type(uint256).max);
        address[] memory accounts = new address[](1);
        accounts[0] = user;
        PackedPosition[] memory positions = lens.positions(accounts, _list(0), _list(history.length));
        assertEq(lens.getUserBetCount(user), history.length);
        assertEq(bets.length, history.length);
        for (uint256 i = 0; i < history.length; ++i) {
            (uint256 amount, uint8 prediction, bool claimed) = pool.getUserBet(history[i], user);
            assertEq(abi.encode(bets[i].matchInfo), abi.encode(pool.getMatch(history[i])));
            assertEq(bets[i].amount, amount);
            assertEq(bets[i].prediction, prediction);
            assertEq(bets[i].claimed, claimed);
            uint256 word = PackedPosition.unwrap(positions[i]);
            assertEq(uint256(uint88(word)) + uint88(word >> 88), amount);
            assertEq(uint88(word >> 88), bets[i].liveAmount);
            assertEq(uint48(word >> 176), history[i]);
            assertEq(uint8(word >> 224), prediction);
            assertEq(word >> 232, claimed ? bets[i].claimedByOther ? 2 : 1 : 0);
        }
    }

    /// @dev Tries one of the pool's functions on a random match. Many are refused.
    function _act(uint256 seed, address user) private {
        uint256 matchId = 1 + (seed >> 16) % (pool.getNextMatchId() - 1);
        uint256 action = seed % 16;
        uint64 start = uint64(vm.getBlockTimestamp() + (seed >> 32) % 4 hours);
        bytes memory data;
        if (action < 6) {
            uint256 amount = MIN_BET + (seed >> 64) % (MAX_BET / 4);
            data = abi.encodeCall(pool.placeBet, (matchId, amount, uint8(1 + (seed >> 24) % 2)));
        } else if (action == 6) {
            user = operator;
            string memory name = _text(1 + (seed >> 64) % 100);
            data = abi.encodeCall(pool.createMatch, (name, start, start + 2 hours, MIN_BET, MAX_BET));
        } else if (action == 7) {
            skip((seed >> 64) % 8 hours);
            return;
        } else if (action == 8) {
            data = abi.encodeCall(pool.claimWinnings, (matchId));
        } else if (action == 9) {
            data = abi.encodeCall(pool.claimFor, (alice, _list(matchId)));
        } else if (action == 10) {
            data = abi.encodeCall(pool.challengeResult, (matchId, _outcomeOf(matchId)));
        } else if (action == 11) {
            user = owner;
            data = abi.encodeCall(pool.rule, (matchId, Outcome(1 + (seed >> 64) % 3)));
        } else {
            user = operator;
            if (action == 12) data = abi.encodeCall(pool.closeBetting, (matchId));
            else if (action == 13) data = abi.encodeCall(pool.voidMatch, (matchId));
            else data = abi.encodeCall(pool.finalizeMatch, (matchId, uint8(1 + (seed >> 64) % 2)));
        }
        vm.prank(user);
        // solhint-disable-next-line avoid-low-level-calls
        (bool ok,) = address(pool).call(data);
        ok;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SlotDerivation } from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

import { IBettingPool, Match } from "../interfaces/IBettingPool.sol";
import { Bet } from "../types/Bet.sol";
import { Bettor } from "../types/Bettor.sol";
import { Challenge } from "../types/Challenge.sol";
import { Record } from "../types/Record.sol";
import { Slot0 } from "../types/Slot0.sol";
import { Slot1 } from "../types/Slot1.sol";
import { Terms } from "../types/Terms.sol";
import { Treasury } from "../types/Treasury.sol";
import { MatchView } from "./MatchView.sol";

/// @title The betting pool's storage layout, for readers outside the pool
/// @notice Reads through `extsload`. `script/storageLayout.test.ts` compares the positions with the compiler's.
library StateLibrary {
    using SlotDerivation for bytes32;

    // Positions of the pool's variables.
    bytes32 internal constant TREASURY = bytes32(uint256(2));
    /// @dev uint96 bonds | address tournament
    bytes32 internal constant BONDS = bytes32(uint256(3));
    bytes32 internal constant MATCHES = bytes32(uint256(9));
    bytes32 internal constant RESULT_SOURCES = bytes32(uint256(10));
    bytes32 internal constant SUCCESSORS = bytes32(uint256(11));
    bytes32 internal constant BETTORS = bytes32(uint256(12));
    /// @dev uint48 newestOpenMatchId | uint48 nextMatchId | address newestBettor
    bytes32 internal constant NEWEST = bytes32(uint256(13));

    // Positions in `MatchState`.
    uint256 internal constant SLOT0 = 0;
    uint256 internal constant SLOT1 = 1;
    uint256 internal constant TERMS = 2;
    uint256 internal constant RECORD = 3;
    uint256 internal constant CHALLENGE = 4;
    uint256 internal constant NAME = 5;
    uint256 internal constant POSITIONS = 6;

    // ---------------------------------------------------------------- the pool

    function treasury(IBettingPool pool) internal view returns (Treasury) {
        return Treasury.wrap(uint256(pool.extsload(TREASURY)));
    }

    /// @notice Returns the bonds of all challenged matches, in wei.
    function bonds(IBettingPool pool) internal view returns (uint256) {
        return uint256(pool.extsload(BONDS)) >> 160;
    }

    /// @notice Returns the newest bettor, the next match's id, and the newest open match's id or 0.
    function newest(IBettingPool pool)
        internal
        view
        returns (address bettor_, uint256 nextMatchId, uint256 openMatchId)
    {
        uint256 word = uint256(pool.extsload(NEWEST));
        return (address(uint160(word)), uint48(word >> 160), word >> 208);
    }

    // ---------------------------------------------------------------- matches

    function slot0(IBettingPool pool, uint256 matchId) internal view returns (Slot0) {
        return Slot0.wrap(uint256(pool.extsload(_match(matchId).offset(SLOT0))));
    }

    function slot1(IBettingPool pool, uint256 matchId) internal view returns (Slot1) {
        return Slot1.wrap(uint256(pool.extsload(_match(matchId).offset(SLOT1))));
    }

    function record(IBettingPool pool, uint256 matchId) internal view returns (Record) {
        return Record.wrap(uint256(pool.extsload(_match(matchId).offset(RECORD))));
    }

    /// @notice Returns a match as `getMatch` does, all zero if it does not exist.
    function readMatch(IBettingPool pool, uint256 matchId) internal view returns (Match memory) {
        bytes32 position = _match(matchId);
        bytes32[] memory words = pool.extsload(position, POSITIONS);
        return MatchView.toMatch(
            matchId,
            _string(pool, position.offset(NAME), words[NAME]),
            Slot0.wrap(uint256(words[SLOT0])),
            Slot1.wrap(uint256(words[SLOT1])),
            Terms.wrap(uint256(words[TERMS])),
            Record.wrap(uint256(words[RECORD])),
            Challenge.wrap(uint256(words[CHALLENGE]))
        );
    }

    function resultSource(IBettingPool pool, uint256 matchId) internal view returns (string memory) {
        bytes32 position = RESULT_SOURCES.deriveMapping(matchId);
        return _string(pool, position, pool.extsload(position));
    }

    function successor(IBettingPool pool, uint256 matchId) internal view returns (uint256) {
        return uint256(pool.extsload(SUCCESSORS.deriveMapping(matchId)));
    }

    // ---------------------------------------------------------------- bettors

    function bettor(IBettingPool pool, address account) internal view returns (Bettor) {
        return Bettor.wrap(uint256(pool.extsload(BETTORS.deriveMapping(account))));
    }

    function bet(IBettingPool pool, uint256 matchId, address account) internal view returns (Bet) {
        bytes32 position = _match(matchId).offset(POSITIONS).deriveMapping(account);
        return Bet.wrap(uint256(pool.extsload(position)));
    }

    // ---------------------------------------------------------------- internals

    function _match(uint256 matchId) private pure returns (bytes32) {
        return MATCHES.deriveMapping(matchId);
    }

    /// @dev Solidity keeps a string of up to 31 bytes in its word, beside twice the length. A longer one has twice the length
    /// plus 1 there, and its bytes from the hash of the word's position on.
    function _string(IBettingPool pool, bytes32 position, bytes32 word) private view returns (string memory) {
        bool isLong = uint256(word) & 1 == 1;
        uint256 length = isLong ? uint256(word) >> 1 : uint8(uint256(word)) >> 1;
        bytes memory text = isLong
            ? abi.encodePacked(pool.extsload(position.deriveArray(), Math.ceilDiv(length, 32)))
            : abi.encodePacked(word);
        assembly ("memory-safe") {
            mstore(text, length)
        }
        return string(text);
    }
}

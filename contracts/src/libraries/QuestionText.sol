// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";

import { Match } from "../interfaces/IBettingPool.sol";

/// @title The question that Reality.eth is asked about a match
/// @notice A template in JSON and its parameters, separated by U+241F. Names are escaped, so that no name can add outcomes,
/// end the question early, or shift the parameters.
library QuestionText {
    string internal constant TEMPLATE =
        "{\"title\": \"Who won match %s of the Clutchpool betting pool at %s on chain %s, named \\\"%s\\\", with its start at unix time %s? Team A is the side named first, Team B the side named second. Void if it was called off or has no winner by the house rules (%s, keccak256 hash %s).\", \"type\": \"single-select\", \"outcomes\": [\"Team A\", \"Team B\", \"Void\"], \"category\": \"esports\", \"lang\": \"en\"}";

    bytes16 private constant HEX = "0123456789abcdef";
    string private constant SEPARATOR = unicode"␟";

    /// @notice Returns the parameters of a match's question.
    /// @param rulesHash keccak-256 of the house rules' text, zero without rules
    /// @param rulesUri where the text is, may be empty
    function parameters(Match memory m, address pool, bytes32 rulesHash, string memory rulesUri)
        internal
        view
        returns (string memory)
    {
        string memory place = string.concat(
            Strings.toString(m.id),
            SEPARATOR,
            Strings.toChecksumHexString(pool),
            SEPARATOR,
            Strings.toString(block.chainid)
        );
        return string.concat(
            place,
            SEPARATOR,
            escape(m.name),
            SEPARATOR,
            Strings.toString(m.startTime),
            SEPARATOR,
            escape(rulesUri),
            SEPARATOR,
            Strings.toHexString(uint256(rulesHash), 32)
        );
    }

    /// @notice Escapes quotes, backslashes, control characters and U+241F for a JSON string. Bytes that are no UTF-8 become
    /// U+FFFD.
    function escape(string memory text) internal pure returns (string memory) {
        bytes memory source = bytes(text);
        // Each byte becomes at most six.
        bytes memory target = new bytes(source.length * 6);
        uint256 length = 0;
        uint256 next = 0;
        for (uint256 i = 0; i < source.length; i = next) {
            uint256 size = _sequenceAt(source, i);
            next = i + (size == 0 ? 1 : size);
            bytes1 char = source[i];
            if (size == 0) {
                length = _append(target, length, "\\ufffd");
            } else if (size == 3 && _isSeparatorAt(source, i)) {
                length = _append(target, length, "\\u241f");
            } else if (char == "\"" || char == "\\") {
                target[length++] = "\\";
                target[length++] = char;
            } else if (uint8(char) < 0x20 || char == 0x7f) {
                length = _append(target, length, "\\u00");
                target[length++] = HEX[uint8(char) >> 4];
                target[length++] = HEX[uint8(char) & 15];
            } else {
                for (uint256 j = i; j < next; ++j) {
                    target[length++] = source[j];
                }
            }
        }
        assembly ("memory-safe") {
            mstore(target, length)
        }
        return string(target);
    }

    function _append(bytes memory target, uint256 at, bytes memory text) private pure returns (uint256) {
        for (uint256 i = 0; i < text.length; ++i) {
            target[at + i] = text[i];
        }
        return at + text.length;
    }

    /// @dev U+241F is E2 90 9F in UTF-8.
    function _isSeparatorAt(bytes memory text, uint256 i) private pure returns (bool) {
        return text[i] == 0xe2 && text[i + 1] == 0x90 && text[i + 2] == 0x9f;
    }

    /// @dev Returns the number of bytes of the UTF-8 sequence at `i`, 0 if it is invalid. Source: RFC 3629, section 4.
    function _sequenceAt(bytes memory text, uint256 i) private pure returns (uint256 size) {
        uint8 first = uint8(text[i]);
        if (first < 0x80) return 1;
        if (first < 0xc2 || first > 0xf4) return 0;
        size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        if (i + size > text.length) return 0;
        // The second byte's range excludes overlong forms, surrogates, and code points above U+10FFFF.
        uint8 low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
        uint8 high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
        for (uint256 j = i + 1; j < i + size; ++j) {
            uint8 char = uint8(text[j]);
            if (char < low || char > high) return 0;
            (low, high) = (0x80, 0xbf);
        }
    }
}

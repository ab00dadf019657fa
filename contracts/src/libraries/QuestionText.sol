// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";

/// @title The question that Reality.eth is asked about a match
/// @notice A template in JSON and its parameters, separated by U+241F. Names are escaped, so that no name can add outcomes,
/// end the question early, or shift the parameters.
library QuestionText {
    string internal constant TEMPLATE =
        "{\"title\": \"Who won match %s of the Clutchpool betting pool at %s on chain %s, named \\\"%s\\\"? Team A is the side named first, Team B the side named second. Void if it was called off or has no winner by the house rules (%s).\", \"type\": \"single-select\", \"outcomes\": [\"Team A\", \"Team B\", \"Void\"], \"category\": \"esports\", \"lang\": \"en\"}";

    bytes16 private constant HEX = "0123456789abcdef";
    string private constant SEPARATOR = unicode"␟";

    /// @notice Returns the parameters of a match's question.
    /// @param rules URI of the house rules, may be empty
    function parameters(
        uint256 chainId,
        address pool,
        uint256 matchId,
        string memory name,
        string memory rules
    ) internal pure returns (string memory) {
        return string.concat(
            Strings.toString(matchId),
            SEPARATOR,
            Strings.toChecksumHexString(pool),
            SEPARATOR,
            Strings.toString(chainId),
            SEPARATOR,
            escape(name),
            SEPARATOR,
            escape(rules)
        );
    }

    /// @notice Escapes quotes, backslashes, control characters and U+241F for a JSON string.
    function escape(string memory text) internal pure returns (string memory) {
        bytes memory source = bytes(text);
        // Each byte becomes at most six.
        bytes memory target = new bytes(source.length * 6);
        uint256 length = 0;
        for (uint256 i = 0; i < source.length; ++i) {
            bytes1 char = source[i];
            if (_isSeparatorAt(source, i)) {
                length = _append(target, length, "\\u241f");
                i += 2;
            } else if (char == "\"" || char == "\\") {
                target[length++] = "\\";
                target[length++] = char;
            } else if (uint8(char) < 0x20 || char == 0x7f) {
                length = _append(target, length, "\\u00");
                target[length++] = HEX[uint8(char) >> 4];
                target[length++] = HEX[uint8(char) & 15];
            } else {
                target[length++] = char;
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
        return i + 2 < text.length && text[i] == 0xe2 && text[i + 1] == 0x90 && text[i + 2] == 0x9f;
    }
}

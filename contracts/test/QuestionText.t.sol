// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { QuestionText } from "../src/libraries/QuestionText.sol";

contract QuestionTextTest is Test {
    function test_TemplateIsASingleSelectQuestion() public pure {
        assertEq(vm.parseJsonString(QuestionText.TEMPLATE, ".type"), "single-select");
        string[] memory outcomes = vm.parseJsonStringArray(QuestionText.TEMPLATE, ".outcomes");
        assertEq(outcomes.length, 3);
        assertEq(outcomes[0], "Team A");
        assertEq(outcomes[1], "Team B");
        assertEq(outcomes[2], "Void");
    }

    function test_EscapesWhatWouldEndTheNameOrShiftTheParameters() public pure {
        assertEq(QuestionText.escape("T1 vs Gen.G"), "T1 vs Gen.G");
        assertEq(QuestionText.escape(""), "");
        assertEq(QuestionText.escape("\"\\"), "\\\"\\\\");
        assertEq(QuestionText.escape(unicode"a␟b"), "a\\u241fb");
        assertEq(QuestionText.escape(unicode"␟"), "\\u241f");
        assertEq(QuestionText.escape("\x00\x1f\x7f\n"), "\\u0000\\u001f\\u007f\\u000a");
        assertEq(QuestionText.escape(" ~"), " ~");
        // Neighbours of U+241F stay.
        _expectUnchanged(hex"e2909e");
        _expectUnchanged(hex"e2919f");
        _expectUnchanged(hex"e3909f");
    }

    /// @dev The first and the last sequence of each length, around the surrogates, and the last code point.
    function test_KeepsUtf8() public pure {
        _expectUnchanged(hex"c280dfbf");
        _expectUnchanged(hex"e0a080ed9fbfee8080efbfbf");
        _expectUnchanged(hex"f0908080f3bfbfbff48fbfbf");
    }

    /// @dev Each byte of an invalid sequence is replaced by itself.
    function test_ReplacesWhatIsNoUtf8() public pure {
        bytes[15] memory invalid = [
            bytes(hex"80"),
            hex"bf",
            hex"c0bf",
            hex"c1bf",
            hex"c27f",
            hex"c2c0",
            hex"e09fbf",
            hex"eda080",
            hex"e29041",
            hex"e290c0",
            hex"e290",
            hex"f08fbfbf",
            hex"f4908080",
            hex"f5808080",
            hex"ff"
        ];
        for (uint256 i = 0; i < invalid.length; ++i) {
            string memory expected = "";
            for (uint256 j = 0; j < invalid[i].length; ++j) {
                bytes1 char = invalid[i][j];
                if (char == 0x41) expected = string.concat(expected, "A");
                else expected = string.concat(expected, char == 0x7f ? "\\u007f" : "\\ufffd");
            }
            assertEq(QuestionText.escape(string(invalid[i])), expected, vm.toString(i));
        }
    }

    function testFuzz_AnyBytesBecomeValidJson(bytes calldata name) public pure {
        string memory json =
            string.concat("{\"name\":\"", QuestionText.escape(string(name)), "\",\"rest\":\"kept\"}");
        vm.parseJsonString(json, ".name");
        assertEq(vm.parseJsonString(json, ".rest"), "kept");
    }

    function _expectUnchanged(bytes memory text) private pure {
        assertEq(bytes(QuestionText.escape(string(text))), text);
    }

    function testFuzz_EscapedNameReadsAsTheName(bytes memory name) public pure {
        // ASCII with many quotes and backslashes.
        for (uint256 i = 0; i < name.length; ++i) {
            uint8 char = uint8(name[i]);
            name[i] = char > 0xe0 ? bytes1("\"") : char > 0xc0 ? bytes1("\\") : bytes1(char & 0x7f);
        }
        string memory json = string.concat("{\"name\":\"", QuestionText.escape(string(name)), "\"}");
        assertEq(vm.parseJsonString(json, ".name"), string(name));
    }
}

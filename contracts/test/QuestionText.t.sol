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
        // Parts of U+241F stay.
        assertEq(bytes(QuestionText.escape(string(abi.encodePacked(hex"e290")))), hex"e290");
        assertEq(bytes(QuestionText.escape(string(abi.encodePacked(hex"e2909e")))), hex"e2909e");
        assertEq(bytes(QuestionText.escape(string(abi.encodePacked(hex"e2919f")))), hex"e2919f");
        assertEq(bytes(QuestionText.escape(string(abi.encodePacked(hex"e3909f")))), hex"e3909f");
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

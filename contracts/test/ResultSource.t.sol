// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract ResultSourceTest is PoolTest {
    string private constant PAGE = "https://lolesports.example/match/113";
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatch();
    }

    function test_IsEmptyAtFirst() public view {
        assertEq(lens.resultSourceOf(matchId), "");
    }

    function test_OperatorNamesAndRemovesIt() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.ResultSourceSet(matchId, operator, PAGE);
        _set(PAGE);
        assertEq(lens.resultSourceOf(matchId), PAGE);
        _set("");
        assertEq(lens.resultSourceOf(matchId), "");
    }

    function test_WhenCallerIsTheOwner() public {
        vm.prank(owner);
        pool.setResultSource(matchId, PAGE);
        assertEq(lens.resultSourceOf(matchId), PAGE);
    }

    function test_WhenPausedOrFinal() public {
        vm.prank(owner);
        pool.pause();
        _decide(matchId, A);
        _set(PAGE);
        assertEq(lens.resultSourceOf(matchId), PAGE);
    }

    function testFuzz_UpTo200Bytes(uint256 length) public {
        string memory uri = _text(bound(length, 0, 200));
        _set(uri);
        assertEq(lens.resultSourceOf(matchId), uri);
    }

    function test_RevertWhen_ItHas201Bytes() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.SourceTooLong.selector, 201));
        _set(_text(201));
    }

    function test_RevertWhen_CallerIsNoOperator() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, stranger));
        vm.prank(stranger);
        pool.setResultSource(matchId, PAGE);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        assertEq(lens.resultSourceOf(99), "");
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        vm.prank(operator);
        pool.setResultSource(99, PAGE);
    }

    function _set(string memory uri) private {
        vm.prank(operator);
        pool.setResultSource(matchId, uri);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { IPool } from "./utils/IPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";
import { RefusingToken } from "./utils/RefusingToken.sol";
import { StrayToken } from "./utils/StrayToken.sol";

contract EmergencyWithdrawTest is PoolTest {
    StrayToken private stray;

    function setUp() public override {
        super.setUp();
        stray = new StrayToken();
        stray.mint(address(pool), 5 ether);
        _createMatchWithBets(1 ether, 1 ether);
    }

    function test_SendsAStrayTokenToTheOwner() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.TokenRescued(owner, address(stray), 5 ether);
        _rescue(address(stray));
        assertEq(stray.balanceOf(owner), 5 ether);
        assertEq(stray.balanceOf(address(pool)), 0);
        assertEq(weth.balanceOf(address(pool)), 2 ether);
    }

    function test_WhenPaused() public {
        vm.prank(owner);
        pool.pause();
        _rescue(address(stray));
        assertEq(stray.balanceOf(owner), 5 ether);
    }

    function test_RevertWhen_ItIsTheBettingToken() public {
        _expectProtected(address(weth));
    }

    /// @dev Reverts for donated WETH too, and for a balance of 0.
    function test_RevertWhen_ItIsTheBettingTokenOfAnEmptyPool() public {
        _deployPool(address(weth));
        _expectProtected(address(weth));
        vm.prank(alice);
        weth.transfer(address(pool), 1 ether);
        _expectProtected(address(weth));
    }

    /// @dev Some tokens have a second address through a legacy contract.
    function test_RevertWhen_BettingTokenMovesUnderAnotherName() public {
        RefusingToken token = new RefusingToken();
        _deployPool(address(token));
        token.deposit{ value: 2 ether }();
        token.transfer(address(pool), 2 ether);
        stray.mint(address(pool), 2 ether);
        stray.onTransfer(address(token), abi.encodeCall(token.move, (address(pool), owner, 2 ether)));
        _expectProtected(address(stray));
    }

    function test_RevertWhen_BettingTokenBalanceGrows() public {
        vm.prank(alice);
        weth.transfer(address(stray), 1);
        stray.onTransfer(address(weth), abi.encodeCall(IERC20.transfer, (address(pool), 1)));
        _expectProtected(address(stray));
    }

    /// @dev The token owns the pool and withdraws fees during the transfer, which moves the betting token.
    function test_RevertWhen_TokenCallsBack() public {
        pool = IPool(deployCode("BettingPool.sol:BettingPool", abi.encode(address(weth), address(stray))));
        vm.prank(address(stray));
        pool.setOperator(operator, true);
        _fund(alice, 10 ether);
        _fund(bob, 10 ether);
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(pool.accruedFees(), 0.08 ether);
        stray.mint(address(pool), 1 ether);
        stray.onTransfer(address(pool), abi.encodeCall(pool.withdrawFees, (owner)));
        vm.expectRevert(IBettingPool.BettingTokenProtected.selector);
        vm.prank(address(stray));
        pool.emergencyWithdraw(address(stray));
    }

    function test_RevertWhen_ItIsNoToken() public {
        vm.expectRevert(bytes(""));
        _rescue(stranger);
    }

    function test_RevertWhen_CallerIsNotTheOwner() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, operator));
        vm.prank(operator);
        pool.emergencyWithdraw(address(stray));
    }

    function testFuzz_SendsAllOfIt(uint256 amount) public {
        amount = bound(amount, 0, type(uint256).max - 5 ether);
        stray.mint(address(pool), amount);
        _rescue(address(stray));
        assertEq(stray.balanceOf(owner), amount + 5 ether);
    }

    function _rescue(address token) private {
        vm.prank(owner);
        pool.emergencyWithdraw(token);
    }

    function _expectProtected(address token) private {
        uint256 balance = weth.balanceOf(address(pool));
        vm.expectRevert(IBettingPool.BettingTokenProtected.selector);
        _rescue(token);
        assertEq(weth.balanceOf(address(pool)), balance);
    }
}

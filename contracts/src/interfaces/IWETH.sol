// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @notice The canonical wrapped ether, WETH9.
interface IWETH is IERC20 {
    /// @notice Wraps `msg.value`.
    function deposit() external payable;

    /// @notice Unwraps `amount` wei.
    /// @param amount wei, at most the caller's balance
    function withdraw(uint256 amount) external;
}

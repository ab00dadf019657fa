// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A WETH that can refuse a receiver, demand gas, mint less than it takes, and move tokens through a second function.
contract RefusingToken is ERC20("Refusing", "NO") {
    address public refused;
    uint256 public short;
    uint256 private _gasDemanded;

    function refuse(address account) external {
        refused = account;
    }

    /// @dev A transfer with less gas than that, measured after entry, reverts.
    function demandGas(uint256 amount) external {
        _gasDemanded = amount;
    }

    function wrapShortBy(uint256 amount) external {
        short = amount;
    }

    /// @dev Stands for a legacy contract of the same token.
    function move(address from, address to, uint256 amount) external {
        _transfer(from, to, amount);
    }

    function deposit() external payable {
        _mint(msg.sender, msg.value - short);
    }

    function _update(address from, address to, uint256 amount) internal override {
        require(gasleft() >= _gasDemanded, "needs more gas");
        require(to != refused, "refused");
        super._update(from, to, amount);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";

/// @notice A stray token that makes a configurable call during transfers.
contract StrayToken is ERC20("Stray", "STRAY") {
    address public target;
    bytes public data;

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function onTransfer(address target_, bytes calldata data_) external {
        (target, data) = (target_, data_);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (target != address(0)) Address.functionCall(target, data);
        return super.transfer(to, amount);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IReceiver {
    function onReceived() external;
}

/// @notice A WETH that calls its receiver, as ERC-777 does, which makes reentrancy during payments possible.
contract HookToken is ERC20("Hook", "HOOK") {
    function deposit() external payable {
        _mint(msg.sender, msg.value);
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (from != address(0) && to.code.length != 0) {
            try IReceiver(to).onReceived() { } catch { }
        }
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IReceiver {
    function onReceived() external;
}

/// @notice A wrapper of ether that calls whoever receives it, as ERC-777 does and WETH9 never: the only way to come back
/// into a contract while it pays.
contract HookToken is ERC20("Hook", "HOOK") {
    function deposit() external payable {
        _mint(msg.sender, msg.value);
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (from != address(0) && to.code.length != 0) {
            // Whoever does not want to be called is not.
            try IReceiver(to).onReceived() { } catch { }
        }
    }
}

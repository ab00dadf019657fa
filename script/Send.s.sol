// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { Script } from "forge-std/Script.sol";

/// @title One call from an operator's key
/// @notice Calls `TO` with `DATA` and a gas limit of `GAS`: forge's own estimate doesn't leave what the contracts require to be
/// left. `npm run operate` runs this, so that forge asks the keystore or the hardware wallet.
contract Send is Script {
    /// @dev `NONCE` is the sender's at the block that was planned from: if another transaction came since, the plan is old.
    error NonceChanged(uint64 nonce);

    function run() external {
        uint64 nonce = vm.getNonce(msg.sender);
        if (nonce != vm.envUint("NONCE")) revert NonceChanged(nonce);
        (address to, bytes memory data, uint256 gasLimit) =
            (vm.envAddress("TO"), vm.envBytes("DATA"), vm.envUint("GAS"));
        vm.broadcast();
        // solhint-disable-next-line avoid-low-level-calls
        (bool succeeded, bytes memory result) = to.call{ gas: gasLimit }(data);
        Address.verifyCallResult(succeeded, result);
    }
}

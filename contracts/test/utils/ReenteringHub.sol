// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IReferralHub } from "../../src/interfaces/IReferralHub.sol";

/// @notice A community hub with one referrer for everyone, which makes a configurable call when a reward is recorded.
contract ReenteringHub is IReferralHub {
    address private immutable REFERRER;
    address private _target;
    bytes private _data;

    bool public wasTold;
    bool public succeeded;

    constructor(address referrer) {
        REFERRER = referrer;
    }

    /// @dev Makes a call as the hub.
    function act(address target, bytes calldata data) external {
        // solhint-disable-next-line avoid-low-level-calls
        (bool ok,) = target.call(data);
        require(ok, "act failed");
    }

    function onRecord(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function referrers(address) external view returns (address) {
        return REFERRER;
    }

    function recordReferralReward(address, address, uint256) external {
        // solhint-disable-next-line avoid-low-level-calls
        (bool ok,) = _target.call(_data);
        (wasTold, succeeded) = (true, ok);
    }
}

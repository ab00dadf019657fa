// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IHub } from "./IHub.sol";
import { PoolTest } from "./PoolTest.sol";

/// @notice Base of tests with the real hub.
abstract contract HubTest is PoolTest {
    IHub internal hub;

    function setUp() public virtual override {
        super.setUp();
        hub = _deployHub();
        vm.prank(owner);
        pool.setCommunityHub(address(hub));
    }

    function _register(address user, address named) internal {
        vm.prank(user);
        hub.registerReferral(named);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IHub } from "./IHub.sol";
import { PoolTest } from "./PoolTest.sol";

/// @notice A pool that has the real hub.
abstract contract HubTest is PoolTest {
    IHub internal hub;

    function setUp() public virtual override {
        super.setUp();
        hub = _deployHub();
        vm.prank(owner);
        pool.setCommunityHub(address(hub));
    }

    function _deployHub() internal returns (IHub) {
        return IHub(deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(pool), owner)));
    }

    function _register(address user, address named) internal {
        vm.prank(user);
        hub.registerReferral(named);
    }
}

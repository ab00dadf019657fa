// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Script } from "forge-std/Script.sol";

import { BettingPool } from "../contracts/src/BettingPool.sol";
import { CommunityHub } from "../contracts/src/CommunityHub.sol";
import { Tournament } from "../contracts/src/Tournament.sol";

/// @title Puts the contracts on a chain
/// @notice `WETH` names the token, `OWNER` (by default the deployer) who will own the contracts: meant to be a Safe. The
/// pool's ownership is only offered to it: it has to accept. Run by script/lib/deployContracts.ts, which keeps the
/// addresses for the app.
contract Deploy is Script {
    uint256 private constant LOCAL_CHAIN = 31_337;

    function run() external {
        address weth = vm.envAddress("WETH");
        address owner = vm.envOr("OWNER", msg.sender);

        vm.startBroadcast();
        // The deployer's at first: the pool has to be told of the others.
        BettingPool pool = new BettingPool(weth, msg.sender);
        CommunityHub hub = new CommunityHub(address(pool), owner);
        Tournament tournament = new Tournament(address(pool), owner);
        pool.setCommunityHub(address(hub));
        pool.setTournament(address(tournament));
        // On the local chain winnings can be claimed at once.
        if (block.chainid == LOCAL_CHAIN) pool.setDisputeWindow(0);
        if (owner != msg.sender) pool.transferOwnership(owner);
        vm.stopBroadcast();
    }
}

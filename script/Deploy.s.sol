// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { Script } from "forge-std/Script.sol";

import { BettingPool } from "../contracts/src/BettingPool.sol";
import { CommunityHub } from "../contracts/src/CommunityHub.sol";
import { Tournament } from "../contracts/src/Tournament.sol";
import { Lens } from "../contracts/src/lens/Lens.sol";
import { RealityArbiter } from "../contracts/src/arbiters/RealityArbiter.sol";

/// @title Deployment of all contracts
/// @notice Reads the token from `WETH` and the owner, meant to be a Safe, from `OWNER` (default: the deployer). The owner
/// has to accept the ownership of the pool. The arbiter rules on challenged matches within `RULING_PERIOD` seconds, for a bond
/// of at least `MIN_BOND` wei: the owner, or, if `REALITY`, Reality.eth's instance for the token, is set and not zero, a
/// `RealityArbiter` with the arbitrator from `ARBITRATOR`. House rules are published from `RULES_HASH` and `RULES_URI`.
/// `npm run deploy` runs this and stores the addresses.
contract Deploy is Script {
    using SafeCast for uint256;

    uint256 private constant LOCAL_CHAIN = 31_337;

    function run() external {
        address weth = vm.envAddress("WETH");
        address owner = vm.envOr("OWNER", msg.sender);
        address reality = vm.envOr("REALITY", address(0));

        vm.startBroadcast();
        // The deployer owns the pool until it knows the other contracts.
        BettingPool pool = new BettingPool(weth, msg.sender);
        CommunityHub hub = new CommunityHub(address(pool), owner);
        Tournament tournament = new Tournament(address(pool), owner);
        new Lens(address(pool));
        pool.setCommunityHub(address(hub));
        pool.setTournament(address(tournament));
        address arbiter = reality == address(0)
            ? address(0)
            : address(new RealityArbiter(address(pool), reality, vm.envAddress("ARBITRATOR")));
        pool.setArbiter(arbiter, vm.envUint("RULING_PERIOD").toUint32());
        pool.setMinBond(vm.envUint("MIN_BOND").toUint96());
        bytes32 rulesHash = vm.envOr("RULES_HASH", bytes32(0));
        if (rulesHash != 0) pool.publishRules(rulesHash, vm.envString("RULES_URI"));
        // Claims open at once on the local chain.
        if (block.chainid == LOCAL_CHAIN) pool.setDisputeWindow(0);
        if (owner != msg.sender) pool.transferOwnership(owner);
        vm.stopBroadcast();
    }
}

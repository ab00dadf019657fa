// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IWETH } from "../../src/interfaces/IWETH.sol";

/// @notice Lower bound of the gas of bets and claims: moves the token, writes one bet slot and one pool slot, emits an event.
/// Checks nothing. For comparison only.
contract BareFloor {
    event BetPlaced(
        uint256 indexed matchId,
        address indexed user,
        uint256 amount,
        uint8 prediction,
        uint256 poolA,
        uint256 poolB
    );
    event WinningsClaimed(uint256 indexed matchId, address indexed user, uint256 amount);

    IWETH private immutable TOKEN;
    mapping(uint256 matchId => uint256) private _pools;
    mapping(uint256 matchId => mapping(address user => uint256)) private _bets;

    constructor(IWETH token) {
        TOKEN = token;
    }

    function placeBet(uint256 matchId, uint256 amount, uint8 prediction) external {
        _bets[matchId][msg.sender] += amount;
        uint256 pool = _pools[matchId] += amount;
        emit BetPlaced(matchId, msg.sender, amount, prediction, pool, 0);
        TOKEN.transferFrom(msg.sender, address(this), amount);
    }

    function claimMany(uint256[] calldata matchIds) external {
        uint256 paid;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            paid += _settle(matchIds[i]);
        }
        TOKEN.transfer(msg.sender, paid);
    }

    function claimWinnings(uint256 matchId) external {
        TOKEN.transfer(msg.sender, _settle(matchId));
    }

    function _settle(uint256 matchId) private returns (uint256 amount) {
        amount = _bets[matchId][msg.sender] * _pools[matchId] / _pools[matchId];
        _bets[matchId][msg.sender] = type(uint256).max;
        emit WinningsClaimed(matchId, msg.sender, amount);
    }
}

/// @notice Compiled via-IR like what it is compared with, apart from the other gas tests, which compile without.
contract BareFloorGasTest is Test {
    uint256 private constant STAKE = 0.123456789 ether;
    uint256 private constant BATCH = 10;

    IWETH private weth;
    BareFloor private floor;

    function setUp() public {
        weth = IWETH(deployCode("node_modules/canonical-weth/build/contracts/WETH9.json"));
        floor = new BareFloor(weth);
    }

    function test_betsAndClaims() public {
        _fund(makeAddr("other"));
        floor.placeBet(1, STAKE, 1);
        vm.stopPrank();
        _fund(makeAddr("bettor"));
        floor.placeBet(1, STAKE, 1);
        vm.snapshotGasLastCall("BareFloor", "bet");
        floor.placeBet(1, STAKE, 1);
        vm.snapshotGasLastCall("BareFloor", "same bettor again, same match");
        floor.claimWinnings(1);
        vm.snapshotGasLastCall("BareFloor", "claim one match");
        uint256[] memory matchIds = new uint256[](BATCH);
        for (uint256 i = 0; i < BATCH; ++i) {
            matchIds[i] = 2 + i;
            floor.placeBet(matchIds[i], STAKE, 1);
        }
        floor.claimMany(matchIds);
        vm.snapshotGasLastCall("BareFloor", "claim ten matches in one transaction");
        vm.stopPrank();
    }

    /// @dev Goes on as the user.
    function _fund(address user) private {
        deal(user, 1000 ether);
        vm.startPrank(user);
        weth.deposit{ value: 1000 ether }();
        weth.approve(address(floor), type(uint256).max);
    }
}

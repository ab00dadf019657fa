// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { IWETH } from "../src/interfaces/IWETH.sol";
import { IReceiver } from "./utils/HookToken.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice Challenges, and makes every call again when its bond comes back.
contract GreedyChallenger is IReceiver {
    IBettingPool private immutable _pool;
    uint256 private immutable _matchId;

    uint256 public attempts;
    uint256 public successes;

    constructor(IBettingPool pool, uint256 matchId) {
        (_pool, _matchId) = (pool, matchId);
        pool.bettingToken().approve(address(pool), type(uint256).max);
    }

    function challenge() external {
        _pool.challengeResult(_matchId, 1);
    }

    function onReceived() external {
        bytes[4] memory calls = [
            abi.encodeCall(_pool.challengeResult, (_matchId, 2)),
            abi.encodeCall(_pool.rule, (_matchId, 2)),
            abi.encodeCall(_pool.voidAbandonedMatch, (_matchId)),
            abi.encodeCall(_pool.claimWinnings, (_matchId))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            ++attempts;
            // solhint-disable-next-line avoid-low-level-calls
            (bool ok,) = address(_pool).call(calls[i]);
            if (ok) ++successes;
        }
    }
}

/// @notice Reentrancy while a bond is paid back, with a token that calls its receiver. WETH9 does not.
contract ChallengeReentryTest is PoolTest {
    uint256 private matchId;
    GreedyChallenger private greedy;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 1 ether);
        greedy = new GreedyChallenger(pool, matchId);
        _fund(address(greedy), 1 ether);
        _finalize(matchId, A);
        greedy.challenge();
        assertEq(weth.balanceOf(address(greedy)), 0.98 ether);
    }

    function _deployWeth() internal override returns (IWETH) {
        return IWETH(deployCode("HookToken.sol:HookToken"));
    }

    function test_WhenChallengerReentersARuling_BondComesBackOnce() public {
        vm.prank(owner);
        pool.rule(matchId, B);
        _expectOneBond();
    }

    function test_WhenChallengerReentersAVoid_BondComesBackOnce() public {
        skip(pool.rulingPeriod());
        pool.voidAbandonedMatch(matchId);
        _expectOneBond();
    }

    function _expectOneBond() private view {
        assertEq(greedy.attempts(), 4, "came back");
        assertEq(greedy.successes(), 0);
        assertEq(weth.balanceOf(address(greedy)), 1 ether);
        assertEq(weth.balanceOf(address(pool)), 2 ether);
    }
}

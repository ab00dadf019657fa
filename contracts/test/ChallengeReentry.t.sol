// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

import { IBettingPool, Outcome } from "../src/interfaces/IBettingPool.sol";
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

    function challenge(Outcome outcome) external {
        _pool.challengeResult(_matchId, outcome);
    }

    function onReceived() external {
        bytes[5] memory calls = [
            abi.encodeCall(_pool.challengeResult, (_matchId, Outcome.A)),
            abi.encodeCall(_pool.challengeResult, (_matchId, Outcome.B)),
            abi.encodeCall(_pool.rule, (_matchId, Outcome.B)),
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
    uint256 private constant BOND = 0.02 ether;

    uint256 private matchId;
    GreedyChallenger private greedy;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 1 ether);
        greedy = new GreedyChallenger(pool, matchId);
        _fund(address(greedy), 1 ether);
    }

    function _deployWeth() internal override returns (IWETH) {
        return IWETH(deployCode("HookToken.sol:HookToken"));
    }

    function test_WhenChallengerReentersARuling_BondComesBackOnce() public {
        _finalize(matchId, A);
        greedy.challenge(Outcome.A);
        _rule(matchId, Outcome.B);
        _expectOneBond(0);
    }

    function test_WhenChallengerReentersAVoid_BondComesBackOnce() public {
        vm.warp(END + 3 days);
        greedy.challenge(Outcome.None);
        skip(pool.rulingPeriod());
        pool.voidAbandonedMatch(matchId);
        _expectOneBond(0);
    }

    /// @dev As in a later transaction, the result that was just named can be challenged.
    function test_WhenChallengerReentersANaming_ItIsASecondChallenge() public {
        vm.warp(END + 3 days);
        greedy.challenge(Outcome.None);
        _finalize(matchId, A);
        _expectOneBond(BOND);
        _rule(matchId, Outcome.A);
        assertEq(pool.accruedFees(), BOND);
        assertEq(_bonds(), 0);
    }

    /// @param held bond of a second challenge
    function _expectOneBond(uint256 held) private view {
        assertEq(greedy.attempts(), 5, "came back");
        assertEq(greedy.successes(), held == 0 ? 0 : 1);
        assertEq(weth.balanceOf(address(greedy)), 1 ether - held);
        assertEq(weth.balanceOf(address(pool)), 2 ether + held);
        assertEq(_bonds(), held);
    }
}

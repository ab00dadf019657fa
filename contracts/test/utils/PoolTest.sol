// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IHub } from "./IHub.sol";
import { IPool } from "./IPool.sol";
import { Match, Outcome } from "../../src/interfaces/IBettingPool.sol";
import { ILens, Obligations } from "../../src/interfaces/ILens.sol";
import { IWETH } from "../../src/interfaces/IWETH.sol";

/// @notice Base of all tests: a pool on the canonical WETH9, accounts, and shared steps. Starts without a match.
abstract contract PoolTest is Test {
    uint256 internal constant MIN_BET = 0.01 ether;
    uint256 internal constant MAX_BET = 10 ether;
    uint256 internal constant FUNDS = 1_000 ether;
    uint256 internal constant ABANDONED_AFTER = 7 days;
    uint64 internal constant NOW = 1_800_000_000;
    /// @dev Times of a match that `_createMatch` creates at `NOW`.
    uint64 internal constant START = NOW + 1 hours;
    uint64 internal constant END = NOW + 3 hours;
    uint32 internal constant WINDOW = 12 hours;
    uint8 internal constant A = 1;
    uint8 internal constant B = 2;
    string internal constant NAME = "LoL: T1 vs Gen.G";

    IWETH internal weth;
    IPool internal pool;
    ILens internal lens;

    address internal owner = makeAddr("owner");
    address internal operator = makeAddr("operator");
    address internal stranger = makeAddr("stranger");
    address internal referrer = makeAddr("referrer");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");

    function setUp() public virtual {
        vm.warp(NOW);
        weth = _deployWeth();
        _deployPool(address(weth));
        _fund(alice, FUNDS);
        _fund(bob, FUNDS);
        _fund(carol, FUNDS);
    }

    // ---------------------------------------------------------------- accounts and contracts

    function _deployWeth() internal virtual returns (IWETH) {
        return IWETH(deployCode("node_modules/canonical-weth/build/contracts/WETH9.json"));
    }

    function _deployPool(address token) internal {
        pool = IPool(deployCode("BettingPool.sol:BettingPool", abi.encode(token, owner)));
        lens = ILens(deployCode("Lens.sol:Lens", abi.encode(address(pool))));
        vm.prank(owner);
        pool.setOperator(operator, true);
    }

    function _deployHub() internal returns (IHub) {
        return IHub(deployCode("CommunityHub.sol:CommunityHub", abi.encode(address(pool), owner)));
    }

    /// @dev Wraps `amount` wei for `user` and gives the pool an unlimited allowance.
    function _fund(address user, uint256 amount) internal {
        vm.deal(user, user.balance + amount);
        vm.startPrank(user);
        weth.deposit{ value: amount }();
        weth.approve(address(pool), type(uint256).max);
        vm.stopPrank();
    }

    // ---------------------------------------------------------------- steps

    /// @dev Creates a match that starts in an hour and lasts two.
    function _createMatch() internal returns (uint256 matchId) {
        return _createMatch(MIN_BET, MAX_BET);
    }

    function _createMatch(uint256 minBet, uint256 maxBet) internal returns (uint256 matchId) {
        uint64 startTime = uint64(vm.getBlockTimestamp()) + (START - NOW);
        vm.prank(operator);
        return pool.createMatch(NAME, startTime, startTime + (END - START), minBet, maxBet);
    }

    function _bet(address user, uint256 matchId, uint256 amount, uint8 prediction) internal {
        vm.prank(user);
        pool.placeBet(matchId, amount, prediction);
    }

    /// @dev Creates a match with `onA` staked by alice and `onB` by bob.
    function _createMatchWithBets(uint256 onA, uint256 onB) internal returns (uint256 matchId) {
        matchId = _createMatch();
        _bet(alice, matchId, onA, A);
        _bet(bob, matchId, onB, B);
    }

    function _warpToStart(uint256 matchId) internal {
        vm.warp(pool.getMatch(matchId).startTime);
    }

    function _warpToEnd(uint256 matchId) internal {
        vm.warp(pool.getMatch(matchId).endTime);
    }

    function _warpToClaimable(uint256 matchId) internal {
        vm.warp(pool.getMatch(matchId).claimableAt);
    }

    /// @dev Skips to one second after the end if needed.
    function _finalize(uint256 matchId, uint8 winner) internal {
        uint256 afterEnd = uint256(pool.getMatch(matchId).endTime) + 1;
        if (vm.getBlockTimestamp() < afterEnd) vm.warp(afterEnd);
        vm.prank(operator);
        pool.finalizeMatch(matchId, winner);
    }

    function _void(uint256 matchId) internal {
        vm.prank(operator);
        pool.voidMatch(matchId);
    }

    /// @dev Finalizes and skips the dispute window.
    function _decide(uint256 matchId, uint8 winner) internal {
        _finalize(matchId, winner);
        _warpToClaimable(matchId);
    }

    /// @dev Challenges the match's present outcome.
    function _challenge(address user, uint256 matchId) internal {
        Outcome outcome = _outcomeOf(matchId);
        vm.prank(user);
        pool.challengeResult(matchId, outcome);
    }

    /// @dev Rules as the arbiter.
    function _rule(uint256 matchId, Outcome outcome) internal {
        vm.prank(pool.arbiter());
        pool.rule(matchId, outcome);
    }

    function _claim(address user, uint256 matchId) internal returns (uint256 paid) {
        vm.prank(user);
        return pool.claimWinnings(matchId);
    }

    // ---------------------------------------------------------------- reads

    /// @dev Bonds of all challenged matches.
    function _bonds() internal view returns (uint256) {
        (Obligations memory owed,) = lens.obligations(0, 0);
        return owed.bonds;
    }

    function _pools(uint256 matchId) internal view returns (uint256 onA, uint256 onB) {
        Match memory m = pool.getMatch(matchId);
        return (m.totalPoolA, m.totalPoolB);
    }

    function _outcomeOf(uint256 matchId) internal view returns (Outcome) {
        Match memory m = pool.getMatch(matchId);
        return m.isVoid ? Outcome.Void : Outcome(m.winner);
    }

    /// @dev Returns `length` characters, of which neighbours differ.
    function _text(uint256 length) internal pure returns (string memory) {
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            text[i] = bytes1(uint8(0x21 + i % 94));
        }
        return string(text);
    }

    function _list(uint256 a) internal pure returns (uint256[] memory list) {
        list = new uint256[](1);
        list[0] = a;
    }

    function _list(uint256 a, uint256 b) internal pure returns (uint256[] memory list) {
        list = new uint256[](2);
        (list[0], list[1]) = (a, b);
    }

    function _list(uint256 a, uint256 b, uint256 c) internal pure returns (uint256[] memory list) {
        list = new uint256[](3);
        (list[0], list[1], list[2]) = (a, b, c);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Match, UserBet } from "../../src/interfaces/IBettingPool.sol";
import { ICommunityHub } from "../../src/interfaces/ICommunityHub.sol";
import { BettorInfo, Lens, PackedPosition } from "../../src/lens/Lens.sol";
import { HubDouble } from "../utils/HubDouble.sol";
import { PoolTest } from "../utils/PoolTest.sol";
import { BetHandler } from "./handlers/BetHandler.sol";
import { ChallengeHandler } from "./handlers/ChallengeHandler.sol";
import { ClaimHandler } from "./handlers/ClaimHandler.sol";
import { Handler } from "./handlers/Handler.sol";
import { OperatorHandler } from "./handlers/OperatorHandler.sol";
import { OwnerHandler } from "./handlers/OwnerHandler.sol";
import { WorldHandler } from "./handlers/WorldHandler.sol";
import {
    ACCOUNTED,
    CLAIMABLE,
    CLAIMABLE_AT,
    EVERYBODY_OUT,
    FEES,
    FINAL,
    HISTORY,
    LENS,
    LISTED,
    ONLY_DUST,
    OPEN_LIST,
    OWN_POOLS,
    RESULT,
    SOLVENT
} from "./Properties.sol";
import { Replay } from "./Replay.sol";
import { Store } from "./Store.sol";

/// @notice Checks the betting pool against the store after every step. README.md specifies the properties.
contract BettingPoolInvariants is PoolTest {
    /// @dev Covers any bet, and six of them fit into a uint88.
    uint256 private constant LARGE_FUNDS = 2 ** 85;

    Store private _store;
    Replay private _replay;
    Lens private _lens;
    ClaimHandler private _claimHandler;
    HubDouble private _hub;
    address[] private _bettors;

    function setUp() public override {
        super.setUp();
        _hub = new HubDouble();
        _bettors = [alice, bob, carol, makeAddr("dave"), makeAddr("erin"), address(_hub)];
        for (uint256 i = 0; i < _bettors.length; ++i) {
            _fund(_bettors[i], LARGE_FUNDS);
        }
        _hub.setReferrer(alice, referrer);
        _hub.setReferrer(bob, referrer);
        _hub.setReferrer(carol, alice);
        vm.prank(owner);
        pool.setCommunityHub(address(_hub));

        address[] memory owners = new address[](2);
        (owners[0], owners[1]) = (owner, makeAddr("second owner"));
        address[] memory operators = new address[](2);
        (operators[0], operators[1]) = (operator, makeAddr("second operator"));

        _store = new Store(pool, _bettors);
        _replay = new Replay(address(pool));
        _lens = new Lens();
        Handler.Setup memory setup = Handler.Setup(_store, _replay, _hub, _deployWeth(), owners, operators);
        _claimHandler = new ClaimHandler(setup);
        targetContract(address(new BetHandler(setup)));
        targetContract(address(new ChallengeHandler(setup)));
        targetContract(address(_claimHandler));
        targetContract(address(new OperatorHandler(setup)));
        targetContract(address(new OwnerHandler(setup)));
        targetContract(address(new WorldHandler(setup)));
        bytes4[] memory excluded = new bytes4[](1);
        excluded[0] = ClaimHandler.claimAs.selector;
        excludeSelector(FuzzSelector(address(_claimHandler), excluded));
    }

    /// @dev A single function, so that one campaign checks everything.
    function invariant_AllProperties() external {
        vm.warp(_store.clock());
        _checkMoney();
        _checkOpenList(type(uint256).max);
        _checkOpenList(2);
        for (uint256 i = 0; i < _bettors.length; ++i) {
            _checkBettor(_bettors[i]);
        }
        _checkListed(type(uint256).max);
        _checkListed(2);
        _checkLens();
    }

    /// @dev Worst case: betting is paused, operators and owner stay passive, and the hub keeps its current behaviour.
    function afterInvariant() external {
        vm.warp(_store.clock());
        if (!pool.paused()) {
            vm.prank(pool.owner());
            pool.pause();
        }
        for (uint256 matchId = 1; matchId < pool.getNextMatchId(); ++matchId) {
            _letEverybodyOut(matchId);
        }
        for (uint256 i = 0; i < _bettors.length; ++i) {
            (uint256[] memory left,,) = pool.getClaimable(_bettors[i], 0, type(uint256).max);
            assertEq(left.length, 0, EVERYBODY_OUT);
        }
        _checkMoney();
        _checkLens();
        _checkLeftovers();
    }

    // ---------------------------------------------------------------- money

    function _checkMoney() private view {
        uint256 balance = weth.balanceOf(address(pool));
        Store.Totals memory totals = _store.totals();
        uint256 leftThePool =
            totals.paid + totals.referrals + totals.withdrawn + totals.bondsReturned + totals.rewards;
        assertEq(balance, totals.staked + totals.donated + totals.bonds - leftThePool, ACCOUNTED);

        uint256 fees = totals.fees + totals.bondsKept - totals.rewards - totals.referrals - totals.withdrawn;
        assertEq(pool.accruedFees(), fees, FEES);

        (uint256 owed, uint256 dust) = _owed();
        owed += totals.bonds - totals.bondsKept - totals.bondsReturned;
        assertGe(balance, owed + fees, SOLVENT);
        assertLe(balance, owed + fees + dust + totals.donated, ONLY_DUST);
    }

    /// @return owed stakes of matches that are not final, plus unclaimed payouts and their fees of those that are
    /// @return dust upper bound of what rounding left behind: 1 wei per position and pool
    function _owed() private view returns (uint256 owed, uint256 dust) {
        for (uint256 matchId = 1; matchId < pool.getNextMatchId(); ++matchId) {
            uint256 pools = _store.staked(matchId, 1) + _store.staked(matchId, 2);
            if (!_store.isFinal(matchId)) {
                owed += pools;
                continue;
            }
            uint256 settled = _store.settled(matchId);
            uint256 unclaimed = 0;
            for (uint256 i = 0; i < _bettors.length; ++i) {
                (uint256 payout, uint256 fee,) = _store.settlement(matchId, _bettors[i]);
                if (_store.status(matchId) != _store.VOID()) dust += 2;
                if (!_store.positionOf(matchId, _bettors[i]).claimed) unclaimed += payout + fee;
            }
            assertLe(settled + unclaimed, pools, OWN_POOLS);
            owed += unclaimed;
        }
    }

    function _checkLens() private view {
        (BettorInfo[] memory page,) =
            _lens.bettors(pool, ICommunityHub(address(0)), address(0), type(uint256).max);
        for (uint256 i = 0; i < page.length; ++i) {
            _checkPositions(page[i].account, page[i].bets);
        }
    }

    function _checkPositions(address bettor, uint256 count) private view {
        (UserBet[] memory bets,) = pool.getUserBets(bettor, 0, type(uint256).max);
        assertEq(bets.length, count, LENS);
        address[] memory accounts = new address[](1);
        uint256[] memory counts = new uint256[](1);
        (accounts[0], counts[0]) = (bettor, count);
        PackedPosition[] memory newest = _lens.newestPositions(pool, accounts, counts);
        for (uint256 i = 0; i < count; ++i) {
            uint256[] memory matchIds = new uint256[](1);
            matchIds[0] = bets[i].matchInfo.id;
            uint256 whole = PackedPosition.unwrap(_lens.positionsOn(pool, accounts, matchIds)[0]);
            (PackedPosition expected, uint256 payout) = _replay.positionOf(matchIds[0], bettor);
            assertEq(whole, PackedPosition.unwrap(expected), LENS);
            assertEq(PackedPosition.unwrap(newest[i]), whole & ~(uint256(type(uint88).max) << 88), LENS);
            assertEq(bets[i].payout, payout, LENS);
        }
    }

    // ---------------------------------------------------------------- lists

    function _checkListed(uint256 limit) private view {
        uint256 expected = 0;
        for (uint256 i = 0; i < _bettors.length; ++i) {
            if (_store.historyOf(_bettors[i]).length != 0) ++expected;
        }
        address[] memory seen = new address[](expected);
        uint256 count = 0;
        address cursor = address(0);
        do {
            address[] memory page;
            (page, cursor) = pool.getBettors(cursor, limit);
            for (uint256 i = 0; i < page.length; ++i) {
                assertTrue(count < expected && _store.historyOf(page[i]).length != 0, LISTED);
                for (uint256 j = 0; j < count; ++j) {
                    assertNotEq(seen[j], page[i], LISTED);
                }
                seen[count++] = page[i];
            }
        } while (cursor != address(0));
        assertEq(count, expected, LISTED);
    }

    function _checkOpenList(uint256 limit) private view {
        uint256 cursor = 0;
        uint256 matchId = pool.getNextMatchId();
        do {
            Match[] memory page;
            (page, cursor) = pool.getOpenMatches(cursor, limit);
            for (uint256 i = 0; i < page.length; ++i) {
                matchId = _openBelow(matchId);
                assertEq(page[i].id, matchId, OPEN_LIST);
            }
        } while (cursor != 0);
        assertEq(_openBelow(matchId), 0, OPEN_LIST);
    }

    function _openBelow(uint256 matchId) private view returns (uint256) {
        do {
            if (matchId <= 1) return 0;
            --matchId;
        } while (_store.status(matchId) != _store.OPEN());
        return matchId;
    }

    function _checkBettor(address user) private view {
        uint256[] memory history = _store.historyOf(user);
        uint256[] memory said = pool.getUserBetHistory(user);
        (UserBet[] memory bets, uint256 next) = pool.getUserBets(user, 0, type(uint256).max);
        assertEq(pool.getUserBetCount(user), history.length, HISTORY);
        assertEq(said.length, history.length, HISTORY);
        assertEq(bets.length, history.length, HISTORY);
        assertEq(next, 0, HISTORY);

        (uint256[] memory ids, uint256[] memory amounts,) = pool.getClaimable(user, 0, type(uint256).max);
        uint256 found = 0;
        for (uint256 i = 0; i < bets.length; ++i) {
            uint256 matchId = history[history.length - 1 - i];
            assertEq(said[i], matchId, HISTORY);
            _checkPosition(user, matchId, bets[i]);
            if (!_store.isClaimable(matchId, user)) continue;
            assertTrue(found < ids.length && ids[found] == matchId, CLAIMABLE);
            assertEq(amounts[found], bets[i].payout, CLAIMABLE);
            ++found;
        }
        assertEq(ids.length, found, CLAIMABLE);
        assertEq(amounts.length, found, CLAIMABLE);
    }

    function _checkPosition(address user, uint256 matchId, UserBet memory bet) private view {
        Store.Position memory position = _store.positionOf(matchId, user);
        assertEq(bet.matchInfo.id, matchId, HISTORY);
        assertEq(bet.amount, position.amount, HISTORY);
        assertEq(bet.liveAmount, position.live, HISTORY);
        assertEq(bet.prediction, position.side, HISTORY);
        assertEq(bet.claimed, position.claimed, HISTORY);
        (uint256 payout,,) = _store.settlement(matchId, user);
        assertEq(bet.payout, payout, CLAIMABLE);
        if (_store.wasFinal(matchId)) assertEq(bet.payout, _store.finalPayout(matchId, user), FINAL);
    }

    // ---------------------------------------------------------------- end of a run

    /// @dev A stranger can void an unresolved match exactly 7 days after its end, and a challenged one exactly at the end of the
    /// ruling period. A resolved match only has to pass its dispute window. From then on the owner cannot change it.
    function _letEverybodyOut(uint256 matchId) private {
        Match memory m = pool.getMatch(matchId);
        uint256 abandonedFrom = uint256(m.endTime) + ABANDONED_AFTER;
        bool isVoidable = !m.isFinalized || m.isChallenged;
        uint256 outFrom = m.isFinalized || m.isChallenged ? m.claimableAt : abandonedFrom;
        if (outFrom > _store.clock()) {
            // A result on the last day, replaced on the last day of its window.
            uint256 ruledBy = Math.max(_store.clock(), m.endTime) + pool.rulingPeriod();
            uint256 latest = Math.max(abandonedFrom + 4 days, ruledBy);
            assertLe(outFrom, latest, CLAIMABLE_AT);
            _passTo(outFrom - 1);
            assertFalse(_try(stranger, abi.encodeCall(pool.voidAbandonedMatch, (matchId))), RESULT);
            for (uint256 i = 0; i < _bettors.length; ++i) {
                _checkBettor(_bettors[i]);
            }
            _passTo(outFrom);
        }
        if (isVoidable) {
            if (m.isChallenged) _store.recordUnruled(matchId);
            assertTrue(_try(stranger, abi.encodeCall(pool.voidAbandonedMatch, (matchId))), EVERYBODY_OUT);
        }
        assertFalse(_try(pool.owner(), abi.encodeCall(pool.voidMatch, (matchId))), RESULT);
        _store.sync();

        uint256[] memory one = new uint256[](1);
        one[0] = matchId;
        for (uint256 i = 0; i < _bettors.length; ++i) {
            if (_store.isClaimable(matchId, _bettors[i])) _claimHandler.claimAs(_bettors[i], one, false);
        }
    }

    /// @dev Makes a call that may revert.
    function _try(address caller, bytes memory data) private returns (bool ok) {
        _store.setCaller(caller);
        vm.recordLogs();
        vm.prank(caller);
        // solhint-disable-next-line avoid-low-level-calls
        (ok,) = address(pool).call(data);
        // Forge also records the logs of a reverted call.
        Vm.Log[] memory logs = vm.getRecordedLogs();
        if (ok) _replay.read(logs);
    }

    function _passTo(uint256 time) private {
        _store.setClock(time);
        vm.warp(time);
    }

    function _checkLeftovers() private {
        uint256 fees = pool.accruedFees();
        if (fees != 0) {
            vm.prank(pool.owner());
            pool.withdrawFees(owner);
        }
        uint256 left = weth.balanceOf(address(pool)) - _store.totals().donated;
        (uint256 owed, uint256 dust) = _owed();
        assertEq(owed, 0, EVERYBODY_OUT);
        assertLe(left, dust, ONLY_DUST);
    }
}

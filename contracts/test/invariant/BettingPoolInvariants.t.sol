// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Match, Outcome, UserBet } from "../../src/interfaces/IBettingPool.sol";
import { Obligations, PackedPosition } from "../../src/interfaces/ILens.sol";
import { IWETH } from "../../src/interfaces/IWETH.sol";
import { HubDouble } from "../utils/HubDouble.sol";
import { PoolTest } from "../utils/PoolTest.sol";
import { RefusingToken } from "../utils/RefusingToken.sol";
import { BetHandler } from "./handlers/BetHandler.sol";
import { ChallengeHandler } from "./handlers/ChallengeHandler.sol";
import { ClaimHandler } from "./handlers/ClaimHandler.sol";
import { Handler } from "./handlers/Handler.sol";
import { OperatorHandler } from "./handlers/OperatorHandler.sol";
import { OwnerHandler } from "./handlers/OwnerHandler.sol";
import { WorldHandler } from "./handlers/WorldHandler.sol";
import {
    ACCOUNTED,
    BONDS,
    CHALLENGES,
    CLAIMABLE,
    CLAIM_FOR,
    EVERYBODY_OUT,
    FEES,
    FINAL,
    HISTORY,
    LENS,
    LISTED,
    OBLIGATIONS,
    ONLY_DUST,
    OPEN_LIST,
    OWN_POOLS,
    REFUNDS,
    RESULT,
    SOLVENT,
    SUSPENDED
} from "./Properties.sol";
import { Replay } from "./Replay.sol";
import { Store } from "./Store.sol";

/// @notice Checks the betting pool against the store after every step. README.md specifies the properties.
contract BettingPoolInvariants is PoolTest {
    /// @dev Covers any bet, and six of them fit into a uint88.
    uint256 private constant LARGE_FUNDS = 2 ** 85;

    Store private _store;
    Replay private _replay;
    ClaimHandler private _claimHandler;
    HubDouble private _hub;
    address[] private _bettors;
    /// Everybody who can hold WETH.
    address[] private _accounts;

    function setUp() public override {
        vm.warp(NOW);
        weth = IWETH(address(new RefusingToken()));
        _deployPool(address(weth));
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

        _store = new Store(pool, lens, _bettors, LARGE_FUNDS);
        _replay = new Replay(address(pool));
        _accounts =
            [address(pool), _store.BURNED(), referrer, owners[0], owners[1], operators[0], operators[1]];
        for (uint256 i = 0; i < _bettors.length; ++i) {
            _accounts.push(_bettors[i]);
        }
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
        _checkMatches();
        _checkOpenList();
        for (uint256 i = 0; i < _bettors.length; ++i) {
            _checkBettor(_bettors[i]);
        }
        _checkListed();
    }

    /// @dev Worst case: betting is paused, operators and owner stay passive, and the hub keeps its current behaviour. So does the
    /// token until the claims.
    function afterInvariant() external {
        vm.warp(_store.clock());
        if (!pool.paused()) {
            vm.prank(pool.owner());
            pool.pause();
        }
        for (uint256 matchId = 1; matchId < pool.getNextMatchId(); ++matchId) {
            _letMatchEnd(matchId);
        }
        _store.TOKEN().refuse(address(0));
        for (uint256 i = 0; i < _bettors.length; ++i) {
            _letOut(_bettors[i]);
            _checkBettor(_bettors[i]);
        }
        _checkMoney();
        _checkMatches();
        assertEq(_store.bonds(), 0, BONDS);
        (Obligations memory owed,) = _owed();
        assertEq(owed.stakes + owed.payouts + owed.payoutFees, 0, EVERYBODY_OUT);
    }

    // ---------------------------------------------------------------- money

    function _checkMoney() private view {
        for (uint256 i = 0; i < _accounts.length; ++i) {
            assertEq(weth.balanceOf(_accounts[i]), _store.balanceOf(_accounts[i]), ACCOUNTED);
        }
        assertEq(pool.accruedFees(), _store.fees(), FEES);

        (Obligations memory owed, uint256 dust) = _owed();
        uint256 total = owed.stakes + owed.payouts + owed.payoutFees + owed.bonds + owed.accruedFees;
        uint256 balance = weth.balanceOf(address(pool));
        assertGe(balance, total, SOLVENT);
        assertLe(balance, total + dust + _store.donated(), ONLY_DUST);
        _checkObligations(owed);
    }

    /// @return owed debts by the store's accounts
    /// @return dust upper bound of what rounding left behind: 1 wei per position and pool
    function _owed() private view returns (Obligations memory owed, uint256 dust) {
        (owed.bonds, owed.accruedFees) = (_store.bonds(), _store.fees());
        for (uint256 matchId = 1; matchId < pool.getNextMatchId(); ++matchId) {
            uint256 pools = _store.staked(matchId, 1) + _store.staked(matchId, 2);
            if (!_store.isFinal(matchId)) {
                owed.stakes += pools;
                continue;
            }
            uint256 due = _store.settled(matchId);
            for (uint256 i = 0; i < _bettors.length; ++i) {
                (uint256 payout, uint256 fee,) = _store.settlement(matchId, _bettors[i]);
                if (_store.outcomeOf(matchId) != Outcome.Void) dust += 2;
                if (_store.positionOf(matchId, _bettors[i]).claimed) continue;
                due += payout + fee;
                owed.payouts += payout;
                owed.payoutFees += fee;
            }
            assertLe(due, pools, OWN_POOLS);
        }
    }

    function _checkObligations(Obligations memory owed) private view {
        Obligations memory sum;
        uint256 cursor = 0;
        do {
            Obligations memory page;
            (page, cursor) = lens.obligations(cursor, _limit());
            sum.stakes += page.stakes;
            sum.payouts += page.payouts;
            sum.payoutFees += page.payoutFees;
            sum.bonds += page.bonds;
            sum.accruedFees += page.accruedFees;
        } while (cursor != 0);
        assertEq(abi.encode(sum), abi.encode(owed), OBLIGATIONS);
    }

    // ---------------------------------------------------------------- matches

    function _checkMatches() private view {
        uint256 cursor = 0;
        uint256 matchId = pool.getNextMatchId();
        do {
            Match[] memory page;
            (page, cursor) = lens.getMatches(cursor, _limit());
            for (uint256 i = 0; i < page.length; ++i) {
                --matchId;
                assertEq(abi.encode(page[i]), abi.encode(pool.getMatch(matchId)), LENS);
                _checkLogs(matchId, page[i]);
                assertEq(pool.challengeBond(matchId), _store.bond(matchId), BONDS);
            }
        } while (cursor != 0);
        assertEq(matchId, 1, LENS);
        uint256 bonds = 0;
        for (uint256 i = 0; i < _bettors.length; ++i) {
            bonds += _replay.bondsOf(_bettors[i]);
        }
        assertEq(bonds, _store.bonds(), BONDS);
    }

    function _checkLogs(uint256 matchId, Match memory m) private view {
        (Outcome outcome, uint256 claimableAt, uint256 ruleBy, address bondWentTo) = _replay.resultOf(matchId);
        assertEq(uint8(outcome), uint8(_store.outcomeOf(matchId)), LENS);
        assertEq(claimableAt, m.claimableAt, LENS);
        assertEq(ruleBy, m.ruleBy, LENS);
        assertEq(lens.isRuled(matchId), _store.isRuled(matchId), LENS);
        if (ruleBy == 0) assertEq(bondWentTo, _store.challengeOf(matchId).wentTo, BONDS);
    }

    function _checkOpenList() private view {
        uint256 cursor = 0;
        uint256 next = pool.getNextMatchId();
        uint256 matchId = next;
        do {
            Match[] memory page;
            (page, cursor) = lens.getOpenMatches(cursor, _limit());
            for (uint256 i = 0; i < page.length; ++i) {
                matchId = _openBelow(matchId);
                assertEq(page[i].id, matchId, OPEN_LIST);
            }
        } while (cursor != 0);
        assertEq(_openBelow(matchId), 0, OPEN_LIST);
        // From any cursor: open, resolved meanwhile, or unknown.
        for (cursor = 1; cursor <= next; ++cursor) {
            (Match[] memory page,) = lens.getOpenMatches(cursor, 1);
            assertEq(page.length == 0 ? 0 : page[0].id, _openBelow(cursor + 1), OPEN_LIST);
        }
    }

    function _openBelow(uint256 matchId) private view returns (uint256) {
        do {
            if (matchId <= 1) return 0;
            --matchId;
        } while (matchId >= pool.getNextMatchId() || _store.outcomeOf(matchId) != Outcome.None);
        return matchId;
    }

    // ---------------------------------------------------------------- bettors

    function _checkListed() private view {
        uint256 expected = 0;
        for (uint256 i = 0; i < _bettors.length; ++i) {
            if (_store.historyOf(_bettors[i]).length != 0) ++expected;
        }
        address[] memory seen = new address[](expected);
        uint256 count = 0;
        address cursor = address(0);
        do {
            address[] memory page;
            (page, cursor) = lens.getBettors(cursor, _limit());
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

    function _checkBettor(address user) private view {
        uint256[] memory history = _reverse(_store.historyOf(user));
        assertEq(abi.encode(pool.getUserBetHistory(user)), abi.encode(history), HISTORY);
        assertEq(lens.getUserBetCount(user), history.length, HISTORY);
        _checkPositions(user, history);

        uint256 count = 0;
        uint256 cursor = 0;
        do {
            UserBet[] memory page;
            (page, cursor) = lens.getUserBets(user, cursor, _limit());
            for (uint256 i = 0; i < page.length; ++i) {
                assertLt(count, history.length, HISTORY);
                _checkPosition(user, history[count++], page[i]);
            }
        } while (cursor != 0);
        assertEq(count, history.length, HISTORY);
        _checkClaimable(user, history);
    }

    function _checkClaimable(address user, uint256[] memory history) private view {
        uint256 next = 0;
        uint256 cursor = 0;
        do {
            uint256[] memory ids;
            uint256[] memory amounts;
            (ids, amounts, cursor) = lens.getClaimable(user, cursor, _limit());
            for (uint256 i = 0; i < ids.length; ++i) {
                next = _claimableFrom(user, history, next);
                assertTrue(next < history.length && ids[i] == history[next], CLAIMABLE);
                (uint256 payout,,) = _store.settlement(ids[i], user);
                assertEq(amounts[i], payout, CLAIMABLE);
                ++next;
            }
            assertEq(amounts.length, ids.length, CLAIMABLE);
        } while (cursor != 0);
        assertEq(_claimableFrom(user, history, next), history.length, CLAIMABLE);
    }

    /// @dev Returns the index of the first claimable match from an index on.
    function _claimableFrom(address user, uint256[] memory history, uint256 index)
        private
        view
        returns (uint256)
    {
        while (index < history.length && !_store.isClaimable(history[index], user)) ++index;
        return index;
    }

    function _checkPosition(address user, uint256 matchId, UserBet memory bet) private view {
        Store.Position memory position = _store.positionOf(matchId, user);
        assertEq(bet.matchInfo.id, matchId, HISTORY);
        assertEq(bet.amount, position.amount, HISTORY);
        assertEq(bet.liveAmount, position.live, HISTORY);
        assertEq(bet.prediction, position.side, HISTORY);
        assertEq(bet.claimed, position.claimed, HISTORY);
        assertEq(bet.claimedByOther, position.claimedByOther, CLAIM_FOR);
        (uint256 payout,,) = _store.settlement(matchId, user);
        assertEq(bet.payout, payout, CLAIMABLE);
        if (_store.wasFinal(matchId)) assertEq(bet.payout, _store.finalPayout(matchId, user), FINAL);
        (, uint256 replayed) = _replay.positionOf(matchId, user);
        assertEq(bet.payout, replayed, LENS);
    }

    /// @dev All of a bettor's positions from the newest, and each by its cursor.
    function _checkPositions(address user, uint256[] memory history) private view {
        uint256 count = history.length;
        address[] memory accounts = new address[](count + 1);
        uint256[] memory counts = new uint256[](count + 1);
        uint256[] memory cursors = new uint256[](count + 1);
        (accounts[0], counts[0]) = (user, count);
        for (uint256 i = 0; i < count; ++i) {
            (accounts[i + 1], cursors[i + 1], counts[i + 1]) = (user, history[i], 1);
        }
        PackedPosition[] memory found = lens.positions(accounts, cursors, counts);
        assertEq(found.length, 2 * count, LENS);
        for (uint256 i = 0; i < count; ++i) {
            (PackedPosition replayed,) = _replay.positionOf(history[i], user);
            // 2 for a claim by somebody else, 1 for the bettor's own.
            uint256 byOther = _store.positionOf(history[i], user).claimedByOther ? 1 << 232 : 0;
            uint256 expected = PackedPosition.unwrap(replayed) + byOther;
            assertEq(PackedPosition.unwrap(found[i]), expected, LENS);
            assertEq(PackedPosition.unwrap(found[count + i]), expected, LENS);
        }
    }

    function _reverse(uint256[] memory ids) private pure returns (uint256[] memory reversed) {
        reversed = new uint256[](ids.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            reversed[i] = ids[ids.length - 1 - i];
        }
    }

    /// @dev Page size, another one in each step.
    function _limit() private view returns (uint256) {
        return _store.clock() % 4 == 0 ? type(uint256).max : _store.clock() % 4;
    }

    // ---------------------------------------------------------------- end of a run

    /// @dev A stranger can void an unresolved match exactly 7 days after its end, and a challenged one exactly at the end of the
    /// ruling period. A resolved match only has to pass its dispute window. From then on the owner cannot change it.
    function _letMatchEnd(uint256 matchId) private {
        Match memory m = pool.getMatch(matchId);
        bool isVoidable = !m.isFinalized || m.ruleBy != 0;
        uint256 abandonedFrom = uint256(m.endTime) + ABANDONED_AFTER;
        uint256 endsAt = m.ruleBy != 0 ? m.ruleBy : m.isFinalized ? m.claimableAt : abandonedFrom;
        if (endsAt > _store.clock()) {
            // A result on the last day, replaced on the last day of its window, and each challenge takes one ruling.
            uint256 challenges = _store.challengeCount(matchId);
            assertLe(challenges, 2, CHALLENGES);
            assertLe(endsAt, abandonedFrom + 4 days + challenges * pool.rulingPeriod(), SUSPENDED);
            if (m.isVoid && !_store.isRuled(matchId)) assertLe(endsAt, _store.refundsBy(matchId), REFUNDS);
            _passTo(endsAt - 1);
            assertFalse(_try(stranger, abi.encodeCall(pool.voidAbandonedMatch, (matchId))), RESULT);
            for (uint256 i = 0; i < _bettors.length; ++i) {
                _checkBettor(_bettors[i]);
            }
            _passTo(endsAt);
        }
        if (isVoidable) {
            assertTrue(_try(stranger, abi.encodeCall(pool.voidAbandonedMatch, (matchId))), EVERYBODY_OUT);
            _store.sync();
        }
        assertFalse(_try(pool.owner(), abi.encodeCall(pool.voidMatch, (matchId))), RESULT);
        _store.sync();
        assertTrue(_store.isFinal(matchId), EVERYBODY_OUT);
    }

    /// @dev Half of the bettors claim for themselves.
    function _letOut(address user) private {
        (uint256[] memory matchIds,,) = lens.getClaimable(user, 0, type(uint256).max);
        if (matchIds.length == 0) return;
        if (uint160(user) % 2 == 0) {
            _claimHandler.claimAs(user, user, matchIds, abi.encodeCall(pool.claimMany, (matchIds)));
        } else {
            _claimHandler.claimAs(stranger, user, matchIds, abi.encodeCall(pool.claimFor, (user, matchIds)));
        }
    }

    /// @dev Makes a call that may revert.
    function _try(address caller, bytes memory data) private returns (bool ok) {
        _store.setCall(caller, bytes4(data));
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
}

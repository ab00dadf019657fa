// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Match, Outcome } from "../../../src/interfaces/IBettingPool.sol";
import { ILens } from "../../../src/interfaces/ILens.sol";
import { TournamentInfo, TournamentStatus } from "../../../src/interfaces/ITournament.sol";
import { IWETH } from "../../../src/interfaces/IWETH.sol";
import { IHub } from "../../utils/IHub.sol";
import { IPool } from "../../utils/IPool.sol";
import { ITournamentContract } from "../../utils/ITournamentContract.sol";
import {
    ABANDONED,
    FEES_BACK,
    FINALIZES,
    ONLY_TOP,
    PAID_ONCE,
    PAYS_PLAYER
} from "../CommunityProperties.sol";

/// @notice All roles around tournaments and the hub, with independent accounting of who joined, predicted, scored, paid and
/// was paid. `vm.assume` discards a step that cannot do anything.
contract CommunityHandler is Test {
    uint256 private constant MAX_CUPS = 4;
    uint256 private constant MATCHES_A_CUP = 3;

    IPool private immutable POOL;
    ILens private immutable LENS;
    IHub private immutable HUB;
    ITournamentContract private immutable TOURNAMENTS;
    IWETH private immutable WETH;
    address private immutable OWNER;

    address[] private _players;
    address[] private _referrers;

    /// @dev Unix seconds of the current step.
    uint256 public clock;
    uint256 public cupCount;
    mapping(uint256 id => uint256) public paidIn;
    mapping(uint256 id => uint256) public paidOut;
    mapping(uint256 id => mapping(address player => uint256)) public score;
    mapping(uint256 id => mapping(address player => bool)) private _hasJoined;
    mapping(uint256 id => mapping(address player => bool)) private _wasPaid;
    mapping(uint256 id => mapping(uint256 matchId => mapping(address player => uint8))) private _prediction;
    mapping(uint256 id => mapping(uint256 matchId => mapping(address player => bool))) private _wasScored;
    mapping(address user => uint256) public points;

    constructor(
        IPool pool,
        ILens lens,
        IHub hub,
        ITournamentContract tournaments,
        address owner,
        address[] memory players_,
        address[] memory referrers_
    ) {
        (POOL, LENS, HUB, TOURNAMENTS, OWNER) = (pool, lens, hub, tournaments, owner);
        WETH = pool.bettingToken();
        (_players, _referrers) = (players_, referrers_);
        clock = block.timestamp;
    }

    modifier step() {
        vm.warp(clock);
        _;
    }

    // ---------------------------------------------------------------- time and matches

    function wait(uint256 time) external {
        clock += bound(time, 1 minutes, 4 hours);
    }

    /// @dev For `afterInvariant`.
    function pass(uint256 time) external {
        clock += time;
        vm.warp(clock);
    }

    /// @dev Skips to when joining ends, unscored predictions no longer count, or a tournament is abandoned, or to the second before.
    function waitForCup(uint256 cupSeed, uint256 what) external step {
        TournamentInfo memory cup = _findCup(cupSeed, what % 4 < 2 ? _isOver : _isAny);
        (uint256 lastFinalAt,) = _lastFinal(cup);
        uint256[4] memory moments = [
            lastFinalAt + 12 days,
            lastFinalAt + 12 days,
            cup.lastMatchStart,
            Math.max(cup.endTime, lastFinalAt) + 14 days
        ];
        _passTo(moments[what % 4] - what / 4 % 2);
    }

    /// @dev Every match that is over.
    function finalizeMatches(uint256 winners) external step {
        if (_searchMatch(0, _isDecidable) == 0) _passTo(_nextMoment(_decidableFrom));
        vm.startPrank(OWNER);
        for (uint256 id = 1; id < POOL.getNextMatchId(); ++id) {
            if (_isDecidable(POOL.getMatch(id))) POOL.finalizeMatch(id, (winners >> id) % 2 == 0 ? 1 : 2);
        }
        vm.stopPrank();
    }

    function voidMatch(uint256 seed) external step {
        vm.assume(seed % 8 == 0);
        uint256 matchId = _findMatch(seed / 8, _isOperable);
        vm.prank(OWNER);
        POOL.voidMatch(matchId);
    }

    function overruleMatch(uint256 seed, bool isA) external step {
        uint256 matchId = _findMatch(seed, _isDisputable);
        vm.prank(OWNER);
        // Refused before the end, the second time, and if it names the same winner.
        try POOL.overruleResult(matchId, isA ? 1 : 2) { }
        catch {
            vm.assume(false);
        }
    }

    function challenge(uint256 seed) external step {
        uint256 matchId = _findMatch(seed, _isDisputable);
        Match memory m = POOL.getMatch(matchId);
        vm.prank(_player(seed));
        // Refused after a ruling.
        try POOL.challengeResult(matchId, m.isVoid ? Outcome.Void : Outcome(m.winner)) { }
        catch {
            vm.assume(false);
        }
    }

    function rule(uint256 seed, bool isA) external step {
        uint256 matchId = _findMatch(seed, _isChallenged);
        bool isOver = block.timestamp > POOL.getMatch(matchId).endTime;
        vm.prank(OWNER);
        POOL.rule(matchId, isOver ? isA ? Outcome.A : Outcome.B : Outcome.Void);
    }

    /// @dev Mostly attached.
    function setTournament(uint256 seed) external step {
        vm.prank(OWNER);
        POOL.setTournament(seed % 16 == 0 ? OWNER : address(TOURNAMENTS));
    }

    // ---------------------------------------------------------------- tournaments

    function create(uint96 entryFee, bool isJudged) external step {
        vm.assume(cupCount < MAX_CUPS);
        uint256[] memory matchIds = new uint256[](MATCHES_A_CUP);
        vm.startPrank(OWNER);
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            uint64 startTime = uint64(clock + (i + 1) * 6 hours);
            matchIds[i] = POOL.createMatch("A vs B", startTime, startTime + 2 hours, 1, 1 ether);
        }
        uint64 endTime = uint64(clock + 2 days);
        uint256 fee = bound(entryFee, 0, 1e18);
        uint256 id = isJudged
            ? TOURNAMENTS.createJudgedTournament("Cup", uint64(clock), endTime, fee, matchIds)
            : TOURNAMENTS.createTournament("Cup", uint64(clock), endTime, fee, matchIds);
        vm.stopPrank();
        cupCount = id;
        // Both sides have bets, except on the last match.
        for (uint256 i = 0; i + 1 < MATCHES_A_CUP; ++i) {
            _bet(_players[i], matchIds[i], 1);
            _bet(_players[5 - i], matchIds[i], 2);
        }
    }

    /// @dev Half of the players predict any matches that have not started. They join first if the pool names the contract.
    function predict(uint256 cupSeed, uint256 seed) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isJoinable);
        for (uint256 i = 0; i < _players.length; ++i) {
            if ((seed >> i) % 2 == 0) _predict(cup, _players[i], seed >> (8 * i + 8));
        }
    }

    /// @dev Scores all players, or one of them twice.
    function scoreMatch(uint256 seed, uint256 cupSeed, bool all) external step {
        TournamentInfo memory cup = _awaitCup(cupSeed, _isScorable);
        uint256 matchId = _winnerFrom(cup, seed);
        address[] memory players = _joined(cup.id);
        if (!all) {
            address one = players[seed % players.length];
            players = new address[](2);
            (players[0], players[1]) = (one, one);
        }
        vm.prank(_player(seed));
        TOURNAMENTS.scoreMatch(cup.id, matchId, players);
        for (uint256 i = 0; i < players.length; ++i) {
            _recordScore(cup.id, matchId, players[i]);
        }
    }

    /// @dev Scores all matches of one player or of all, the first one twice, some of them possibly before by `scoreMatch`.
    function scorePlayers(uint256 seed, uint256 cupSeed, bool all) external step {
        TournamentInfo memory cup = _awaitCup(cupSeed, _isScorable);
        address[] memory players = _joined(cup.id);
        vm.prank(_player(seed));
        if (all) {
            players[seed % players.length] = players[0];
            TOURNAMENTS.scorePlayers(cup.id, players);
        } else {
            players[0] = players[seed % players.length];
            TOURNAMENTS.scorePlayer(cup.id, players[0]);
        }
        for (uint256 i = 0; i < (all ? players.length : 1); ++i) {
            for (uint256 j = 0; j < MATCHES_A_CUP; ++j) {
                _recordScore(cup.id, cup.matchIds[j], players[i]);
            }
        }
    }

    function judge(uint256 seed, uint256 cupSeed, uint256 given) external step {
        TournamentInfo memory cup = _awaitCup(cupSeed, _isJudgeable);
        uint256 matchId = _winnerFrom(cup, seed);
        address player = _player(seed);
        for (uint256 i = 0; i < _players.length && !_canBeScored(cup.id, matchId, player); ++i) {
            player = _player(seed % _players.length + i);
        }
        vm.assume(_canBeScored(cup.id, matchId, player));
        address[] memory players = new address[](1);
        uint256[] memory scores = new uint256[](1);
        (players[0], scores[0]) = (player, bound(given, 0, 1_000));
        vm.prank(OWNER);
        TOURNAMENTS.updateScores(cup.id, matchId, players, scores);
        _wasScored[cup.id][matchId][player] = true;
        score[cup.id][player] += scores[0];
    }

    /// @dev By the admin or by anyone, at any time.
    function finalize(uint256 seed, uint256 cupSeed) external step {
        TournamentInfo memory cup =
            cupSeed % 4 == 0 ? _findCup(cupSeed / 4, _isAny) : _awaitCup(cupSeed / 4, _isOver);
        address caller = seed % 2 == 0 ? OWNER : _player(seed);
        (uint256 lastFinalAt, bool areAllFinal) = _lastFinal(cup);
        bool isInTime = clock < Math.max(cup.endTime, lastFinalAt) + 14 days;
        bool isAllowed = areAllFinal && isInTime && (!cup.isJudged || caller == OWNER)
            && (_isScored(cup) || clock >= lastFinalAt + 12 days);
        vm.prank(caller);
        try TOURNAMENTS.finalizeTournament(cup.id, new address[](0)) {
            assertTrue(isAllowed, FINALIZES);
        } catch {
            assertFalse(isAllowed, FINALIZES);
        }
    }

    function cancel(uint256 cupSeed) external step {
        vm.assume(cupSeed % 8 == 0);
        TournamentInfo memory cup = _findCup(cupSeed / 8, _isCancellable);
        vm.prank(OWNER);
        TOURNAMENTS.cancelTournament(cup.id);
    }

    function abandon(uint256 cupSeed) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isAny);
        bool isAllowed = _isAbandoned(cup);
        try TOURNAMENTS.voidAbandonedTournament(cup.id) {
            assertTrue(isAllowed, ABANDONED);
        } catch {
            assertFalse(isAllowed, ABANDONED);
        }
    }

    /// @dev Anyone tries, also twice.
    function claimPrize(uint256 seed, uint256 cupSeed) external step {
        vm.assume(cupCount != 0);
        address player = _player(seed);
        uint256[] memory one = new uint256[](1);
        one[0] = cupSeed % cupCount + 1;
        uint256 promised = TOURNAMENTS.getClaimableReward(one[0], player);
        uint256 balanceBefore = WETH.balanceOf(player);
        vm.prank(player);
        try TOURNAMENTS.claimTournamentRewards(one[0]) {
            assertEq(WETH.balanceOf(player) - balanceBefore, promised, PAYS_PLAYER);
            _recordPayment(one[0], player, promised);
        } catch {
            assertEq(promised, 0, FEES_BACK);
            vm.assume(false);
        }
    }

    /// @dev Two tournaments at once, which may be the same one, or have nothing to claim.
    function claimPrizes(uint256 seed, uint256 cupSeed, uint256 otherSeed) external step {
        vm.assume(cupCount != 0);
        address player = _player(seed);
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (cupSeed % cupCount + 1, otherSeed % cupCount + 1);
        uint256 first = TOURNAMENTS.getClaimableReward(ids[0], player);
        uint256 second = TOURNAMENTS.getClaimableReward(ids[1], player);
        bool isDue = first != 0 && second != 0 && ids[0] != ids[1];
        uint256 balanceBefore = WETH.balanceOf(player);
        vm.prank(player);
        try TOURNAMENTS.claimMany(ids) {
            assertTrue(isDue, PAYS_PLAYER);
            assertEq(WETH.balanceOf(player) - balanceBefore, first + second, PAYS_PLAYER);
            _recordPayment(ids[0], player, first);
            _recordPayment(ids[1], player, second);
        } catch {
            assertFalse(isDue, PAYS_PLAYER);
            vm.assume(false);
        }
    }

    /// @dev Anyone, for every tournament, the newest one twice.
    function claimFor(uint256 seed, uint256 who) external step {
        vm.assume(cupCount != 0);
        address player = _player(who);
        uint256[] memory ids = new uint256[](cupCount + 1);
        uint256[] memory promised = new uint256[](ids.length);
        uint256 total = 0;
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = i == 0 ? cupCount : i;
            promised[i] = i == 0 ? 0 : TOURNAMENTS.getClaimableReward(i, player);
            total += promised[i];
        }
        uint256 balanceBefore = WETH.balanceOf(player);
        vm.prank(_player(seed));
        assertEq(TOURNAMENTS.claimFor(player, ids), total, PAYS_PLAYER);
        assertEq(WETH.balanceOf(player) - balanceBefore, total, PAYS_PLAYER);
        for (uint256 i = 0; i < ids.length; ++i) {
            if (promised[i] != 0) _recordPayment(ids[i], player, promised[i]);
        }
    }

    // ---------------------------------------------------------------- the hub

    function register(uint256 seed, uint256 referrerSeed) external step {
        address user = _player(seed);
        address named = _referrers[referrerSeed % _referrers.length];
        vm.assume(HUB.referrers(user) == address(0));
        vm.prank(user);
        HUB.registerReferral(named);
        points[user] += 5;
        points[named] += 10;
    }

    function claimBets(uint256 seed) external step {
        address user = _player(seed);
        (uint256[] memory matchIds,,) = LENS.getClaimable(user, 0, type(uint256).max);
        vm.assume(matchIds.length != 0);
        vm.prank(user);
        POOL.claimMany(matchIds);
    }

    function distribute(uint256 seed, uint256 amount) external step {
        amount = bound(amount, 1, 1 ether);
        deal(OWNER, amount);
        vm.startPrank(OWNER);
        WETH.deposit{ value: amount }();
        WETH.approve(address(HUB), amount);
        HUB.distributeRewards(_referrers[seed % _referrers.length], amount);
        vm.stopPrank();
    }

    // ---------------------------------------------------------------- accounting

    function top(uint256 id) public view returns (uint256 topScore, uint256 topCount) {
        for (uint256 i = 0; i < _players.length; ++i) {
            uint256 own = score[id][_players[i]];
            if (own > topScore) (topScore, topCount) = (own, 1);
            else if (own == topScore && own != 0) ++topCount;
        }
    }

    function _recordPayment(uint256 id, address player, uint256 paid) private {
        TournamentInfo memory cup = TOURNAMENTS.getTournament(id);
        assertTrue(_hasJoined[id][player] && !_wasPaid[id][player], PAID_ONCE);
        (uint256 topScore, uint256 topCount) = top(id);
        if (cup.status == TournamentStatus.FINALIZED && topScore != 0) {
            assertEq(score[id][player], topScore, ONLY_TOP);
            assertGe(paid, cup.prizePool / topCount, ONLY_TOP);
            assertLt(paid, cup.prizePool / topCount + topCount, ONLY_TOP);
        } else {
            assertEq(paid, cup.entryFee, FEES_BACK);
        }
        _wasPaid[id][player] = true;
        paidOut[id] += paid;
    }

    /// @dev Scores a prediction by the match's result, once, if there is both.
    function _recordScore(uint256 id, uint256 matchId, address player) private {
        Match memory m = POOL.getMatch(matchId);
        if (!_isFinal(m) || m.isVoid || !_canBeScored(id, matchId, player)) return;
        _wasScored[id][matchId][player] = true;
        if (_prediction[id][matchId][player] == m.winner) ++score[id][player];
    }

    function _bet(address user, uint256 matchId, uint8 prediction) private {
        vm.prank(user);
        POOL.placeBet(matchId, 0.5 ether, prediction);
    }

    function _player(uint256 seed) private view returns (address) {
        return _players[seed % _players.length];
    }

    /// @param sides two bits for each match
    function _predict(TournamentInfo memory cup, address player, uint256 sides) private {
        if (!_hasJoined[cup.id][player]) {
            if (!_isAttached()) return;
            _join(player, cup);
        }
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            Match memory m = POOL.getMatch(cup.matchIds[i]);
            uint8 side = uint8((sides >> (2 * i)) % 4);
            if (side == 0 || side == 3 || m.isFinalized || block.timestamp >= m.startTime) continue;
            vm.prank(player);
            TOURNAMENTS.submitPrediction(cup.id, m.id, side);
            _prediction[cup.id][m.id][player] = side;
        }
    }

    function _join(address player, TournamentInfo memory cup) private {
        vm.prank(player);
        TOURNAMENTS.joinTournament(cup.id);
        _hasJoined[cup.id][player] = true;
        paidIn[cup.id] += cup.entryFee;
    }

    // ---------------------------------------------------------------- choices

    function _passTo(uint256 time) private {
        vm.assume(time > clock);
        clock = time;
        vm.warp(time);
    }

    /// @dev Returns the first of the future moments of all matches, or 0.
    function _nextMoment(function(Match memory) internal view returns (uint256) momentOf)
        private
        view
        returns (uint256 next)
    {
        for (uint256 id = 1; id < POOL.getNextMatchId(); ++id) {
            uint256 moment = momentOf(POOL.getMatch(id));
            if (moment > clock && (next == 0 || moment < next)) next = moment;
        }
    }

    /// @dev Returns the first match that fits, starting at the seed, or 0.
    function _searchMatch(uint256 seed, function(Match memory) internal view returns (bool) fits)
        private
        view
        returns (uint256 matchId)
    {
        uint256 count = POOL.getNextMatchId() - 1;
        for (uint256 i = 0; i < count; ++i) {
            matchId = (seed % count + i) % count + 1;
            if (fits(POOL.getMatch(matchId))) return matchId;
        }
        return 0;
    }

    function _findMatch(uint256 seed, function(Match memory) internal view returns (bool) fits)
        private
        view
        returns (uint256 matchId)
    {
        matchId = _searchMatch(seed, fits);
        vm.assume(matchId != 0);
    }

    /// @dev Returns the first open tournament that fits, starting at the seed. Without an id if none fits.
    function _searchCup(uint256 seed, function(TournamentInfo memory) internal view returns (bool) fits)
        private
        view
        returns (TournamentInfo memory cup)
    {
        for (uint256 i = 0; i < cupCount; ++i) {
            cup = TOURNAMENTS.getTournament((seed % cupCount + i) % cupCount + 1);
            if (cup.isActive && fits(cup)) return cup;
        }
        cup.id = 0;
    }

    function _findCup(uint256 seed, function(TournamentInfo memory) internal view returns (bool) fits)
        private
        view
        returns (TournamentInfo memory cup)
    {
        cup = _searchCup(seed, fits);
        vm.assume(cup.id != 0);
    }

    /// @dev If none fits, skips to when the next match becomes final.
    function _awaitCup(uint256 seed, function(TournamentInfo memory) internal view returns (bool) fits)
        private
        returns (TournamentInfo memory)
    {
        if (_searchCup(seed, fits).id == 0) _passTo(_nextMoment(_finalFrom));
        return _findCup(seed, fits);
    }

    function _decidableFrom(Match memory m) private pure returns (uint256) {
        return m.isFinalized ? 0 : m.endTime + 1;
    }

    function _finalFrom(Match memory m) private pure returns (uint256) {
        return m.ruleBy == 0 ? m.claimableAt : 0;
    }

    function _isOperable(Match memory m) private view returns (bool) {
        return !m.isFinalized && block.timestamp < uint256(m.endTime) + 7 days;
    }

    function _isDecidable(Match memory m) private view returns (bool) {
        return _isOperable(m) && block.timestamp > m.endTime;
    }

    function _isDisputable(Match memory m) private view returns (bool) {
        return m.isFinalized && m.ruleBy == 0 && block.timestamp < m.claimableAt;
    }

    function _isChallenged(Match memory m) private pure returns (bool) {
        return m.ruleBy != 0;
    }

    function _isFinal(Match memory m) private view returns (bool) {
        return m.isFinalized && m.ruleBy == 0 && block.timestamp >= m.claimableAt;
    }

    function _isJoinable(TournamentInfo memory cup) private view returns (bool) {
        return block.timestamp < cup.lastMatchStart;
    }

    function _isCancellable(TournamentInfo memory cup) private view returns (bool) {
        return block.timestamp < cup.firstMatchStart;
    }

    function _isAbandoned(TournamentInfo memory cup) private view returns (bool) {
        uint256 last = cup.endTime;
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            Match memory m = POOL.getMatch(cup.matchIds[i]);
            if (m.ruleBy != 0) return false;
            last = Math.max(last, m.claimableAt);
        }
        return block.timestamp >= last + 14 days;
    }

    function _isScorable(TournamentInfo memory cup) private view returns (bool) {
        return !cup.isJudged && cup.playerCount != 0 && _hasWinner(cup);
    }

    function _isJudgeable(TournamentInfo memory cup) private view returns (bool) {
        return cup.isJudged && cup.unscoredPredictions != 0 && _hasWinner(cup);
    }

    function _isOver(TournamentInfo memory cup) private view returns (bool areAllFinal) {
        (, areAllFinal) = _lastFinal(cup);
    }

    function _isAny(TournamentInfo memory) private pure returns (bool) {
        return true;
    }

    function _isAttached() private view returns (bool) {
        return POOL.tournament() == address(TOURNAMENTS);
    }

    /// @dev Every prediction on a match with a winner is scored.
    function _isScored(TournamentInfo memory cup) private view returns (bool) {
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            if (POOL.getMatch(cup.matchIds[i]).isVoid) continue;
            for (uint256 j = 0; j < _players.length; ++j) {
                if (_canBeScored(cup.id, cup.matchIds[i], _players[j])) return false;
            }
        }
        return true;
    }

    /// @return lastFinalAt when the last match became or becomes final, of those with a result
    /// @return areAllFinal true once all are final
    function _lastFinal(TournamentInfo memory cup)
        private
        view
        returns (uint256 lastFinalAt, bool areAllFinal)
    {
        areAllFinal = true;
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            Match memory m = POOL.getMatch(cup.matchIds[i]);
            if (!_isFinal(m)) areAllFinal = false;
            lastFinalAt = Math.max(lastFinalAt, m.claimableAt);
        }
    }

    function _hasWinner(TournamentInfo memory cup) private view returns (bool) {
        return _winnerFrom(cup, 0) != 0;
    }

    /// @dev Returns the first match with a final winner, starting at the seed, or 0.
    function _winnerFrom(TournamentInfo memory cup, uint256 seed) private view returns (uint256 matchId) {
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            matchId = cup.matchIds[(seed % MATCHES_A_CUP + i) % MATCHES_A_CUP];
            Match memory m = POOL.getMatch(matchId);
            if (_isFinal(m) && !m.isVoid) return matchId;
        }
        return 0;
    }

    function _canBeScored(uint256 id, uint256 matchId, address player) private view returns (bool) {
        return _prediction[id][matchId][player] != 0 && !_wasScored[id][matchId][player];
    }

    function _joined(uint256 id) private view returns (address[] memory joined) {
        joined = new address[](_players.length);
        uint256 count = 0;
        for (uint256 i = 0; i < _players.length; ++i) {
            if (_hasJoined[id][_players[i]]) joined[count++] = _players[i];
        }
        assembly ("memory-safe") {
            mstore(joined, count)
        }
    }
}

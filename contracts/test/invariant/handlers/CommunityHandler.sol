// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Match } from "../../../src/interfaces/IBettingPool.sol";
import { TournamentInfo, TournamentStatus } from "../../../src/interfaces/ITournament.sol";
import { IWETH } from "../../../src/interfaces/IWETH.sol";
import { IHub } from "../../utils/IHub.sol";
import { IPool } from "../../utils/IPool.sol";
import { ITournamentContract } from "../../utils/ITournamentContract.sol";
import { FEES_BACK, ONLY_TOP, PAID_ONCE } from "../CommunityProperties.sol";

/// @notice All roles around tournaments and the hub, with independent accounting of who joined, predicted, scored, paid and
/// was paid. `vm.assume` discards a step that cannot do anything.
contract CommunityHandler is Test {
    uint256 private constant MAX_CUPS = 4;
    uint256 private constant MATCHES_A_CUP = 3;

    IPool private immutable POOL;
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
        IHub hub,
        ITournamentContract tournaments,
        address owner,
        address[] memory players_,
        address[] memory referrers_
    ) {
        (POOL, HUB, TOURNAMENTS, OWNER) = (pool, hub, tournaments, owner);
        WETH = pool.bettingToken();
        (_players, _referrers) = (players_, referrers_);
        clock = block.timestamp;
    }

    modifier step() {
        vm.warp(clock);
        _;
    }

    // ---------------------------------------------------------------- time and matches

    /// @dev Mostly short, sometimes past all deadlines of a tournament.
    function wait(uint256 time) external {
        clock += time % 16 == 0 ? 4 days : bound(time, 1 minutes, 4 hours);
    }

    function finalizeMatch(uint256 seed, bool isA) external step {
        uint256 matchId = _findMatch(seed, _isDecidable);
        vm.prank(OWNER);
        POOL.finalizeMatch(matchId, isA ? 1 : 2);
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
        // Refused before the end, and the second time.
        try POOL.overruleResult(matchId, isA ? 1 : 2) { }
        catch {
            vm.assume(false);
        }
    }

    function challenge(uint256 seed) external step {
        uint256 matchId = _findMatch(seed, _isDisputable);
        uint8 outcome = POOL.getMatch(matchId).winner;
        vm.prank(_player(seed));
        // Refused after a ruling.
        try POOL.challengeResult(matchId, outcome) { }
        catch {
            vm.assume(false);
        }
    }

    function rule(uint256 seed, bool isA) external step {
        uint256 matchId = _findMatch(seed, _isChallenged);
        bool isOver = block.timestamp > POOL.getMatch(matchId).endTime;
        vm.prank(OWNER);
        POOL.rule(matchId, isOver ? isA ? 1 : 2 : 0);
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

    function join(uint256 seed, uint256 cupSeed) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isJoinable);
        address player = _player(seed);
        vm.assume(!_hasJoined[cup.id][player]);
        _join(player, cup);
    }

    /// @dev Joins first if needed.
    function predict(uint256 seed, uint256 cupSeed, uint256 matchSeed, bool isA) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isJoinable);
        address player = _player(seed);
        uint256 matchId = cup.matchIds[matchSeed % cup.matchIds.length];
        if (block.timestamp >= POOL.getMatch(matchId).startTime) matchId = cup.matchIds[MATCHES_A_CUP - 1];
        vm.assume(!POOL.getMatch(matchId).isFinalized);
        if (!_hasJoined[cup.id][player]) _join(player, cup);
        vm.prank(player);
        TOURNAMENTS.submitPrediction(cup.id, matchId, isA ? 1 : 2);
        _prediction[cup.id][matchId][player] = isA ? 1 : 2;
    }

    /// @dev Scores all players, or one of them twice.
    function scoreMatch(uint256 seed, uint256 cupSeed, bool all) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isScorable);
        uint256 matchId = _winnerFrom(cup, seed);
        address[] memory players = _joined(cup.id);
        if (!all) {
            address one = players[seed % players.length];
            players = new address[](2);
            (players[0], players[1]) = (one, one);
        }
        vm.prank(_player(seed));
        TOURNAMENTS.scoreMatch(cup.id, matchId, players);
        uint8 winner = POOL.getMatch(matchId).winner;
        for (uint256 i = 0; i < players.length; ++i) {
            if (!_canBeScored(cup.id, matchId, players[i])) continue;
            _wasScored[cup.id][matchId][players[i]] = true;
            if (_prediction[cup.id][matchId][players[i]] == winner) ++score[cup.id][players[i]];
        }
    }

    /// @dev Scores all matches of a player, one of them possibly before by `scoreMatch`.
    function scorePlayer(uint256 seed, uint256 cupSeed) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isScorable);
        address[] memory players = _joined(cup.id);
        address player = players[seed % players.length];
        vm.prank(_player(seed));
        TOURNAMENTS.scorePlayer(cup.id, player);
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            Match memory m = POOL.getMatch(cup.matchIds[i]);
            if (!_isFinal(m) || m.isVoid || !_canBeScored(cup.id, m.id, player)) continue;
            _wasScored[cup.id][m.id][player] = true;
            if (_prediction[cup.id][m.id][player] == m.winner) ++score[cup.id][player];
        }
    }

    function judge(uint256 seed, uint256 cupSeed, uint256 given) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isJudgeable);
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

    /// @dev By the admin or by anyone. Discarded if the contract refuses.
    function finalize(uint256 seed, uint256 cupSeed) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isOver);
        vm.prank(seed % 2 == 0 ? OWNER : _player(seed));
        try TOURNAMENTS.finalizeTournament(cup.id, new address[](0)) { }
        catch {
            vm.assume(false);
        }
    }

    function cancel(uint256 cupSeed) external step {
        vm.assume(cupSeed % 8 == 0);
        TournamentInfo memory cup = _findCup(cupSeed / 8, _isCancellable);
        vm.prank(OWNER);
        TOURNAMENTS.cancelTournament(cup.id);
    }

    function abandon(uint256 cupSeed) external step {
        TournamentInfo memory cup = _findCup(cupSeed, _isAbandoned);
        TOURNAMENTS.voidAbandonedTournament(cup.id);
    }

    /// @dev Anyone tries, also twice.
    function claimPrize(uint256 seed, uint256 cupSeed) external step {
        vm.assume(cupCount != 0);
        vm.assume(claim(cupSeed % cupCount + 1, _player(seed)));
    }

    /// @return ok true if the player was paid
    function claim(uint256 id, address player) public returns (bool ok) {
        uint256 promised = TOURNAMENTS.getClaimableReward(id, player);
        uint256 balanceBefore = WETH.balanceOf(player);
        vm.prank(player);
        try TOURNAMENTS.claimTournamentRewards(id) {
            uint256 paid = WETH.balanceOf(player) - balanceBefore;
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
            assertEq(paid, promised, ONLY_TOP);
            _wasPaid[id][player] = true;
            paidOut[id] += paid;
            return true;
        } catch {
            assertEq(promised, 0, FEES_BACK);
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
        (uint256[] memory matchIds,,) = POOL.getClaimable(user, 0, type(uint256).max);
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

    function _bet(address user, uint256 matchId, uint8 prediction) private {
        vm.prank(user);
        POOL.placeBet(matchId, 0.5 ether, prediction);
    }

    function _player(uint256 seed) private view returns (address) {
        return _players[seed % _players.length];
    }

    function _join(address player, TournamentInfo memory cup) private {
        vm.prank(player);
        TOURNAMENTS.joinTournament(cup.id);
        _hasJoined[cup.id][player] = true;
        paidIn[cup.id] += cup.entryFee;
    }

    // ---------------------------------------------------------------- choices

    /// @dev Returns the first match that fits, starting at the seed.
    function _findMatch(uint256 seed, function(Match memory) internal view returns (bool) fits)
        private
        view
        returns (uint256 matchId)
    {
        uint256 count = POOL.getNextMatchId() - 1;
        for (uint256 i = 0; i < count; ++i) {
            matchId = (seed % count + i) % count + 1;
            if (fits(POOL.getMatch(matchId))) return matchId;
        }
        vm.assume(false);
    }

    /// @dev Returns the first open tournament that fits, starting at the seed.
    function _findCup(uint256 seed, function(TournamentInfo memory) internal view returns (bool) fits)
        private
        view
        returns (TournamentInfo memory cup)
    {
        for (uint256 i = 0; i < cupCount; ++i) {
            cup = TOURNAMENTS.getTournament((seed % cupCount + i) % cupCount + 1);
            if (cup.isActive && fits(cup)) return cup;
        }
        vm.assume(false);
    }

    function _isOperable(Match memory m) private view returns (bool) {
        return !m.isFinalized && !m.isChallenged && block.timestamp < uint256(m.endTime) + 7 days;
    }

    function _isDecidable(Match memory m) private view returns (bool) {
        return _isOperable(m) && block.timestamp > m.endTime;
    }

    function _isDisputable(Match memory m) private view returns (bool) {
        return m.isFinalized && !m.isChallenged && block.timestamp < m.claimableAt;
    }

    function _isChallenged(Match memory m) private pure returns (bool) {
        return m.isChallenged;
    }

    function _isFinal(Match memory m) private view returns (bool) {
        return m.isFinalized && !m.isChallenged && block.timestamp >= m.claimableAt;
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
            if (m.isChallenged) return false;
            if (m.claimableAt > last) last = m.claimableAt;
        }
        return block.timestamp >= last + 14 days;
    }

    function _isScorable(TournamentInfo memory cup) private view returns (bool) {
        return !cup.isJudged && cup.playerCount != 0 && _hasWinner(cup);
    }

    function _isJudgeable(TournamentInfo memory cup) private view returns (bool) {
        return cup.isJudged && cup.unscoredPredictions != 0 && _hasWinner(cup);
    }

    function _isOver(TournamentInfo memory cup) private view returns (bool) {
        for (uint256 i = 0; i < MATCHES_A_CUP; ++i) {
            if (!_isFinal(POOL.getMatch(cup.matchIds[i]))) return false;
        }
        return true;
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

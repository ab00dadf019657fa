// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlEnumerable
} from "@openzeppelin/contracts/access/extensions/AccessControlEnumerable.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { IBettingPool, Match, Outcome } from "./interfaces/IBettingPool.sol";
import {
    ITournament,
    Participant,
    PlayerInfo,
    TournamentInfo,
    TournamentStatus
} from "./interfaces/ITournament.sol";
import { IWETH } from "./interfaces/IWETH.sol";
import { TournamentLimits } from "./libraries/Limits.sol";
import { StateLibrary } from "./libraries/StateLibrary.sol";
import { Slot0 } from "./types/Slot0.sol";
import { SIDE_A, SIDE_B } from "./types/Stakes.sol";

/// @title Prediction tournaments
/// @notice See `ITournament` for rules, powers and trust model.
contract Tournament is ITournament, AccessControlEnumerable {
    using SafeCast for uint256;
    using SafeERC20 for IWETH;
    using StateLibrary for IBettingPool;

    /// @notice Role that creates and cancels tournaments, and judges and finalizes judged ones.
    /// @return role id for `hasRole` and `getRoleMembers`
    bytes32 public constant TOURNAMENT_ADMIN_ROLE = keccak256("TOURNAMENT_ADMIN_ROLE");

    struct TournamentState {
        // slot 0
        uint96 entryFee;
        uint32 startTime;
        uint32 endTime;
        uint32 firstMatchStart;
        uint32 lastMatchStart;
        TournamentStatus status;
        bool isJudged;
        // slot 1
        uint96 prizePool;
        uint32 playerCount;
        uint32 topScore;
        uint32 topCount;
        uint32 unscoredPredictions;
        uint32 claimCount;
        // slot 2 on
        string name;
        uint256[] matchIds;
        address[] players;
    }

    struct MatchEntry {
        /// Index in `matchIds` plus 1, or 0 if the match is not in the tournament.
        uint8 number;
        uint32 predictions;
    }

    /// @dev Bitmaps by index in `matchIds`. One slot, so that scoring a player reads and writes it once.
    struct PlayerState {
        uint64 onA;
        uint64 onB;
        uint64 scored;
        uint32 totalScore;
        bool hasJoined;
        bool claimed;
    }

    IBettingPool public immutable override bettingPool;
    IWETH public immutable override bettingToken;

    uint256 private _tournamentCount;
    mapping(uint256 tournamentId => TournamentState) private _tournaments;
    mapping(uint256 tournamentId => mapping(uint256 matchId => MatchEntry)) private _entries;
    mapping(uint256 tournamentId => mapping(address player => PlayerState)) private _players;
    /// @dev Of judged tournaments only: elsewhere the match's winner decides.
    mapping(uint256 tournamentId => mapping(uint256 matchId => mapping(address player => uint256))) private
        _awarded;

    /// @param bettingPool_ pool whose matches are predicted, not zero
    /// @param initialAdmin first default admin and tournament admin, not zero
    constructor(address bettingPool_, address initialAdmin) {
        if (bettingPool_ == address(0) || initialAdmin == address(0)) revert ZeroAddress();
        bettingPool = IBettingPool(bettingPool_);
        bettingToken = bettingPool.bettingToken();
        _grantRole(DEFAULT_ADMIN_ROLE, initialAdmin);
        _grantRole(TOURNAMENT_ADMIN_ROLE, initialAdmin);
    }

    // ---------------------------------------------------------------- players

    /// @inheritdoc ITournament
    function joinTournament(uint256 tournamentId) external {
        TournamentState storage state = _open(tournamentId);
        _requireNotPaused();
        if (!_isAttached()) revert NotTournament(address(this));
        if (block.timestamp >= state.lastMatchStart) revert JoiningClosed(tournamentId);
        PlayerState storage player = _players[tournamentId][msg.sender];
        if (player.hasJoined) revert AlreadyJoined(msg.sender);

        player.hasJoined = true;
        state.players.push(msg.sender);
        uint96 entryFee = state.entryFee;
        uint32 playerCount = ++state.playerCount;
        uint96 prizePool = state.prizePool += entryFee;
        emit PlayerJoined(tournamentId, msg.sender, playerCount, prizePool);
        if (entryFee != 0) bettingToken.safeTransferFrom(msg.sender, address(this), entryFee);
    }

    /// @inheritdoc ITournament
    function submitPrediction(uint256 tournamentId, uint256 matchId, uint8 prediction) external {
        _predict(_open(tournamentId), tournamentId, matchId, prediction);
    }

    /// @inheritdoc ITournament
    function submitPredictions(
        uint256 tournamentId,
        uint256[] calldata matchIds,
        uint8[] calldata predictions
    ) external {
        if (matchIds.length != predictions.length) revert LengthMismatch();
        TournamentState storage state = _open(tournamentId);
        for (uint256 i = 0; i < matchIds.length; ++i) {
            _predict(state, tournamentId, matchIds[i], predictions[i]);
        }
    }

    /// @inheritdoc ITournament
    function claimTournamentRewards(uint256 tournamentId) external {
        uint256 amount = _settle(tournamentId, msg.sender);
        if (amount == 0) revert NothingToClaim(tournamentId);
        bettingToken.safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ITournament
    function claimMany(uint256[] calldata tournamentIds) external returns (uint256 paid) {
        return _claim(msg.sender, tournamentIds, true);
    }

    // ---------------------------------------------------------------- anyone

    /// @inheritdoc ITournament
    function claimFor(address player, uint256[] calldata tournamentIds) external returns (uint256 paid) {
        return _claim(player, tournamentIds, false);
    }

    /// @inheritdoc ITournament
    function scoreMatch(uint256 tournamentId, uint256 matchId, address[] calldata players) external {
        TournamentState storage state = _unjudged(tournamentId);
        uint256 bit = _bitOf(tournamentId, matchId);
        bool hasWonA = _finalWinner(matchId) == Outcome.A;
        for (uint256 i = 0; i < players.length; ++i) {
            _scoreByResults(state, tournamentId, players[i], hasWonA ? bit : 0, hasWonA ? 0 : bit);
        }
    }

    /// @inheritdoc ITournament
    function scorePlayer(uint256 tournamentId, address player) external {
        TournamentState storage state = _unjudged(tournamentId);
        (uint256 wonA, uint256 wonB) = _results(state);
        _scoreByResults(state, tournamentId, player, wonA, wonB);
    }

    /// @inheritdoc ITournament
    function scorePlayers(uint256 tournamentId, address[] calldata players) external {
        TournamentState storage state = _unjudged(tournamentId);
        (uint256 wonA, uint256 wonB) = _results(state);
        for (uint256 i = 0; i < players.length; ++i) {
            _scoreByResults(state, tournamentId, players[i], wonA, wonB);
        }
    }

    /// @inheritdoc ITournament
    function finalizeTournament(uint256 tournamentId, address[] calldata winners) external {
        TournamentState storage state = _open(tournamentId);
        if (state.isJudged) _checkRole(TOURNAMENT_ADMIN_ROLE);
        (uint256 lastFinalAt, uint256 unscored) = _requireMatchesFinal(state, tournamentId);
        if (block.timestamp >= Math.max(state.endTime, lastFinalAt) + TournamentLimits.ABANDONED_AFTER) {
            revert FinalizationClosed(tournamentId);
        }
        if (unscored != 0 && block.timestamp < lastFinalAt + TournamentLimits.UNSCORED_FINALIZES_AFTER) {
            revert PredictionsUnscored(unscored);
        }
        _requireTopScorers(tournamentId, state.topScore, winners);

        state.status = TournamentStatus.FINALIZED;
        emit TournamentFinalized(tournamentId, msg.sender, state.topScore, state.topCount, winners);
    }

    /// @inheritdoc ITournament
    function voidAbandonedTournament(uint256 tournamentId) external {
        TournamentState storage state = _open(tournamentId);
        if (!_isAbandoned(state)) revert TournamentNotAbandoned(tournamentId);
        state.status = TournamentStatus.ABANDONED;
        emit TournamentAbandoned(tournamentId, msg.sender);
    }

    // ---------------------------------------------------------------- tournament admins

    /// @inheritdoc ITournament
    function createTournament(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 entryFee,
        uint256[] calldata matchIds
    ) external onlyRole(TOURNAMENT_ADMIN_ROLE) returns (uint256 tournamentId) {
        return _createTournament(name, startTime, endTime, entryFee, matchIds);
    }

    /// @inheritdoc ITournament
    function createJudgedTournament(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 entryFee,
        uint256[] calldata matchIds
    ) external onlyRole(TOURNAMENT_ADMIN_ROLE) returns (uint256 tournamentId) {
        tournamentId = _createTournament(name, startTime, endTime, entryFee, matchIds);
        _tournaments[tournamentId].isJudged = true;
        emit TournamentJudged(tournamentId, msg.sender);
    }

    /// @inheritdoc ITournament
    function updateScores(
        uint256 tournamentId,
        uint256 matchId,
        address[] calldata players,
        uint256[] calldata matchScores
    ) external onlyRole(TOURNAMENT_ADMIN_ROLE) {
        TournamentState storage state = _open(tournamentId);
        if (!state.isJudged) revert TournamentNotJudged(tournamentId);
        if (players.length != matchScores.length) revert LengthMismatch();
        uint256 bit = _bitOf(tournamentId, matchId);
        _finalWinner(matchId);
        for (uint256 i = 0; i < players.length; ++i) {
            _award(state, tournamentId, matchId, bit, players[i], matchScores[i]);
        }
    }

    /// @inheritdoc ITournament
    function cancelTournament(uint256 tournamentId) external onlyRole(TOURNAMENT_ADMIN_ROLE) {
        TournamentState storage state = _open(tournamentId);
        if (block.timestamp >= state.firstMatchStart) revert CancellationClosed(tournamentId);
        state.status = TournamentStatus.CANCELLED;
        emit TournamentCancelled(tournamentId, msg.sender);
    }

    // ---------------------------------------------------------------- default admin

    /// @inheritdoc ITournament
    function addTournamentAdmin(address account) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (account == address(0)) revert ZeroAddress();
        _grantRole(TOURNAMENT_ADMIN_ROLE, account);
    }

    /// @inheritdoc ITournament
    function removeTournamentAdmin(address account) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _revokeRole(TOURNAMENT_ADMIN_ROLE, account);
    }

    // ---------------------------------------------------------------- reads

    /// @inheritdoc ITournament
    function getTournament(uint256 tournamentId) external view returns (TournamentInfo memory) {
        return _toInfo(tournamentId, _existing(tournamentId));
    }

    /// @inheritdoc ITournament
    function getTournaments(uint256 cursor, uint256 limit)
        external
        view
        returns (TournamentInfo[] memory tournaments, uint256 next)
    {
        uint256 first = cursor == 0 ? _tournamentCount : Math.min(cursor, _tournamentCount);
        tournaments = new TournamentInfo[](Math.min(limit, first));
        for (uint256 i = 0; i < tournaments.length; ++i) {
            tournaments[i] = _toInfo(first - i, _tournaments[first - i]);
        }
        next = first - tournaments.length;
    }

    /// @inheritdoc ITournament
    function getParticipants(uint256 tournamentId, uint256 cursor, uint256 limit)
        external
        view
        returns (Participant[] memory participants, uint256 next)
    {
        TournamentState storage state = _existing(tournamentId);
        uint256 first = cursor == 0 ? state.playerCount : Math.min(cursor, state.playerCount);
        participants = new Participant[](Math.min(limit, first));
        for (uint256 i = 0; i < participants.length; ++i) {
            address account = state.players[first - i - 1];
            PlayerState storage player = _players[tournamentId][account];
            participants[i] =
                Participant(account, player.totalScore, _count(player.onA | player.onB), player.claimed);
        }
        next = first - participants.length;
    }

    /// @inheritdoc ITournament
    function getPlayer(uint256 tournamentId, address player) external view returns (PlayerInfo memory info) {
        TournamentState storage state = _existing(tournamentId);
        PlayerState storage playerState = _players[tournamentId][player];
        uint256[] memory matchIds = state.matchIds;
        info.hasJoined = playerState.hasJoined;
        info.claimed = playerState.claimed;
        info.totalScore = playerState.totalScore;
        info.claimable = _claimable(state, tournamentId, player);
        info.predictions = new uint8[](matchIds.length);
        info.scored = new bool[](matchIds.length);
        info.points = new uint256[](matchIds.length);
        for (uint256 i = 0; i < matchIds.length; ++i) {
            info.predictions[i] = getPrediction(tournamentId, matchIds[i], player);
            info.scored[i] = playerState.scored & (1 << i) != 0;
            info.points[i] = getPlayerScore(tournamentId, matchIds[i], player);
        }
    }

    /// @inheritdoc ITournament
    function getPrediction(uint256 tournamentId, uint256 matchId, address player)
        public
        view
        returns (uint8)
    {
        uint256 bit = _bitOf(tournamentId, matchId);
        PlayerState storage state = _players[tournamentId][player];
        if (state.onA & bit != 0) return SIDE_A;
        return state.onB & bit != 0 ? SIDE_B : 0;
    }

    /// @inheritdoc ITournament
    function getPlayerScore(uint256 tournamentId, uint256 matchId, address player)
        public
        view
        returns (uint256)
    {
        if (_existing(tournamentId).isJudged) return _awarded[tournamentId][matchId][player];
        bool isScored = _players[tournamentId][player].scored & _bitOf(tournamentId, matchId) != 0;
        if (!isScored) return 0;
        uint8 winner = uint8(bettingPool.slot0(matchId).outcome());
        return getPrediction(tournamentId, matchId, player) == winner ? 1 : 0;
    }

    /// @inheritdoc ITournament
    function getTotalScore(uint256 tournamentId, address player) external view returns (uint256) {
        _existing(tournamentId);
        return _players[tournamentId][player].totalScore;
    }

    /// @inheritdoc ITournament
    function getClaimableReward(uint256 tournamentId, address player) external view returns (uint256) {
        return _claimable(_existing(tournamentId), tournamentId, player);
    }

    // ---------------------------------------------------------------- predictions and scores

    function _predict(TournamentState storage state, uint256 tournamentId, uint256 matchId, uint8 prediction)
        private
    {
        _requireJoined(tournamentId, msg.sender);
        PlayerState storage player = _players[tournamentId][msg.sender];
        uint64 bit = _bitOf(tournamentId, matchId);
        if ((player.onA | player.onB) & bit == 0) {
            ++state.unscoredPredictions;
            ++_entries[tournamentId][matchId].predictions;
        }
        bool isOnA = prediction == SIDE_A;
        player.onA = isOnA ? player.onA | bit : player.onA & ~bit;
        player.onB = isOnA ? player.onB & ~bit : player.onB | bit;
        emit PredictionSubmitted(tournamentId, msg.sender, matchId, prediction);
        if (_isAttached()) bettingPool.placeTournamentBet(msg.sender, matchId, prediction);
        else _requirePredictable(matchId, prediction);
    }

    /// @dev False if the pool names another tournament contract.
    function _isAttached() private view returns (bool) {
        return bettingPool.tournament() == address(this);
    }

    /// @dev Reverts as the pool's `placeTournamentBet`, which a detached contract cannot call: its owner must neither freeze
    /// predictions by detaching it, nor turn entries that are lost into refunds.
    function _requirePredictable(uint256 matchId, uint8 prediction) private view {
        _requireNotPaused();
        if (prediction != SIDE_A && prediction != SIDE_B) revert IBettingPool.InvalidPrediction(prediction);
        Match memory m = bettingPool.getMatch(matchId);
        if (block.timestamp >= m.startTime || m.isBettingClosed || m.isFinalized) {
            revert IBettingPool.BettingIsClosed(matchId);
        }
    }

    function _requireNotPaused() private view {
        if (Pausable(address(bettingPool)).paused()) revert PoolPaused();
    }

    function _requireJoined(uint256 tournamentId, address player) private view {
        if (!_players[tournamentId][player].hasJoined) revert NotParticipant(player);
    }

    /// @dev Returns bitmaps of the final matches that A and B have won.
    function _results(TournamentState storage state) private view returns (uint256 wonA, uint256 wonB) {
        uint256[] memory matchIds = state.matchIds;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            Slot0 slot0 = bettingPool.slot0(matchIds[i]);
            if (!slot0.isFinal()) continue;
            if (slot0.outcome() == Outcome.A) wonA |= 1 << i;
            else if (slot0.outcome() == Outcome.B) wonB |= 1 << i;
        }
    }

    /// @dev Scores the player's predictions on the matches that A or B has won, those scored before aside.
    function _scoreByResults(
        TournamentState storage state,
        uint256 tournamentId,
        address account,
        uint256 wonA,
        uint256 wonB
    ) private {
        _requireJoined(tournamentId, account);
        PlayerState storage player = _players[tournamentId][account];
        (uint256 onA, uint256 onB) = (player.onA, player.onB);
        uint256 unscored = (onA | onB) & (wonA | wonB) & ~uint256(player.scored);
        if (unscored == 0) return;
        uint256 predictions = _count(unscored);
        uint256 points = _count(((onA & wonA) | (onB & wonB)) & unscored);
        uint256 total = _addScore(state, player, unscored, predictions, points);
        emit PredictionsScored(tournamentId, account, predictions, points, total);
    }

    /// @dev Scores one prediction by a judge's points.
    function _award(
        TournamentState storage state,
        uint256 tournamentId,
        uint256 matchId,
        uint256 bit,
        address account,
        uint256 points
    ) private {
        if (points > TournamentLimits.MAX_POINTS) revert TooManyPoints(points);
        _requireJoined(tournamentId, account);
        PlayerState storage player = _players[tournamentId][account];
        if ((player.onA | player.onB) & bit == 0) revert NoPrediction(account);
        if (player.scored & bit != 0) revert AlreadyScored(account);
        _awarded[tournamentId][matchId][account] = points;
        uint256 total = _addScore(state, player, bit, 1, points);
        emit PlayerScored(tournamentId, account, matchId, points, total);
    }

    /// @param bits predictions that are scored, `predictions` of them
    function _addScore(
        TournamentState storage state,
        PlayerState storage player,
        uint256 bits,
        uint256 predictions,
        uint256 points
    ) private returns (uint256 total) {
        total = player.totalScore + points;
        player.scored |= uint64(bits);
        player.totalScore = total.toUint32();
        state.unscoredPredictions -= uint32(predictions);
        if (points != 0) _countTopScore(state, uint32(total));
    }

    /// @dev Scores only grow, so a player who passes the top score is its only holder.
    function _countTopScore(TournamentState storage state, uint32 score) private {
        if (score > state.topScore) {
            (state.topScore, state.topCount) = (score, 1);
        } else if (score == state.topScore) {
            ++state.topCount;
        }
    }

    /// @dev Returns the winner of a match. Reverts while it can change.
    function _finalWinner(uint256 matchId) private view returns (Outcome outcome) {
        Slot0 slot0 = bettingPool.slot0(matchId);
        if (!slot0.isFinal()) revert MatchNotFinal(matchId);
        outcome = slot0.outcome();
        if (outcome == Outcome.Void) revert MatchIsVoid(matchId);
    }

    /// @return lastFinalAt when the last match became final
    /// @return unscored predictions left to score, without those on void matches
    function _requireMatchesFinal(TournamentState storage state, uint256 tournamentId)
        private
        view
        returns (uint256 lastFinalAt, uint256 unscored)
    {
        unscored = state.unscoredPredictions;
        uint256[] memory matchIds = state.matchIds;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            Slot0 slot0 = bettingPool.slot0(matchIds[i]);
            if (!slot0.isFinal()) revert MatchNotFinal(matchIds[i]);
            lastFinalAt = Math.max(lastFinalAt, slot0.claimableAt());
            if (slot0.outcome() == Outcome.Void) {
                unscored -= _entries[tournamentId][matchIds[i]].predictions;
            }
        }
    }

    function _isAbandoned(TournamentState storage state) private view returns (bool) {
        uint256 last = state.endTime;
        uint256[] memory matchIds = state.matchIds;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            Slot0 slot0 = bettingPool.slot0(matchIds[i]);
            if (slot0.isChallenged()) return false;
            last = Math.max(last, slot0.claimableAt());
        }
        return block.timestamp >= last + TournamentLimits.ABANDONED_AFTER;
    }

    function _requireTopScorers(uint256 tournamentId, uint256 topScore, address[] calldata winners)
        private
        view
    {
        address previous = address(0);
        for (uint256 i = 0; i < winners.length; ++i) {
            address winner = winners[i];
            bool isTop = topScore != 0 && _players[tournamentId][winner].totalScore == topScore;
            if (winner <= previous || !isTop) revert InvalidWinner(winner);
            previous = winner;
        }
    }

    // ---------------------------------------------------------------- money

    /// @dev Pays all in one transfer.
    /// @param isStrict reverts if a tournament has nothing to claim, instead of skipping it
    function _claim(address player, uint256[] calldata tournamentIds, bool isStrict)
        private
        returns (uint256 paid)
    {
        for (uint256 i = 0; i < tournamentIds.length; ++i) {
            uint256 amount = _settle(tournamentIds[i], player);
            if (amount == 0 && isStrict) revert NothingToClaim(tournamentIds[i]);
            paid += amount;
        }
        if (paid != 0) bettingToken.safeTransfer(player, paid);
    }

    /// @dev Marks a player as paid and returns the amount to pay, 0 if there is nothing to claim.
    function _settle(uint256 tournamentId, address account) private returns (uint256 amount) {
        TournamentState storage state = _existing(tournamentId);
        amount = _claimable(state, tournamentId, account);
        if (amount == 0) return 0;
        _players[tournamentId][account].claimed = true;
        ++state.claimCount;
        emit TournamentRewardsClaimed(tournamentId, account, amount);
    }

    /// @dev The last top scorer to claim also gets the remainder of the division.
    function _claimable(TournamentState storage state, uint256 tournamentId, address account)
        private
        view
        returns (uint256)
    {
        PlayerState storage player = _players[tournamentId][account];
        if (state.status == TournamentStatus.OPEN || !player.hasJoined || player.claimed) return 0;
        uint256 topScore = state.topScore;
        if (state.status != TournamentStatus.FINALIZED || topScore == 0) return state.entryFee;
        if (player.totalScore != topScore) return 0;
        uint256 topCount = state.topCount;
        uint256 share = state.prizePool / topCount;
        bool isLast = state.claimCount + 1 == topCount;
        return isLast ? state.prizePool - share * (topCount - 1) : share;
    }

    // ---------------------------------------------------------------- tournaments

    function _createTournament(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 entryFee,
        uint256[] calldata matchIds
    ) private returns (uint256 tournamentId) {
        uint256 nameLength = bytes(name).length;
        if (nameLength == 0 || nameLength > TournamentLimits.MAX_NAME_LENGTH) {
            revert NameLengthInvalid(nameLength);
        }
        if (endTime <= startTime) revert EndTimeNotAfterStart(startTime, endTime);
        if (endTime > block.timestamp + TournamentLimits.MAX_TOURNAMENT_HORIZON) {
            revert EndTimeTooFar(endTime);
        }
        if (matchIds.length == 0 || matchIds.length > TournamentLimits.MAX_MATCHES) {
            revert MatchCountInvalid(matchIds.length);
        }

        tournamentId = ++_tournamentCount;
        TournamentState storage state = _tournaments[tournamentId];
        state.name = name;
        state.startTime = uint256(startTime).toUint32();
        state.endTime = uint256(endTime).toUint32();
        state.entryFee = entryFee.toUint96();
        state.matchIds = matchIds;
        (uint256 firstStart, uint256 lastStart) = _addMatches(tournamentId, endTime, matchIds);
        state.firstMatchStart = firstStart.toUint32();
        state.lastMatchStart = lastStart.toUint32();
        emit TournamentCreated(tournamentId, msg.sender, name, startTime, endTime, entryFee, matchIds);
    }

    function _addMatches(uint256 tournamentId, uint64 endTime, uint256[] calldata matchIds)
        private
        returns (uint256 firstStart, uint256 lastStart)
    {
        firstStart = type(uint256).max;
        for (uint256 i = 0; i < matchIds.length; ++i) {
            uint256 matchId = matchIds[i];
            Match memory m = bettingPool.getMatch(matchId);
            if (m.isFinalized) revert MatchAlreadyFinalized(matchId);
            if (block.timestamp >= m.startTime) revert MatchAlreadyStarted(matchId);
            if (m.endTime > endTime) revert MatchEndsTooLate(matchId);
            MatchEntry storage entry = _entries[tournamentId][matchId];
            if (entry.number != 0) revert DuplicateMatch(matchId);
            entry.number = (i + 1).toUint8();
            firstStart = Math.min(firstStart, m.startTime);
            lastStart = Math.max(lastStart, m.startTime);
        }
    }

    /// @return bit of the match in the players' bitmaps
    function _bitOf(uint256 tournamentId, uint256 matchId) private view returns (uint64) {
        uint256 number = _entries[tournamentId][matchId].number;
        if (number == 0) revert MatchNotInTournament(matchId);
        return uint64(1) << uint64(number - 1);
    }

    /// @dev Counts the bits that are set.
    function _count(uint256 bits) private pure returns (uint256 count) {
        for (; bits != 0; bits &= bits - 1) {
            ++count;
        }
    }

    function _existing(uint256 tournamentId) private view returns (TournamentState storage state) {
        state = _tournaments[tournamentId];
        if (state.endTime == 0) revert TournamentNotFound(tournamentId);
    }

    function _open(uint256 tournamentId) private view returns (TournamentState storage state) {
        state = _existing(tournamentId);
        if (state.status != TournamentStatus.OPEN) revert TournamentNotOpen(tournamentId);
    }

    function _unjudged(uint256 tournamentId) private view returns (TournamentState storage state) {
        state = _open(tournamentId);
        if (state.isJudged) revert TournamentIsJudged(tournamentId);
    }

    function _toInfo(uint256 tournamentId, TournamentState storage state)
        private
        view
        returns (TournamentInfo memory)
    {
        return TournamentInfo({
            id: tournamentId,
            name: state.name,
            startTime: state.startTime,
            endTime: state.endTime,
            entryFee: state.entryFee,
            prizePool: state.prizePool,
            isActive: state.status == TournamentStatus.OPEN,
            status: state.status,
            isJudged: state.isJudged,
            matchIds: state.matchIds,
            firstMatchStart: state.firstMatchStart,
            lastMatchStart: state.lastMatchStart,
            playerCount: state.playerCount,
            topScore: state.topScore,
            topCount: state.topCount,
            unscoredPredictions: state.unscoredPredictions
        });
    }
}

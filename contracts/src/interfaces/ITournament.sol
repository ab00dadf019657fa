// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "./IBettingPool.sol";
import { IWETH } from "./IWETH.sol";

/// @notice OPEN: players join, predict and are scored. FINALIZED: the top scorers claim the prize, or, if nobody scored,
/// everybody the entry fee. CANCELLED: an admin called it off before the first match started, entry fees go back.
/// ABANDONED: nobody finalized it in time, entry fees go back.
enum TournamentStatus {
    OPEN,
    FINALIZED,
    CANCELLED,
    ABANDONED
}

/// @notice A tournament as it is reported. Amounts are wei of the betting token, times unix seconds.
struct TournamentInfo {
    /// Numbered from 1 in the order of creation.
    uint256 id;
    string name;
    /// When it is shown as running. It decides nothing.
    uint64 startTime;
    /// All its matches close betting by then.
    uint64 endTime;
    uint256 entryFee;
    /// All entry fees together.
    uint256 prizePool;
    /// True while it is open.
    bool isActive;
    TournamentStatus status;
    /// True if judges decide the points, instead of the matches' results.
    bool isJudged;
    uint256[] matchIds;
    /// Until then it can be cancelled.
    uint64 firstMatchStart;
    /// Until then one can join.
    uint64 lastMatchStart;
    uint256 playerCount;
    /// The highest total score so far.
    uint256 topScore;
    /// How many players have it.
    uint256 topCount;
    /// Predictions that can still be scored or still wait for their match.
    uint256 unscoredPredictions;
}

/// @notice One player of a tournament.
struct Participant {
    address player;
    uint256 totalScore;
    /// How many matches the player predicted.
    uint256 predictions;
    bool claimed;
}

/// @notice All about one player of a tournament; empty for who is none.
struct PlayerInfo {
    bool hasJoined;
    bool claimed;
    uint256 totalScore;
    /// What the player can claim now, in wei.
    uint256 claimable;
    /// In the order of the tournament's matches: 1 or 2, 0 without a prediction.
    uint8[] predictions;
    /// In the same order: whether the prediction was scored.
    bool[] scored;
    /// In the same order.
    uint256[] points;
}

/// @title Prediction tournaments
/// @notice Players pay an entry fee into the prize pool and predict matches of the betting pool. A right prediction is a
/// point. The top scorers share the prize pool evenly.
///
/// What players trust: whoever decides the matches' results in the betting pool decides the points. Scoring reads those
/// results, and anyone may do it, so an admin can neither choose the winners nor hold them up: an admin creates
/// tournaments, may call one off before its first match starts, and may finalize once everything is scored. Only in a
/// tournament marked as judged, before the first player joined, admins give the points and so decide who wins; its screen
/// says so. A tournament that nobody finalizes pays the entry fees back.
///
/// Reads of a tournament that does not exist revert with `TournamentNotFound`. Paged reads are newest first: `cursor` is
/// the tournament's id, or the player's number, to start at, 0 for the newest; `next` is the cursor of the next page, 0
/// at the end.
interface ITournament {
    // ---------------------------------------------------------------- events

    event TournamentCreated(
        uint256 indexed tournamentId,
        address indexed by,
        string name,
        uint64 startTime,
        uint64 endTime,
        uint256 entryFee,
        uint256[] matchIds
    );
    event TournamentJudged(uint256 indexed tournamentId, address indexed by);
    /// @param prizePool wei in the prize pool after joining
    event PlayerJoined(
        uint256 indexed tournamentId, address indexed player, uint256 playerCount, uint256 prizePool
    );
    event PredictionSubmitted(
        uint256 indexed tournamentId, address indexed player, uint256 indexed matchId, uint8 prediction
    );
    /// @param points for this match
    /// @param totalScore of the player after it
    event PlayerScored(
        uint256 indexed tournamentId,
        address indexed player,
        uint256 indexed matchId,
        uint256 points,
        uint256 totalScore
    );
    /// @param winners top scorers whom the finalizer named: any part of them, who claims is decided by score
    event TournamentFinalized(
        uint256 indexed tournamentId,
        address indexed by,
        uint256 topScore,
        uint256 topCount,
        address[] winners
    );
    event TournamentCancelled(uint256 indexed tournamentId, address indexed by);
    event TournamentAbandoned(uint256 indexed tournamentId, address indexed by);
    event TournamentRewardsClaimed(uint256 indexed tournamentId, address indexed player, uint256 amount);

    // ---------------------------------------------------------------- errors

    error ZeroAddress();
    error TournamentNotFound(uint256 tournamentId);
    error TournamentNotOpen(uint256 tournamentId);

    error NameLengthInvalid(uint256 length);
    error EndTimeNotAfterStart(uint64 startTime, uint64 endTime);
    /// @notice A tournament must end within 180 days.
    error EndTimeTooFar(uint64 endTime);
    /// @notice A tournament has 1 to 64 matches.
    error MatchCountInvalid(uint256 count);
    error DuplicateMatch(uint256 matchId);
    error MatchAlreadyStarted(uint256 matchId);
    error MatchAlreadyFinalized(uint256 matchId);
    error MatchEndsTooLate(uint256 matchId);

    error PoolPaused();
    error JoiningClosed(uint256 tournamentId);
    error AlreadyJoined(address player);
    error NotParticipant(address player);
    error PlayersAlreadyJoined(uint256 tournamentId);

    error MatchNotInTournament(uint256 matchId);
    error LengthMismatch();

    /// @notice The match has no result yet, or one that can still be overruled.
    error MatchNotFinal(uint256 matchId);
    error MatchIsVoid(uint256 matchId);
    error TournamentIsJudged(uint256 tournamentId);
    error TournamentNotJudged(uint256 tournamentId);
    error NoPrediction(address player);
    error AlreadyScored(address player);
    /// @notice At most 1,000 points a match.
    error TooManyPoints(uint256 points);

    /// @notice Some predictions are not scored yet: score them, or wait until 3 days after the last match became final.
    error PredictionsUnscored(uint256 count);
    /// @notice Not a top scorer, or named twice, or not in ascending order.
    error InvalidWinner(address winner);
    error CancellationClosed(uint256 tournamentId);
    /// @notice From 14 days after `endTime` it can only be abandoned.
    error FinalizationClosed(uint256 tournamentId);
    error TournamentNotAbandoned(uint256 tournamentId);
    error NothingToClaim(uint256 tournamentId);

    // ---------------------------------------------------------------- limits

    /// @notice Most bytes of a tournament's name.
    function MAX_NAME_LENGTH() external view returns (uint256);

    /// @notice Seconds from creation within which a tournament must end.
    function MAX_TOURNAMENT_HORIZON() external view returns (uint256);

    /// @notice Most matches of a tournament.
    function MAX_MATCHES() external view returns (uint256);

    /// @notice Most points that admins can give for one prediction.
    function MAX_POINTS() external view returns (uint256);

    /// @notice Seconds after the last match became final from which anyone may finalize.
    function ANYONE_FINALIZES_AFTER() external view returns (uint256);

    /// @notice Seconds from `endTime` after which an open tournament can only be abandoned.
    function ABANDONED_AFTER() external view returns (uint256);

    // ---------------------------------------------------------------- players

    /// @notice Pays the entry fee into the prize pool. Needs the token's allowance. Until the last match starts.
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, PoolPaused, JoiningClosed, AlreadyJoined, or the token's
    /// own refusal.
    function joinTournament(uint256 tournamentId) external;

    /// @notice Predicts the winner (1 or 2) of a match, or changes the prediction, until that match starts.
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, NotParticipant, MatchNotInTournament, or as the pool's
    /// `placeTournamentBet`.
    function submitPrediction(uint256 tournamentId, uint256 matchId, uint8 prediction) external;

    /// @notice `submitPrediction` for many, all or none.
    /// @dev Reverts also with LengthMismatch.
    function submitPredictions(
        uint256 tournamentId,
        uint256[] calldata matchIds,
        uint8[] calldata predictions
    ) external;

    /// @notice Pays the caller's share of the prize, or the entry fee back.
    /// @dev Reverts with TournamentNotFound or NothingToClaim.
    function claimTournamentRewards(uint256 tournamentId) external;

    // ---------------------------------------------------------------- anyone

    /// @notice Scores players' predictions of a match whose result is final: a point for a right one. Players without a
    /// prediction and those already scored are passed over, so that nobody can spoil somebody's batch.
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, TournamentIsJudged, MatchNotInTournament, MatchNotFinal,
    /// MatchIsVoid or NotParticipant.
    function scoreMatch(uint256 tournamentId, uint256 matchId, address[] calldata players) external;

    /// @notice Closes a tournament when every match is final and every prediction scored: by an admin; from 3 days after
    /// the last match became final, by anyone, unscored predictions counting 0.
    /// @param winners distinct top scorers in ascending order, any part of them
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, FinalizationClosed, MatchNotFinal, PredictionsUnscored,
    /// AccessControlUnauthorizedAccount or InvalidWinner.
    function finalizeTournament(uint256 tournamentId, address[] calldata winners) external;

    /// @notice Gives the entry fees back, from 14 days after `endTime`, if nobody finalized it.
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen or TournamentNotAbandoned.
    function voidAbandonedTournament(uint256 tournamentId) external;

    // ---------------------------------------------------------------- tournament admins

    /// @notice Opens a tournament of 1 to 64 distinct matches that are unresolved, not started, and close by `endTime`.
    /// @param entryFee wei, 0 allowed
    /// @dev Reverts with AccessControlUnauthorizedAccount, NameLengthInvalid, EndTimeNotAfterStart,
    /// EndTimeTooFar, MatchCountInvalid, DuplicateMatch, MatchAlreadyStarted, MatchAlreadyFinalized, MatchEndsTooLate,
    /// SafeCastOverflowedUintDowncast, or the pool's MatchNotFound.
    function createTournament(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 entryFee,
        uint256[] calldata matchIds
    ) external returns (uint256 tournamentId);

    /// @notice Marks a tournament as judged, before the first player joins.
    /// @dev Reverts with AccessControlUnauthorizedAccount, TournamentNotFound, TournamentNotOpen or PlayersAlreadyJoined.
    ///
    /// WARNING: in a judged tournament the admins decide who wins.
    function setJudged(uint256 tournamentId) external;

    /// @notice Gives points for predictions of a final match in a judged tournament, at most 1,000 each.
    /// @dev Reverts with AccessControlUnauthorizedAccount, TournamentNotFound, TournamentNotOpen, TournamentNotJudged,
    /// LengthMismatch, MatchNotInTournament, MatchNotFinal, MatchIsVoid, NotParticipant, NoPrediction, AlreadyScored or
    /// TooManyPoints.
    ///
    /// WARNING: the admins decide who wins.
    function updateScores(
        uint256 tournamentId,
        uint256 matchId,
        address[] calldata players,
        uint256[] calldata matchScores
    ) external;

    /// @notice Calls a tournament off before its first match starts. Entry fees are claimable back.
    /// @dev Reverts with AccessControlUnauthorizedAccount, TournamentNotFound, TournamentNotOpen or CancellationClosed.
    function cancelTournament(uint256 tournamentId) external;

    // ---------------------------------------------------------------- default admin

    /// @notice Lets an account create, judge, cancel and finalize tournaments. By the default admin.
    /// @dev Reverts with AccessControlUnauthorizedAccount or ZeroAddress.
    function addTournamentAdmin(address account) external;

    /// @dev Reverts with AccessControlUnauthorizedAccount.
    function removeTournamentAdmin(address account) external;

    // ---------------------------------------------------------------- reads

    function bettingPool() external view returns (IBettingPool);

    function bettingToken() external view returns (IWETH);

    function getTournament(uint256 tournamentId) external view returns (TournamentInfo memory);

    /// @param limit most tournaments to return
    function getTournaments(uint256 cursor, uint256 limit)
        external
        view
        returns (TournamentInfo[] memory tournaments, uint256 next);

    /// @param limit most players to return
    function getParticipants(uint256 tournamentId, uint256 cursor, uint256 limit)
        external
        view
        returns (Participant[] memory participants, uint256 next);

    /// @notice One player's whole sheet, and what it has come to.
    function getPlayer(uint256 tournamentId, address player) external view returns (PlayerInfo memory);

    /// @return 1 or 2, 0 without a prediction
    function getPrediction(uint256 tournamentId, uint256 matchId, address player)
        external
        view
        returns (uint8);

    /// @notice Points of one match, 0 while it is not scored.
    function getPlayerScore(uint256 tournamentId, uint256 matchId, address player)
        external
        view
        returns (uint256);

    function getTotalScore(uint256 tournamentId, address player) external view returns (uint256);

    /// @notice What `player` can claim now, in wei.
    function getClaimableReward(uint256 tournamentId, address player) external view returns (uint256);
}

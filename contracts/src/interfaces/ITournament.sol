// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "./IBettingPool.sol";
import { IWETH } from "./IWETH.sol";

/// @notice OPEN: players join, predict and are scored. FINALIZED: top scorers claim the prize, or everyone the entry fee if
/// nobody scored. CANCELLED: an admin cancelled before the first match, entry fees are refunded. ABANDONED: nobody
/// finalized in time, entry fees are refunded.
enum TournamentStatus {
    OPEN,
    FINALIZED,
    CANCELLED,
    ABANDONED
}

/// @notice A tournament as the contract reports it. Amounts are wei of the betting token, times unix seconds.
struct TournamentInfo {
    /// Numbered from 1 in the order of creation.
    uint256 id;
    string name;
    /// Displayed only, without effect on the rules.
    uint64 startTime;
    /// All matches end by then.
    uint64 endTime;
    uint256 entryFee;
    /// Sum of all entry fees.
    uint256 prizePool;
    /// True while OPEN.
    bool isActive;
    TournamentStatus status;
    /// True if admins award the points, instead of the match results.
    bool isJudged;
    uint256[] matchIds;
    /// Admins can cancel until then.
    uint64 firstMatchStart;
    /// Players can join until then.
    uint64 lastMatchStart;
    uint256 playerCount;
    /// Highest total score so far.
    uint256 topScore;
    /// Number of players with the top score.
    uint256 topCount;
    /// Predictions not scored yet, those on void matches included.
    uint256 unscoredPredictions;
}

/// @notice A tournament's player.
struct Participant {
    address player;
    uint256 totalScore;
    /// Number of matches that the player predicted.
    uint256 predictions;
    bool claimed;
}

/// @notice A player's details. All zero for an account that has not joined.
struct PlayerInfo {
    bool hasJoined;
    bool claimed;
    uint256 totalScore;
    /// Claimable now, in wei.
    uint256 claimable;
    /// In the order of `matchIds`: 1 or 2, 0 without a prediction.
    uint8[] predictions;
    /// In the order of `matchIds`: true once the prediction is scored.
    bool[] scored;
    /// In the order of `matchIds`.
    uint256[] points;
}

/// @title Prediction tournaments
/// @notice Players pay an entry fee into the prize pool and predict matches of the betting pool. A correct prediction
/// scores a point. The top scorers share the prize pool evenly.
///
/// Trust model: whoever decides the betting pool's results decides the points, by the winner named, whatever was staked.
/// Anyone can score and finalize, so admins can neither choose nor delay the winners. Admins create tournaments and can cancel
/// one before its first match. Only in a tournament that was created as judged, admins award the points, and so decide who
/// wins, and finalize. Entry fees of a tournament that nobody finalizes are refunded. `getRoleMembers` lists the admins.
///
/// WARNING: the pool's operators choose when a match closes, and its owner when the pool pauses. Both freeze the predictions
/// as they are then, also of those who knew of it. If the pool's owner names another tournament contract, nobody can join, but
/// running tournaments go on.
///
/// Reads of an unknown tournament revert with `TournamentNotFound`. Paged reads return the newest first: `cursor` is the
/// tournament id, or the player's number, to start at, 0 for the newest; `next` is the cursor of the next page, 0 on the
/// last.
interface ITournament {
    // ---------------------------------------------------------------- events

    /// @notice A tournament opened for players. Units as in `TournamentInfo`.
    event TournamentCreated(
        uint256 indexed tournamentId,
        address indexed by,
        string name,
        uint64 startTime,
        uint64 endTime,
        uint256 entryFee,
        uint256[] matchIds
    );
    /// @notice Admins will award the points. Emitted at creation.
    event TournamentJudged(uint256 indexed tournamentId, address indexed by);
    /// @notice `player` paid the entry fee.
    /// @param playerCount players after joining
    /// @param prizePool prize pool after joining, in wei
    event PlayerJoined(
        uint256 indexed tournamentId, address indexed player, uint256 playerCount, uint256 prizePool
    );
    /// @notice `player` predicted side `prediction` (1 or 2), for the first time or as a change.
    event PredictionSubmitted(
        uint256 indexed tournamentId, address indexed player, uint256 indexed matchId, uint8 prediction
    );
    /// @notice Predictions were scored by results.
    /// @param predictions how many
    /// @param points how many of them were right
    /// @param totalScore the player's total afterwards
    event PredictionsScored(
        uint256 indexed tournamentId,
        address indexed player,
        uint256 predictions,
        uint256 points,
        uint256 totalScore
    );
    /// @notice An admin awarded points for a prediction in a judged tournament.
    /// @param points points for this match
    /// @param totalScore the player's total afterwards
    event PlayerScored(
        uint256 indexed tournamentId,
        address indexed player,
        uint256 indexed matchId,
        uint256 points,
        uint256 totalScore
    );
    /// @notice The top scorers can claim.
    /// @param winners top scorers named by the caller, possibly not all: scores decide who can claim
    event TournamentFinalized(
        uint256 indexed tournamentId,
        address indexed by,
        uint256 topScore,
        uint256 topCount,
        address[] winners
    );
    /// @notice Entry fees can be claimed back.
    event TournamentCancelled(uint256 indexed tournamentId, address indexed by);
    /// @notice Entry fees can be claimed back.
    event TournamentAbandoned(uint256 indexed tournamentId, address indexed by);
    /// @notice `player` was paid `amount` wei, a prize or a refund.
    event TournamentRewardsClaimed(uint256 indexed tournamentId, address indexed player, uint256 amount);

    // ---------------------------------------------------------------- errors

    /// @notice Pool, admin and account must not be the zero address.
    error ZeroAddress();
    /// @notice Ids start at 1, in the order of creation.
    error TournamentNotFound(uint256 tournamentId);
    /// @notice The tournament is finalized, cancelled or abandoned.
    error TournamentNotOpen(uint256 tournamentId);

    /// @notice A name must have 1 to `MAX_NAME_LENGTH` bytes.
    error NameLengthInvalid(uint256 length);
    /// @notice A tournament must end after its start.
    error EndTimeNotAfterStart(uint64 startTime, uint64 endTime);
    /// @notice A tournament must end within `MAX_TOURNAMENT_HORIZON`.
    error EndTimeTooFar(uint64 endTime);
    /// @notice A tournament must have 1 to `MAX_MATCHES` matches.
    error MatchCountInvalid(uint256 count);
    /// @notice Matches must be distinct.
    error DuplicateMatch(uint256 matchId);
    /// @notice Matches must not have started.
    error MatchAlreadyStarted(uint256 matchId);
    /// @notice Matches must be unresolved.
    error MatchAlreadyFinalized(uint256 matchId);
    /// @notice Matches must end by the tournament's `endTime`.
    error MatchEndsTooLate(uint256 matchId);

    /// @notice Nobody can join while the betting pool is paused.
    error PoolPaused();
    /// @notice The betting pool names another tournament contract than this one.
    error NotTournament(address account);
    /// @notice The last match has started.
    error JoiningClosed(uint256 tournamentId);
    /// @notice A player joins once.
    error AlreadyJoined(address player);
    /// @notice The account has not joined.
    error NotParticipant(address player);

    /// @notice The match is not one of the tournament's.
    error MatchNotInTournament(uint256 matchId);
    /// @notice Arrays must have the same length.
    error LengthMismatch();

    /// @notice The match is unresolved or challenged, or its resolution can still be replaced.
    error MatchNotFinal(uint256 matchId);
    /// @notice A void match is not scored.
    error MatchIsVoid(uint256 matchId);
    /// @notice Admins award the points.
    error TournamentIsJudged(uint256 tournamentId);
    /// @notice Match results decide the points.
    error TournamentNotJudged(uint256 tournamentId);
    /// @notice The player did not predict the match.
    error NoPrediction(address player);
    /// @notice A prediction is scored once.
    error AlreadyScored(address player);
    /// @notice Exceeds `MAX_POINTS`.
    error TooManyPoints(uint256 points);

    /// @notice Score `count` predictions first, or wait for `UNSCORED_FINALIZES_AFTER`.
    error PredictionsUnscored(uint256 count);
    /// @notice Winners must be distinct top scorers in ascending order.
    error InvalidWinner(address winner);
    /// @notice The first match has started.
    error CancellationClosed(uint256 tournamentId);
    /// @notice Once `ABANDONED_AFTER` has passed, only `voidAbandonedTournament` closes a tournament.
    error FinalizationClosed(uint256 tournamentId);
    /// @notice A tournament is abandoned if it is open `ABANDONED_AFTER` seconds after its `endTime` and after the last
    /// `claimableAt` of its matches, and none of them is challenged.
    error TournamentNotAbandoned(uint256 tournamentId);
    /// @notice The caller has not joined, did not win, has already claimed, or the tournament is open.
    error NothingToClaim(uint256 tournamentId);

    // ---------------------------------------------------------------- players

    /// @notice Pays the entry fee into the prize pool, until the last match starts. Needs a token allowance.
    /// @param tournamentId tournament id, counted from 1
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, PoolPaused, NotTournament, JoiningClosed, AlreadyJoined,
    /// or the token's own error.
    ///
    /// WARNING: joining stays open until the last start even if that match is void, closed or resolved by then. Who joins when no
    /// prediction is open any more pays the entry fee without a chance to score.
    function joinTournament(uint256 tournamentId) external;

    /// @notice Predicts the winner (1 or 2) of a match, or changes a prediction, until the match starts, is closed or has any
    /// result.
    /// @param tournamentId tournament id, counted from 1
    /// @param matchId id of one of the tournament's matches
    /// @param prediction side: 1 (Team A) or 2 (Team B)
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, NotParticipant, MatchNotInTournament, or as the pool's
    /// `placeTournamentBet`.
    function submitPrediction(uint256 tournamentId, uint256 matchId, uint8 prediction) external;

    /// @notice Submits several predictions, all or nothing.
    /// @param tournamentId tournament id, counted from 1
    /// @param matchIds ids of the tournament's matches
    /// @param predictions sides in the order of `matchIds`, each 1 (Team A) or 2 (Team B)
    /// @dev Reverts as `submitPrediction`, and with LengthMismatch.
    function submitPredictions(
        uint256 tournamentId,
        uint256[] calldata matchIds,
        uint8[] calldata predictions
    ) external;

    /// @notice Pays the caller's share of the prize, or refunds the entry fee.
    /// @param tournamentId tournament id, counted from 1
    /// @dev Reverts with TournamentNotFound or NothingToClaim.
    function claimTournamentRewards(uint256 tournamentId) external;

    /// @notice Pays the caller's prizes and refunds of several tournaments, all or nothing. Reverts if an id is repeated or has
    /// nothing to claim.
    /// @param tournamentIds tournaments to claim, at most one time each
    /// @return paid wei paid to the caller, 0 for an empty list
    /// @dev Reverts as `claimTournamentRewards`.
    function claimMany(uint256[] calldata tournamentIds) external returns (uint256 paid);

    // ---------------------------------------------------------------- anyone

    /// @notice Pays the prizes and refunds of `player`, to `player` alone. Skips tournaments with nothing to claim, so that
    /// nobody can make a batch revert by claiming first.
    /// @param player player's account
    /// @param tournamentIds tournaments to claim, skipped if nothing is claimable
    /// @return paid wei paid to `player`, may be 0
    /// @dev Reverts with TournamentNotFound, or with the token's own error if it refuses the player.
    function claimFor(address player, uint256[] calldata tournamentIds) external returns (uint256 paid);

    /// @notice Scores predictions of a match whose result is final, one point for a correct one. Skips players without a
    /// prediction and those already scored, so that nobody can front-run a batch to make it revert.
    /// @param tournamentId tournament id, counted from 1
    /// @param matchId id of one of the tournament's matches
    /// @param players accounts of players who joined
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, TournamentIsJudged, MatchNotInTournament, MatchNotFinal,
    /// MatchIsVoid or NotParticipant.
    function scoreMatch(uint256 tournamentId, uint256 matchId, address[] calldata players) external;

    /// @notice Scores all predictions of a player on matches whose result is final. Skips the others, void matches, and what is
    /// already scored.
    /// @param tournamentId tournament id, counted from 1
    /// @param player player's account
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, TournamentIsJudged or NotParticipant.
    function scorePlayer(uint256 tournamentId, address player) external;

    /// @notice `scorePlayer` for several players, at about 12,000 gas each.
    /// @param tournamentId tournament id, counted from 1
    /// @param players accounts of players who joined
    /// @dev Reverts as `scorePlayer`.
    function scorePlayers(uint256 tournamentId, address[] calldata players) external;

    /// @notice Closes a tournament once every match is final and every prediction is scored. From `UNSCORED_FINALIZES_AFTER`
    /// seconds after the last match became final, unscored predictions count 0. Open to anyone; only admins finalize a judged
    /// tournament.
    /// @param tournamentId tournament id, counted from 1
    /// @param winners distinct top scorers in ascending order, possibly not all
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen, AccessControlUnauthorizedAccount, MatchNotFinal,
    /// FinalizationClosed, PredictionsUnscored or InvalidWinner.
    function finalizeTournament(uint256 tournamentId, address[] calldata winners) external;

    /// @notice Refunds the entry fees if nobody finalized within `ABANDONED_AFTER` seconds of `endTime` and of the last
    /// `claimableAt` of the matches, and none of them is challenged.
    /// @param tournamentId tournament id, counted from 1
    /// @dev Reverts with TournamentNotFound, TournamentNotOpen or TournamentNotAbandoned.
    function voidAbandonedTournament(uint256 tournamentId) external;

    // ---------------------------------------------------------------- tournament admins

    /// @notice Opens a tournament of distinct, unresolved matches that have not started and end by `endTime`.
    /// @param name 1 to 100 bytes of UTF-8
    /// @param startTime unix seconds, displayed only
    /// @param endTime unix seconds, after `startTime` and within `MAX_TOURNAMENT_HORIZON` (180 days) from now
    /// @param entryFee in wei, may be 0
    /// @param matchIds 1 to 64 distinct match ids
    /// @return tournamentId id of the new tournament
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

    /// @notice Opens a tournament in which admins award the points.
    /// @param name 1 to 100 bytes of UTF-8
    /// @param startTime unix seconds, displayed only
    /// @param endTime unix seconds, after `startTime` and within `MAX_TOURNAMENT_HORIZON` (180 days) from now
    /// @param entryFee wei, 0 to 2^96 − 1
    /// @param matchIds 1 to 64 distinct match ids
    /// @return tournamentId id of the new tournament
    /// @dev Reverts as `createTournament`.
    ///
    /// WARNING: admins decide who wins a judged tournament.
    function createJudgedTournament(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 entryFee,
        uint256[] calldata matchIds
    ) external returns (uint256 tournamentId);

    /// @notice Awards up to `MAX_POINTS` for each prediction of a final match in a judged tournament.
    /// @param tournamentId tournament id, counted from 1
    /// @param matchId id of one of the tournament's matches
    /// @param players accounts of players who predicted the match
    /// @param matchScores points in the order of `players`, each 0 to `MAX_POINTS` (1,000)
    /// @dev Reverts with AccessControlUnauthorizedAccount, TournamentNotFound, TournamentNotOpen, TournamentNotJudged,
    /// LengthMismatch, MatchNotInTournament, MatchNotFinal, MatchIsVoid, NotParticipant, NoPrediction, AlreadyScored or
    /// TooManyPoints.
    ///
    /// WARNING: admins decide who wins.
    function updateScores(
        uint256 tournamentId,
        uint256 matchId,
        address[] calldata players,
        uint256[] calldata matchScores
    ) external;

    /// @notice Cancels a tournament before its first match starts. Entry fees can be claimed back.
    /// @param tournamentId tournament id, counted from 1
    /// @dev Reverts with AccessControlUnauthorizedAccount, TournamentNotFound, TournamentNotOpen or CancellationClosed.
    ///
    /// WARNING: admins can take a tournament from players who have joined. Entry fees are refunded in full.
    function cancelTournament(uint256 tournamentId) external;

    // ---------------------------------------------------------------- default admin

    /// @notice Allows an account to create and cancel tournaments, and to judge and finalize judged ones.
    /// @param account new admin, not zero
    /// @dev Reverts with AccessControlUnauthorizedAccount or ZeroAddress.
    ///
    /// WARNING: every admin has these powers over every tournament.
    function addTournamentAdmin(address account) external;

    /// @notice Revokes what `addTournamentAdmin` allowed.
    /// @param account admin to remove
    /// @dev Reverts with AccessControlUnauthorizedAccount.
    ///
    /// WARNING: without admins nobody creates tournaments, and judged ones can only be abandoned.
    function removeTournamentAdmin(address account) external;

    // ---------------------------------------------------------------- reads

    /// @notice Pool whose matches are predicted.
    /// @return pool address, fixed at deployment
    function bettingPool() external view returns (IBettingPool);

    /// @notice Token of entry fees and prizes: the pool's.
    /// @return ERC-20 address, fixed at deployment
    function bettingToken() external view returns (IWETH);

    /// @notice Returns a tournament.
    /// @param tournamentId tournament id, counted from 1
    /// @return the tournament, amounts in wei, times in unix seconds
    function getTournament(uint256 tournamentId) external view returns (TournamentInfo memory);

    /// @notice Returns a page of all tournaments, newest first.
    /// @param cursor tournament id to start at, 0 for the newest
    /// @param limit page size
    /// @return tournaments tournaments in descending order of id
    /// @return next tournament id of the next page, 0 on the last
    function getTournaments(uint256 cursor, uint256 limit)
        external
        view
        returns (TournamentInfo[] memory tournaments, uint256 next);

    /// @notice Returns a page of a tournament's players, newest first.
    /// @param tournamentId tournament id, counted from 1
    /// @param cursor player's number to start at, counted from 1 in the order of joining, 0 for the newest
    /// @param limit page size
    /// @return participants players, the last to join first
    /// @return next player's number of the next page, 0 on the last
    function getParticipants(uint256 tournamentId, uint256 cursor, uint256 limit)
        external
        view
        returns (Participant[] memory participants, uint256 next);

    /// @notice Returns a player's details.
    /// @param tournamentId tournament id, counted from 1
    /// @param player player's account
    /// @return the player, all zero without joining
    function getPlayer(uint256 tournamentId, address player) external view returns (PlayerInfo memory);

    /// @notice Returns 1 or 2, 0 without a prediction.
    /// @param tournamentId tournament id, counted from 1
    /// @param matchId id of one of the tournament's matches
    /// @param player player's account
    /// @return side: 1 (Team A), 2 (Team B) or 0
    function getPrediction(uint256 tournamentId, uint256 matchId, address player)
        external
        view
        returns (uint8);

    /// @notice Returns the points for one match, 0 while it is not scored.
    /// @param tournamentId tournament id, counted from 1
    /// @param matchId id of one of the tournament's matches
    /// @param player player's account
    /// @return 0 or 1 point, up to `MAX_POINTS` (1,000) in a judged tournament
    function getPlayerScore(uint256 tournamentId, uint256 matchId, address player)
        external
        view
        returns (uint256);

    /// @notice Returns a player's points for all matches.
    /// @param tournamentId tournament id, counted from 1
    /// @param player player's account
    /// @return sum of points, 0 without joining
    function getTotalScore(uint256 tournamentId, address player) external view returns (uint256);

    /// @notice Returns the prize or refund that `player` can claim now, in wei.
    /// @param tournamentId tournament id, counted from 1
    /// @param player player's account
    /// @return wei, 0 while the tournament is open
    function getClaimableReward(uint256 tournamentId, address player) external view returns (uint256);
}

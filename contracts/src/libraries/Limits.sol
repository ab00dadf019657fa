// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

/// @title Limits of the betting pool
/// @notice Constants instead of public getters: each function of the pool makes the calls to those after it dearer. The app has
/// the same numbers in `src/chain/config/contractLimits.ts`. Durations are seconds, rates bps (10,000 = 100 %), bonds wei.
library PoolLimits {
    /// @notice Most bytes of a match's name.
    uint256 internal constant MAX_NAME_LENGTH = 100;
    /// @notice Most bytes of the address of a result's source, and of the rules.
    uint256 internal constant MAX_SOURCE_LENGTH = 200;
    /// @notice From creation, within which a match must end.
    uint256 internal constant MAX_MATCH_HORIZON = 180 days;
    /// @notice From `endTime`, after which an unresolved match that is not challenged can only be voided.
    uint256 internal constant ABANDONED_AFTER = 7 days;
    /// @notice From `endTime`, after which a missing result can be challenged.
    uint256 internal constant CHALLENGEABLE_AFTER = 3 days;
    /// @notice Highest protocol fee, of a winner's gain.
    uint256 internal constant MAX_FEE_BPS = 1_000;
    /// @notice Highest live cap.
    uint256 internal constant MAX_LIVE_CAP_BPS = 10_000;
    /// @notice Lowest `maxGain`.
    uint256 internal constant MIN_MAX_GAIN = 10;
    /// @notice Highest `maxGain`.
    uint256 internal constant MAX_MAX_GAIN = 1_000;
    /// @notice Longest dispute window.
    uint256 internal constant MAX_DISPUTE_WINDOW = 2 days;
    /// @notice Shortest dispute window if the arbiter is not the owner.
    uint256 internal constant MIN_FOREIGN_DISPUTE_WINDOW = 1 hours;
    /// @notice Shortest ruling period.
    uint256 internal constant MIN_RULING_PERIOD = 1 days;
    /// @notice Longest ruling period.
    uint256 internal constant MAX_RULING_PERIOD = 180 days;
    /// @notice Lowest `minBond`.
    uint256 internal constant MIN_MIN_BOND = 0.01 ether;
    /// @notice Highest `minBond`.
    uint256 internal constant MAX_MIN_BOND = 1 ether;
    /// @notice Highest bond of a challenge.
    uint256 internal constant MAX_BOND = 5 ether;
}

/// @title Limits of tournaments
/// @notice As `PoolLimits`.
library TournamentLimits {
    /// @notice Most bytes of a tournament's name.
    uint256 internal constant MAX_NAME_LENGTH = 100;
    /// @notice From creation, within which a tournament must end.
    uint256 internal constant MAX_TOURNAMENT_HORIZON = 180 days;
    /// @notice Most matches of a tournament.
    uint256 internal constant MAX_MATCHES = 64;
    /// @notice Most points that admins can give for one prediction.
    uint256 internal constant MAX_POINTS = 1_000;
    /// @notice From when the last match became final, after which unscored predictions count 0.
    uint256 internal constant UNSCORED_FINALIZES_AFTER = 12 days;
    /// @notice From the later of `endTime` and the last `claimableAt` of the matches, after which an open tournament can only be
    /// abandoned.
    uint256 internal constant ABANDONED_AFTER = 14 days;
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "./IBettingPool.sol";
import { IRealityETH } from "./IRealityETH.sol";

/// @title Arbiter that puts challenged matches to Reality.eth
/// @notice `BettingPool.setArbiter` makes it a pool's arbiter. Anyone asks the question of a challenged match, anyone answers it
/// on Reality.eth with a bond, which others can overbid with a different answer, and anyone passes the final answer on.
///
/// Trust model: nobody has a power here. WARNING: whoever is ready to lose the highest bond decides the answer, unless
/// somebody asks the arbitrator, who then decides. Without an arbitrator (zero), bonds alone decide.
interface IRealityArbiter {
    // ---------------------------------------------------------------- events

    /// @notice The question of a challenged match was asked. `attempt` counts from 0, and grows if it was answered too soon.
    event QuestionAsked(uint256 indexed matchId, bytes32 indexed questionId, uint256 attempt);

    // ---------------------------------------------------------------- errors

    /// @notice The pool and Reality.eth must use the same token.
    error WrongToken(address token);
    /// @notice Only a challenged match has a question.
    error NotChallenged(uint256 matchId);
    /// @notice The match's question is already asked.
    error AlreadyAsked(bytes32 questionId);
    /// @notice Nobody has asked the match's question.
    error NotAsked(uint256 matchId);

    // ---------------------------------------------------------------- anyone

    /// @notice Asks the question of a challenged match. If the arbitrator takes a fee for questions, the caller pays it and
    /// needs a token allowance for this contract.
    /// @dev Reverts with NotChallenged, AlreadyAsked, or the pool's MatchNotFound.
    function ask(uint256 matchId) external returns (bytes32 questionId);

    /// @notice Passes the final answer on to the pool: Team A, Team B, and void for anything else. If the answer is that it is
    /// too soon, asks again instead, on the terms of `ask`.
    /// @dev Reverts with NotAsked, Reality.eth's "question must be finalized", or as the pool's `rule`.
    function settle(uint256 matchId) external;

    // ---------------------------------------------------------------- reads

    /// @notice Seconds from the last answer after which it is final.
    function ANSWER_TIMEOUT() external view returns (uint32);

    /// @notice Least bond of an answer, in wei.
    function MIN_ANSWER_BOND() external view returns (uint256);

    /// @notice Returns the match's present question, zero if nobody has asked it.
    function questionOf(uint256 matchId) external view returns (bytes32);

    /// @notice Pool whose matches are decided.
    function bettingPool() external view returns (IBettingPool);

    /// @notice Where the questions are asked.
    function realityETH() external view returns (IRealityETH);

    /// @notice Who decides if an answer stays disputed, or zero.
    function arbitrator() external view returns (address);

    /// @notice Template of all questions on Reality.eth.
    function templateId() external view returns (uint256);
}

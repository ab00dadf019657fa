// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IArbiter } from "./IArbiter.sol";
import { IBettingPool } from "./IBettingPool.sol";
import { IRealityETH } from "./IRealityETH.sol";

/// @title Arbiter that puts challenged matches to Reality.eth
/// @notice `BettingPool.setArbiter` makes it a pool's arbiter. Anyone asks the question of a challenged match, anyone answers it
/// on Reality.eth with a bond, which others can overbid with a different answer, and anyone passes the final answer on.
///
/// Trust model: nobody has a power here. WARNING: whoever is ready to lose the highest bond decides the answer, unless
/// somebody asks the arbitrator, who then decides. Without an arbitrator (zero), bonds alone decide. An arbitrator whose fee for
/// a question is more than anybody pays turns every challenge into a void.
interface IRealityArbiter is IArbiter {
    // ---------------------------------------------------------------- events

    /// @notice The question of a challenged match was asked. `attempt` counts the match's questions from 0: it is asked again if it
    /// was answered too soon, and for a second challenge.
    event QuestionAsked(uint256 indexed matchId, bytes32 indexed questionId, uint256 attempt);

    // ---------------------------------------------------------------- errors

    /// @notice The pool and Reality.eth must use the same token.
    error WrongToken(address token);
    /// @notice Only a challenged match has a question.
    error NotChallenged(uint256 matchId);
    /// @notice The challenge's question is already asked.
    error AlreadyAsked(bytes32 questionId);
    /// @notice Nobody has asked the challenge's question.
    error NotAsked(uint256 matchId);
    /// @notice The arbitrator takes more for a question than the caller pays. Amounts are wei.
    error FeeAboveMaximum(uint256 fee, uint256 maxFee);

    // ---------------------------------------------------------------- anyone

    /// @notice Asks the question of a challenged match. It can be answered from the second after the match's end, or start if
    /// betting was closed by hand; at once if a void is challenged, so that nobody can hold its refunds back until the end. The
    /// first answer's bond is at least that of the challenge. If the arbitrator takes a fee for questions, the caller pays it
    /// and needs a token allowance for this contract.
    /// @param matchId id of the match in the pool, counted from 1
    /// @param maxFee most that the caller pays the arbitrator, in wei, because it can change its fee at any time
    /// @return questionId Reality.eth's id of the new question
    /// @dev Reverts with NotChallenged, AlreadyAsked, FeeAboveMaximum, the pool's MatchNotFound, or the token's own error.
    function ask(uint256 matchId, uint256 maxFee) external returns (bytes32 questionId);

    /// @notice Passes the final answer on to the pool: Team A, Team B, and void for anything else. If the answer is that it is
    /// too soon, or a winner while `endTime` has not passed, asks again instead, on the terms of `ask`, to be answered from
    /// the second after `endTime`: money moves no sooner anyway.
    /// @param matchId id of the match in the pool, counted from 1
    /// @param maxFee most that the caller pays the arbitrator if it is asked again, in wei
    /// @dev Reverts with NotChallenged, NotAsked, FeeAboveMaximum, Reality.eth's "question must be finalized", or as the pool's
    /// `rule`.
    function settle(uint256 matchId, uint256 maxFee) external;

    // ---------------------------------------------------------------- reads

    /// @notice Seconds from the last answer after which it is final.
    /// @return seconds, 1 day
    function ANSWER_TIMEOUT() external view returns (uint32);

    /// @notice Returns the match's latest question, zero if there is none.
    /// @param matchId id of the match in the pool, counted from 1
    /// @return Reality.eth's question id
    function questionOf(uint256 matchId) external view returns (bytes32);

    /// @notice Pool whose matches are decided.
    /// @return pool address, fixed at deployment
    function bettingPool() external view returns (IBettingPool);

    /// @notice Where the questions are asked.
    /// @return Reality.eth address, fixed at deployment
    function realityETH() external view returns (IRealityETH);

    /// @notice Who decides if an answer stays disputed, or zero.
    /// @return arbitrator's address, fixed at deployment
    function arbitrator() external view returns (address);

    /// @notice Template of all questions on Reality.eth.
    /// @return Reality.eth's template id
    function templateId() external view returns (uint256);
}

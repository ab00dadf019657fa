// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The part of Reality.eth's ERC-20 version (3.0 and later) that `RealityArbiter` calls.
interface IRealityETH {
    /// @notice Registers the text of a question with `%s` in place of its parameters.
    function createTemplate(string calldata content) external returns (uint256 templateId);

    /// @notice Asks a question.
    /// @param question the template's parameters, separated by U+241F
    /// @param timeout seconds from the last answer after which it is final
    /// @param openingTime unix seconds from which it can be answered
    /// @param nonce tells a question from the same one asked before
    /// @param minBond least bond of an answer, in wei
    /// @param tokens the arbitrator's question fee, in wei
    function askQuestionWithMinBondERC20(
        uint256 templateId,
        string calldata question,
        address arbitrator,
        uint32 timeout,
        uint32 openingTime,
        uint256 nonce,
        uint256 minBond,
        uint256 tokens
    ) external returns (bytes32 questionId);

    /// @notice Returns the final answer. Reverts until there is one.
    function resultFor(bytes32 questionId) external view returns (bytes32);

    /// @notice Returns what `arbitrator` takes for each question, in wei.
    function arbitrator_question_fees(address arbitrator) external view returns (uint256);

    /// @notice Token of bonds and fees.
    function token() external view returns (address);
}

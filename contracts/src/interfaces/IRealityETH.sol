// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The part of Reality.eth's ERC-20 version (3.0 and later) that `RealityArbiter` calls.
interface IRealityETH {
    /// @notice Registers the text of a question with `%s` in place of its parameters.
    /// @param content question template as JSON, `%s` for each parameter
    /// @return templateId id of the new template
    function createTemplate(string calldata content) external returns (uint256 templateId);

    /// @notice Asks a question.
    /// @param templateId id returned by `createTemplate`
    /// @param question the template's parameters, separated by U+241F
    /// @param arbitrator contract that settles disputed answers, zero for none
    /// @param timeout seconds from the last answer after which it is final
    /// @param openingTime unix seconds from which it can be answered
    /// @param nonce tells a question from the same one asked before
    /// @param minBond least bond of an answer, in wei
    /// @param tokens the arbitrator's question fee, in wei
    /// @return questionId id of the new question
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
    /// @param questionId id returned by `askQuestionWithMinBondERC20`
    /// @return the answer, an outcome index for multiple-choice questions
    function resultFor(bytes32 questionId) external view returns (bytes32);

    /// @notice Returns what `arbitrator` takes for each question, in wei.
    /// @param arbitrator arbitrator's address
    /// @return fee per question in wei, 0 if free
    function arbitrator_question_fees(address arbitrator) external view returns (uint256);

    /// @notice Token of bonds and fees.
    /// @return ERC-20 address
    function token() external view returns (address);
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A price feed of the local chain, with the functions of Chainlink's AggregatorV3Interface that the app reads.
/// @dev Has no constructor: its code and state are put at an address (src/testing/priceFeeds.ts).
contract PriceFeed {
    int256 internal answer;
    /// @dev In seconds before the current block, so that the price of a kept chain doesn't go stale.
    uint256 internal age;
    uint8 public decimals;

    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        updatedAt = block.timestamp - age;
        return (1, answer, updatedAt, updatedAt, 1);
    }
}

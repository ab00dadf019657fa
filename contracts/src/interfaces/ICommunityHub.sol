// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "./IBettingPool.sol";
import { IReferralHub } from "./IReferralHub.sol";
import { IWETH } from "./IWETH.sol";

/// @title Referrals and reputation
/// @notice A new user names a referrer once. From then on the pool pays that referrer a part of the fee of each of the
/// user's winning claims, in WETH, in the claim's own transaction; the hub keeps the count.
///
/// What users trust: the hub holds no money. Its owner can only pay bonuses from its own WETH. The pool's owner can
/// replace the hub: a new hub starts without the old one's referrers, counts and reputation.
///
/// Reputation never grants value: it can be farmed. Expect bettors to refer themselves from a second account: it is at
/// most a discount on the fee.
interface ICommunityHub is IReferralHub {
    // ---------------------------------------------------------------- events

    event ReferralRegistered(address indexed user, address indexed referrer);
    /// @param points what was added
    /// @param reputation points after it, without those for matches bet on
    event ReputationUpdated(address indexed user, uint256 points, uint256 reputation);
    /// @notice The pool paid `amount` wei to `referrer` for a claim of `referee`.
    event ReferralRewardRecorded(address indexed referrer, address indexed referee, uint256 amount);
    /// @notice The owner paid a bonus of `amount` wei to `user`.
    event RewardsDistributed(address indexed by, address indexed user, uint256 amount);

    // ---------------------------------------------------------------- errors

    error ZeroAddress();
    error ZeroAmount();
    /// @notice Only the pool records what it paid.
    error NotBettingPool(address account);
    error SelfReferral();
    /// @notice The referrer was referred by the caller.
    error CircularReferral(address referrer);
    error AlreadyRegistered(address referrer);

    // ---------------------------------------------------------------- users

    /// @notice Names who referred the caller, once and for good. Adds 5 points of reputation to the caller and 10 to the
    /// referrer.
    /// @dev Reverts with ZeroAddress, SelfReferral, AlreadyRegistered or CircularReferral.
    function registerReferral(address referrer) external;

    // ---------------------------------------------------------------- owner

    /// @notice Pays a bonus of `amount` wei from the owner's own WETH. Needs the token's allowance for the hub.
    /// @dev Reverts with OwnableUnauthorizedAccount, ZeroAddress, ZeroAmount, or the token's own refusal.
    function distributeRewards(address user, uint256 amount) external;

    // ---------------------------------------------------------------- reads

    /// @notice Points for referrals, and one for each match that `user` bet on.
    function getReputation(address user) external view returns (uint256);

    /// @notice How many users named `user` as their referrer.
    function getReferralCount(address user) external view returns (uint256);

    /// @notice What `user` was paid for referrals and as bonuses, in wei.
    function referralRewards(address user) external view returns (uint256);

    function bettingPool() external view returns (IBettingPool);

    function bettingToken() external view returns (IWETH);
}

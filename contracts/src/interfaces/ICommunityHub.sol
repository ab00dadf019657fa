// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "./IBettingPool.sol";
import { IReferralHub } from "./IReferralHub.sol";
import { IWETH } from "./IWETH.sol";

/// @title Referrals and reputation
/// @notice A user names a referrer once. From then on the pool pays the referrer a share of the fee of each of the user's
/// winning claims, in WETH and in the same transaction. The hub records the totals.
///
/// Trust model: the hub holds no money. Its owner can only pay bonuses out of their own WETH. The pool's owner can replace
/// the hub; a new one starts without referrers, totals and reputation.
///
/// Reputation must never grant value, because it can be farmed. Bettors can refer themselves from a second account, which
/// is at most a discount on the fee.
interface ICommunityHub is IReferralHub {
    // ---------------------------------------------------------------- events

    /// @notice `user` named `referrer`.
    event ReferralRegistered(address indexed user, address indexed referrer);
    /// @notice `user` earned points for a referral.
    /// @param points points added
    /// @param reputation total points afterwards, without those for matches bet on
    event ReputationUpdated(address indexed user, uint256 points, uint256 reputation);
    /// @notice The pool paid `amount` wei to `referrer` for a claim of `referee`.
    event ReferralRewardRecorded(address indexed referrer, address indexed referee, uint256 amount);
    /// @notice The owner paid a bonus of `amount` wei to `user`.
    event RewardsDistributed(address indexed by, address indexed user, uint256 amount);

    // ---------------------------------------------------------------- errors

    /// @notice Pool, user and referrer must not be the zero address.
    error ZeroAddress();
    /// @notice A bonus must not be 0.
    error ZeroAmount();
    /// @notice Only the pool records referral rewards.
    error NotBettingPool(address account);
    /// @notice Users cannot refer themselves.
    error SelfReferral();
    /// @notice The referrer was referred by the caller.
    error CircularReferral(address referrer);
    /// @notice The hub, the pool, its present tournament contract and its token could not pass rewards on.
    error InvalidReferrer(address referrer);
    /// @notice The caller has a referrer.
    error AlreadyRegistered(address referrer);

    // ---------------------------------------------------------------- users

    /// @notice Sets the caller's referrer, permanently. Adds 5 points of reputation to the caller and 10 to the referrer.
    /// @param referrer referrer's account, not zero and not the caller
    /// @dev Reverts with ZeroAddress, SelfReferral, AlreadyRegistered, CircularReferral or InvalidReferrer.
    function registerReferral(address referrer) external;

    // ---------------------------------------------------------------- owner

    /// @notice Pays a bonus of `amount` wei out of the owner's WETH. Needs a token allowance for the hub.
    /// @param user account that receives the bonus, not zero
    /// @param amount bonus in wei, at least 1
    /// @dev Reverts with OwnableUnauthorizedAccount, ZeroAddress, ZeroAmount, or the token's own error.
    ///
    /// WARNING: bonuses raise `referralRewards`, which is then no measure of referrals alone.
    function distributeRewards(address user, uint256 amount) external;

    // ---------------------------------------------------------------- reads

    /// @notice Returns the points for referrals, plus one for each match that `user` bet on.
    /// @param user account of a bettor or referrer
    /// @return whole points, not a token amount
    function getReputation(address user) external view returns (uint256);

    /// @notice Returns the number of users that `user` referred.
    /// @param user account of a bettor or referrer
    /// @return number of users
    function getReferralCount(address user) external view returns (uint256);

    /// @notice Returns the referral rewards and bonuses paid to `user`, in wei.
    /// @param user account of a bettor or referrer
    /// @return total in wei
    function referralRewards(address user) external view returns (uint256);

    /// @notice Pool that pays the referral rewards.
    /// @return pool address, fixed at deployment
    function bettingPool() external view returns (IBettingPool);

    /// @notice Token of rewards: the pool's.
    /// @return ERC-20 address, fixed at deployment
    function bettingToken() external view returns (IWETH);
}

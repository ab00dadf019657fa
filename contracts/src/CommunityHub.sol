// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { IBettingPool } from "./interfaces/IBettingPool.sol";
import { ICommunityHub } from "./interfaces/ICommunityHub.sol";
import { IReferralHub } from "./interfaces/IReferralHub.sol";
import { IWETH } from "./interfaces/IWETH.sol";
import { StateLibrary } from "./libraries/StateLibrary.sol";

/// @title Referrals and reputation
/// @notice See `ICommunityHub` for rules, powers and trust model.
contract CommunityHub is ICommunityHub, Ownable2Step {
    using SafeCast for uint256;
    using SafeERC20 for IWETH;
    using StateLibrary for IBettingPool;

    uint64 private constant USER_POINTS = 5;
    uint64 private constant REFERRER_POINTS = 10;

    // One slot.
    struct Standing {
        uint128 rewards;
        uint64 points;
        uint64 referralCount;
    }

    IBettingPool public immutable override bettingPool;
    IWETH public immutable override bettingToken;

    mapping(address user => address) public override referrers;
    mapping(address user => Standing) private _standings;

    /// @param bettingPool_ pool that pays the referral rewards, not zero
    /// @param initialOwner first owner, not zero
    constructor(address bettingPool_, address initialOwner) Ownable(initialOwner) {
        if (bettingPool_ == address(0)) revert ZeroAddress();
        bettingPool = IBettingPool(bettingPool_);
        bettingToken = bettingPool.bettingToken();
    }

    /// @inheritdoc ICommunityHub
    function registerReferral(address referrer) external {
        if (referrer == address(0)) revert ZeroAddress();
        if (referrer == msg.sender) revert SelfReferral();
        if (referrers[msg.sender] != address(0)) revert AlreadyRegistered(referrers[msg.sender]);
        if (referrers[referrer] == msg.sender) revert CircularReferral(referrer);
        if (_isOwnContract(referrer)) revert InvalidReferrer(referrer);

        referrers[msg.sender] = referrer;
        ++_standings[referrer].referralCount;
        emit ReferralRegistered(msg.sender, referrer);
        _addPoints(msg.sender, USER_POINTS);
        _addPoints(referrer, REFERRER_POINTS);
    }

    /// @inheritdoc IReferralHub
    function recordReferralReward(address referrer, address referee, uint256 amount) external {
        if (msg.sender != address(bettingPool)) revert NotBettingPool(msg.sender);
        _standings[referrer].rewards += amount.toUint128();
        emit ReferralRewardRecorded(referrer, referee, amount);
    }

    /// @inheritdoc ICommunityHub
    function distributeRewards(address user, uint256 amount) external onlyOwner {
        if (user == address(0)) revert ZeroAddress();
        if (amount == 0) revert ZeroAmount();
        _standings[user].rewards += amount.toUint128();
        emit RewardsDistributed(msg.sender, user, amount);
        bettingToken.safeTransferFrom(msg.sender, user, amount);
    }

    /// @inheritdoc ICommunityHub
    function getReputation(address user) external view returns (uint256) {
        return _standings[user].points + bettingPool.bettor(user).count();
    }

    /// @inheritdoc ICommunityHub
    function getReferralCount(address user) external view returns (uint256) {
        return _standings[user].referralCount;
    }

    /// @inheritdoc ICommunityHub
    function referralRewards(address user) external view returns (uint256) {
        return _standings[user].rewards;
    }

    /// @dev None of them could pass rewards on.
    function _isOwnContract(address account) private view returns (bool) {
        return account == address(this) || account == address(bettingPool) || account == address(bettingToken)
            || account == bettingPool.tournament();
    }

    function _addPoints(address user, uint64 points) private {
        uint64 total = _standings[user].points + points;
        _standings[user].points = total;
        emit ReputationUpdated(user, points, total);
    }
}

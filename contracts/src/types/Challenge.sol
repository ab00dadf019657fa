// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev uint32 ruleBy | uint64 bond | address challenger
type Challenge is uint256;

using ChallengeLibrary for Challenge global;

library ChallengeLibrary {
    uint256 private constant BOND = 160;
    uint256 private constant RULE_BY = 224;

    function pack(address by, uint64 amount, uint32 deadline) internal pure returns (Challenge) {
        return
            Challenge.wrap(uint256(uint160(by)) | (uint256(amount) << BOND) | (uint256(deadline) << RULE_BY));
    }

    function challenger(Challenge challenge) internal pure returns (address) {
        return address(uint160(Challenge.unwrap(challenge)));
    }

    function bond(Challenge challenge) internal pure returns (uint256) {
        return uint64(Challenge.unwrap(challenge) >> BOND);
    }

    function ruleBy(Challenge challenge) internal pure returns (uint256) {
        return Challenge.unwrap(challenge) >> RULE_BY;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev Facts of a match's creation that no bet and no claim reads, beside the links of the open list.
/// 32 bits empty | uint64 minBond | uint32 rulesVersion | uint32 createdAt | uint48 older | uint48 newer
type Record is uint256;

using RecordLibrary for Record global;

library RecordLibrary {
    uint256 private constant OLDER = 48;
    uint256 private constant CREATED_AT = 96;
    uint256 private constant RULES_VERSION = 128;
    uint256 private constant MIN_BOND = 160;

    function pack(uint48 olderId, uint32 time, uint32 rules, uint64 bond) internal pure returns (Record) {
        return Record.wrap(
            (uint256(olderId) << OLDER) | (uint256(time) << CREATED_AT) | (uint256(rules) << RULES_VERSION)
                | (uint256(bond) << MIN_BOND)
        );
    }

    /// @dev The next newer open match, 0 for the newest.
    function newer(Record record) internal pure returns (uint256) {
        return uint48(Record.unwrap(record));
    }

    /// @dev The next older open match, 0 for the oldest.
    function older(Record record) internal pure returns (uint256) {
        return uint48(Record.unwrap(record) >> OLDER);
    }

    function createdAt(Record record) internal pure returns (uint256) {
        return uint32(Record.unwrap(record) >> CREATED_AT);
    }

    /// @dev 0 if there were no rules.
    function rulesVersion(Record record) internal pure returns (uint256) {
        return uint32(Record.unwrap(record) >> RULES_VERSION);
    }

    function minBond(Record record) internal pure returns (uint256) {
        return Record.unwrap(record) >> MIN_BOND;
    }

    function withNewer(Record record, uint256 matchId) internal pure returns (Record) {
        return Record.wrap((Record.unwrap(record) & ~uint256(type(uint48).max)) | uint48(matchId));
    }

    function withOlder(Record record, uint256 matchId) internal pure returns (Record) {
        uint256 kept = Record.unwrap(record) & ~(uint256(type(uint48).max) << OLDER);
        return Record.wrap(kept | (uint256(uint48(matchId)) << OLDER));
    }
}

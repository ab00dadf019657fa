// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../../src/interfaces/IBettingPool.sol";
import { IReferralHub } from "../../src/interfaces/IReferralHub.sol";

/// @notice A community hub with configurable misbehaviour.
contract HubDouble is IReferralHub {
    enum Conduct {
        GOOD,
        /// Reverts with 32 bytes that could be an address.
        REVERTS,
        BURNS_GAS,
        /// Returns the bytes of `setAnswer`.
        LIES,
        /// Returns the right referrer and 20 KB more.
        ANSWERS_HUGE,
        /// Claims its own winnings before it records.
        REENTERS
    }

    Conduct private _onRead;
    Conduct private _onRecord;
    bytes private _lie;
    IBettingPool private _pool;
    uint256 private _matchId;

    /// Payout of the last reentrant claim.
    uint256 public reentryPaid;

    uint256 public records;
    mapping(address referrer => uint256) public referralRewards;
    mapping(address user => address) private _referrers;

    function setReferrer(address user, address referrer) external {
        _referrers[user] = referrer;
    }

    function setOnRead(Conduct conduct) external {
        _onRead = conduct;
    }

    function setOnRecord(Conduct conduct) external {
        _onRecord = conduct;
    }

    function setAnswer(bytes calldata newAnswer) external {
        _onRead = Conduct.LIES;
        _lie = newAnswer;
    }

    function setReentry(IBettingPool pool, uint256 matchId) external {
        (_pool, _matchId, _onRecord) = (pool, matchId, Conduct.REENTERS);
    }

    /// @dev Gives the hub a position to claim.
    function bet(IBettingPool pool, uint256 matchId, uint8 prediction) external payable {
        pool.placeBetETH{ value: msg.value }(matchId, prediction);
    }

    function claim(IBettingPool pool, uint256 matchId) external returns (uint256 paid) {
        return pool.claimWinnings(matchId);
    }

    function referrers(address user) external view returns (address) {
        _misbehave(_onRead);
        if (_onRead == Conduct.LIES) _answer(_lie, _lie.length);
        if (_onRead == Conduct.ANSWERS_HUGE) _answer(abi.encode(_referrers[user]), 20_000);
        return _referrers[user];
    }

    function recordReferralReward(address referrer, address, uint256 amount) external {
        _misbehave(_onRecord);
        if (_onRecord == Conduct.REENTERS) {
            try _pool.claimWinnings(_matchId) returns (uint256 paid) {
                reentryPaid = paid;
            } catch { }
        }
        ++records;
        referralRewards[referrer] += amount;
    }

    function _answer(bytes memory data, uint256 size) private pure {
        assembly {
            return(add(data, 0x20), size)
        }
    }

    function _misbehave(Conduct conduct) private pure {
        if (conduct == Conduct.REVERTS) {
            assembly ("memory-safe") {
                mstore(0, 0xbad)
                revert(0, 0x20)
            }
        }
        if (conduct == Conduct.BURNS_GAS) {
            assembly {
                invalid()
            }
        }
    }
}

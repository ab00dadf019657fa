// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BettingPool} from "../../src/BettingPool.sol";
import {ICommunityHub} from "../../src/interfaces/ICommunityHub.sol";

/// @notice A community hub that behaves as a test tells it: well, or as badly as a hub can.
contract HubDouble is ICommunityHub {
    enum Conduct {
        GOOD,
        REVERTS,
        BURNS_GAS,
        /// Answers `answer`, whatever it was asked.
        LIES,
        /// Works only if it is called with all of `gasNeeded`.
        NEEDS_GAS,
        /// Calls back into `pool` to claim `matchId` before it records.
        REENTERS
    }

    Conduct public onRead;
    Conduct public onRecord;
    bytes public answer;
    uint256 public gasNeeded;
    BettingPool public pool;
    uint256 public matchId;
    /// The pool's answer to the last claim from inside.
    bytes public reentryAnswer;

    uint256 public records;
    address public lastReferee;
    mapping(address referrer => uint256) public referralRewards;
    mapping(address user => address) private _referrers;

    function setReferrer(address user, address referrer) external {
        _referrers[user] = referrer;
    }

    function setOnRead(Conduct conduct) external {
        onRead = conduct;
    }

    function setOnRecord(Conduct conduct) external {
        onRecord = conduct;
    }

    /// @dev From now on `referrers` answers these bytes.
    function setAnswer(bytes calldata newAnswer) external {
        onRead = Conduct.LIES;
        answer = newAnswer;
    }

    function setGasNeeded(uint256 amount) external {
        gasNeeded = amount;
    }

    function setReentry(BettingPool pool_, uint256 matchId_) external {
        (pool, matchId, onRecord) = (pool_, matchId_, Conduct.REENTERS);
    }

    /// @dev A hub that bets, so as to have something to claim from inside.
    function bet(BettingPool pool_, uint256 matchId_, uint8 prediction) external payable {
        pool_.placeBetETH{value: msg.value}(matchId_, prediction);
    }

    function referrers(address user) external view returns (address) {
        _misbehave(gasleft(), onRead);
        if (onRead == Conduct.LIES) {
            bytes memory lie = answer;
            assembly ("memory-safe") {
                return(add(lie, 0x20), mload(lie))
            }
        }
        return _referrers[user];
    }

    function recordReferralReward(address referrer, address referee, uint256 amount) external {
        _misbehave(gasleft(), onRecord);
        if (onRecord == Conduct.REENTERS) {
            (, reentryAnswer) = address(pool).call(abi.encodeCall(pool.claimWinnings, (matchId)));
        }
        ++records;
        lastReferee = referee;
        referralRewards[referrer] += amount;
    }

    function _misbehave(uint256 gasGiven, Conduct conduct) private view {
        if (conduct == Conduct.REVERTS) revert("no");
        if (conduct == Conduct.NEEDS_GAS && gasGiven < gasNeeded) revert("more gas");
        if (conduct == Conduct.BURNS_GAS) {
            assembly {
                invalid()
            }
        }
    }
}

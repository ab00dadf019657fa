// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../../src/interfaces/IBettingPool.sol";
import { ICommunityHub } from "../../src/interfaces/ICommunityHub.sol";

/// @notice A community hub that behaves as a test tells it: well, or as badly as a hub can.
contract HubDouble is ICommunityHub {
    enum Conduct {
        GOOD,
        REVERTS,
        BURNS_GAS,
        /// Answers `answer`, whatever it was asked.
        LIES,
        /// Answers truly, and 20 KB more.
        ANSWERS_HUGE,
        /// Calls back into `pool` to claim `matchId` before it records.
        REENTERS
    }

    Conduct public onRead;
    Conduct public onRecord;
    bytes public answer;
    IBettingPool public pool;
    uint256 public matchId;

    /// What the last claim from inside was paid.
    uint256 public reentryPaid;

    uint256 public records;
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

    function setReentry(IBettingPool pool_, uint256 matchId_) external {
        (pool, matchId, onRecord) = (pool_, matchId_, Conduct.REENTERS);
    }

    /// @dev A hub that bets, so as to have something to claim from inside.
    function bet(IBettingPool pool_, uint256 matchId_, uint8 prediction) external payable {
        pool_.placeBetETH{ value: msg.value }(matchId_, prediction);
    }

    function claim(IBettingPool pool_, uint256 matchId_) external returns (uint256 paid) {
        return pool_.claimWinnings(matchId_);
    }

    function referrers(address user) external view returns (address) {
        _misbehave(onRead);
        if (onRead == Conduct.LIES) _answer(answer, answer.length);
        if (onRead == Conduct.ANSWERS_HUGE) _answer(abi.encode(_referrers[user]), 20_000);
        return _referrers[user];
    }

    function recordReferralReward(address referrer, address, uint256 amount) external {
        _misbehave(onRecord);
        if (onRecord == Conduct.REENTERS) {
            try pool.claimWinnings(matchId) returns (uint256 paid) {
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
        if (conduct == Conduct.REVERTS) revert("no");
        if (conduct == Conduct.BURNS_GAS) {
            assembly {
                invalid()
            }
        }
    }
}

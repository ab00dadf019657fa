// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Match, Outcome } from "../interfaces/IBettingPool.sol";
import { Challenge } from "../types/Challenge.sol";
import { Record } from "../types/Record.sol";
import { Slot0 } from "../types/Slot0.sol";
import { Slot1 } from "../types/Slot1.sol";
import { SIDE_A, SIDE_B } from "../types/Stakes.sol";
import { Terms } from "../types/Terms.sol";

/// @title A match's storage words as the pool and the lens report them
library MatchView {
    /// @param challenge only read if the match is challenged
    function toMatch(
        uint256 matchId,
        string memory name,
        Slot0 slot0,
        Slot1 slot1,
        Terms terms,
        Record record,
        Challenge challenge
    ) internal pure returns (Match memory m) {
        Outcome outcome = slot0.outcome();
        m.id = matchId;
        m.name = name;
        m.startTime = uint64(terms.startTime());
        m.endTime = uint64(terms.endTime());
        m.minBet = terms.minBet();
        m.maxBet = terms.maxBet();
        m.isFinalized = outcome != Outcome.None;
        m.isVoid = outcome == Outcome.Void;
        m.winner = m.isVoid ? 0 : uint8(outcome);
        m.livePoolA = slot1.stakes(SIDE_A);
        m.livePoolB = slot1.stakes(SIDE_B);
        m.totalPoolA = slot0.stakes(SIDE_A) + m.livePoolA;
        m.totalPoolB = slot0.stakes(SIDE_B) + m.livePoolB;
        m.isBettingClosed = slot0.isClosed();
        m.claimableAt = uint64(slot0.claimableAt());
        if (slot0.isChallenged()) m.ruleBy = uint64(challenge.ruleBy());
        m.createdAt = uint64(record.createdAt());
        m.feeBps = uint16(slot0.feeBps());
        m.maxGain = uint16(slot0.maxGain());
        m.liveCapBps = uint16(slot1.liveCapBps());
    }
}

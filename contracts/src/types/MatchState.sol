// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Bet } from "./Bet.sol";
import { Challenge } from "./Challenge.sol";
import { Record } from "./Record.sol";
import { Slot0 } from "./Slot0.sol";
import { Slot1 } from "./Slot1.sol";
import { Terms } from "./Terms.sol";

/// @dev A match in storage. The mapping gives each position a storage reference, so that a claim computes its slot once.
struct MatchState {
    Slot0 slot0;
    Slot1 slot1;
    Terms terms;
    Record record;
    Challenge challenge;
    string name;
    mapping(address user => Position) positions;
}

struct Position {
    Bet bet;
}

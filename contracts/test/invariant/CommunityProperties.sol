// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

// Ids of the invariants of tournaments and the hub, as in Properties.sol.

string constant PRIZES_CONSERVED =
    "PRIZES_CONSERVED: the contract does not hold what players paid in less what they were paid";
string constant PRIZES_LEAVE_WHOLE = "PRIZES_LEAVE_WHOLE: a wei of a prize pool went nowhere";
string constant PROMISES_HELD =
    "PROMISES_HELD: what can be claimed of an ended tournament is not what is left of its prize pool";
string constant PAID_ONCE = "PAID_ONCE: a player was paid twice, or without having joined";
string constant ONLY_TOP = "ONLY_TOP: a prize went to somebody who is no top scorer, or in another size";
string constant FEES_BACK = "FEES_BACK: a tournament without a result did not give a whole entry fee back";
string constant PAYS_PLAYER = "PAYS_PLAYER: a claim did not pay the player what was promised";
string constant FINALIZES =
    "FINALIZES: a tournament was finalized that the rules keep open, or not that they let finalize";
string constant ABANDONED =
    "ABANDONED: a tournament was voided that the rules keep, or not that they let anyone void";
string constant RIGHT_SCORE =
    "RIGHT_SCORE: a total score is not the number of right predictions that were scored";
string constant RIGHT_TOP =
    "RIGHT_TOP: the top score or how many have it is not what the players' scores say";
string constant REWARDS_PAID = "REWARDS_PAID: the hub says that more or less was paid than was";
string constant REPUTATION = "REPUTATION: points are not those for referrals and matches bet on";

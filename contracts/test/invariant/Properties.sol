// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

// Ids of the pool's invariants, used as assertion messages. README.md specifies them.

string constant SOLVENT = "SOLVENT: the pool holds less than it owes";
string constant ACCOUNTED = "ACCOUNTED: an account's WETH is not what it received less what it paid";
string constant ONLY_DUST = "ONLY_DUST: more than rounding dust is owed to nobody";
string constant FEES =
    "FEES: accrued fees are not those of all claims and bonds less what was paid from them";
string constant OBLIGATIONS = "OBLIGATIONS: the lens reports other debts than the pool has";
string constant OWN_POOLS = "OWN_POOLS: a match paid out more than its two pools";
string constant POOLS_ARE_STAKES = "POOLS_ARE_STAKES: a pool is not the sum of its stakes";
string constant RIGHT_PAYOUT = "RIGHT_PAYOUT: a claim was not paid what the rules say";
string constant CLAIM_FOR =
    "CLAIM_FOR: a claim for somebody was refused, paid another, or is reported as the bettor's";
string constant MAX_GAIN = "MAX_GAIN: a winner gained more than the match allows";
string constant NO_GAIN_BY_LOSING = "NO_GAIN_BY_LOSING: a loser got more than the stake";
string constant BONDS = "BONDS: a bond is not of the right size, or did not go where the rules say";
string constant NO_LOSS_BY_WINNING = "NO_LOSS_BY_WINNING: a winner got less than the stake";
string constant VOID_RETURNS = "VOID_RETURNS: a void match did not return a whole stake";
string constant NO_DOUBLE_PAY = "NO_DOUBLE_PAY: a position was paid twice, or without a right to it";
string constant PREVIEW =
    "PREVIEW: a one-bet position with no bet after it was not paid what the preview said";
string constant REFERRAL = "REFERRAL: a referrer was not paid the rules' part of the fee";
string constant FINAL = "FINAL: what somebody can claim of a final match changed";
string constant CLAIMABLE = "CLAIMABLE: getClaimable does not say what claims pay";
string constant EVERYBODY_OUT = "EVERYBODY_OUT: somebody could not get out without help";
string constant LIVE_CAP = "LIVE_CAP: live bets passed the cap";
string constant BET_RULES = "BET_RULES: a bet was taken that the rules refuse, or refused that they allow";
string constant VALIDATE = "VALIDATE: validateBetParameters and placeBet disagree";
string constant TERMS_FIXED = "TERMS_FIXED: name, times, bounds, fee or cap of a match changed";
string constant CLOSED_STAYS = "CLOSED_STAYS: betting was closed by nobody who may, or opened again";
string constant RESULT = "RESULT: a result changed in a way that the rules do not allow";
string constant CLAIMABLE_AT = "CLAIMABLE_AT: claims do not begin when the rules say";
string constant REFUNDS = "REFUNDS: a void match holds its refunds longer than the window and one ruling";
string constant CHALLENGES =
    "CHALLENGES: a challenge was taken that the rules refuse, refused that they allow, or had another effect";
string constant SUSPENDED =
    "SUSPENDED: a challenged match changed without a right to it, or stayed suspended too long";
string constant ARBITER =
    "ARBITER: the arbiter or the ruling period changed, or there was no time to go to a foreign arbiter";
string constant SUCCESSOR = "SUCCESSOR: a match has another successor than an operator gave it";
string constant LISTED = "LISTED: the list of bettors is not each bettor once";
string constant OPEN_LIST = "OPEN_LIST: the open matches are not the unresolved ones, newest first";
string constant HISTORY = "HISTORY: a bettor's history is not what the bettor bet on";
string constant LENS = "LENS: the lens reports something else than the logs or the pool";
string constant POWERS = "POWERS: somebody used a power that is not theirs";
string constant BOUNDED_POWERS = "BOUNDED_POWERS: the owner did what not even the owner may";

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Match } from "../../../src/interfaces/IBettingPool.sol";
import { BET_RULES, VALIDATE } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Places bets, valid and invalid ones.
contract BetHandler is Handler {
    struct Bet {
        address user;
        uint256 matchId;
        uint8 side;
        uint256 amount;
        uint256 preview;
    }

    constructor(Setup memory setup) Handler(setup) { }

    function placeBet(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        _place(_chooseBet(who, which, side, amount));
    }

    function placeOpposingBets(uint256 who, uint256 which, uint256 amount, uint256 other) external step {
        _place(_chooseBet(who, which, 1, amount));
        _place(_chooseBet(who % STORE.bettors().length + 1, which, 2, other));
    }

    /// @dev With the tightest `minPayout` and deadline that must succeed.
    function placeBetWithin(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        Bet memory bet = _chooseBet(who, which, side, amount);
        uint64 deadline = uint64(STORE.clock());
        _as(bet.user);
        POOL.placeBetWithin(bet.matchId, bet.amount, bet.side, bet.preview, deadline);
        _record(bet);
    }

    /// @dev With the tightest `minPayout` and deadline that must succeed.
    function placeBetETHWithin(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        Bet memory bet = _chooseBet(who, which, side, amount);
        uint64 deadline = uint64(STORE.clock());
        vm.deal(bet.user, bet.amount);
        _as(bet.user);
        POOL.placeBetETHWithin{ value: bet.amount }(bet.matchId, bet.side, bet.preview, deadline);
        STORE.recordWrap(bet.user, bet.amount);
        _record(bet);
    }

    /// @dev Any amount on any side of any match, mostly near a bound, half of them live.
    function tryToBet(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        Bet memory bet;
        bet.user = _bettor(who);
        bet.matchId = which % 2 == 0 ? _await(which / 2, _isLive, _startOf) : _find(which / 2, _hasNotEnded);
        if (bet.matchId == 0) bet.matchId = _anyMatch(which / 2);
        uint8 held = STORE.positionOf(bet.matchId, bet.user).side;
        bet.side = side % 8 < 6 && held != 0 ? held : side % 8 < 7 ? side % 2 + 1 : side % 4;
        bool isSide = bet.side == 1 || bet.side == 2;
        uint256 most = isSide ? STORE.room(bet.matchId, bet.user, bet.side) : 0;
        uint256 least = STORE.matchOf(bet.matchId).minBet;
        uint256 funds = TOKEN.balanceOf(bet.user);
        uint256[6] memory amounts =
            [most, most + 1, least - 1, least, bound(amount, 0, least + 1 ether), bound(amount, 0, funds)];
        bet.amount = Math.min(amounts[amount % amounts.length], funds);
        if (isSide) bet.preview = POOL.calculatePotentialWinnings(bet.matchId, bet.amount, bet.side);

        bool isValid = _isValid(bet);
        bool isTaken = _try(bet.user, abi.encodeCall(POOL.placeBet, (bet.matchId, bet.amount, bet.side)));

        assertEq(isTaken, bet.amount >= least && bet.amount <= most, BET_RULES);
        assertEq(isTaken, isValid, VALIDATE);
        if (isTaken) _record(bet);
    }

    // ---------------------------------------------------------------- inside

    function _chooseBet(uint256 who, uint256 which, uint8 side, uint256 amount)
        private
        view
        returns (Bet memory bet)
    {
        bet.user = _bettor(who);
        bet.matchId = _pick(which, _isOpenForBets);
        bet.side = uint8(bound(side, 1, 2));
        uint256 held = STORE.positionOf(bet.matchId, bet.user).amount;
        if (held != 0) bet.side = STORE.positionOf(bet.matchId, bet.user).side;
        uint256 most = Math.min(STORE.room(bet.matchId, bet.user, bet.side), TOKEN.balanceOf(bet.user));
        Match memory m = STORE.matchOf(bet.matchId);
        vm.assume(most >= m.minBet);
        // The maximum, a few wei, a usual stake, or anything in between.
        if (amount % 8 == 0) bet.amount = most;
        else if (amount % 8 < 4) bet.amount = bound(amount, m.minBet, Math.min(most, m.minBet + 1_000));
        else if (amount % 8 < 7) bet.amount = bound(amount, m.minBet, Math.min(most, m.minBet + 10 ether));
        else bet.amount = bound(amount, m.minBet, most);
        bet.preview = POOL.calculatePotentialWinnings(bet.matchId, bet.amount, bet.side);
    }

    function _place(Bet memory bet) private {
        _as(bet.user);
        POOL.placeBet(bet.matchId, bet.amount, bet.side);
        _record(bet);
    }

    function _record(Bet memory bet) private {
        STORE.recordBet(bet.user, bet.matchId, bet.amount, bet.side, bet.preview);
    }

    /// @dev Live and with early bets, so that the live cap applies.
    function _isLive(uint256 matchId) private view returns (bool) {
        return STORE.hasEarlyBets(matchId) && _isOpenForBets(matchId) && STORE.clock() >= _startOf(matchId);
    }

    function _isValid(Bet memory bet) private returns (bool isValid) {
        bytes memory data = abi.encodeCall(POOL.validateBetParameters, (bet.matchId, bet.amount, bet.side));
        vm.prank(bet.user);
        (isValid,) = address(POOL).staticcall(data);
    }
}

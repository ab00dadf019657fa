// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TournamentInfo } from "../../src/interfaces/ITournament.sol";
import { IHub } from "../utils/IHub.sol";
import { TournamentTest } from "../utils/TournamentTest.sol";
import {
    PRIZES_CONSERVED,
    PRIZES_LEAVE_WHOLE,
    PROMISES_HELD,
    REPUTATION,
    REWARDS_PAID,
    RIGHT_SCORE,
    RIGHT_TOP
} from "./CommunityProperties.sol";
import { CommunityHandler } from "./handlers/CommunityHandler.sol";

/// @notice Checks tournaments and the hub after every step. README.md specifies the properties.
contract CommunityInvariants is TournamentTest {
    CommunityHandler private _handler;
    IHub private _hub;
    address[] private _everybody;
    address[] private _referrers;

    function setUp() public override {
        super.setUp();
        _hub = _deployHub();
        vm.startPrank(owner);
        pool.setCommunityHub(address(_hub));
        pool.setDisputeWindow(1 hours);
        vm.stopPrank();

        _everybody = [alice, bob, carol, makeAddr("dave"), makeAddr("erin"), makeAddr("frank")];
        for (uint256 i = 0; i < _everybody.length; ++i) {
            _fund(_everybody[i], FUNDS);
            _allowTournament(_everybody[i]);
        }
        // Their balances are their rewards.
        _referrers = [makeAddr("first referrer"), makeAddr("second referrer")];
        _handler = new CommunityHandler(pool, lens, _hub, tournaments, owner, _everybody, _referrers);
        targetContract(address(_handler));
        bytes4[] memory excluded = new bytes4[](1);
        excluded[0] = CommunityHandler.pass.selector;
        excludeSelector(FuzzSelector(address(_handler), excluded));
    }

    function invariant_AllProperties() external view {
        uint256 held = 0;
        for (uint256 id = 1; id <= _handler.cupCount(); ++id) {
            held += _handler.paidIn(id) - _handler.paidOut(id);
            _checkScores(id);
            _checkPromises(id);
        }
        assertEq(weth.balanceOf(address(tournaments)), held, PRIZES_CONSERVED);
        _checkHub();
    }

    /// @dev Without admins, open tournaments are abandoned, somebody claims for everyone, and the contract is empty.
    function afterInvariant() external {
        if (_handler.cupCount() == 0) return;
        _handler.pass(30 days);
        for (uint256 matchId = 1; matchId < pool.getNextMatchId(); ++matchId) {
            if (pool.getMatch(matchId).ruleBy != 0) pool.voidAbandonedMatch(matchId);
        }
        _handler.pass(14 days);
        for (uint256 id = 1; id <= _handler.cupCount(); ++id) {
            if (tournaments.getTournament(id).isActive) tournaments.voidAbandonedTournament(id);
        }
        for (uint256 i = 0; i < _everybody.length; ++i) {
            _handler.claimFor(i, i);
        }
        for (uint256 id = 1; id <= _handler.cupCount(); ++id) {
            assertEq(_handler.paidOut(id), _handler.paidIn(id), PRIZES_LEAVE_WHOLE);
        }
        assertEq(weth.balanceOf(address(tournaments)), 0, PRIZES_LEAVE_WHOLE);
    }

    function _checkScores(uint256 id) private view {
        TournamentInfo memory cup = tournaments.getTournament(id);
        (uint256 topScore, uint256 topCount) = _handler.top(id);
        assertEq(cup.topScore, topScore, RIGHT_TOP);
        assertEq(cup.topCount, topCount, RIGHT_TOP);
        assertEq(cup.prizePool, _handler.paidIn(id), PRIZES_CONSERVED);
        for (uint256 i = 0; i < _everybody.length; ++i) {
            address player = _everybody[i];
            assertEq(tournaments.getTotalScore(id, player), _handler.score(id, player), RIGHT_SCORE);
        }
    }

    /// @dev The remainder of the division, less than 1 wei per winner, is promised to the last one to claim only.
    function _checkPromises(uint256 id) private view {
        TournamentInfo memory cup = tournaments.getTournament(id);
        if (cup.isActive) return;
        uint256 promised = 0;
        for (uint256 i = 0; i < _everybody.length; ++i) {
            promised += tournaments.getClaimableReward(id, _everybody[i]);
        }
        uint256 left = _handler.paidIn(id) - _handler.paidOut(id);
        assertLe(promised, left, PROMISES_HELD);
        assertLe(left - promised, cup.topCount == 0 ? 0 : cup.topCount - 1, PROMISES_HELD);
    }

    function _checkHub() private view {
        for (uint256 i = 0; i < _referrers.length; ++i) {
            address named = _referrers[i];
            assertEq(_hub.referralRewards(named), weth.balanceOf(named), REWARDS_PAID);
            assertEq(_hub.getReputation(named), _handler.points(named), REPUTATION);
        }
        for (uint256 i = 0; i < _everybody.length; ++i) {
            address player = _everybody[i];
            uint256 points = _handler.points(player) + lens.getUserBetCount(player);
            assertEq(_hub.getReputation(player), points, REPUTATION);
        }
    }
}

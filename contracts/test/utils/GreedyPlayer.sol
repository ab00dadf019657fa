// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../../src/interfaces/IBettingPool.sol";
import { ITournament } from "../../src/interfaces/ITournament.sol";
import { IReceiver } from "./HookToken.sol";

/// @notice A bettor and player that reenters with another claim when it is paid.
contract GreedyPlayer is IReceiver {
    IBettingPool private immutable _pool;
    ITournament private immutable _tournaments;
    uint256 private immutable _tournamentId;
    uint256 private immutable _matchId;

    /// Reentrant calls and how many of them succeeded.
    uint256 public attempts;
    uint256 public successes;

    constructor(IBettingPool pool, ITournament tournaments, uint256 tournamentId, uint256 matchId) {
        (_pool, _tournaments, _tournamentId, _matchId) = (pool, tournaments, tournamentId, matchId);
        pool.bettingToken().approve(address(pool), type(uint256).max);
        pool.bettingToken().approve(address(tournaments), type(uint256).max);
    }

    function bet(uint256 amount, uint8 prediction) external {
        _pool.placeBet(_matchId, amount, prediction);
    }

    function play(uint8 prediction) external {
        _tournaments.joinTournament(_tournamentId);
        _tournaments.submitPrediction(_tournamentId, _matchId, prediction);
    }

    function claimPrize() external {
        _tournaments.claimTournamentRewards(_tournamentId);
    }

    function claimPrizes(uint256[] calldata tournamentIds) external returns (uint256) {
        return _tournaments.claimMany(tournamentIds);
    }

    function claimWinnings() external {
        _pool.claimWinnings(_matchId);
    }

    function onReceived() external {
        // Reenters once.
        if (attempts != 0) return;
        ++attempts;
        try _tournaments.claimTournamentRewards(_tournamentId) {
            ++successes;
        } catch { }
        try _pool.claimWinnings(_matchId) {
            ++successes;
        } catch { }
    }
}

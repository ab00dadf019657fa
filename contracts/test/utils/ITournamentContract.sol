// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IAccessControl } from "@openzeppelin/contracts/access/IAccessControl.sol";
import { ITournament } from "../../src/interfaces/ITournament.sol";

/// @notice Every function of the tournament contract, see `IPool`.
interface ITournamentContract is ITournament, IAccessControl {
    function TOURNAMENT_ADMIN_ROLE() external view returns (bytes32);
}

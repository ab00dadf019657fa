// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    IAccessControlEnumerable
} from "@openzeppelin/contracts/access/extensions/IAccessControlEnumerable.sol";
import { ITournament } from "../../src/interfaces/ITournament.sol";

/// @notice Every function of the tournament contract, see `IPool`.
interface ITournamentContract is ITournament, IAccessControlEnumerable {
    function TOURNAMENT_ADMIN_ROLE() external view returns (bytes32);
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { EnumerableSet } from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";

import { IArbiter } from "./interfaces/IArbiter.sol";
import { IBettingPool } from "./interfaces/IBettingPool.sol";
import { IWETH } from "./interfaces/IWETH.sol";
import { PoolLimits } from "./libraries/Limits.sol";
import { Treasury } from "./types/Treasury.sol";

/// @title The owner's settings of the betting pool
/// @notice See `IBettingPool` for rules, powers and trust model. Settings apply to matches created later, unless their natspec
/// says otherwise.
abstract contract PoolSettings is IBettingPool, Ownable2Step, Pausable {
    using EnumerableSet for EnumerableSet.AddressSet;
    using SafeERC20 for IERC20;
    using SafeERC20 for IWETH;

    struct Rules {
        bytes32 hash;
        string uri;
    }

    IWETH public immutable override bettingToken;

    Treasury internal _treasury;

    // One slot.
    address public override tournament;
    /// @dev Bonds of all challenged matches, in wei.
    uint96 internal _bonds;

    // One slot.
    /// @dev Zero for the owner.
    address private _arbiter;
    uint32 public override rulingPeriod = 7 days;

    // One slot, read by a match's creation.
    uint96 public override minBond = 0.01 ether;
    uint32 public override disputeWindow = 12 hours;
    uint32 internal _rulesVersion;
    uint16 public override liveCap = 1_000;
    uint16 public override maxGain = 50;
    uint16 internal _protocolFee = 800;

    mapping(uint256 version => Rules) internal _rules;
    EnumerableSet.AddressSet private _operators;

    modifier onlyOperator() {
        if (!isOperator(msg.sender) && msg.sender != owner()) revert NotOperator(msg.sender);
        _;
    }

    /// @param bettingToken_ ERC-20 address of WETH9 or a compatible token, not zero
    /// @param initialOwner first owner, not zero
    constructor(address bettingToken_, address initialOwner) Ownable(initialOwner) {
        if (bettingToken_ == address(0)) revert ZeroAddress();
        bettingToken = IWETH(bettingToken_);
    }

    // ---------------------------------------------------------------- reads

    /// @inheritdoc IBettingPool
    function getProtocolFee() external view returns (uint16) {
        return _protocolFee;
    }

    /// @inheritdoc IBettingPool
    function accruedFees() external view returns (uint256) {
        return _treasury.fees();
    }

    /// @inheritdoc IBettingPool
    function communityHub() external view returns (address) {
        return _treasury.hub();
    }

    /// @inheritdoc IBettingPool
    function isOperator(address account) public view returns (bool) {
        return _operators.contains(account);
    }

    /// @inheritdoc IBettingPool
    function getOperators() external view returns (address[] memory) {
        return _operators.values();
    }

    /// @inheritdoc IBettingPool
    function arbiter() public view returns (address) {
        address set = _arbiter;
        return set == address(0) ? owner() : set;
    }

    // ---------------------------------------------------------------- owner

    /// @inheritdoc IBettingPool
    function pause() external onlyOwner {
        _pause();
    }

    /// @inheritdoc IBettingPool
    function unpause() external onlyOwner {
        _unpause();
    }

    /// @inheritdoc IBettingPool
    function setProtocolFee(uint16 newFeeBps) external onlyOwner {
        if (newFeeBps > PoolLimits.MAX_FEE_BPS) revert FeeTooHigh(newFeeBps);
        emit ProtocolFeeUpdated(msg.sender, _protocolFee, newFeeBps);
        _protocolFee = newFeeBps;
    }

    /// @inheritdoc IBettingPool
    function setLiveCap(uint16 newCapBps) external onlyOwner {
        if (newCapBps > PoolLimits.MAX_LIVE_CAP_BPS) revert LiveCapTooHigh(newCapBps);
        emit LiveCapUpdated(msg.sender, liveCap, newCapBps);
        liveCap = newCapBps;
    }

    /// @inheritdoc IBettingPool
    function setMaxGain(uint16 newMaxGain) external onlyOwner {
        if (newMaxGain < PoolLimits.MIN_MAX_GAIN || newMaxGain > PoolLimits.MAX_MAX_GAIN) {
            revert MaxGainOutOfRange(newMaxGain);
        }
        emit MaxGainUpdated(msg.sender, maxGain, newMaxGain);
        maxGain = newMaxGain;
    }

    /// @inheritdoc IBettingPool
    function setDisputeWindow(uint32 newSeconds) external onlyOwner {
        if (newSeconds > PoolLimits.MAX_DISPUTE_WINDOW) revert DisputeWindowTooLong(newSeconds);
        if (_arbiter != address(0)) _requireTimeToChallenge(newSeconds);
        emit DisputeWindowUpdated(msg.sender, disputeWindow, newSeconds);
        disputeWindow = newSeconds;
    }

    /// @inheritdoc IBettingPool
    function setMinBond(uint96 newMinBond) external onlyOwner {
        if (newMinBond < PoolLimits.MIN_MIN_BOND || newMinBond > PoolLimits.MAX_MIN_BOND) {
            revert MinBondOutOfRange(newMinBond);
        }
        emit MinBondUpdated(msg.sender, minBond, newMinBond);
        minBond = newMinBond;
    }

    /// @inheritdoc IBettingPool
    function setArbiter(address newArbiter, uint32 newRulingPeriod) external onlyOwner {
        if (_hasMatches()) revert ArbiterFixed();
        uint256 least = Math.max(PoolLimits.MIN_RULING_PERIOD, _publishedMinimum(newArbiter));
        if (newRulingPeriod < least || newRulingPeriod > PoolLimits.MAX_RULING_PERIOD) {
            revert RulingPeriodOutOfRange(newRulingPeriod);
        }
        if (newArbiter != address(0)) _requireTimeToChallenge(disputeWindow);
        (_arbiter, rulingPeriod) = (newArbiter, newRulingPeriod);
        emit ArbiterUpdated(msg.sender, newArbiter, newRulingPeriod);
    }

    /// @inheritdoc IBettingPool
    function publishRules(bytes32 hash, string calldata uri) external onlyOwner {
        // An arbiter quotes it, which costs gas per byte.
        if (bytes(uri).length > PoolLimits.MAX_SOURCE_LENGTH) revert SourceTooLong(bytes(uri).length);
        uint32 version = ++_rulesVersion;
        _rules[version] = Rules(hash, uri);
        emit RulesPublished(version, msg.sender, hash, uri);
    }

    /// @inheritdoc IBettingPool
    function setOperator(address operator, bool allowed) external onlyOwner {
        if (operator == address(0)) revert ZeroAddress();
        if (allowed) _operators.add(operator);
        else _operators.remove(operator);
        emit OperatorUpdated(msg.sender, operator, allowed);
    }

    /// @inheritdoc IBettingPool
    function setTournament(address newTournament) external onlyOwner {
        tournament = newTournament;
        emit TournamentUpdated(msg.sender, newTournament);
    }

    /// @inheritdoc IBettingPool
    function setCommunityHub(address newCommunityHub) external onlyOwner {
        _treasury = _treasury.withHub(newCommunityHub);
        emit CommunityHubUpdated(msg.sender, newCommunityHub);
    }

    /// @inheritdoc IBettingPool
    function withdrawFees(address to) external onlyOwner {
        if (to == address(0)) revert ZeroAddress();
        uint256 amount = _treasury.fees();
        if (amount == 0) revert NoFees();
        _treasury = _treasury.withoutFees();
        emit FeesWithdrawn(msg.sender, to, amount);
        bettingToken.safeTransfer(to, amount);
    }

    /// @inheritdoc IBettingPool
    function emergencyWithdraw(address token) external onlyOwner {
        uint256 bettorsBalance = bettingToken.balanceOf(address(this));
        uint256 amount = IERC20(token).balanceOf(address(this));
        emit TokenRescued(msg.sender, token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
        // Also catches a token with a second address.
        if (token == address(bettingToken) || bettingToken.balanceOf(address(this)) != bettorsBalance) {
            revert BettingTokenProtected();
        }
    }

    /// @notice Leaves the pool without an owner, permanently. Operators stay; nobody can overrule them, change settings or
    /// withdraw fees. Without an arbiter, nobody can challenge them either.
    /// @dev Reverts with OwnableUnauthorizedAccount or RenounceWhilePaused.
    ///
    /// WARNING: without an arbiter, nobody can stop a stolen operator key from deciding results.
    function renounceOwnership() public override onlyOwner {
        if (paused()) revert RenounceWhilePaused();
        super.renounceOwnership();
    }

    // ---------------------------------------------------------------- internals

    /// @dev True from the first match's creation on.
    function _hasMatches() internal view virtual returns (bool);

    /// @dev A result that is final at once would take away what a foreign arbiter is for.
    function _requireTimeToChallenge(uint32 window) private pure {
        if (window < PoolLimits.MIN_FOREIGN_DISPUTE_WINDOW) revert DisputeWindowTooShort(window);
    }

    /// @dev Returns 0 for an arbiter that publishes no minimum, such as a Safe.
    function _publishedMinimum(address account) private view returns (uint256) {
        (bool succeeded, bytes memory data) =
            account.staticcall(abi.encodeCall(IArbiter.MIN_RULING_PERIOD, ()));
        return succeeded && data.length == 32 ? abi.decode(data, (uint256)) : 0;
    }
}

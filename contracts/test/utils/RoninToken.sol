// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice Behaves like Ronin's WETH: an admin whitelists spenders that need no allowance, and minters. There is no deposit,
/// and `transferFrom` always lowers the allowance.
contract RoninToken is ERC20("Ronin Wrapped Ether", "WETH") {
    address public immutable admin;
    mapping(address spender => bool) public whitelisted;
    mapping(address minter => bool) public isMinter;

    modifier onlyAdmin() {
        require(msg.sender == admin, "not the admin");
        _;
    }

    constructor(address admin_) {
        admin = admin_;
    }

    function whitelist(address spender) external onlyAdmin {
        whitelisted[spender] = true;
    }

    function addMinter(address minter) external onlyAdmin {
        isMinter[minter] = true;
    }

    function mint(address to, uint256 amount) external {
        require(isMinter[msg.sender], "not a minter");
        _mint(to, amount);
    }

    function _spendAllowance(address owner, address spender, uint256 amount) internal override {
        if (whitelisted[spender]) return;
        uint256 allowed = allowance(owner, spender);
        if (allowed < amount) revert ERC20InsufficientAllowance(spender, allowed, amount);
        _approve(owner, spender, allowed - amount);
    }
}

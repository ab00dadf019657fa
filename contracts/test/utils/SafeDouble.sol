// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A minimal multisig wallet.
contract SafeDouble {
    uint256 private immutable _threshold;
    mapping(address person => bool) private _people;

    constructor(address[] memory people, uint256 threshold) {
        _threshold = threshold;
        for (uint256 i = 0; i < people.length; ++i) {
            _people[people[i]] = true;
        }
    }

    /// @param agreeing signers in ascending order
    function act(address[] calldata agreeing, address target, bytes calldata data) external {
        require(agreeing.length >= _threshold, "too few agree");
        address previous = address(0);
        for (uint256 i = 0; i < agreeing.length; ++i) {
            require(_people[agreeing[i]] && agreeing[i] > previous, "not one of us");
            previous = agreeing[i];
        }
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory answer) = target.call(data);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }
}

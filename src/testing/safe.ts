import { type Address, getAddress } from 'viem'
import type { AnvilClient } from './anvil'
import { compile } from './compile'

/** The parts of a Safe that tell it from other accounts: two of three sign. */
const { runtime: bytecode } = compile(`
  function getThreshold() external pure returns (uint256) { return 2; }
  function getOwners() external pure returns (address[] memory) { return new address[](3); }`)

const address = getAddress('0x0000000000000000000000000000000000005afe')

/** Puts a Safe on the chain that Anvil signs for, and returns its address. */
export async function placeSafe(client: AnvilClient): Promise<Address> {
  await client.setCode({ address, bytecode })
  await client.setBalance({ address, value: 10n ** 18n })
  await client.impersonateAccount({ address })
  return address
}

import { numberToHex } from 'viem'
import type { PublicChain } from '../../src/chain/config/publicChains.ts'
import { deployContract, placeMulticall3, startAnvil, weth9 } from '../../src/testing/anvil.ts'

/** The slots of WETH9's name, symbol and decimals. */
const WETH_SLOTS = [0, 1, 2]

/** Starts Anvil in place of a public chain, with its id, its WETH (as WETH9) and Multicall3. */
export async function startStandIn(
  { chain, deploying }: PublicChain,
  options: Parameters<typeof startAnvil>[0] = {},
) {
  const anvil = await startAnvil({ ...options, chain })
  const { client } = anvil
  await placeMulticall3(client)
  const [account] = await client.getAddresses()
  if (!account) throw new Error('Anvil has no accounts.')
  const made = await deployContract(client, { ...weth9, account })
  const bytecode = await client.getCode({ address: made })
  if (!bytecode) throw new Error('WETH9 has no code.')
  const { weth: address } = deploying
  await client.setCode({ address, bytecode })
  for (const slot of WETH_SLOTS) {
    const value = await client.getStorageAt({ address: made, slot: numberToHex(slot) })
    if (value) await client.setStorageAt({ address, index: slot, value })
  }
  return anvil
}

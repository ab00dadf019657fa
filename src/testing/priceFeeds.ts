import { type Address, encodeAbiParameters, toHex } from 'viem'
import { local } from '@/chain/config/chains'
import { HOUR } from '@/lib/time'
import type { AnvilClient } from './anvil'
import { readArtifact } from './artifacts'

interface LocalPrice {
  /** With `decimals` decimals. */
  answer: bigint
  /** In seconds. */
  age?: number
  decimals?: number
}

/** Puts a price feed at an address, in place of the one there. */
export async function setPrice(
  client: AnvilClient,
  address: Address,
  { answer, age = 120, decimals = 8 }: LocalPrice,
) {
  const { deployedBytecode } = readArtifact('PriceFeed')
  await client.setCode({ address, bytecode: deployedBytecode.object })
  const slots = [
    encodeAbiParameters([{ type: 'int256' }], [answer]),
    ...[age, decimals].map((one) => toHex(one, { size: 32 })),
  ]
  for (const [index, value] of slots.entries()) await client.setStorageAt({ address, index, value })
}

const prices = { ETH: 3_120_45000000n, EUR: 1_08000000n }

/** Puts the feeds of the local chain in place. */
export async function placePriceFeeds(client: AnvilClient) {
  for (const { of, address } of local.custom.priceFeeds) {
    await setPrice(client, address, { answer: prices[of === 'EUR' ? 'EUR' : 'ETH'], age: HOUR / 2 })
  }
}

import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { type PublicChain, publicChains } from '../src/chain/config/publicChains.ts'

test.each(Object.entries<PublicChain>(publicChains))('the facts of %s agree', (_, { chain, deploying }) => {
  expect(chain.custom.coinIsEther).toBe(chain.nativeCurrency.symbol === 'ETH')
  const gets = chain.custom.funds.map((link) => link.gets)
  expect(gets).toEqual(chain.custom.coinIsEther ? ['coin'] : ['weth', 'coin'])
  for (const { url } of chain.custom.funds) expect(new URL(url).protocol).toBe('https:')
  expect(deploying.weth).toBe(getAddress(deploying.weth))
})

test.each(Object.entries(publicChains))('a build can contain %s as JSON', (_, { chain }) => {
  // It loses functions: `extend` isn't needed, those of viem's `formatters` and `serializers` would be.
  const facts = { ...chain, extend: undefined }
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
})

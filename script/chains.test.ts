import { type Chain, getAddress } from 'viem'
import { arbitrumNova, b3, ronin, saigon } from 'viem/chains'
import { expect, test } from 'vitest'
import { type PublicChain, publicChains } from '../src/chain/config/chains.ts'

const known = { ronin, saigon, b3, nova: arbitrumNova } satisfies Record<keyof typeof publicChains, Chain>
const names = Object.keys(known) as (keyof typeof known)[]

test.each(names)('%s agrees with viem', (name) => {
  const theirs = known[name]
  const { chain, deploying }: PublicChain = publicChains[name]
  expect(chain).toMatchObject({
    id: theirs.id,
    nativeCurrency: { symbol: theirs.nativeCurrency.symbol, decimals: 18 },
    rpcUrls: { default: { http: theirs.rpcUrls.default.http } },
    blockExplorers: { default: { url: theirs.blockExplorers.default.url } },
  })
  expect(chain.contracts.multicall3.address).toBe(getAddress(theirs.contracts.multicall3.address))
  expect(chain.custom.coinIsEther).toBe(theirs.nativeCurrency.symbol === 'ETH')
  const gets = chain.custom.funds.map((link) => link.gets)
  expect(gets).toEqual(chain.custom.coinIsEther ? ['coin'] : ['weth', 'coin'])
  for (const { url } of chain.custom.funds) expect(new URL(url).protocol).toBe('https:')
  expect(deploying.weth).toBe(getAddress(deploying.weth))
})

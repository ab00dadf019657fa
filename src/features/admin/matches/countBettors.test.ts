import { type Address, createPublicClient, custom } from 'viem'
import { expect, test } from 'vitest'
import { local } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { type Side, toMatch } from '@/domain/match/match'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { TestWallet, WalletError } from '@/testing/wallet'
import { countBettors } from './countBettors'

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const

const bet = (matchId: bigint, by: Address, side: Side) =>
  testChain().bet(matchId, { by, side, amount: '0.1' })

async function read(matchId: bigint) {
  return toMatch(
    await testChain().client.readContract({ ...pool, functionName: 'getMatch', args: [matchId] }),
  )
}

test('counts each bettor of this match once', async () => {
  const { client, accounts, createMatch } = testChain()
  const [id, other] = [await createMatch(), await createMatch()]
  await bet(id, accounts.bettor, 1)
  await bet(id, accounts.bettor, 1)
  await bet(id, accounts.operator, 1)
  await bet(id, accounts.rival, 2)
  await bet(other, accounts.rival, 1)
  await client.mine({ blocks: 20 })
  expect(await countBettors(client, await read(id), { blocksAtOnce: 3n })).toEqual({ 1: 2, 2: 1 })
  expect(await countBettors(client, await read(other))).toEqual({ 1: 1, 2: 0 })
})

test('reads nothing without bets', async () => {
  const { client, createMatch } = testChain()
  expect(await countBettors(client, await read(await createMatch()))).toEqual({ 1: 0, 2: 0 })
})

test('reduces the block range when the endpoint refuses it', async () => {
  const { url, client, accounts, createMatch } = testChain()
  const id = await createMatch()
  await bet(id, accounts.bettor, 2)
  await client.mine({ blocks: 20 })
  const endpoint = new TestWallet(url, accounts.bettor)
  endpoint.answer('eth_getLogs', ([filter]) => {
    const { fromBlock, toBlock } = { fromBlock: 0, toBlock: 0, ...Object(filter) }
    if (Number(toBlock) - Number(fromBlock) >= 10)
      throw new WalletError(-32005, 'query exceeds max block range')
    return endpoint.ask('eth_getLogs', [filter])
  })
  const transport = custom(endpoint.provider, { retryCount: 0 })
  const strict = createPublicClient({ chain: local, transport })
  expect(await countBettors(strict, await read(id))).toEqual({ 1: 0, 2: 1 })
})

test('fails when a node lacks some of the bets', async () => {
  const { client, accounts, createMatch } = testChain()
  const id = await createMatch()
  await bet(id, accounts.bettor, 1)
  const match = await read(id)
  await expect(countBettors(client, { ...match, totalPoolA: match.totalPoolA + 1n })).rejects.toThrow(
    'does not have all bets',
  )
})

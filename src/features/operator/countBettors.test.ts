import { type Address, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config'
import { bettingPoolAbi } from '@/chain/generated'
import { setUpTestChain } from '@/chain/test/testChain'
import { type Side, toMatch } from '@/lib/match'
import { countBettors } from './countBettors'

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const

async function bet(matchId: bigint, account: Address, side: Side) {
  const { client, mined } = testChain()
  const value = parseEther('0.1')
  await mined(
    client.writeContract({ ...pool, functionName: 'placeBetETH', args: [matchId, side], value, account }),
  )
}

async function read(matchId: bigint) {
  return toMatch(
    await testChain().client.readContract({ ...pool, functionName: 'getMatch', args: [matchId] }),
  )
}

test('everybody counts once, on this match alone, however long ago they bet', async () => {
  const { client, accounts, createMatch } = testChain()
  const [id, other] = [await createMatch(), await createMatch()]
  await bet(id, accounts.bettor, 1)
  await bet(id, accounts.bettor, 1)
  await bet(id, accounts.owner, 1)
  await bet(id, accounts.other, 2)
  await bet(other, accounts.other, 1)
  await client.mine({ blocks: 20 })
  expect(await countBettors(client, await read(id), { blocksAtOnce: 3n })).toEqual({ 1: 2, 2: 1 })
  expect(await countBettors(client, await read(other))).toEqual({ 1: 1, 2: 0 })
})

test('without bets nothing is read', async () => {
  const { client, createMatch } = testChain()
  expect(await countBettors(client, await read(await createMatch()))).toEqual({ 1: 0, 2: 0 })
})

test('a node that lost some of the bets is not believed', async () => {
  const { client, accounts, createMatch } = testChain()
  const id = await createMatch()
  await bet(id, accounts.bettor, 1)
  const match = await read(id)
  await expect(countBettors(client, { ...match, totalPoolA: match.totalPoolA + 1n })).rejects.toThrow(
    'does not have all bets',
  )
})

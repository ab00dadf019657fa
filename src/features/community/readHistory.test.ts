import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bet, finalize } from '@/testing/steps'
import { setUpTestChain } from '@/testing/testChain'
import { blockSince, readHistory } from './readHistory'
import { claim, payBonus, register } from './testSteps'

const testChain = setUpTestChain()

test('the history holds what both contracts logged, in its order', async () => {
  const chain = testChain()
  const { bettor, other } = chain.accounts
  await register(chain, bettor, other)
  const matchId = await chain.createMatch()
  await bet(chain, bettor, matchId, 1, parseEther('1'))
  await bet(chain, other, matchId, 2, parseEther('1'))
  await finalize(chain, [[matchId, 1]])
  const claimed = await claim(chain, bettor, matchId)
  const paid = await payBonus(chain, bettor, parseEther('0.5'))

  expect(await readHistory(chain.client, 1n, await chain.client.getBlockNumber())).toMatchObject([
    { type: 'reputationGained', user: bettor, points: 5n },
    { type: 'reputationGained', user: other, points: 10n },
    { type: 'matchCreated', matchId, feeBps: 800 },
    { type: 'betPlaced', matchId, user: bettor, amount: parseEther('1'), side: 1 },
    { type: 'betPlaced', matchId, user: other, amount: parseEther('1'), side: 2 },
    { type: 'matchResolved', matchId, winner: 1 },
    { type: 'referralPaid', referrer: other, referee: bettor, amount: parseEther('0.05'), hash: claimed },
    { type: 'bonusPaid', user: bettor, amount: parseEther('0.5'), hash: paid },
  ])
})

test('the first block of a time', async () => {
  const { client } = testChain()
  await client.mine({ blocks: 10, interval: 60 })
  const { number, timestamp } = await client.getBlock()
  const since = await blockSince(client, 150n)
  // Blocks are 60 s apart, so two of them lie within the 150 s before the newest.
  expect(since).toBe(number - 2n)
  expect((await client.getBlock({ blockNumber: since - 1n })).timestamp).toBeLessThan(timestamp - 150n)
  expect(await blockSince(client, 10n ** 9n)).toBe(deployment.deployBlock)
})

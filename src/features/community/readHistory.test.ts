import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { hour } from '@/testing/time'
import { blockSince, readHistory } from './readHistory'

const testChain = setUpTestChain()

test('reads the events of both contracts in order', async () => {
  const chain = testChain()
  const { bettor, rival: other } = chain.accounts
  await chain.register(bettor, other)
  const matchId = await chain.createMatch()
  await chain.bet(matchId, { by: bettor, side: 1, amount: '1' })
  await chain.bet(matchId, { by: other, side: 2, amount: '1' })
  await chain.settle(1, matchId)
  const claimed = await chain.claim(matchId, bettor)
  const paid = await chain.payBonus(bettor, parseEther('0.5'))

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

test('tells live from early bets, and reads challenges and rulings', async () => {
  const chain = testChain()
  const { bettor, rival } = chain.accounts
  const matchId = await chain.createMatch()
  await chain.betOnBothSides(matchId)
  await chain.pass(hour + 60)
  await chain.bet(matchId, { by: rival, side: 2, amount: '0.5' })
  await chain.pass(hour)
  await chain.finalize(matchId, 1)
  await chain.giveWeth(rival, '1')
  await chain.approve(rival, '1')
  await chain.challenge(matchId, { by: rival, outcome: 1 })
  await chain.rule(matchId, 0)

  expect(await readHistory(chain.client, 1n, await chain.client.getBlockNumber())).toMatchObject([
    { type: 'matchCreated', matchId, maxGain: 50 },
    { type: 'betPlaced', user: bettor, side: 1, pool: 'early' },
    { type: 'betPlaced', user: rival, side: 2, pool: 'early' },
    { type: 'betPlaced', user: rival, amount: parseEther('0.5'), side: 2, pool: 'live' },
    { type: 'matchResolved', matchId, winner: 1 },
    { type: 'resultChallenged', matchId },
    { type: 'matchResolved', matchId, winner: 0 },
  ])
})

test('finds the first block after a time', async () => {
  const { client } = testChain()
  await client.mine({ blocks: 10, interval: 60 })
  const { number, timestamp } = await client.getBlock()
  const since = await blockSince(client, 150n)
  // Blocks are 60 s apart, so two of them lie within the 150 s before the newest.
  expect(since).toBe(number - 2n)
  expect((await client.getBlock({ blockNumber: since - 1n })).timestamp).toBeLessThan(timestamp - 150n)
  expect(await blockSince(client, 10n ** 9n)).toBe(deployment.deployBlock)
})

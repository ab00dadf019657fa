import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { readTransaction } from './readTransaction'

const testChain = setUpTestChain()

test('says what a transaction did, and reads the bets that it touched', async () => {
  const { accounts, client, config, ...chain } = testChain()
  const { bettor, rival, second } = accounts
  const read = (hash: `0x${string}`) => readTransaction(config, hash)
  const match = await chain.createMatch()

  const placed = await chain.bet(match, { by: bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: bettor, side: 1, amount: '0.5' })
  await chain.bet(match, { by: rival, side: 2, amount: '2' })
  expect(await read(placed)).toMatchObject({
    kind: 'bets',
    from: bettor,
    placed: 10n ** 18n,
    paid: 0n,
    // The whole position, as it is now.
    bets: [{ account: bettor, bet: { amount: 15n * 10n ** 17n, match: { id: match } } }],
  })

  const approved = await chain.approve(rival, '1')
  expect(await read(approved)).toMatchObject({ kind: 'other', from: rival })
  const elsewhere = await client.sendTransaction({ account: rival, to: second, value: 1n })
  await client.waitForTransactionReceipt({ hash: elsewhere })
  expect(await read(elsewhere)).toMatchObject({ kind: 'foreign', to: second.toLowerCase() })
  expect(await read(zeroHash)).toEqual({ kind: 'unknown' })

  await chain.settle(1, match)
  const late = await client.writeContract({
    ...bettingPoolContract,
    functionName: 'placeBetETH',
    args: [match, 1],
    value: 10n ** 17n,
    account: second,
    gas: 500_000n,
  })
  await client.waitForTransactionReceipt({ hash: late })
  expect(await read(late)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'contract', name: 'BettingIsClosed', args: [match] },
  })

  const paid = await chain.claimFor(bettor, [match], second)
  expect(await read(paid)).toMatchObject({
    kind: 'bets',
    from: second,
    placed: 0n,
    paid: 334n * 10n ** 16n,
    bets: [{ account: bettor, bet: { claimed: true, wasPaid: true } }],
  })

  await chain.stopMining()
  const pending = await client.sendTransaction({ account: rival, to: second, value: 1n })
  expect(await read(pending)).toMatchObject({ kind: 'pending', from: rival })
  await chain.resumeMining()
})

import { QueryClient } from '@tanstack/react-query'
import { parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { readLedger } from '@/domain/ledger/readLedger'
import { aMatch } from '@/domain/match/match.fixture'
import { readAppLogs } from '@/testing/appLogs'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { day } from '@/testing/time'
import { readGas } from './readGas'
import { monthOf, netOf, statementOf } from './statement'

const testChain = setUpTestChain()

test('adds up each month to the wei, and the gas of its operators', async () => {
  const { accounts, client, config, ...chain } = testChain()
  const { operator, bettor, rival, second } = accounts
  await chain.register(bettor, second)
  const coins = await client.getBalance({ address: operator })
  const start = (await client.getBlockNumber()) + 1n

  const [won, lopsided] = [await chain.createMatch(), await chain.createMatch()]
  const voided = await chain.createMatch()
  await chain.betOnBothSides(won)
  // Of the 2 WETH, 50 times the other side is matched.
  await chain.bet(lopsided, { by: second, side: 1, amount: '0.01' })
  await chain.bet(lopsided, { by: rival, side: 2, amount: '2' })
  await chain.bet(voided, { by: rival, side: 1, amount: '0.3' })
  await chain.voidMatch(voided)
  await chain.pause()
  await chain.settle(1, won, lopsided)
  const played = monthOf(await chain.now())
  await chain.claim(voided, rival)
  await chain.claim(lopsided, rival)
  await chain.pass(31 * day)
  await chain.claim(won, bettor)

  const ledger = await readLedger(config, undefined, { withClaims: true })
  const months = statementOf(await readAppLogs(client, start), ledger)
  expect(months.map(({ month }) => month)).toEqual([monthOf(await chain.now()), played])
  const [claimed, first] = months
  // 8 % of a gain of 1 WETH, of which the referrer gets 0.05.
  expect(claimed).toMatchObject({
    fees: parseEther('0.08'),
    referrals: parseEther('0.05'),
    refunds: 0n,
    transactions: [],
  })
  expect(claimed && netOf(claimed)).toBe(parseEther('0.03'))
  expect(first).toMatchObject({ fees: 0n, referrals: 0n, refunds: parseEther('1.8') })

  const gas = await readGas(config, new QueryClient(), first?.transactions ?? [])
  const spent = [...gas.values()].reduce((sum, cost) => sum + cost, 0n)
  expect(gas.size).toBe(7)
  expect(spent).toBe(coins - (await client.getBalance({ address: operator })))
})

test('looks each position of a match up once, however many claim it', () => {
  let looks = 0
  const accounts = Array.from({ length: 100 }, (_, index) => toHex(index + 1, { size: 20 }))
  const positions = accounts.map((account) => ({
    get account() {
      looks++
      return account
    },
    side: 1 as const,
    stakes: { early: 1n, live: 0n },
    isClaimed: true,
  }))
  const match = aMatch({ isVoid: true })
  const ledger = { matches: new Map([[match.id, match]]), positions: new Map([[match.id, positions]]) }
  const logs = accounts.map((user) => ({
    eventName: 'WinningsClaimed',
    args: { matchId: match.id, user, amount: 1n },
    ...{ time: 0, blockNumber: 1n, transactionHash: user },
  }))
  const [month] = statementOf(logs as never, ledger as never)
  expect(month?.refunds).toBe(100n)
  expect(looks).toBe(100)
})

import { type Address, createPublicClient, custom, http, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { local } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, communityHubAbi } from '@/chain/queries/generated'
import { bet, finalize, pass, wethOf } from '@/testing/steps'
import { setUpTestChain } from '@/testing/testChain'
import { createTestWallet } from '@/testing/testWallet'
import { dayOf } from './blockDays'
import { buildLedger, solvencyOf } from './ledger'
import { readHeld, readMoneyEvents } from './readMoney'

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const config = () => createConfig({ chains: [local], transports: { [local.id]: http(testChain().url) } })

/** Returns the ledger and the pool's balance at the same block. */
async function readLedger() {
  const { client } = testChain()
  const head = await client.getBlockNumber()
  const ledger = buildLedger(await readMoneyEvents(client, deployment.deployBlock, head))
  return { ledger, held: await readHeld(config(), head) }
}

/** Asserts that liabilities and dust add up to the pool's balance. */
async function expectBalanced() {
  const { ledger, held } = await readLedger()
  const { isCovered, surplus } = solvencyOf(ledger, held)
  expect(isCovered).toBe(true)
  expect(surplus).toBe(ledger.dust)
  return { ledger, held }
}

test('the sum is right to the wei after every step of a played sequence', async () => {
  const chain = testChain()
  const { client, accounts, createMatch, mined } = chain
  const { owner, bettor, other } = accounts
  const third = (await client.getAddresses())[3] ?? owner
  const claim = (account: Address, matchId: bigint) =>
    mined(client.writeContract({ ...pool, functionName: 'claimWinnings', args: [matchId], account }))
  await expectBalanced()

  await mined(
    client.writeContract({
      address: deployment.communityHub,
      abi: communityHubAbi,
      functionName: 'registerReferral',
      args: [owner],
      account: bettor,
    }),
  )
  const [won, voided, open] = [await createMatch(), await createMatch(), await createMatch()]
  // Amounts that do not divide.
  await bet(chain, bettor, won, 1, parseEther('1') + 1n)
  await bet(chain, third, won, 1, parseEther('0.333333333333333333'))
  await bet(chain, other, won, 2, parseEther('1.7') + 7n)
  await bet(chain, bettor, voided, 1, parseEther('0.5'))
  await bet(chain, other, voided, 2, parseEther('0.25'))
  await bet(chain, other, open, 2, parseEther('0.2'))
  const placed = await expectBalanced()
  expect(placed.ledger).toMatchObject({ owed: 0n, feesToCome: 0n, dust: 0n })
  expect(placed.ledger.open).toBe(placed.held.balance)

  await mined(client.writeContract({ ...pool, functionName: 'voidMatch', args: [voided], account: owner }))
  await finalize(chain, [[won, 1]])
  const resolved = await expectBalanced()
  expect(resolved.ledger.open).toBe(parseEther('0.2'))
  expect(resolved.ledger.matches.map(({ winner }) => winner)).toEqual([undefined, 0, 1])

  // The contract pays what the ledger owes.
  const owedBefore = resolved.ledger.owed
  const before = await wethOf(chain, bettor)
  await claim(bettor, won)
  const paid = (await wethOf(chain, bettor)) - before
  const claimed = await expectBalanced()
  expect(owedBefore - claimed.ledger.owed).toBe(paid)

  await claim(third, won)
  await claim(other, voided)
  const { ledger, held } = await expectBalanced()
  expect(ledger.owed).toBe(parseEther('0.5'))
  expect(ledger.feesToCome).toBe(0n)
  expect(ledger.dust).toBeGreaterThan(0n)
  // The fees of the ledger, less the referrer's part, are those of the contract.
  const sum = (of: 'fees' | 'referrals') => ledger.days.reduce((total, day) => total + day[of], 0n)
  expect(sum('referrals')).toBeGreaterThan(0n)
  expect(sum('fees') - sum('referrals')).toBe(held.accruedFees)

  await mined(client.writeContract({ ...pool, functionName: 'withdrawFees', args: [owner], account: owner }))
  expect((await expectBalanced()).held.accruedFees).toBe(0n)
})

test('an event is of the day on which it was mined, whether or not the endpoint says so', async () => {
  const chain = testChain()
  const { url, client, accounts, createMatch } = chain
  const match = await createMatch()
  await bet(chain, accounts.bettor, match, 1, parseEther('1'))
  const first = dayOf(Number((await client.getBlock()).timestamp))
  await pass(chain, 86_400)
  await createMatch()
  const head = await client.getBlockNumber()
  const events = await readMoneyEvents(client, deployment.deployBlock, head)
  expect(events.map(({ day }) => day)).toEqual([first, first, first + 86_400])

  const endpoint = createTestWallet(url, accounts.bettor)
  endpoint.answer('eth_getLogs', async (asked) => {
    const logs = await endpoint.ask('eth_getLogs', asked)
    return Array.isArray(logs) && logs.map(({ blockTimestamp, ...log }) => log)
  })
  const withoutTimes = createPublicClient({ chain: local, transport: custom(endpoint.provider) })
  expect(await readMoneyEvents(withoutTimes, deployment.deployBlock, head)).toEqual(events)
})

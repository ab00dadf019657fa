import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi, tournamentAbi } from '@/chain/queries/generated'
import { adminLog } from '@/i18n/en/adminLog'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { buildLog } from './auditLog'
import { describeLogEntry } from './describeLogEntry'
import { readAuditLog } from './readAuditLog'

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const

/** Describes the actions since a block, oldest first. */
async function readLog(fromBlock: bigint) {
  const { client } = testChain()
  const events = await readAuditLog(client, fromBlock, await client.getBlockNumber())
  return buildLog(events)
    .reverse()
    .map((entry) => {
      const { title, subject, detail } = describeLogEntry(entry, { log: adminLog })
      return [entry.by, [title, subject, detail].filter(Boolean).join(' | ')]
    })
}

test('every entry has its kind, subject and account', async () => {
  const chain = testChain()
  const { client, accounts, createMatch, send } = chain
  const { operator: owner, bettor, rival: other } = accounts
  const start = (await client.getBlockNumber()) + 1n
  const asOwner = { ...pool, account: owner } as const

  const match = await createMatch({ name: 'T1 vs Gen.G' })
  await chain.bet(match, { by: bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: other, side: 2, amount: '2' })
  await send({ ...asOwner, functionName: 'setOperator', args: [other, true] })
  await send({ ...pool, account: other, functionName: 'closeBetting', args: [match] })
  await send({ ...asOwner, functionName: 'setProtocolFee', args: [500] })
  await send({ ...asOwner, functionName: 'setDisputeWindow', args: [5_400] })
  await send({ ...asOwner, functionName: 'pause' })
  await send({ ...asOwner, functionName: 'unpause' })
  await send({
    address: deployment.tournament,
    abi: tournamentAbi,
    account: owner,
    functionName: 'addTournamentAdmin',
    args: [other],
  })
  await chain.settle(1, match)
  await send({ ...pool, account: bettor, functionName: 'claimWinnings', args: [match] })
  await send({ ...asOwner, functionName: 'withdrawFees', args: [bettor] })
  await send({ ...asOwner, functionName: 'transferOwnership', args: [other] })
  await send({ ...pool, account: other, functionName: 'acceptOwnership' })

  const short = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`
  expect(await readLog(start)).toEqual([
    [owner, expect.stringMatching(/^Match created \| Match #1 · T1 vs Gen\.G \| Starts .*betting closes/)],
    [owner, `Operator added | ${short(other)}`],
    [other, 'Betting closed early | Match #1 · T1 vs Gen.G'],
    [owner, 'Fee changed | 8% → 5%'],
    [owner, 'Dispute window changed | 12 h → 90 min'],
    [owner, 'Betting paused'],
    [owner, 'Betting resumed'],
    [owner, `Tournament admin added | ${short(other)}`],
    [
      owner,
      expect.stringMatching(
        /^Result posted \| Match #1 · T1 vs Gen\.G \| Winner: Option 1 \(T1\), claimable/,
      ),
    ],
    [owner, `Fees withdrawn | 0.16 WETH to ${short(bettor)}`],
    [owner, `Ownership offered | Pool to ${short(other)}`],
    [other, `Ownership transferred | Pool to ${short(other)}`],
  ])
})

test('includes the deployment, without an account', async () => {
  const log = await readLog(deployment.deployBlock)
  expect(log[0]).toEqual([undefined, expect.stringContaining('Ownership transferred | Pool')])
})

test('events have the time of their block', async () => {
  const { client, createMatch } = testChain()
  await createMatch()
  const { number, timestamp } = await client.getBlock()
  expect(await readAuditLog(client, number, number)).toMatchObject([
    { kind: 'matchCreated', time: Number(timestamp) },
  ])
})

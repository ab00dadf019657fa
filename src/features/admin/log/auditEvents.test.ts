import { type Address, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract, tournamentContract } from '@/chain/queries/contracts'
import { adminLog } from '@/i18n/en/adminLog'
import { accounts } from '@/testing/accounts'
import { readAppLogs } from '@/testing/appLogs'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { auditEventsOf } from './auditEvents'
import { buildLog } from './auditLog'
import { describeLogEntry } from './describeLogEntry'

const testChain = setUpTestChain()
const { operator: owner, bettor, rival } = accounts
const asOwner = { ...bettingPoolContract, account: owner } as const

const nextBlock = async () => (await testChain().client.getBlockNumber()) + 1n

/** Describes the actions since a block, oldest first. */
async function readLog(fromBlock: bigint) {
  return buildLog(auditEventsOf(await readAppLogs(testChain().client, fromBlock)))
    .reverse()
    .map((entry) => {
      const { title, subject, detail } = describeLogEntry(entry, { adminLog })
      return [entry.by, [title, subject, detail].filter(Boolean).join(' | ')]
    })
}

test('every entry has its kind, subject and account', async () => {
  const chain = testChain()
  const { send } = chain
  const start = await nextBlock()
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.bet(match, { by: bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: rival, side: 2, amount: '2' })
  await chain.setOperator(rival)
  await send({ ...asOwner, account: rival, functionName: 'closeBetting', args: [match] })
  await send({ ...asOwner, functionName: 'setProtocolFee', args: [500] })
  await chain.setDisputeWindow(5_400)
  await chain.pause()
  await send({ ...asOwner, functionName: 'unpause' })
  await send({ ...tournamentContract, account: owner, functionName: 'addTournamentAdmin', args: [rival] })
  await chain.settle(1, match)
  await chain.claim(match, bettor)
  await send({ ...asOwner, functionName: 'withdrawFees', args: [bettor] })
  await send({ ...asOwner, functionName: 'transferOwnership', args: [rival] })
  await send({ ...asOwner, account: rival, functionName: 'acceptOwnership' })

  const short = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`
  expect(await readLog(start)).toEqual([
    [owner, expect.stringMatching(/^Match created \| Match #1 · T1 vs Gen\.G \| Starts .*betting closes/)],
    [owner, `Operator added | ${short(rival)}`],
    [rival, 'Betting closed early | Match #1 · T1 vs Gen.G'],
    [owner, 'Fee changed | 8% → 5%'],
    [owner, 'Dispute window changed | 12 h → 90 min'],
    [owner, 'Betting paused'],
    [owner, 'Betting resumed'],
    [owner, `Tournament admin added | ${short(rival)}`],
    [
      owner,
      expect.stringMatching(
        /^Result posted \| Match #1 · T1 vs Gen\.G \| Winner: Option 1 \(T1\), claimable/,
      ),
    ],
    [owner, `Fees withdrawn | 0.16 WETH to ${short(bettor)}`],
    [owner, `Ownership offered | Pool to ${short(rival)}`],
    [rival, `Ownership transferred | Pool to ${short(rival)}`],
  ])
})

test('lists challenges, each ruling once, and the settings behind them', async () => {
  const chain = testChain()
  const { createMatch, send } = chain
  const start = await nextBlock()
  const hash = `0x${'1'.repeat(64)}` as const

  await send({ ...asOwner, functionName: 'setArbiter', args: [owner, 5 * 24 * 3_600] })
  await send({ ...asOwner, functionName: 'setMaxGain', args: [20] })
  await send({ ...asOwner, functionName: 'setMinBond', args: [parseEther('0.02')] })
  await chain.publishRules(hash, 'https://rules.example/1')
  const [changed, voided] = [await createMatch({ name: 'T1 vs Gen.G' }), await createMatch({ name: 'Final' })]
  const settings = await readLog(start)
  for (const matchId of [changed, voided]) await chain.betOnBothSides(matchId)
  await chain.pass(3 * 3_600)
  for (const matchId of [changed, voided]) await chain.finalize(matchId, 1)
  await chain.giveWeth(rival, '1')
  await chain.approve(rival, '1')
  const challenged = await nextBlock()
  for (const matchId of [changed, voided]) await chain.challenge(matchId, { by: rival, outcome: 'A' })
  await chain.rule(changed, 'B')
  await chain.pass(6 * 24 * 3_600)
  await chain.voidAbandoned(voided, bettor)

  expect(settings.slice(0, 4)).toEqual([
    [owner, expect.stringMatching(/^Arbiter set \| 0x.*5 days to rule$/)],
    [owner, 'Max gain changed | 50× → 20×'],
    [owner, 'Minimum bond changed | 0.01 WETH → 0.02 WETH'],
    [owner, 'House rules published | Version 2: https://rules.example/1'],
  ])
  const subjects = ['Match #1 · T1 vs Gen.G', 'Match #2 · Final']
  expect((await readLog(start)).slice(-4)).toEqual([
    ...subjects.map((subject) => [
      rival,
      expect.stringContaining(`Result challenged | ${subject} | Bond 0.02 WETH, ruling due by`),
    ]),
    [owner, `Challenge ruled | ${subjects[0]} | Winner: Option 2 (Gen.G), bond of 0.02 WETH returned`],
    [bettor, expect.stringMatching(/^Result voided \| Match #2 · Final \| .*, bond of 0.02 WETH burned$/)],
  ])
  // A page of the history that begins after the results.
  expect(auditEventsOf(await readAppLogs(chain.client, challenged))).toMatchObject([
    { kind: 'resultChallenged', matchId: changed },
    { kind: 'resultChallenged', matchId: voided },
    { kind: 'resultRuled', matchId: changed, args: { outcome: 2 } },
    { kind: 'matchVoided', matchId: voided },
  ])
})

test('lists successors and the sources of results', async () => {
  const { createMatch, replaceMatch, nameSource } = testChain()
  const start = await nextBlock()
  const match = await createMatch({ name: 'Final' })
  const successor = await replaceMatch(match, { startsIn: 86_400 })
  await nameSource(match, 'https://lck.example/1')
  await nameSource(match, '')

  const subject = `Match #${match} · Final`
  expect((await readLog(start)).map(([, text]) => text).slice(1)).toEqual([
    expect.stringMatching(/^Match voided/),
    expect.stringMatching(/^Match created/),
    `Replaced by a later match | ${subject} | Match #${successor}`,
    `Result source named | ${subject} | https://lck.example/1`,
    `Result source named | ${subject} | Removed`,
  ])
})

test('lists the players who were scored in one transaction once, and judges’ points apart', async () => {
  const { tournaments, settle, send } = testChain()
  const matchIds = await tournaments.createMatches()
  const [cup, judged] = [
    await tournaments.create({ matchIds, entryFee: '0' }),
    await tournaments.create({ matchIds, entryFee: '0', isJudged: true }),
  ]
  for (const player of [bettor, rival])
    for (const id of [cup, judged]) await tournaments.play(id, player, matchIds, [1, 2])
  await testChain().pass(26 * 3_600)
  await settle(1, ...matchIds)
  const start = await nextBlock()
  await tournaments.score(cup, [bettor, rival], rival)
  await send({
    ...tournamentContract,
    account: owner,
    functionName: 'updateScores',
    args: [judged, matchIds[0], [bettor, rival], [5n, 0n]],
  })
  expect(await readLog(start)).toEqual([
    [undefined, `Players scored | Tournament #${cup} | 2 players, 4 predictions`],
    [undefined, `Points awarded by judges | Tournament #${judged} | 2 players for match #${matchIds[0]}`],
  ])
})

test('includes the deployment, without an account', async () => {
  const log = await readLog(deployment.deployBlock)
  expect(log[0]).toEqual([undefined, expect.stringContaining('Ownership transferred | Pool')])
})

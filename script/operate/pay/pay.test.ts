import { join } from 'node:path'
import { type Address, type Hex, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { accounts } from '../../../src/testing/accounts.ts'
import { compile } from '../../../src/testing/compile.ts'
import { placeSafe } from '../../../src/testing/safe.ts'
import { testFolder } from '../../../src/testing/testFolder.ts'
import { type Deliver, Reverted } from '../apply/deliver.ts'
import { watchRound } from '../commands.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { execute, setUpOperator } from '../operate.fixture.ts'
import { deliverBy } from '../session.ts'
import { createPayer } from './payer.ts'
import { createUnpaidReader } from './readUnpaid.ts'

const { operator, bettor, rival, second } = accounts
const { chain, open, run } = setUpOperator()

interface Changes {
  perDay?: bigint
  gasLimit?: bigint
  /** Happens before each delivery. */
  before?: () => Promise<unknown>
}

/** Pays once. Returns what it says, and the payer. */
async function pay({ perDay = parseEther('1'), gasLimit, before }: Changes = {}) {
  const session = await open()
  const { connection, account } = session
  const send = deliverBy(session, 0)
  const deliver: Deliver = async (batch) => {
    await before?.()
    return send(batch)
  }
  const payer = createPayer({ connection, account, deliver }, perDay, gasLimit)
  return { ...(await payer(await session.readChain())), payer, session }
}

/** Settles a match on which these accounts, and nobody else, bet 1 WETH each. Returns its id. */
async function settled(...bettors: readonly Address[]) {
  const { createMatch, bet, settle } = chain()
  const id = await createMatch()
  for (const by of bettors) await bet(id, { by, side: 1, amount: '1' })
  await settle(1, id)
  return id
}

const costOf = async (gas: bigint) => (await chain().client.getGasPrice()) * gas

const textsOf = (notices: readonly { text: string }[]) => notices.map(({ text }) => text)

test('pays bets and prizes of everybody in one transaction, and nothing twice', async () => {
  const { createMatch, betOnBothSides, settle, tournaments, balanceOf, client, contracts } = chain()
  const id = await createMatch()
  const tournament = await tournaments.create({ matchIds: [id] })
  await tournaments.play(tournament, second, [id], [1])
  await tournaments.play(tournament, rival, [id], [2])
  await betOnBothSides(id)
  await settle(1, id)
  await tournaments.score(tournament, [second, rival], rival)
  const finalize = { ...contracts.tournament, functionName: 'finalizeTournament' } as const
  await chain().send({ ...finalize, args: [tournament, []], account: rival })

  const { reports, notices, payer, session } = await pay()
  expect(textsOf(reports)).toEqual([
    expect.stringMatching(/^Paid 2 payouts to 2 accounts, 2\.12 WETH, for 0\.\d+ ETH \(0x[0-9a-f]{64}\)$/),
  ])
  expect(notices).toEqual([])
  expect(await balanceOf(bettor)).toBe(parseEther('1.92'))
  expect(await balanceOf(second)).toBe(parseEther('0.2'))
  const args = [bettor, 0n, 1n] as const
  const [bets] = await client.readContract({ ...contracts.lens, functionName: 'getUserBets', args })
  expect(bets).toMatchObject([{ claimed: true, claimedByOther: true }])
  await chain().pass(hour)
  expect(await payer(await session.readChain())).toEqual({ reports: [], notices: [] })
})

test('reads all positions again after ten minutes', async () => {
  // The pending block has the newest one's time, whatever the machine's.
  await chain().client.setBlockTimestampInterval({ interval: 0 })
  const id = await settled(bettor)
  const { payer, session } = await pay({ perDay: 0n })
  const { time } = await session.readChain()
  await chain().claim(id, bettor)
  const { block } = await session.readChain()
  expect((await payer({ block, time: time + 10 * minute - 1 })).notices).toHaveLength(1)
  expect((await payer({ block, time: time + 10 * minute })).notices).toEqual([])
})

test('pays entry fees back', async () => {
  const { createMatch, tournaments, balanceOf } = chain()
  const id = await createMatch()
  const tournament = await tournaments.create({ matchIds: [id] })
  await tournaments.play(tournament, second, [id], [1])
  await tournaments.cancel(tournament)
  expect((await pay()).reports).toHaveLength(1)
  expect(await balanceOf(second)).toBe(parseEther('0.1'))
})

test('an account and a referrer whom the token refuses hold back nobody', async () => {
  const { register, createMatch, settle, balanceOf } = chain()
  await register(bettor, second)
  const id = await createMatch({ teamA: { bettor: '1', second: '1' }, teamB: { rival: '1' } })
  await settle(1, id)
  await refuse(second)
  const { reports, notices } = await pay()
  expect(textsOf(reports)).toEqual([expect.stringContaining('Paid 1 payout to 1 account, 1.46 WETH')])
  expect(textsOf(notices)).toEqual([
    "Unpaid: 1 payout to 1 account, 1.46 WETH: their calls revert, perhaps because the token doesn't take them.",
  ])
  expect(await balanceOf(bettor)).toBe(parseEther('1.46'))
})

async function refuse(account: Address) {
  const { client, contracts } = chain()
  const original = toHex(0x0e1n << 32n, { size: 20 })
  const code = await client.getCode({ address: contracts.weth.address })
  await client.setCode({ address: original, bytecode: code ?? '0x' })
  const { runtime: bytecode } = compile(`
    fallback(bytes calldata data) external payable returns (bytes memory) {
      bool refuses = msg.sig == 0xa9059cbb && uint256(bytes32(data[4:36])) == ${BigInt(account)};
      (bool ok, bytes memory result) = address(${BigInt(original)}).delegatecall(data);
      require(ok && !refuses);
      return result;
    }`)
  await client.setCode({ address: contracts.weth.address, bytecode })
}

test('a claim that comes first, and an account that the token refuses by then, hold back nobody', async () => {
  const { claim, balanceOf } = chain()
  const id = await settled(bettor, second, rival)
  async function before() {
    await claim(id, bettor)
    await refuse(second)
  }
  expect((await pay({ before })).reports).toHaveLength(1)
  expect(await balanceOf(rival)).toBe(parseEther('1'))
})

test('leaves what the coin of a day does not cover, and pays it the next day', async () => {
  const { pass } = chain()
  await settled(bettor)
  await settled(rival)
  const perDay = await costOf(100_000n)
  const { reports, notices, payer, session } = await pay({ perDay })
  expect(textsOf(reports)).toEqual([expect.stringContaining('Paid 1 payout to 1 account, 1 WETH')])
  expect(textsOf(notices)).toEqual([
    expect.stringMatching(/^Unpaid: 1 payout to 1 account, 1 WETH: 0\.\d+ ETH a day is not enough\.$/),
  ])
  await pass(day - hour)
  expect((await payer(await session.readChain())).reports).toEqual([])
  await pass(hour)
  expect(await payer(await session.readChain())).toMatchObject({ reports: [{}], notices: [] })
})

test('pays a part of a match only if the coin of a whole day does not cover it', async () => {
  await settled(bettor, rival)
  const { reports, payer, session } = await pay({ perDay: await costOf(100_000n) })
  expect(textsOf(reports)).toEqual([expect.stringContaining('Paid 1 payout')])
  await chain().pass(day - hour)
  expect((await payer(await session.readChain())).reports).toEqual([])
})

test('counts what a transaction costs that reverts', async () => {
  await settled(bettor)
  const before = async () => {
    throw new Reverted('The transaction reverted.', parseEther('1'))
  }
  const { notices, payer, session } = await pay({ before })
  expect(textsOf(notices)).toEqual(['Payouts stopped: The transaction reverted.'])
  await chain().pass(hour)
  const { notices: later } = await payer(await session.readChain())
  expect(textsOf(later)).toEqual([expect.stringContaining('1 ETH a day is not enough')])
})

test('pays no part of a match if the coin of another day covers it', async () => {
  await settled(second)
  await settled(second)
  await settled(bettor, rival, operator)
  const { reports, notices } = await pay({ perDay: await costOf(170_000n) })
  expect(textsOf(reports)).toEqual([expect.stringContaining('Paid 2 payouts to 1 account')])
  expect(textsOf(notices)).toEqual([expect.stringContaining('Unpaid: 3 payouts')])
})

test('reads long histories page by page', async () => {
  await settled(bettor, rival)
  await settled(bettor)
  await settled(bettor)
  const { connection } = await open()
  const block = await chain().client.getBlockNumber()
  const idsOf = async (most?: number) =>
    (await createUnpaidReader(connection, most)(block)).map(({ id, account }) => `${account}/${id}`).sort()
  expect(await idsOf()).toHaveLength(4)
  expect(await idsOf(1)).toEqual(await idsOf())
})

test('splits what does not fit into one transaction', async () => {
  const { client, createMatch, settle, contracts } = chain()
  const crowd = Array.from({ length: 12 }, (_, index) => toHex((0xc0n << 32n) + BigInt(index), { size: 20 }))
  const id = await createMatch()
  const bet = { ...contracts.bettingPool, functionName: 'placeBetETH', value: parseEther('0.1') } as const
  for (const account of crowd) {
    await client.setBalance({ address: account, value: parseEther('10') })
    await client.impersonateAccount({ address: account })
    await chain().send({ ...bet, args: [id, 1], account })
  }
  await settle(1, id)
  const { reports, notices } = await pay({ gasLimit: 400_000n })
  const half = expect.stringContaining('Paid 6 payouts to 6 accounts, 0.6 WETH')
  expect(textsOf(reports)).toEqual([half, half])
  expect(notices).toEqual([])
  for (const { key } of reports) {
    const hash = key.replace('paid/', '') as Hex
    expect((await client.getTransaction({ hash })).gas).toBeLessThan(500_000n)
  }
})

test('a Safe gets a file with all payouts, and no second one before it is executed', async () => {
  const { setOperator, balanceOf } = chain()
  const safe = await placeSafe(chain().client)
  await setOperator(safe)
  await settled(bettor, rival)
  const out = join(testFolder(), 'batch.json')
  const apply = async () => (await run('apply', '--pay', '0.1', '--safe', safe, '--out', out)).text
  expect(await apply()).toContain(`Paid 2 payouts to 2 accounts, 2 WETH, for 0 ETH (${out})`)
  expect(await apply()).toContain('batch.json has calls that are still planned')
  await execute(chain(), out, safe)
  expect(await balanceOf(bettor)).toBe(parseEther('1'))
  expect((await run('status')).text).toContain('Unpaid: 0 payouts')
})

test('plan and status list unpaid winnings, and the watch pays it with --pay only', async () => {
  const id = await chain().createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain().settle(1, id)
  const unpaid = 'Unpaid: 1 payout to 1 account, 1.92 WETH.'
  expect((await run('plan', '--pay', '0.1')).text).toContain(unpaid)
  expect((await run('status')).text).toContain(unpaid)
  const round = async (...flags: string[]) => watchRound(await open({ flags }), () => 0)()
  expect((await round()).reports).toEqual([])
  expect(textsOf((await round('--pay', '0.1')).reports)).toEqual([
    expect.stringContaining('Paid 1 payout to 1 account, 1.92 WETH'),
  ])
})

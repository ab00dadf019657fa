import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { tournamentContract } from '@/chain/queries/contracts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { hour } from '@/testing/time'
import { readPrizes } from './readPrizes'

const testChain = setUpTestChain()

async function read() {
  const { tournaments, ...sums } = await readPrizes(testChain().config)
  return { ...sums, held: tournaments.map(({ tournament, held }) => [tournament.id, held]) }
}

test('follows the prize money to the wei until it is claimed', async () => {
  const { accounts, tournaments, send, pass, settle } = testChain()
  const { operator, bettor, rival, second } = accounts
  const players = [bettor, rival, second]
  const matchIds = await tournaments.createMatches()
  expect(await read()).toEqual({ balance: 0n, open: 0n, unclaimed: 0n, held: [] })

  const [fee, refund] = [parseEther('0.1'), parseEther('0.2')]
  const open = await tournaments.create({ matchIds, entryFee: fee })
  const free = await tournaments.create({ matchIds, entryFee: 0n })
  // Three wei between two winners don't divide.
  const played = await tournaments.create({ matchIds, entryFee: 1n })
  const cancelled = await tournaments.create({ matchIds, entryFee: refund })
  await tournaments.play(open, bettor, matchIds, [1, 1])
  await tournaments.play(free, bettor, matchIds, [1, 1])
  for (const player of players) {
    await tournaments.play(played, player, matchIds, player === second ? [2, 2] : [1, 1])
    if (player !== second) await tournaments.play(cancelled, player, matchIds, [1, 1])
  }
  await tournaments.cancel(cancelled)
  expect(await read()).toEqual({
    balance: fee + 3n + 2n * refund,
    open: fee + 3n,
    unclaimed: 2n * refund,
    held: [
      [cancelled, 2n * refund],
      [played, 3n],
      [open, fee],
    ],
  })

  await tournaments.claim(cancelled, bettor)
  expect(await read()).toMatchObject({ balance: fee + 3n + refund, unclaimed: refund })

  await pass(24 * hour)
  await settle(1, ...matchIds)
  const asOperator = { ...tournamentContract, account: operator }
  for (const matchId of matchIds)
    await send({ ...asOperator, functionName: 'scoreMatch', args: [played, matchId, players] })
  const winners = [bettor, rival].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
  await send({ ...asOperator, functionName: 'finalizeTournament', args: [played, winners] })
  const heldByPlayed = async () => (await read()).held[1]
  expect(await heldByPlayed()).toEqual([played, 3n])
  await tournaments.claim(played, rival)
  expect(await heldByPlayed()).toEqual([played, 2n])
  await tournaments.claim(played, bettor)
  await tournaments.claim(cancelled, rival)
  expect(await read()).toEqual({
    balance: fee,
    open: fee,
    unclaimed: 0n,
    held: [
      [cancelled, 0n],
      [played, 0n],
      [open, fee],
    ],
  })
})

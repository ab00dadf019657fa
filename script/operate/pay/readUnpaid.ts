import { type Address, zeroAddress } from 'viem'
import { readAllPages } from '../../../src/chain/queries/pages.ts'
import { readByGas } from '../../../src/chain/queries/readByGas.ts'
import { isRefunding, prizeShare, type Tournament } from '../../../src/domain/tournament/tournament.ts'
import type { Connection } from '../chain/connect.ts'
import { participantPages, readAllTournaments } from '../chain/pages.ts'
import type { Payout } from './planPayouts.ts'

const BETTORS_PER_CALL = 1_000n
const MOST_POSITIONS = 1_500
/** Gas of one item in a call of the lens. */
const GAS = { account: 8_000, position: 12_000 }

/**
 * Returns a function that reads what everybody can claim at a block. It reads a tournament until it has paid all.
 * @param mostPositions of an account in one call
 */
export function createUnpaidReader(connection: Connection, mostPositions = MOST_POSITIONS) {
  const paidOut = new Set<bigint>()
  return async (blockNumber: bigint): Promise<Payout[]> => {
    const reading = { ...connection, blockNumber, mostPositions }
    const [bets, prizes] = await Promise.all([
      readBettors(reading).then((bettors) => readBets(reading, bettors)),
      readPrizes(reading, paidOut),
    ])
    return [...bets, ...prizes]
  }
}

interface Reading extends Connection {
  blockNumber: bigint
  mostPositions: number
}

type Bettor = Awaited<ReturnType<typeof readBettors>>[number]

/** Reads who has bet, the number of `bets`, and the `cursor` to read them from, 0 for the newest. */
async function readBettors({ contracts: { lens }, blockNumber }: Reading) {
  const all = await readAllPages<{ account: Address; bets: bigint }, Address>(
    // Without a hub: reputation costs gas and is not needed.
    (cursor) => lens.read.bettors([zeroAddress, cursor, BETTORS_PER_CALL], { blockNumber }),
    zeroAddress,
  )
  return all.map(({ account, bets }) => ({ account, cursor: 0n, bets: Number(bets) }))
}

async function readBets(reading: Reading, bettors: readonly Bettor[]): Promise<Payout[]> {
  const { client, contracts, blockNumber, mostPositions } = reading
  const claimable = { ...contracts.lens, functionName: 'getClaimable' } as const
  const most = BigInt(mostPositions)
  const pages = await readByGas(
    bettors,
    ({ bets }) => GAS.account + Math.min(bets, mostPositions) * GAS.position,
    (page) =>
      client.multicall({
        contracts: page.map(
          ({ account, cursor }) => ({ ...claimable, args: [account, cursor, most] }) as const,
        ),
        allowFailure: false,
        batchSize: 0,
        blockNumber,
      }),
  )
  const payouts = bettors.flatMap(({ account }, index): Payout[] => {
    const [ids = [], amounts = []] = pages[index] ?? []
    return ids.map((id, at) => ({ of: 'match', id, account, amount: amounts[at] ?? 0n }))
  })
  const left = bettors.flatMap(({ account, bets }, index) => {
    const cursor = pages[index]?.[2] ?? 0n
    return cursor === 0n ? [] : [{ account, cursor, bets: bets - mostPositions }]
  })
  return left.length === 0 ? payouts : [...payouts, ...(await readBets(reading, left))]
}

async function readPrizes(reading: Reading, paidOut: Set<bigint>): Promise<Payout[]> {
  const payouts: Payout[] = []
  for (const tournament of await readAllTournaments(reading, reading.blockNumber)) {
    if (tournament.status === 'open' || paidOut.has(tournament.id)) continue
    const unpaid = await readPrizesOf(reading, tournament)
    if (unpaid.length === 0) paidOut.add(tournament.id)
    payouts.push(...unpaid)
  }
  return payouts
}

async function readPrizesOf(reading: Reading, tournament: Tournament): Promise<Payout[]> {
  const { id, topScore, entryFee } = tournament
  const isRefund = isRefunding(tournament)
  const amount = isRefund ? entryFee : prizeShare(tournament)
  if (amount === 0n) return []
  const payouts: Payout[] = []
  for await (const [page] of participantPages(reading, id, reading.blockNumber)) {
    const unpaid = page.filter(
      ({ claimed, totalScore }) => !claimed && (isRefund || Number(totalScore) === topScore),
    )
    payouts.push(...unpaid.map(({ player }): Payout => ({ of: 'tournament', id, account: player, amount })))
  }
  return payouts
}

import { type Address, zeroAddress } from 'viem'
import { readByGas } from '../../../src/chain/queries/readByGas.ts'
import { toBet } from '../../../src/domain/bet/bet.ts'
import {
  type Position,
  payoutOf,
  positionOf,
  stakeOf,
  unpackPosition,
} from '../../../src/domain/ledger/position.ts'
import type { Match } from '../../../src/domain/match/match.ts'
import type { Connection } from '../chain/connect.ts'
import { readMatchesById } from '../chain/readMatchesById.ts'

const BETTORS_PER_CALL = 500n
const BETS_PER_CALL = 400n
/** With more bets, an account's positions take more gas than a node gives one call of the Lens. */
const LONG_HISTORY = 1_500
/** Gas of one item in a call of the Lens. */
const GAS = { account: 6_000, position: 8_000, wholePosition: 30_000 }

interface Bettor {
  account: Address
  bets: number
}

/** Compares the pool's WETH with stakes, unclaimed payouts, bonds and fees, all read at one block through the Lens. */
export async function readMoney(connection: Connection, blockNumber: bigint) {
  const { client, contracts, deployment } = connection
  const { pool, weth } = contracts
  const [balance, fees, positions] = await Promise.all([
    client.readContract({
      ...weth,
      functionName: 'balanceOf',
      args: [deployment.bettingPool],
      blockNumber,
    }),
    client.readContract({ ...pool, functionName: 'accruedFees', blockNumber }),
    readUnclaimed(connection, blockNumber),
  ])
  const ids = [...new Set(positions.map(({ matchId }) => matchId))]
  const matches = await readMatchesById(connection, ids, blockNumber)
  const whole = await readWhole(connection, positions, matches, blockNumber)
  const challenged = [...matches.values()].filter(({ isChallenged }) => isChallenged)
  const bonds = await Promise.all(
    challenged.map(({ id }) =>
      client.readContract({ ...pool, functionName: 'challengeBond', args: [id], blockNumber }),
    ),
  )
  const owed = whole.reduce((sum, position) => sum + owedOn(position, matches.get(position.matchId)), fees)
  return { balance, owed: bonds.reduce((sum, bond) => sum + bond, owed) }
}

function owedOn(position: Position, match: Match | undefined): bigint {
  if (!match?.isFinalized || match.isChallenged) return stakeOf(position)
  return payoutOf(match, position).payout
}

async function readUnclaimed(connection: Connection, blockNumber: bigint): Promise<Position[]> {
  const bettors = await readBettors(connection, blockNumber)
  const [short, ...long] = await Promise.all([
    readPositions(
      connection,
      bettors.filter(({ bets }) => bets <= LONG_HISTORY),
      blockNumber,
    ),
    ...bettors
      .filter(({ bets }) => bets > LONG_HISTORY)
      .map(({ account }) => readLongHistory(connection, account, blockNumber)),
  ])
  return [...short, ...long.flat()].filter(({ claimed }) => !claimed)
}

function readPositions(
  { client, contracts, deployment }: Connection,
  bettors: readonly Bettor[],
  blockNumber: bigint,
): Promise<Position[]> {
  return readByGas(
    bettors,
    ({ bets }) => GAS.account + bets * GAS.position,
    async (page) => {
      const accounts = page.flatMap(({ account, bets }) => Array.from({ length: bets }, () => account))
      const packed = await client.readContract({
        ...contracts.lens,
        functionName: 'newestPositions',
        args: [
          deployment.bettingPool,
          page.map(({ account }) => account),
          page.map(({ bets }) => BigInt(bets)),
        ],
        blockNumber,
      })
      return packed.map((position, index) => unpackPosition(accounts[index] ?? zeroAddress, position))
    },
  )
}

async function readLongHistory(
  { client, contracts }: Connection,
  account: Address,
  blockNumber: bigint,
): Promise<Position[]> {
  const positions: Position[] = []
  let cursor = 0n
  do {
    const [bets, next] = await client.readContract({
      ...contracts.pool,
      functionName: 'getUserBets',
      args: [account, cursor, BETS_PER_CALL],
      blockNumber,
    })
    positions.push(...bets.map(toBet).map((bet) => positionOf(account, bet)))
    cursor = next
  } while (cursor !== 0n)
  return positions
}

async function readBettors({ client, contracts, deployment }: Connection, blockNumber: bigint) {
  const bettors: Bettor[] = []
  let cursor: Address = zeroAddress
  do {
    const [page, next] = await client.readContract({
      ...contracts.lens,
      functionName: 'bettors',
      // Reputation costs gas and is not needed.
      args: [deployment.bettingPool, zeroAddress, cursor, BETTORS_PER_CALL],
      blockNumber,
    })
    bettors.push(...page.map(({ account, bets }) => ({ account, bets: Number(bets) })))
    cursor = next
  } while (cursor !== zeroAddress)
  return bettors
}

/** Splits stakes into early and live where a result pays the two differently. */
async function readWhole(
  { client, contracts, deployment }: Connection,
  positions: readonly Position[],
  matches: ReadonlyMap<bigint, Match>,
  blockNumber: bigint,
): Promise<Position[]> {
  const hasLive = ({ matchId }: Position) => {
    const match = matches.get(matchId)
    return match?.isFinalized === true && match.livePoolA + match.livePoolB > 0n
  }
  const split = await readByGas(
    positions.filter(hasLive),
    () => GAS.wholePosition,
    async (page) => {
      const packed = await client.readContract({
        ...contracts.lens,
        functionName: 'positionsOn',
        args: [
          deployment.bettingPool,
          page.map(({ account }) => account),
          page.map(({ matchId }) => matchId),
        ],
        blockNumber,
      })
      return packed.map((position, index) => unpackPosition(page[index]?.account ?? zeroAddress, position))
    },
  )
  return [...positions.filter((position) => !hasLive(position)), ...split]
}

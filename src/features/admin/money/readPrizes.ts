import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { readNewestBlock } from '@/chain/network/head'
import { tournamentContract, wethContract } from '@/chain/queries/contracts'
import { readAllPages, readPages } from '@/chain/queries/pages'
import { isRefunding, prizeShare, type Tournament, toTournament } from '@/domain/tournament/tournament'

const address = deployment.tournament

const TOURNAMENTS_PER_CALL = 50n
const PLAYERS_PER_CALL = 500n

/** The WETH that the tournaments hold, in wei. */
export interface PrizeMoney {
  balance: bigint
  /** Prize pools of open tournaments. */
  open: bigint
  /** Unclaimed prizes and refunds. */
  unclaimed: bigint
  /** Newest first, without free ones. */
  tournaments: readonly { tournament: Tournament; held: bigint }[]
}

export async function readPrizes(config: Config): Promise<PrizeMoney> {
  const { number: blockNumber } = await readNewestBlock(config)
  const [balance, paid] = await Promise.all([
    readContract(config, { ...wethContract, functionName: 'balanceOf', args: [address], blockNumber }),
    readPaidTournaments(config, blockNumber),
  ])

  const open = paid.reduce((sum, { status, prizePool }) => (status === 'open' ? sum + prizePool : sum), 0n)
  let unclaimed = 0n
  const tournaments: { tournament: Tournament; held: bigint }[] = []
  for (const tournament of paid) {
    if (tournament.status === 'open') tournaments.push({ tournament, held: tournament.prizePool })
    else {
      // Once the whole balance is accounted for, older tournaments are paid out.
      const isLeft = open + unclaimed < balance
      const held = isLeft ? await readUnclaimed(config, tournament, blockNumber) : 0n
      unclaimed += held
      tournaments.push({ tournament, held })
    }
  }
  return { balance, open, unclaimed, tournaments }
}

async function readPaidTournaments(config: Config, blockNumber: bigint): Promise<Tournament[]> {
  const all = await readAllPages((cursor) =>
    readContract(config, {
      ...tournamentContract,
      functionName: 'getTournaments',
      args: [cursor, TOURNAMENTS_PER_CALL],
      blockNumber,
    }),
  )
  return all.map(toTournament).filter(({ prizePool }) => prizePool > 0n)
}

/** Mirrors the contract's rule: the last top scorer to claim also gets the remainder of the division. */
async function readUnclaimed(config: Config, tournament: Tournament, blockNumber: bigint): Promise<bigint> {
  const { id, entryFee, prizePool, topScore, topCount, playerCount } = tournament
  const isRefunded = isRefunding(tournament)
  let claims = 0
  const pages = readPages((cursor) =>
    readContract(config, {
      ...tournamentContract,
      functionName: 'getParticipants',
      args: [id, cursor, PLAYERS_PER_CALL],
      blockNumber,
    }),
  )
  for await (const [players] of pages)
    for (const { claimed, totalScore } of players)
      if (claimed && (isRefunded || Number(totalScore) === topScore)) claims++
  if (isRefunded) return entryFee * BigInt(playerCount - claims)
  return claims === topCount ? 0n : prizePool - prizeShare(tournament) * BigInt(claims)
}

import type { Address } from 'viem'
import { tournamentLimits } from '../../src/chain/config/limits.ts'
import { crowd, operator } from './accounts.ts'
import { ALL, isFinalAt, readMatches, readReward, readTournaments, type SeasonMatch } from './reads.ts'
import type { TimedChain } from './timedChain.ts'

/** Scores and finalizes finished tournaments, and claims the crowd's prizes. */
export async function settleTournaments({ client, contracts, timed, now }: TimedChain) {
  const { tournament } = contracts
  const { send, tournaments } = timed(now())
  const asOperator = { ...tournament, account: operator }
  const matches = await readMatches(client, contracts)
  for (const info of await readTournaments(client, contracts)) {
    if (info.status !== 0) continue
    const own = matches.filter(({ id }) => info.matchIds.includes(id))
    if (now() >= Number(info.endTime) + tournamentLimits.ABANDONED_AFTER) {
      await tournaments.voidAbandoned(info.id, operator)
    } else {
      if (!own.every((match) => isFinalAt(match, now()))) continue
      const players = await readPlayers(info.id)
      if (!info.isJudged) await tournaments.score(info.id, players, operator)
      else for (const match of own.filter(({ isVoid }) => !isVoid)) await judge(info.id, match, players)
      await send({ ...asOperator, functionName: 'finalizeTournament', args: [info.id, []] })
    }
    for (const account of crowd) {
      const reward = await readReward(client, contracts, info.id, account)
      if (reward > 0n) await tournaments.claim(info.id, account)
    }
  }

  async function readPlayers(id: bigint) {
    const args = [id, 0n, ALL] as const
    const [participants] = await client.readContract({ ...tournament, functionName: 'getParticipants', args })
    return participants.map(({ player }) => player)
  }

  async function judge(id: bigint, match: SeasonMatch, players: readonly Address[]) {
    const picks = await Promise.all(players.map((player) => tournaments.predictionOf(id, match.id, player)))
    const predicted = players.filter((_, index) => picks[index] !== 0)
    const points = picks.filter((pick) => pick !== 0).map((pick) => (pick === match.winner ? 3n : 0n))
    const args = [id, match.id, predicted, points] as const
    return send({ ...asOperator, functionName: 'updateScores', args })
  }
}

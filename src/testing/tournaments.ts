import { type Address, zeroAddress } from 'viem'
import type { Side } from '@/domain/match/match'
import { accounts } from './accounts'
import { type Amount, type StepContext, toWei } from './contracts'
import type { matchSteps } from './matches'
import { day, hour, minute } from './time'

/** The names that `createMatches` gives. */
export const MATCH_NAMES = ['T1 vs Gen.G', 'FaZe Clan vs Vitality'] as const

interface NewTournament {
  name?: string
  entryFee?: Amount
  /** Judges give the points. */
  isJudged?: boolean
  matchIds: readonly bigint[]
}

export function tournamentSteps(
  { client, contracts: { bettingPool, tournament, weth }, send, now }: StepContext,
  { createMatch, bet }: ReturnType<typeof matchSteps>,
) {
  const asOperator = { ...tournament, account: accounts.operator } as const

  const join = (id: bigint, account: Address) =>
    send({ ...tournament, functionName: 'joinTournament', args: [id], account })

  const predict = (id: bigint, account: Address, matchIds: readonly bigint[], sides: readonly Side[]) =>
    send({ ...tournament, functionName: 'submitPredictions', args: [id, matchIds, sides], account })

  return {
    join,
    predict,

    /** Creates two matches with bets on both sides, which start in half a day and in a day and take two hours. */
    async createMatches(): Promise<[bigint, bigint]> {
      const [first, second] = MATCH_NAMES
      const matchIds: [bigint, bigint] = [
        await createMatch({ name: first, startsIn: 12 * hour, endsIn: 14 * hour }),
        await createMatch({ name: second, startsIn: 24 * hour, endsIn: 26 * hour }),
      ]
      for (const matchId of matchIds) {
        await bet(matchId, { by: accounts.operator, side: 1, amount: '1' })
        await bet(matchId, { by: accounts.second, side: 2, amount: '1' })
      }
      return matchIds
    },

    /** Creates a tournament that starts in a minute and lasts two days; by default it costs 0.1 WETH. Returns its id. */
    async create({
      name = 'Spring cup',
      entryFee = '0.1',
      isJudged = false,
      matchIds,
    }: NewTournament): Promise<bigint> {
      const from = await now()
      const times = [BigInt(from + minute), BigInt(from + 2 * day)] as const
      const { request, result } = await client.simulateContract({
        ...asOperator,
        functionName: isJudged ? 'createJudgedTournament' : 'createTournament',
        args: [name, ...times, toWei(entryFee), matchIds],
      })
      await send(request)
      return result
    },

    async cancel(id: bigint) {
      await send({ ...asOperator, functionName: 'cancelTournament', args: [id] })
    },

    /** Scores the players' predictions on final matches as any account. */
    async score(id: bigint, players: readonly Address[], account: Address) {
      await send({ ...tournament, functionName: 'scorePlayers', args: [id, players], account })
    },

    async claim(id: bigint, account: Address) {
      await send({ ...tournament, functionName: 'claimTournamentRewards', args: [id], account })
    },

    /** Detaches the contract from the pool, as a newer one would. */
    async detach() {
      await send({
        ...bettingPool,
        functionName: 'setTournament',
        args: [zeroAddress],
        account: accounts.operator,
      })
    },

    async voidAbandoned(id: bigint, account: Address) {
      await send({ ...tournament, functionName: 'voidAbandonedTournament', args: [id], account })
    },

    /** Wraps and approves the entry fee, joins, and predicts the matches in their order. */
    async play(id: bigint, account: Address, matchIds: readonly bigint[], sides: readonly Side[]) {
      const { entryFee } = await client.readContract({
        ...tournament,
        functionName: 'getTournament',
        args: [id],
      })
      if (entryFee > 0n) {
        await send({ ...weth, functionName: 'deposit', value: entryFee, account })
        await send({ ...weth, functionName: 'approve', args: [tournament.address, entryFee], account })
      }
      await join(id, account)
      await predict(id, account, matchIds, sides)
    },

    /** Reads an account's prediction, 0 for none. */
    predictionOf: (id: bigint, matchId: bigint, account: Address): Promise<number> =>
      client.readContract({ ...tournament, functionName: 'getPrediction', args: [id, matchId, account] }),
  }
}

import { type Address, zeroAddress } from 'viem'
import type { Side } from '@/domain/match/match'
import { accounts } from './accounts'
import { type Amount, type StepContext, toWei } from './contracts'
import type { matchSteps } from './matches'
import type { moneySteps } from './money'
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
  { client, contracts: { bettingPool, tournament }, send, now }: StepContext,
  { createMatch, bet }: ReturnType<typeof matchSteps>,
  { giveWeth, approve }: ReturnType<typeof moneySteps>,
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

    cancel: (id: bigint) => send({ ...asOperator, functionName: 'cancelTournament', args: [id] }),

    /** Scores the players' predictions on final matches as any account. */
    score: (id: bigint, players: readonly Address[], account: Address) =>
      send({ ...tournament, functionName: 'scorePlayers', args: [id, players], account }),

    claim: (id: bigint, account: Address) =>
      send({ ...tournament, functionName: 'claimTournamentRewards', args: [id], account }),

    /** Detaches the contract from the pool, as a newer one would. */
    detach: () => send({ ...asOperator, ...bettingPool, functionName: 'setTournament', args: [zeroAddress] }),

    voidAbandoned: (id: bigint, account: Address) =>
      send({ ...tournament, functionName: 'voidAbandonedTournament', args: [id], account }),

    /** Wraps and approves the entry fee, joins, and predicts the matches in their order. */
    async play(id: bigint, account: Address, matchIds: readonly bigint[], sides: readonly Side[]) {
      const read = { ...tournament, functionName: 'getTournament', args: [id] } as const
      const { entryFee } = await client.readContract(read)
      if (entryFee > 0n) {
        await giveWeth(account, entryFee)
        await approve(account, entryFee, tournament.address)
      }
      await join(id, account)
      await predict(id, account, matchIds, sides)
    },

    /** Reads an account's prediction, 0 for none. */
    predictionOf: (id: bigint, matchId: bigint, account: Address): Promise<number> =>
      client.readContract({ ...tournament, functionName: 'getPrediction', args: [id, matchId, account] }),
  }
}

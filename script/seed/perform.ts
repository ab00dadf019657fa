import { newcomer, operator } from './accounts.ts'
import type { MatchEvent } from './matches.ts'
import type { TimedChain } from './timedChain.ts'
import type { TournamentEvent } from './tournaments.ts'

/** Sends an event's transaction at its time. */
export async function perform({ timed, contracts }: TimedChain, event: MatchEvent | TournamentEvent) {
  const { at, by } = event
  const { send, giveWeth, approve, tournaments, ...steps } = timed(at)
  const { bettingPool, tournament } = contracts
  switch (event.call) {
    case 'create': {
      const { name, startTime, endTime, minBet, maxBet } = event.match
      const args = [name, BigInt(startTime), BigInt(endTime), minBet, maxBet] as const
      return send({ ...bettingPool, functionName: 'createMatch', args, account: by })
    }
    case 'bet': {
      const { matchId, side, amount } = event
      // The newcomer bets in ether, so that the user who gets this account finds its allowance untouched.
      if (by === newcomer) return steps.bet(matchId, { by, side, amount })
      const args = [matchId, amount, side] as const
      return send({ ...bettingPool, functionName: 'placeBet', args, account: by })
    }
    case 'finalize':
      return steps.finalize(event.matchId, event.side)
    case 'void':
      return steps.voidMatch(event.matchId)
    case 'abandon':
      return steps.voidAbandoned(event.matchId, by)
    case 'claim':
      return steps.claim(event.matchId, by)
    case 'createTournament': {
      const { name, startTime, endTime, entryFee, matchIds } = event.tournament
      const args = [name, BigInt(startTime), BigInt(endTime), entryFee, matchIds] as const
      return send({ ...tournament, functionName: 'createTournament', args, account: operator })
    }
    case 'judge':
      return tournaments.setJudged(event.tournamentId)
    case 'join': {
      const { entryFee } = event.tournament
      if (by === newcomer && entryFee > 0n) {
        await giveWeth(by, entryFee)
        await approve(by, entryFee, tournament.address)
      }
      return tournaments.join(event.tournamentId, by)
    }
    case 'predict':
      return tournaments.predict(event.tournamentId, by, event.matchIds, event.sides)
    case 'cancel':
      return tournaments.cancel(event.tournamentId)
  }
}

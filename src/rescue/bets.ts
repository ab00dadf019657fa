import type { Address, Client } from 'viem'
import { deployment } from '@/chain/config/config'
import { lensAbi } from '@/chain/queries/generated'
import { type Bet, claimableNow, toBet } from '@/domain/bet/bet'
import { CLAIMS_PER_CALL, claimBets } from '@/domain/bet/claimCalls'
import { isAbandoned, isFinal, matchAbandonedAt } from '@/domain/match/match'
import { outcomeOf } from '@/domain/match/outcome'
import { actionsOn, type Findings, type Waiting } from './actions'
import { byId, read, readAll } from './rpc'

const lens = { address: deployment.lens, abi: lensAbi }

/** At 40,000 gas each, far below any node's limit for a call. */
const BETS_PER_CALL = 250n

/**
 * Reads what the account can claim from bets, and what its other bets wait for.
 * @param onRead is called with the number of bets read so far
 */
export async function readBets(
  client: Client,
  account: Address,
  now: number,
  onRead?: (count: number) => void,
): Promise<Findings> {
  const raw = await readAll(
    (cursor, limit) => read(client, { ...lens, functionName: 'getUserBets', args: [account, cursor, limit] }),
    BETS_PER_CALL,
    onRead,
  )
  const bets = [...byId(raw.map(toBet), ({ match }) => match.id).values()]
  const claims = bets
    .filter((bet) => claimableNow(bet, now) > 0n)
    .map(({ match: { id, name }, payout }) => ({ id, name, amount: payout }))
  const call = (ids: readonly bigint[]) => claimBets(account, ids)
  return {
    actions: actionsOn(claims, { kind: 'claimBets', size: CLAIMS_PER_CALL, call }),
    waiting: bets.filter(({ match }) => !isFinal(match, now)).map((bet) => toWaiting(bet, now)),
  }
}

function toWaiting({ match, payout }: Bet, now: number): Waiting {
  const { id, name, isChallenged, ruleBy, claimableAt } = match
  const outcome = outcomeOf(match)
  if (isAbandoned(match, now)) return { id, name, state: 'action' }
  if (isChallenged) return { id, name, state: 'challenged', ruleBy }
  if (outcome === 'None') return { id, name, state: 'result', voidableAt: matchAbandonedAt(match) }
  return { id, name, state: 'named', outcome, payout, claimableAt }
}

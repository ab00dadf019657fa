import { type Address, type Client, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { lensAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/types'
import { CLAIMS_PER_CALL, claimRewards } from '@/domain/bet/claimCalls'
import { isFinal, type Match, toMatch } from '@/domain/match/match'
import { finalization, playerBatches, topScorers, unscored } from '@/domain/tournament/finishing'
import { type Participant, toPlayer } from '@/domain/tournament/player'
import { type Tournament, toTournament, tournamentAbandonedAt } from '@/domain/tournament/tournament'
import { type Action, actionsOn, type Findings, type Waiting } from './actions'
import { byId, read, readAll } from './rpc'

const lens = { address: deployment.lens, abi: lensAbi }

/** At up to 300,000 gas each, with 64 matches. */
const TOURNAMENTS_PER_CALL = 25n

/** At about 15,000 gas each. */
const PLAYERS_PER_CALL = 200n

/**
 * Reads the account's prizes and refunded entry fees, and what anyone can do to decide open tournaments.
 * @param onRead is called with the number of tournaments read so far
 */
export async function readTournaments(
  client: Client,
  account: Address,
  now: number,
  onRead?: (count: number) => void,
): Promise<Findings> {
  if (tournamentContract.address === zeroAddress) return { actions: [], waiting: [] }
  const joined = await readJoined(client, account)
  const rewards = [...joined.values()]
    .filter(({ player }) => player.claimable > 0n)
    .map(({ tournament: { id, name }, player }) => ({ id, name, amount: player.claimable }))
  const call = (ids: readonly bigint[]) => claimRewards(account, ids)
  const actions = actionsOn(rewards, { kind: 'claimRewards', size: CLAIMS_PER_CALL, call })
  const waiting: Waiting[] = []
  for (const tournament of await readOpen(client, onRead)) {
    const { id, name, matchIds } = tournament
    const raw = await read(client, { ...lens, functionName: 'matches', args: [matchIds] })
    const matches = raw.map(toMatch)
    const finishing = await readFinishActions(client, tournament, matches, now)
    actions.push(...finishing)
    if (!joined.has(id)) continue
    const voidableAt = tournamentAbandonedAt(tournament, matches)
    waiting.push({
      id,
      name,
      ...(finishing.length > 0 ? { state: 'action' } : { state: 'tournament', voidableAt }),
    })
  }
  return { actions, waiting }
}

async function readJoined(client: Client, account: Address) {
  const joined = await readAll((cursor, limit) => {
    const args = [tournamentContract.address, account, cursor, limit] as const
    return read(client, { ...lens, functionName: 'tournamentsOf', args })
  }, TOURNAMENTS_PER_CALL)
  const played = joined.map((one) => ({
    tournament: toTournament(one.tournament),
    player: toPlayer(one.player),
  }))
  return byId(played, ({ tournament }) => tournament.id)
}

async function readOpen(client: Client, onRead?: (count: number) => void): Promise<Tournament[]> {
  const all = await readAll(
    (cursor, limit) =>
      read(client, { ...tournamentContract, functionName: 'getTournaments', args: [cursor, limit] }),
    TOURNAMENTS_PER_CALL,
    onRead,
  )
  const tournaments = byId(all.map(toTournament), ({ id }) => id)
  return [...tournaments.values()].filter(({ status }) => status === 'open')
}

/** Reads which transactions of anyone's bring an open tournament closer to its payouts. */
async function readFinishActions(
  client: Client,
  tournament: Tournament,
  matches: readonly Match[],
  now: number,
): Promise<readonly Action[]> {
  const { id, name } = tournament
  const items = [{ id, name }]
  const isScorable = !tournament.isJudged && matches.some((match) => isFinal(match, now))
  const participants =
    isScorable && tournament.unscoredPredictions > 0 ? await readParticipants(client, id) : []
  const next = finalization({ tournament, matches, participants, isAdmin: false, now })
  if (!next.can && next.why === 'abandoned') {
    const call = contractCall({ ...tournamentContract, functionName: 'voidAbandonedTournament', args: [id] })
    return [{ kind: 'voidTournament', call, items }]
  }
  const batches = playerBatches(unscored(matches, participants, now))
  // Scores decide who wins, so they precede the end even where the contract would no longer wait for them.
  if (batches.length > 0)
    return batches.map((players) => ({
      kind: 'scorePlayers',
      call: contractCall({ ...tournamentContract, functionName: 'scorePlayers', args: [id, players] }),
      items,
    }))
  if (!next.can) return []
  const winners = topScorers(tournament, participants)
  const call = contractCall({
    ...tournamentContract,
    functionName: 'finalizeTournament',
    args: [id, winners],
  })
  return [{ kind: 'finalizeTournament', call, items }]
}

function readParticipants(client: Client, tournamentId: bigint): Promise<Participant[]> {
  return readAll(async (cursor, limit) => {
    const args = [tournamentId, cursor, limit] as const
    const [page, next] = await read(client, { ...tournamentContract, functionName: 'getParticipants', args })
    const players = page.map(async ({ player: account }) => {
      const args = [tournamentId, account] as const
      const player = await read(client, { ...tournamentContract, functionName: 'getPlayer', args })
      return { ...toPlayer(player), account }
    })
    return [await Promise.all(players), next]
  }, PLAYERS_PER_CALL)
}

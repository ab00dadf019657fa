import type { BlockSpan } from '../../../src/chain/history/blockSpans.ts'
import { LogEndpoint, readBackwards } from '../../../src/chain/history/logEndpoint.ts'
import { LogRange } from '../../../src/chain/history/logRange.ts'
import { readAllPages, readPages } from '../../../src/chain/queries/pages.ts'
import { toTournament } from '../../../src/domain/tournament/tournament.ts'
import type { Connection } from './connect.ts'

const TOURNAMENTS_PER_CALL = 50n
const PLAYERS_PER_CALL = 500n

export async function readAllTournaments({ contracts: { tournament } }: Connection, blockNumber: bigint) {
  const all = await readAllPages((cursor) =>
    tournament.read.getTournaments([cursor, TOURNAMENTS_PER_CALL], { blockNumber }),
  )
  return all.map(toTournament)
}

export function participantPages({ contracts: { tournament } }: Connection, id: bigint, blockNumber: bigint) {
  return readPages((cursor) =>
    tournament.read.getParticipants([id, cursor, PLAYERS_PER_CALL], { blockNumber }),
  )
}

/** Pages of up to four requests each. */
const MAX_PAGES = 100

/**
 * Reads the logs of a span in pages, newest first, within the limits of the RPC.
 * @param request reads logs, oldest first
 * @throws the RPC's error if it doesn't serve them; or after too many requests
 */
export async function* readLogPages<Log>(
  { chain }: Pick<Connection, 'chain'>,
  span: BlockSpan,
  request: (range: { fromBlock: bigint; toBlock: bigint }) => Promise<readonly Log[]>,
): AsyncGenerator<readonly Log[]> {
  const range = new LogRange(chain.custom.logs.range)
  const endpoint = new LogEndpoint(({ from, to }) => request({ fromBlock: from, toBlock: to }), range)
  let pages = 0
  for await (const { logs } of readBackwards(span, (rest) => endpoint.readNewest(rest))) {
    yield logs
    if (++pages >= MAX_PAGES) throw new Error('The RPC serves logs of too few blocks.')
  }
}

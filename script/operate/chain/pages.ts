import { max, sizeOf } from '../../../src/chain/history/blockSpans.ts'
import { LogRange } from '../../../src/chain/history/logRange.ts'
import { readRefusal } from '../../../src/chain/history/logRefusal.ts'
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

const MAX_REQUESTS = 400

interface Span {
  fromBlock: bigint
  toBlock: bigint
}

/**
 * Reads the blocks of a range span by span, the newest first, as many at once as the RPC takes.
 * @throws the RPC's error if fewer blocks don't help; or after too many requests
 */
export async function* spansBackwards<Result>(
  { chain }: Pick<Connection, 'chain'>,
  { fromBlock, toBlock }: Span,
  read: (span: Span) => Promise<Result>,
): AsyncGenerator<Result> {
  const range = new LogRange(chain.custom.logs.range)
  let requests = 0
  for (let to = toBlock; to >= fromBlock; requests++) {
    if (requests > MAX_REQUESTS) throw new Error('The RPC serves logs of too few blocks.')
    const span = { from: max(fromBlock, to - range.blocks + 1n), to }
    const result = await read({ fromBlock: span.from, toBlock: to }).catch((error: unknown) => {
      if (!range.adapt(readRefusal(error, span), sizeOf(span))) throw error
    })
    if (result === undefined) continue
    yield result
    range.grow(sizeOf(span))
    to = span.from - 1n
  }
}

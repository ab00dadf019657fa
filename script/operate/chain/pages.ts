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

const MIN_SPAN = 100n
const MAX_REQUESTS = 400

interface Span {
  fromBlock: bigint
  toBlock: bigint
}

/**
 * Reads the blocks of a range span by span, the newest first. Halves the span until the RPC takes it.
 * @throws if it takes none, serves no logs, can't be reached, or after too many requests
 */
export async function* spansBackwards<Result>(
  { chain }: Pick<Connection, 'chain'>,
  { fromBlock, toBlock }: Span,
  read: (span: Span) => Promise<Result>,
): AsyncGenerator<Result> {
  let size = BigInt(chain.custom.logs.range ?? 10_000)
  let requests = 0
  for (let last = toBlock; last >= fromBlock; requests++) {
    if (requests > MAX_REQUESTS) throw new Error('The RPC serves logs of too few blocks.')
    const first = last - size + 1n
    const span = { fromBlock: first > fromBlock ? first : fromBlock, toBlock: last }
    const result = await read(span).catch((error: unknown) => {
      const { kind } = readRefusal(error, { from: span.fromBlock, to: span.toBlock })
      if (size <= MIN_SPAN || kind === 'unserved' || kind === 'failed') throw error
      size /= 2n
      return undefined
    })
    if (result === undefined) continue
    yield result
    last = span.fromBlock - 1n
  }
}

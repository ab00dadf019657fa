import { readByGas } from '../../../src/chain/queries/readByGas.ts'
import { type Match, toMatch } from '../../../src/domain/match/match.ts'
import type { Connection } from './connect.ts'

/** Gas of one match in a call of the Lens. */
const MATCH_GAS = 28_000

/** Reads matches by their ids at one block, through the Lens. */
export async function readMatchesById(
  { client, contracts }: Connection,
  ids: readonly bigint[],
  blockNumber: bigint,
): Promise<ReadonlyMap<bigint, Match>> {
  const raw = await readByGas(
    ids,
    () => MATCH_GAS,
    (page) =>
      client.readContract({
        ...contracts.lens,
        functionName: 'matches',
        args: [page],
        blockNumber,
      }),
  )
  return new Map(raw.map((match) => [match.id, toMatch(match)]))
}

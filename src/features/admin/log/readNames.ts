import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { lensContract, tournamentContract } from '@/chain/queries/contracts'
import { readByGas } from '@/chain/queries/readByGas'
import { cleanName } from '@/lib/cleanName'
import type { Names } from './auditLog'

const GAS_PER_MATCH = 28_000

export async function readNames(
  config: Config,
  ids: { matches: readonly bigint[]; tournaments: readonly bigint[] },
): Promise<Names> {
  const matches = await readByGas(
    ids.matches,
    () => GAS_PER_MATCH,
    (page) => readContract(config, { ...lensContract, functionName: 'matches', args: [page] }),
  )
  const tournaments = await Promise.all(
    ids.tournaments.map(async (id) => {
      const { name } = await readContract(config, {
        ...tournamentContract,
        functionName: 'getTournament',
        args: [id],
      })
      return { id, name }
    }),
  )
  return { matches: namesById(matches), tournaments: namesById(tournaments) }
}

function namesById(found: readonly { id: bigint; name: string }[]): Map<bigint, string> {
  return new Map(found.map(({ id, name }) => [id, cleanName(name)]))
}

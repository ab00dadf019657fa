import { type Client, encodeFunctionData } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { toFailure } from '@/chain/queries/errors'
import { lensAbi, realityArbiterAbi } from '@/chain/queries/generated'
import { mergeCalls } from '@/chain/transactions/calls'
import { contractCall } from '@/chain/transactions/types'
import { isAbandoned, type Match, toMatch } from '@/domain/match/match'
import { type Action, actionsOn, type Findings } from './actions'
import { byId, read, readAll } from './rpc'

/** At 27,000 gas each. */
const MATCHES_PER_CALL = 400n

/** The most that the arbitrator gets for a question. */
const NO_FEE = 0n

/** At up to 70,000 gas each, below the 2^24 gas that a transaction may use (EIP-7825). */
const VOIDS_PER_TRANSACTION = 100

/**
 * Reads the matches that nobody decided in time: anyone can void them, which refunds every stake; and the challenged ones whose
 * arbiter anyone can drive.
 */
export async function readMatches(
  client: Client,
  now: number,
  onRead?: (count: number) => void,
): Promise<Findings> {
  const lens = { address: deployment.lens, abi: lensAbi }
  const raw = await readAll(
    (cursor, limit) => read(client, { ...lens, functionName: 'getMatches', args: [cursor, limit] }),
    MATCHES_PER_CALL,
    onRead,
  )
  const matches = [...byId(raw.map(toMatch), ({ id }) => id).values()]
  const voidable = matches.filter((match) => isAbandoned(match, now)).map(({ id, name }) => ({ id, name }))
  const driving: Action[] = []
  for (const match of matches) {
    const action = isAbandoned(match, now) ? undefined : await driveArbiter(client, match)
    if (action) driving.push(action)
  }
  const voiding = (id: bigint) =>
    contractCall({ ...bettingPoolContract, functionName: 'voidAbandonedMatch', args: [id] })
  const call = (ids: readonly bigint[]) => mergeCalls(ids.map(voiding))
  const actions = actionsOn(voidable, { kind: 'voidMatches', size: VOIDS_PER_TRANSACTION, call })
  return { actions: [...driving, ...actions], waiting: [] }
}

/**
 * Returns how anyone can bring a challenged match to a ruling now. Only the file's own arbiter: an RPC could name any contract.
 * One that costs a fee needs an approval, and isn't offered.
 */
async function driveArbiter(client: Client, { id, name, isChallenged }: Match): Promise<Action | undefined> {
  const { arbiter } = deployment
  if (!arbiter || !isChallenged) return undefined
  for (const kind of ['settle', 'ask'] as const) {
    const call = contractCall({
      address: arbiter.address,
      abi: realityArbiterAbi,
      functionName: kind,
      args: [id, NO_FEE],
    })
    const data = encodeFunctionData(call)
    const isAccepted = await client
      .request({ method: 'eth_call', params: [{ to: arbiter.address, data }, 'latest'] })
      .then(() => true)
      .catch((error: unknown) => {
        const { kind } = toFailure(error)
        if (kind !== 'contract' && kind !== 'revertedWithoutReason') throw error
        return false
      })
    if (isAccepted) return { kind, call, items: [{ id, name }] }
  }
  return undefined
}

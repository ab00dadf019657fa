import type { Address } from 'viem'
import { createSender, type Deliver, isNonceTaken } from '../apply/deliver.ts'
import type { Connection } from '../chain/connect.ts'
import { plainError } from '../lib/plainError.ts'
import type { Judgement } from '../plan/planMatch.ts'
import type { ChainState } from '../plan/types.ts'
import { type Activity, merge, quiet } from '../status/types.ts'
import { type Bonds, openBonds } from './bonds.ts'
import { defendMatch } from './defendMatch.ts'
import { openReality } from './reality.ts'

interface DefenderOptions {
  connection: Connection
  account: Address
  deliver: Deliver
  /** Most WETH in bonds at a time, in wei. */
  limit: bigint
}

/**
 * Returns a function that has challenged results decided by Reality.eth as the feeds say, and takes the bonds back. All it
 * knows comes from the chain, so that a restart goes on. With another arbiter it does nothing.
 */
export function createDefender({ connection, account, deliver, limit }: DefenderOptions) {
  const send = createSender(connection, account, deliver)
  let bonds: Bonds | undefined

  return async ({ time, matches }: ChainState, judgements: readonly Judgement[]): Promise<Activity> => {
    try {
      const reality = await openReality(connection)
      if (!reality) return quiet
      bonds ??= await openBonds(connection, reality, account, matches)
      const activities = [await bonds.takeBack(send, time).catch(failure)]
      const defence = { connection, reality, account, send, bonds, limit, time }
      for (const judgement of judgements)
        activities.push(await defendMatch(defence, judgement).catch(failure))
      return merge(activities)
    } catch (error) {
      return failure(error)
    }
  }
}

/** If another transaction of the account came first, the next round goes on. */
function failure(error: unknown): Activity {
  if (isNonceTaken(error)) return quiet
  const text = `Defending failed: ${plainError(error)}`
  return { ...quiet, notices: [{ key: `defend/failed/${text}`, text }] }
}

import type { Address } from 'viem'
import { chain, deployment } from '@/chain/config/config'
import { storage } from '@/lib/storage'

/** No supported chain reorgs longer than this, in seconds. */
const REORG_TIME = 15 * 60

/** An account's tournaments that can pay nothing any more. */
interface Remembered {
  /** Tells a local chain that was reset. */
  chainId: string
  /** When each was first seen, in unix seconds; 0 once seen again after `REORG_TIME`, and never read again. */
  seenAt: Record<string, number>
}

/** Remembers the tournaments of an account that need no further reads, across reloads. */
export function settledTournaments(account: Address, chainId: string, now: number) {
  const key = `clutchpool.settledTournaments.${chain.id}.${deployment.tournament}.${account}`
  const stored = parse(storage.getItem(key))
  const seenAt = stored?.chainId === chainId ? stored.seenAt : {}
  let hasChanged = false
  const set = (id: bigint, time: number | undefined) => {
    if (seenAt[String(id)] === time) return
    hasChanged = true
    if (time === undefined) delete seenAt[String(id)]
    else seenAt[String(id)] = time
  }
  return {
    has: (id: bigint) => seenAt[String(id)] === 0,
    update(id: bigint, isSettled: boolean) {
      const since = seenAt[String(id)]
      if (!isSettled) set(id, undefined)
      else if (since === undefined) set(id, now)
      else if (now - since >= REORG_TIME) set(id, 0)
    },
    save() {
      if (hasChanged) storage.setItem(key, JSON.stringify({ chainId, seenAt } satisfies Remembered))
    },
  }
}

/** Validates a stored entry, which an older version or the user may have written. */
function parse(text: string | null): Remembered | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    if (!('chainId' in value) || typeof value.chainId !== 'string') return undefined
    if (!('seenAt' in value) || typeof value.seenAt !== 'object' || value.seenAt === null) return undefined
    return { chainId: value.chainId, seenAt: { ...value.seenAt } }
  } catch {
    return undefined
  }
}

import type { Claims } from '@/domain/claim/useClaims'
import type { Failure } from '@/lib/failure'
import { type ClaimPart, claimParts, itemsOf, withoutItems } from './claimParts'

export type Settled = { phase: 'confirmed' } | { phase: 'rejected' } | { phase: 'failed'; failure: Failure }

interface Steps {
  /** Reads the claims anew before each step. */
  read: () => Promise<Claims>
  send: (parts: readonly ClaimPart[]) => Promise<Settled>
  partsPerStep: number
  onStep: (number: number, count: number) => void
}

interface ClaimOutcome {
  /** In wei. */
  paid: bigint
  failure: Failure | undefined
  /** Nothing is left to claim. */
  isComplete: boolean
}

/**
 * Claims everything, one confirmation per step. Skips what was claimed elsewhere meanwhile, goes on after a part that the
 * contract refuses, and stops at a rejection or any other failure.
 */
export async function claimInSteps({ read, send, partsPerStep, onStep }: Steps): Promise<ClaimOutcome> {
  /** Claimed, refused or gone. A lagging node may still list them. */
  const done = new Set<string>()
  const finish = (items: readonly string[]) => {
    for (const item of items) done.add(item)
  }
  let size = partsPerStep
  let confirmed = 0
  let paid = 0n
  let failure: Failure | undefined
  for (;;) {
    const parts = claimParts(withoutItems(await read(), done))
    const step = parts.slice(0, size)
    if (step.length === 0) return { paid, failure, isComplete: !failure }
    onStep(confirmed + 1, confirmed + Math.ceil(parts.length / size))
    const items = step.flatMap(itemsOf)
    const settled = await send(step)
    if (settled.phase === 'confirmed') {
      confirmed++
      paid += step.reduce((sum, { amount }) => sum + amount, 0n)
      finish(items)
      continue
    }
    if (settled.phase === 'rejected') return { paid, failure, isComplete: false }
    if (!isRefusal(settled.failure)) return { paid, failure: settled.failure, isComplete: false }

    const left = new Set(claimParts(await read()).flatMap(itemsOf))
    const gone = items.filter((item) => !left.has(item))
    if (gone.length > 0) finish(gone)
    // One part would refuse the whole batch again.
    else if (step.length > 1) size = 1
    else {
      finish(items)
      failure = settled.failure
    }
  }
}

function isRefusal({ kind }: Failure): boolean {
  return kind === 'contract' || kind === 'reverted' || kind === 'revertedWithoutReason'
}

import type { Address, Hex } from 'viem'

interface LoggedEvent {
  id: string
  block: { number: bigint; timestamp: bigint }
  log: { logIndex: number }
  transaction: { hash: Hex }
}

/** Returns an activity row without an amount, a side and pools. */
export function entryOf(event: LoggedEvent, kind: string, matchId: number, by: Address) {
  return {
    id: event.id,
    kind,
    matchId,
    by,
    amount: 0n,
    side: 0,
    poolA: 0n,
    poolB: 0n,
    isLive: false,
    time: Number(event.block.timestamp),
    block: Number(event.block.number),
    logIndex: event.log.logIndex,
    transaction: event.transaction.hash,
  }
}

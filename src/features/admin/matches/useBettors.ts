import { useLedger } from '@/domain/ledger/useLedger'
import type { Match, Side } from '@/domain/match/match'

/** A match's bettors by side. */
export type Bettors = Record<Side, number>

/** Counts a match's bettors from state. */
export function useBettors({ id }: Match): { data: Bettors | undefined; isError: boolean } {
  const { data: ledger, isError } = useLedger()
  const positions = ledger && (ledger.positions.get(id) ?? [])
  const on = (side: Side) => positions?.filter((position) => position.side === side).length ?? 0
  return { data: positions && { 1: on(1), 2: on(2) }, isError: isError && !positions }
}

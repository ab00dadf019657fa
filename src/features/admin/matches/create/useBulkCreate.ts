import { useMemo, useState } from 'react'
import { chainNow, useChainNow } from '@/chain/network/clock'
import { toFailure } from '@/chain/queries/errors'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { useSequential } from '@/chain/transactions/useSequential'
import { useRecentMatches } from '@/domain/match/matchLists'
import type { ExistingMatch } from '@/features/admin/matches/newMatch'
import { createCall, createdBy, useCreateMatches } from '@/features/admin/matches/useMatchActions'
import { chunksOf } from '@/lib/chunksOf'
import { MINUTE } from '@/lib/durations'
import { BATCH_SIZE, type CsvRow, checkRows, readyMatches } from './matchesCsv'

/**
 * Creates a file's matches batch by batch. `createAll` never throws and stops at the first batch that is not confirmed.
 * Called again, it creates the rest, nothing twice.
 */
export function useBulkCreate(fileRows: readonly CsvRow[]) {
  const recent = useRecentMatches()
  const action = useCreateMatches()
  const { progress, sendSequentially } = useSequential()
  // A lagging RPC node may not return matches that were just created here.
  const [created, setCreated] = useState<readonly ExistingMatch[]>([])
  // Blocks a second press during the refetch, which would send everything twice.
  const [isLooking, setLooking] = useState(false)
  const [failed, setFailed] = useState<SettledTransactionState>()
  // Rounded to the minute to check many rows rarely; `createAll` checks them again.
  const minute = Math.floor(useChainNow() / MINUTE) * MINUTE
  const rows = useMemo(
    () => checkRows(fileRows, [...created, ...(recent.data ?? [])], minute),
    [fileRows, created, recent.data, minute],
  )

  async function createAll(): Promise<SettledTransactionState> {
    setLooking(true)
    setFailed(undefined)
    const { data, error, isSuccess } = await recent.refetch()
    setLooking(false)
    // Cached matches may lack those that others created.
    if (!isSuccess || !data) {
      const settled: SettledTransactionState = {
        phase: 'failed',
        at: 'simulation',
        failure: toFailure(error),
      }
      setFailed(settled)
      return settled
    }
    const ready = readyMatches(checkRows(fileRows, [...created, ...data], chainNow()))
    const batches = chunksOf(ready, BATCH_SIZE)
    return sendSequentially(batches, async (batch) => {
      const settled = await action.send(batch)
      if (settled.phase === 'confirmed') {
        const newest = await createdBy(settled.receipt)
        setCreated((before) => [...before, ...newest])
      }
      return settled
    })
  }

  return {
    rows: recent.data && rows,
    recent,
    createAll,
    calls: () => readyMatches(rows).map(createCall),
    progress,
    state: failed ?? action.state,
    isBusy: isLooking || action.isBusy || progress !== undefined,
  }
}

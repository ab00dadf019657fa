import { useMemo, useState } from 'react'
import { toFailure } from '@/chain/errors'
import { chainNow, useChainNow } from '@/chain/network/clock'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { useOpenMatches } from '@/domain/match/queries'
import { useSequential } from '@/features/admin/shared/useSequential'
import { createdBy } from './createdBy'
import { batchesOf, type CsvRow, checkRows } from './matchesCsv'
import type { ExistingMatch } from './newMatch'
import { useCreateMatches } from './useMatchActions'

const MINUTE = 60

/**
 * Creates the matches of a file's rows, a batch after the other. `rows` says what would become of each, and follows what
 * is created. `createAll` never throws, stops at the first batch that is not confirmed, and resolves to how the last one
 * ended. Called again, it creates the rest and nothing twice.
 */
export function useBulkCreate(fileRows: readonly CsvRow[]) {
  const open = useOpenMatches()
  const action = useCreateMatches()
  const { progress, sendSequentially } = useSequential()
  // An endpoint may lag behind: what was created from here is known without it.
  const [created, setCreated] = useState<readonly ExistingMatch[]>([])
  // A second press while the chain is asked what is there would send everything twice.
  const [isLooking, setLooking] = useState(false)
  /** That the chain could not be asked. */
  const [failed, setFailed] = useState<SettledTransactionState>()
  // To the minute, as there may be many rows; what is sent is checked anew.
  const minute = Math.floor(useChainNow() / MINUTE) * MINUTE
  const rows = useMemo(
    () => checkRows(fileRows, [...created, ...(open.data ?? [])], minute),
    [fileRows, created, open.data, minute],
  )

  async function createAll(): Promise<SettledTransactionState> {
    setLooking(true)
    setFailed(undefined)
    const { data, error, isSuccess } = await open.refetch()
    setLooking(false)
    // What was read earlier is still there if this fails, and may lack what others created.
    if (!isSuccess || !data) {
      const settled: SettledTransactionState = {
        phase: 'failed',
        at: 'simulation',
        failure: toFailure(error),
      }
      setFailed(settled)
      return settled
    }
    const batches = batchesOf(checkRows(fileRows, [...created, ...data], chainNow()))
    return sendSequentially(batches, async (batch) => {
      const settled = await action.send(batch)
      if (settled.phase === 'confirmed') {
        const newest = createdBy(settled.receipt)
        setCreated((before) => [...before, ...newest])
      }
      return settled
    })
  }

  return {
    /** Missing until the open matches are read. */
    rows: open.data && rows,
    /** The read of the open matches. */
    open,
    createAll,
    /** While it runs: which batch of how many. */
    progress,
    state: failed ?? action.state,
    isBusy: isLooking || action.isBusy || progress !== undefined,
  }
}

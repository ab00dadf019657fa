import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { percentRead } from '@/chain/history/eventHistory'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { freshness } from '@/chain/queries/freshness'
import { buildLedger, type Ledger, type MoneyEvent } from './ledger'
import { readHeld, readMoneyEvents } from './readMoney'

const source: EventSource<MoneyEvent> = {
  name: 'money',
  format: 1,
  contracts: [deployment.bettingPool],
  read: readMoneyEvents,
  bounds: { maxEvents: 200_000 },
}

/** The pool's accounting at one block. Amounts in wei. */
export interface Money {
  ledger: Ledger
  balance: bigint
  accruedFees: bigint
  /** First and last block of the ledger. */
  from: bigint
  to: bigint
  /** Matches created before `from` are missing. */
  isCut: boolean
}

/** Reads the pool's accounting: `data` once the whole history is read, `percent` (0 to 100) until then. */
export function useMoney() {
  const config = useConfig()
  const history = useEventHistory(source)
  const read = history.data && percentRead(history.data) === 100 ? history.data : undefined
  const money = useQuery({
    ...freshness.fixed,
    // No contract read: the ledger is computed from the history.
    queryKey: [
      'money',
      { chainId: chain.id, to: read?.to, head: read?.anchor.hash, events: read?.events.length },
    ],
    queryFn: async (): Promise<Money> => {
      if (!read) throw new Error('History not read')
      const { events, from, to } = read
      const held = await readHeld(config, to)
      return { ledger: buildLedger(events), ...held, from, to, isCut: from > deployment.deployBlock }
    },
    enabled: read !== undefined,
    // Figures of two blocks do not add up, so they are replaced all at once.
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  })
  return {
    data: money.data,
    percent: history.data && percentRead(history.data),
    isError: history.isError || money.isError,
    isFetching: history.isFetching || money.isFetching,
    refetch: () => Promise.all([history.refetch(), money.isError && money.refetch()]),
  }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { percentRead } from '@/chain/history/eventHistory'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { freshness } from '@/chain/queries/freshness'
import { type Books, booksOf, type MoneyEvent } from './ledger'
import { readHeld, readMoneyEvents } from './readMoney'

const source: EventSource<MoneyEvent> = {
  name: 'money',
  format: 1,
  contracts: [deployment.bettingPool],
  read: readMoneyEvents,
  bounds: { maxEvents: 200_000 },
}

/** The pool's money in one block. Amounts in wei. */
export interface Money {
  books: Books
  balance: bigint
  /** The fees that can be withdrawn. */
  accruedFees: bigint
  /** The books count from this block up to that one, both inclusive. */
  from: bigint
  to: bigint
  /** Matches from before `from` are not in the books. */
  isCut: boolean
}

/**
 * Whose the pool's money is: `data` once all of the history is read, all of it as of one block. `percent` tells how much
 * of it is read, 0 to 100; `undefined` before anything is.
 */
export function useMoney() {
  const config = useConfig()
  const history = useEventHistory(source)
  const read = history.data && percentRead(history.data) === 100 ? history.data : undefined
  const money = useQuery({
    ...freshness.fixed,
    queryKey: [
      'money',
      { chainId: chain.id, to: read?.to, head: read?.anchor.hash, events: read?.events.length },
    ],
    queryFn: async (): Promise<Money> => {
      if (!read) throw new Error('The history is not read yet')
      const { events, from, to } = read
      const held = await readHeld(config, to)
      return { books: booksOf(events), ...held, from, to, isCut: from > deployment.deployBlock }
    },
    enabled: read !== undefined,
    // The figures stand until all of the next ones are there: those of two blocks do not add up.
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

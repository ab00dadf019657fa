import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readBettingPoolChallengeBond } from '@/chain/queries/generated'
import type { Ledger } from '@/domain/ledger/ledger'
import { useLedger } from '@/domain/ledger/useLedger'
import { type Accounting, accountFor } from './accounting'

const { bettingPool } = deployment

/** The pool's accounting in one block. Amounts in wei. */
export interface Money {
  accounting: Accounting
  balance: bigint
  accruedFees: bigint
  block: bigint
}

/** Reads the pool's accounting from state, once all matches and positions are read. */
export function useMoney() {
  const config = useConfig()
  const { data: ledger, ...read } = useLedger({ withClaims: true })
  const money = useQuery({
    ...freshness.fixed,
    // No contract read: the accounting is computed from the ledger.
    queryKey: ['money', { chainId: chain.id, block: ledger?.block }],
    queryFn: () => {
      if (!ledger) throw new Error('Ledger not read')
      return readMoney(config, ledger)
    },
    enabled: ledger !== undefined,
    // Figures of two blocks do not add up, so they are replaced all at once.
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  })
  return {
    data: money.data,
    isError: read.isError || money.isError,
    isFetching: read.isFetching || money.isFetching,
    refetch: () => Promise.all([read.refetch(), money.isError && money.refetch()]),
  }
}

export async function readMoney(config: Config, ledger: Ledger): Promise<Money> {
  const { block: blockNumber, balance, accruedFees } = ledger
  const challenged = [...ledger.matches.values()].filter(({ isChallenged }) => isChallenged)
  const bonds = await Promise.all(
    challenged.map(async ({ id }) => {
      const args = [id] as const
      return [
        id,
        await readBettingPoolChallengeBond(config, { address: bettingPool, args, blockNumber }),
      ] as const
    }),
  )
  return { accounting: accountFor(ledger, new Map(bonds)), balance, accruedFees, block: blockNumber }
}

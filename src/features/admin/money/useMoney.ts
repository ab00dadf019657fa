import { useMemo } from 'react'
import type { Ledger } from '@/domain/ledger/ledger'
import { useLedger } from '@/domain/ledger/useLedger'
import { type Accounting, accountFor } from './accounting'

/** The pool's accounting in one block. Amounts in wei. */
export interface Money {
  accounting: Accounting
  balance: bigint
  accruedFees: bigint
  block: bigint
}

/** Reads the pool's accounting from state, once all matches and positions are read. */
export function useMoney() {
  const { data: ledger, ...read } = useLedger({ withClaims: true })
  const data = useMemo(() => ledger && moneyOf(ledger), [ledger])
  return { ...read, data }
}

export function moneyOf(ledger: Ledger): Money {
  const { block, balance, accruedFees } = ledger
  return { accounting: accountFor(ledger), balance, accruedFees, block }
}

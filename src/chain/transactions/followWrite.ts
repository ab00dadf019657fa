import type { Client, TransactionReceipt } from 'viem'
import { type Config, serialize } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { toFailure } from '@/chain/queries/errors'
import { invalidateCoinBalances, invalidateContracts } from '@/chain/queries/invalidate'
import { isSameValue } from '@/chain/queries/stateValues'
import { retryImport } from '@/lib/delay'
import type { Failure } from '@/lib/failure'
import { storage } from '@/lib/storage'
import { type Observed, observe } from './observe'
import { isSurelyPast, judge } from './outcome'
import { receiptOf, revertReason } from './receipts'
import { transactionsOf } from './transactionStore'
import type { ChainContext, Report, Signatures, TransactionState } from './types'
import {
  forgetWrite,
  isOpen,
  type Outcome,
  storedWrite,
  storedWrites,
  updateWrite,
  type Write,
} from './writes'

/** Milliseconds after which a transaction that no node knows is no longer shown as on its way. */
const LATE_AFTER = 10_000

/** Milliseconds that a seen effect waits for the hash and the receipt of its transaction. */
const RECEIPT_TIME = 2_000

/** Seconds of chain time after which an outcome counts as final. No supported chain reorgs that far back. */
const FINAL_AFTER = 180

/** Milliseconds that a node may lag behind the one that showed an effect. */
const LAG_TIME = 3_000

/** Seconds. A chain that was set up anew is behind the writes of the one before. */
const OTHER_CHAIN = 60 * 60

/** Times longer between looks at a write that has an outcome. */
const SLOWER = 4

/** Follows a stored write until nothing can change its outcome. Each tab does. Never throws. */
export function followWrite(context: ChainContext, write: Write): void {
  transactionsOf(context.queryClient).follow(write, (report) => follow(context, write, report))
}

async function follow({ config, queryClient }: ChainContext, start: Write, report: Report): Promise<void> {
  const client = config.getClient()
  const transactions = transactionsOf(queryClient)
  const status = askStatus(config)
  const startedAt = performance.now()
  let answeredAt: number | undefined
  let effectSeenAt: number | undefined
  let absentSince: number | undefined
  // An outcome that was reported before this page opened isn't reported again.
  const isTold = (start.reportedAt ?? Infinity) < transactions.openedAt
  let reportedOutcome = isTold ? serialize(start.outcome) : undefined
  let reportedState: string | undefined

  for (;;) {
    const write = storedWrite(start)
    if (!write) {
      // Another tab has seen its end, and forgotten it.
      if (answeredAt !== undefined && reportedOutcome === undefined) report({ phase: 'undecided' })
      return transactions.release(start)
    }
    const isAnswered = write.hash !== undefined || write.batchId !== undefined
    if (isAnswered) answeredAt ??= performance.now()
    try {
      const seen = await observe(client, write)
      if (seen.effect === 'seen') effectSeenAt ??= performance.now()
      const hasTime = performance.now() - (effectSeenAt ?? startedAt) < RECEIPT_TIME
      if (isTakenBack(write, seen)) absentSince ??= performance.now()
      else absentSince = undefined
      const isLag = absentSince !== undefined && performance.now() - absentSince < LAG_TIME
      const isEarly = judge(write, seen) === 'confirmed' && isOpen(write) && !seen.mined && hasTime
      if (!isEarly && !isLag) await record(client, write, seen)
      const now = storedWrite(write)
      if (now) await show(now, seen)
    } catch {
      // The RPC is unreachable, or lags behind another one.
    }
    if (isOpen(write)) status.ask(write)
    await untilChanged(write, client.pollingInterval * (isOpen(write) ? 1 : SLOWER))
  }

  async function show(write: Write, { isKnown, mined, time }: Observed): Promise<void> {
    const { outcome } = write
    if (!outcome) {
      // A reorg took the effect back.
      if (reportedOutcome) refetch()
      reportedOutcome = undefined
      const isLate = performance.now() - (answeredAt ?? startedAt) > LATE_AFTER
      const state = openState(write, isKnown, isLate, status.signatures())
      if (transactions.asked.has(write.id) || serialize(state) === reportedState) return
      reportedState = serialize(state)
      return report(state)
    }
    const isNews = reportedOutcome !== serialize(outcome)
    const isConnected = getConnection(config).address === write.account
    if (isNews) refetch()
    // The outcome of another account's write is reported again when that account is back.
    if (isNews || (isConnected && write.reportedAt === undefined)) {
      const state = await endedState(client, write, outcome, mined)
      reportedOutcome = serialize(outcome)
      reportedState = undefined
      if (isConnected) updateWrite(write, { reportedAt: write.reportedAt ?? Date.now() })
      if (state) report(state)
      else transactions.release(write)
    }
    if (write.reportedAt !== undefined && isFinal(write, outcome, time)) forgetWrite(write)
  }

  function refetch(): void {
    void invalidateContracts(queryClient, start.invalidates)
    void invalidateCoinBalances(queryClient)
  }
}

/** Waits, but no longer than until the next block if the write is open, or until the wallet or another tab has told something. */
function untilChanged(write: Write, milliseconds: number): Promise<void> {
  const before = serialize(storedWrite(write))
  const { head } = headStore.getState()
  return new Promise((resolve) => {
    const stop = () => {
      for (const unsubscribe of subscriptions) unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(stop, milliseconds)
    const subscriptions = [
      headStore.subscribe((now) => isOpen(write) && now.head !== head && stop()),
      storage.subscribe(() => serialize(storedWrite(write)) !== before && stop()),
    ]
  })
}

function openState(
  { hash, batchId, isProposal }: Write,
  isKnown: boolean,
  isLate: boolean,
  signatures: Signatures | undefined,
): TransactionState {
  if (isProposal) return { phase: 'pending', hash: undefined, signatures }
  const isSent = hash !== undefined || batchId !== undefined
  if (!isSent || (isLate && !isKnown)) return { phase: 'undecided' }
  return { phase: 'pending', hash, ...(isLate && { isLate }) }
}

/** Returns `undefined` for one that the wallet refused, which its own page has reported. */
async function endedState(
  client: Client,
  { id, bet }: Write,
  outcome: Outcome,
  mined: TransactionReceipt | undefined,
): Promise<TransactionState | undefined> {
  if (outcome.phase === 'confirmed') {
    const { hash } = outcome
    return { phase: 'confirmed', id, bet, receipt: mined ?? (hash && (await receiptOf(client, hash))) }
  }
  return outcome.isRefusal ? undefined : { phase: 'failed', at: 'receipt', failure: outcome.failure }
}

/** Stores what the chain shows of a write, if that changes its outcome. */
async function record(client: Client, write: Write, seen: Observed): Promise<void> {
  const { time, values, mined } = seen
  // The newest block may be old.
  if (Math.max(time, chainNow()) < write.pressedAt - OTHER_CHAIN) return forgetWrite(write)
  if (isTakenBack(write, seen)) return updateWrite(write, { outcome: undefined, reportedAt: undefined })
  // The growth of another one, which is already forgotten, isn't its own.
  const isOthers = seen.effect === 'grown' && !mined
  if (write.outcome?.phase === 'failed' && (isOthers || !mayCome(write, write.outcome.at))) return
  const verdict = judge(write, seen)
  if (verdict === 'confirmed') {
    if (write.outcome?.phase === 'confirmed') return
    return updateWrite(write, {
      outcome: { phase: 'confirmed', at: time, hash: mined?.transactionHash, values },
      reportedAt: undefined,
    })
  }
  if (verdict === 'open' || !isOpen(write)) return
  // The user closed the wallet's request, or the page before it was answered.
  if (verdict === 'unseen' && !write.hash && !write.batchId) return forgetWrite(write)
  const failure = await failureOf(client, write, verdict, mined)
  updateWrite(write, { outcome: { phase: 'failed', at: time, failure } })
}

async function failureOf(
  client: Client,
  { batchFailure }: Write,
  verdict: Exclude<ReturnType<typeof judge>, 'open' | 'confirmed'>,
  mined: TransactionReceipt | undefined,
): Promise<Failure> {
  if (verdict === 'reverted' && mined) return revertReason(client, mined)
  return verdict === 'batchFailed' && batchFailure ? batchFailure : { kind: verdict as 'cancelled' }
}

/**
 * Returns `true` if a confirmed write isn't there: a reorg took it back, the node lags, or the growth that it was told by turned
 * out to be another's. Others may undo any effect but a stake.
 */
function isTakenBack({ outcome, hasDeadline }: Write, { effect, mined }: Observed): boolean {
  if (outcome?.phase !== 'confirmed') return false
  const isMissing = effect === 'absent' || effect === 'unknown'
  return isMissing && (outcome.hash ? mined?.status !== 'success' : hasDeadline)
}

/** Returns `true` while the contract may take an open or failed write. A clear failure without a deadline is the end. */
function mayCome({ outcome, hasDeadline, until }: Write, now: number): boolean {
  if (!outcome) return true
  return outcome.phase === 'failed' && hasDeadline && !isSurelyPast(until, now)
}

function isFinal(write: Write, { phase, at }: Outcome, now: number): boolean {
  if (phase === 'failed' && write.hasDeadline) return isSurelyPast(write.until, now) && now > at + FINAL_AFTER
  // Growth is told from that of the others.
  const isCompared = storedWrites(write.account).some(
    (other) => makesGrowToo(write, other) && mayCome(other, now),
  )
  return now > at + FINAL_AFTER && !isCompared
}

/** Returns `true` if two writes make the same value grow. Proposals of a Safe have scopes of their own. */
function makesGrowToo({ effects }: Write, other: Write): boolean {
  return effects.some(
    (effect) => effect.by !== undefined && other.effects.some((value) => isSameValue(value, effect)),
  )
}

/** Asks the wallet what became of a batch, one request at a time: some never answer. It only makes it quicker. */
function askStatus(config: Config) {
  let isAsking = false
  let signatures: Signatures | undefined

  async function read(write: Write, batchId: string) {
    // Other builds have no code of a Safe.
    const status =
      import.meta.env.VITE_SAFE_HOST && write.isProposal
        ? await (await retryImport(() => import('./safeProposal'))).readProposal(batchId)
        : await (await retryImport(() => import('./batch'))).readBatch(config, batchId)
    signatures = status.signatures ?? signatures
    if (status.hash) updateWrite(write, { hash: status.hash })
    if (status.failure) updateWrite(write, { batchFailure: status.failure })
  }

  return {
    signatures: () => signatures,
    ask(write: Write): void {
      if (isAsking || !write.batchId || write.hash || write.batchFailure) return
      isAsking = true
      read(write, write.batchId)
        // It may be temporary.
        .catch(toFailure)
        .finally(() => {
          isAsking = false
        })
    },
  }
}

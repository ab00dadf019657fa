import type { Address } from 'viem'
import { getCode, simulateContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { toFailure } from '@/chain/queries/errors'
import { readState } from '@/chain/queries/stateValues'
import { isSafeApp } from '@/chain/wallet/isSafeApp'
import { askToSwitch } from '@/chain/wallet/walletActions'
import { askWallet, forgetRequest } from '@/chain/wallet/walletRequests'
import type { Failure } from '@/lib/failure'
import { DAY, MINUTE } from '@/lib/time'
import { toEffects } from './effect'
import { followWrite } from './followWrite'
import { contentsOf, isProposed } from './proposedCalls'
import { type Answer, requestTransaction } from './requestWallet'
import { transactionKey, transactionsOf } from './transactionStore'
import type {
  ChainContext,
  ContractCall,
  EndedTransactionState,
  TransactionAction,
  TransactionState,
} from './types'
import {
  forgetWrite,
  isRepeatable,
  openWritesOf,
  storedWrite,
  storeWrite,
  updateWrite,
  type Write,
} from './writes'

/** Seconds that a write may take, if one account signs it. */
const TIME_TO_SIGN = 10 * MINUTE

/** Seconds that several owners may take to sign what has no deadline. */
const TIME_FOR_OWNERS = 7 * DAY

interface Run<variables> extends ChainContext {
  action: TransactionAction<variables>
  variables: variables
  account: Address
  /** Asks the wallet although an earlier write may still come. */
  anyway: boolean
  report: (state: TransactionState, id?: string) => void
}

/** Simulates, sends and follows a write until it ends. Never throws. */
export async function runTransaction<variables>(run: Run<variables>): Promise<EndedTransactionState> {
  const { action, account, anyway, report, config } = run
  /** Takes the state of an earlier write that may still come, and holds this one back. */
  const isHeld = (): boolean => {
    const earlier = anyway ? undefined : openWritesOf(account, action).at(-1)
    if (earlier) report({ phase: 'undecided' }, earlier.id)
    return earlier !== undefined
  }
  let at: 'simulation' | 'signing' = 'signing'
  let calls: readonly ContractCall[] = []
  try {
    if (isHeld()) return { phase: 'undecided' }
    if (getConnection(config).chainId !== chain.id) {
      report({ phase: 'switching' })
      await askToSwitch(config, (request) => report({ phase: 'switching', request }))
    }
    at = 'simulation'
    report({ phase: 'simulating' })
    const { write, ...prepared } = await prepare(run)
    calls = prepared.calls
    if (isProposed(write)) return { phase: 'proposed' }
    await simulate(config, account, calls)
    // Another tab may have asked meanwhile.
    if (isHeld()) return { phase: 'undecided' }
    at = 'signing'
    return await send(run, write, calls)
  } catch (error) {
    const failure = toFailure(error)
    // One that was sent before may have been confirmed, so don't say that nothing was sent.
    if (at === 'signing' && openWritesOf(account, action).length > 0) return { phase: 'undecided' }
    if (failure.kind === 'rejected') return { phase: 'rejected' }
    const isUnexplained = at === 'signing' && failure.kind === 'revertedWithoutReason'
    const explained = isUnexplained ? await explainRevert(() => simulate(config, account, calls)) : failure
    return { phase: 'failed', at, failure: explained }
  }
}

/** Reads what the effect is told by, and the time that the deadline counts from. */
async function prepare<variables>({ config, action, variables, account }: Run<variables>) {
  const { kind, scope, bet, invalidates, closesAt } = action
  const client = config.getClient()
  const changes = action.effect(variables, account)
  const [{ time, values }, code] = await Promise.all([
    readState(client, changes),
    getCode(client, { address: account }),
  ])
  // The newest block may be old.
  const now = headStore.getState().head ? Math.max(chainNow(), time) : time
  // The owners of a contract account may have to sign one after another. An upgraded one (EIP-7702) has one.
  const isProposal = isSafeApp(config)
  const hasOwners = isProposal || (code !== undefined && !code.startsWith('0xef0100'))
  const soon = now + (hasOwners ? TIME_FOR_OWNERS : TIME_TO_SIGN)
  const until = closesAt === undefined ? soon : hasOwners ? closesAt : Math.min(soon, closesAt)
  const calls = action.calls(variables, account, BigInt(until))
  const id = `${Date.now()}.${Math.random()}`
  const write: Write = {
    id,
    // The form stays free while the signers of a Safe take their time.
    scope: isProposal ? id : scope,
    ...{ kind, account, bet, invalidates, isProposal },
    effects: toEffects(changes, values),
    pressedAt: now,
    until,
    hasDeadline: closesAt !== undefined,
    hasOwners,
    contents: isProposal ? contentsOf(calls) : undefined,
  }
  return { write, calls }
}

async function simulate(config: Config, account: Address, calls: readonly ContractCall[]): Promise<void> {
  const [first, ...more] = calls
  if (!first) throw new Error('A transaction calls at least one contract')
  const client = config.getClient()
  if (more.length > 0) await (await import('./batch')).simulateBatch(client, account, calls)
  else await simulateContract(client, { ...first, account })
}

/** Simulates again, because wallets drop the data of a revert that they foresee. */
async function explainRevert(simulate: () => Promise<unknown>): Promise<Failure> {
  const failure = await simulate().then(() => undefined, toFailure)
  const isRevert = failure?.kind === 'contract' || failure?.kind === 'revertedWithoutReason'
  return isRevert ? failure : { kind: 'walletRefused' }
}

/** Asks the wallet, and waits until the chain shows what became of the write. Throws what the wallet refuses it with. */
async function send<variables>(
  run: Run<variables>,
  write: Write,
  calls: readonly ContractCall[],
): Promise<EndedTransactionState> {
  const { config, queryClient, action, account, anyway, report } = run
  const { awaited } = transactionsOf(queryClient)
  const { id } = write
  const ownKey = transactionKey(account, action)
  const requestKey = anyway ? `${ownKey}/${id}` : ownKey
  // Loaded before the wallet may send.
  const batch = calls.length > 1 || write.isProposal ? await import('./batch') : undefined
  let isAsked = false

  async function ask(): Promise<Answer> {
    isAsked = true
    report({ phase: 'signing' }, id)
    transactionsOf(queryClient).asked.add(id)
    // The wallet may send without ever answering this page.
    storeWrite(write)
    followWrite({ config, queryClient }, write)
    try {
      const answer = await (batch ?? { request: requestTransaction }).request(config, account, calls)
      // Of what was forgotten because nobody waits longer, the wallet may have told only now that it is sent.
      if (awaited.has(id) && !storedWrite(write)) {
        storeWrite({ ...write, until: Math.max(write.until, chainNow() + TIME_TO_SIGN) })
        followWrite({ config, queryClient }, write)
      }
      const { outcome } = storedWrite(write) ?? {}
      // The user stopped waiting for it, which counts as a refusal.
      const isStopped = outcome?.phase === 'failed' && outcome.isRefusal
      updateWrite(write, { ...answer, ...(isStopped && { outcome: undefined }) })
      return answer
    } catch (error) {
      refuse(write, toFailure(error))
      throw error
    } finally {
      transactionsOf(queryClient).asked.delete(id)
    }
  }

  report({ phase: 'signing' })
  try {
    const ended = new Promise<EndedTransactionState>((resolve) => awaited.set(id, resolve))
    const asking = askWallet(requestKey, ask, (request) => report({ phase: 'signing', request }))
    const first = await Promise.race([asking, ended])
    if ('phase' in first) {
      // The chain told first, and the wallet may never answer.
      forgetRequest(requestKey)
      return first
    }
    if (first.unclear && batch) await batch.stopBatching(config, queryClient)
    if (first.unclear) return unclearState(write, first.unclear)
    if (write.isProposal) return { phase: 'proposed' }
    report({ phase: 'pending', hash: first.hash })
    return await ended
  } catch (error) {
    const failure = toFailure(error)
    // The user stopped waiting for the wallet, and may still confirm.
    const hasStopped = isAsked && transactionsOf(queryClient).asked.has(id)
    if (hasStopped) return unclearState(write, failure)
    if (!batch?.isBatchRefusal(error)) throw error
    await batch.stopBatching(config, queryClient)
    return { phase: 'failed', at: 'signing', failure: { kind: 'batchRefused' } }
  } finally {
    awaited.delete(id)
  }
}

/** Holds the form while the contract could take the write a second time, and frees it otherwise. */
function unclearState(write: Write, failure: Failure): EndedTransactionState {
  if (isRepeatable(write)) return { phase: 'undecided' }
  updateWrite(write, { outcome: { phase: 'failed', at: write.pressedAt, failure, isRefusal: true } })
  return { phase: 'failed', at: 'signing', failure }
}

/** Frees the form. A bet that comes all the same until its deadline is told. */
function refuse(write: Write, failure: Failure): void {
  if (write.hasDeadline)
    updateWrite(write, { outcome: { phase: 'failed', at: write.pressedAt, failure, isRefusal: true } })
  else forgetWrite(write)
}

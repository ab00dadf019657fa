import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { storage } from '@/lib/storage'
import { type OpenPrompt, openPromptsOf } from './pendingTransactions'
import { transactionKey } from './transactionStore'
import type { TransactionAction } from './types'

type Target = Pick<TransactionAction<never>, 'kind' | 'scope'>

/** The IDs of the prompts whose answers this page waits for. */
export const ownPrompts = new Set<string>()

/** Returns the prompt of a write that another page opened, or this one before its reload, and that may still be open. */
export function earlierPromptOf(account: Address, target: Target): OpenPrompt | undefined {
  const key = transactionKey(account, target)
  return openPromptsOf(account).find(
    (prompt) => transactionKey(account, prompt) === key && !ownPrompts.has(prompt.promptId),
  )
}

/** Returns the connected account's earlier prompt, see `earlierPromptOf`. */
export function useEarlierPrompt(target: Target): OpenPrompt | undefined {
  const { address: account } = useConnection()
  const find = () => account && earlierPromptOf(account, target)
  useSyncExternalStore(
    storage.subscribe,
    () => find()?.promptId,
    () => undefined,
  )
  return find()
}

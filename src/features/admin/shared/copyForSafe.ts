import { chain } from '@/chain/config/config'
import { safeFile } from '@/chain/transactions/safeFile'
import type { ContractCall } from '@/chain/transactions/types'
import { showToast } from '@/ui/toast'
import { addSafeAct, type SafeAct } from './safeActs'

export function fileOf(acts: readonly SafeAct[]): string {
  return safeFile(
    acts.flatMap(({ calls }) => calls),
    chain.id,
    Date.now(),
  )
}

/** Adds an act to those for the Safe and copies the file with all of them. */
export async function copyForSafe(
  title: string,
  calls: readonly ContractCall[],
  messages: { copied: (count: number) => string; added: (count: number) => string },
): Promise<void> {
  const acts = addSafeAct(title, calls)
  try {
    // `clipboard` is missing without https.
    await navigator.clipboard.writeText(fileOf(acts))
    showToast({ id: 'safe', tone: 'success', text: messages.copied(acts.length) })
  } catch {
    showToast({ id: 'safe', tone: 'info', text: messages.added(acts.length) })
  }
}

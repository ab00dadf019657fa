import type { Address, Client } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { pause } from '@/lib/pause'
import { ownPrompts } from './openPrompts'
import {
  forgetPending,
  isSentHere,
  type OpenPrompt,
  openPromptsOf,
  rememberPending,
} from './pendingTransactions'
import { findTransaction, isSameRequest } from './receipts'

/** Seconds by the chain's clock after which nobody answers a prompt any more: 1 hour. */
const FORGET_AFTER = 60 * 60

/** Finds the transactions of open prompts on the chain, also if the wallet can no longer tell the page. Never throws. */
export async function watchPrompts(config: Config, account: Address, isActive: () => boolean): Promise<void> {
  const client = config.getClient({ chainId: chain.id })
  while (isActive()) {
    const prompts = openPromptsOf(chain.id, account)
    if (prompts.length === 0) return
    for (const prompt of prompts) {
      // The RPC may be unreachable.
      await findAnswer(client, prompt).catch(() => undefined)
    }
    await pause(client.pollingInterval)
  }
}

async function findAnswer(client: Client, prompt: OpenPrompt): Promise<void> {
  const { request, account, promptId } = prompt
  if (chainNow() - prompt.sentAt > FORGET_AFTER && !ownPrompts.has(promptId)) forgetPending(chain.id, prompt)
  if (request?.nonce === undefined) return
  const sentAtBlock = String(headStore.getState().head?.number ?? prompt.sentAtBlock)
  const count = await getTransactionCount(client, { address: account })
  // Wallets give out the nonce when the user confirms, so other transactions may come first.
  for (let { nonce } = request; nonce < count; nonce++) {
    const found = await findTransaction(client, account, nonce, BigInt(prompt.sentAtBlock))
    // A lagging node may not have that block yet.
    if (!found) return
    // Meanwhile the wallet or another tab may have answered.
    if (!isOpen(prompt)) return
    if (isSameRequest(found, request) && !isSentHere(found.hash)) {
      const { request: _, ...write } = prompt
      rememberPending(chain.id, {
        ...write,
        sent: { ...request, nonce, hash: found.hash },
        sentAt: chainNow(),
      })
      forgetPending(chain.id, prompt)
      return
    }
  }
  // Searches each nonce once.
  if (count > request.nonce && isOpen(prompt))
    rememberPending(chain.id, { ...prompt, request: { ...request, nonce: count }, sentAtBlock })
}

function isOpen({ account, promptId }: OpenPrompt): boolean {
  return openPromptsOf(chain.id, account).some((open) => open.promptId === promptId)
}

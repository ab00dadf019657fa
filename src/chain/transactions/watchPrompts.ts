import { type Address, type Client, isAddressEqual, type Transaction } from 'viem'
import { getCode, getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import { chainNow } from '@/chain/network/clock'
import { headStore } from '@/chain/network/head'
import { pause } from '@/lib/pause'
import {
  forgetPending,
  isKnown,
  isUnanswered,
  type OpenPrompt,
  openPromptsOf,
  ownPrompts,
  rememberPending,
} from './pendingTransactions'
import { findTransaction, isSameRequest } from './receipts'
import { findUserOperations } from './userOperations'

/** Seconds by the chain's clock after which a prompt counts as abandoned: 1 hour. */
const FORGET_AFTER = 60 * 60

/** Polls at most this many times slower after failures: a node without history can't find some transactions. */
const SLOWEST = 16

/** Finds the transactions of open prompts on the chain, also if the wallet can no longer tell the page. Never throws. */
export async function watchPrompts(config: Config, account: Address, isActive: () => boolean): Promise<void> {
  const client = config.getClient()
  let slowdown = 1
  let sender: Sender | undefined
  while (isActive()) {
    const prompts = openPromptsOf(account)
    if (prompts.length === 0) return
    let hasFailed = false
    const fail = () => {
      hasFailed = true
      return undefined
    }
    sender = await readSender(client, account, sender).catch(fail)
    for (const prompt of prompts) {
      if (sender) await findAnswer(client, prompt, sender.nonce).catch(fail)
      if (sender?.isSmart) await findUserOperation(client, prompt).catch(fail)
      if (isExpired(prompt)) forgetPending(prompt)
    }
    slowdown = hasFailed ? Math.min(slowdown * 2, SLOWEST) : 1
    await pause(client.pollingInterval * slowdown)
  }
}

interface Sender {
  nonce: number
  isSmart: boolean
}

/** Reads an account's code only if its nonce differs from the last one: a deployment and EIP-7702 change both. */
async function readSender(client: Client, address: Address, last: Sender | undefined): Promise<Sender> {
  const nonce = await getTransactionCount(client, { address })
  if (nonce === last?.nonce) return last
  return { nonce, isSmart: (await getCode(client, { address })) !== undefined }
}

function isExpired({ sentAt, promptId }: OpenPrompt): boolean {
  // Until the first block, `chainNow` is the computer's clock. A chain that was set up anew may be behind `sentAt`.
  const isOld = headStore.getState().head && Math.abs(chainNow() - sentAt) > FORGET_AFTER
  return isOld === true && !ownPrompts.has(promptId)
}

async function findAnswer(client: Client, prompt: OpenPrompt, count: number): Promise<void> {
  const { request, account } = prompt
  if (request?.nonce === undefined) return
  // Wallets give out the nonce when the user confirms, so other transactions may come first.
  for (let { nonce } = request; nonce < count; nonce++) {
    const found = await findTransaction(client, account, nonce, BigInt(prompt.sentAtBlock))
    // A lagging node may not have that block yet.
    if (!found) return
    // Meanwhile the wallet or another tab may have answered.
    if (!isUnanswered(prompt)) return
    if (!isKnown(found.hash)) answerSender(account, found)
  }
  // Searches each nonce once.
  if (count > request.nonce && isUnanswered(prompt))
    rememberPending({ ...prompt, request: { ...request, nonce: count } })
}

/** A bundler sends the transactions of a smart account, whose nonce doesn't count them. */
async function findUserOperation(client: Client, prompt: OpenPrompt): Promise<void> {
  const { account } = prompt
  if (!prompt.request) return
  for (const found of await findUserOperations(client, prompt))
    if (isUnanswered(prompt) && !isKnown(found.hash)) answerSender(account, found)
}

/** Turns the oldest prompt that may have sent a mined transaction into that transaction. Equal ones can't be told apart. */
function answerSender(account: Address, found: Transaction): void {
  const { hash, from, to, input: data, value } = found
  const nonce = isAddressEqual(from, account) ? found.nonce : undefined
  for (const prompt of openPromptsOf(account)) {
    const { request, isBatch, ...write } = prompt
    if (request?.nonce === undefined || (nonce !== undefined && request.nonce > nonce) || !to) continue
    // A bundler sends the request within its data, and so does an account that EIP-7702 upgraded, which calls itself.
    const isWrapped = nonce === undefined || (isBatch && isAddressEqual(from, to))
    if (!isSameRequest(found, request) && !(isWrapped && data.includes(request.data.slice(2)))) continue
    const sent = { hash, to, data, value: String(value), nonce }
    rememberPending({ ...write, sent, sentAt: chainNow() })
    forgetPending(prompt)
    return
  }
}

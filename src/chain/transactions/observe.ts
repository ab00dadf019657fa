import {
  type Client,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  numberToHex,
  type TransactionReceipt,
} from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'
import { chainNow } from '@/chain/network/clock'
import { isSameValue, readState } from '@/chain/queries/stateValues'
import { type Effect, growthFor, hasChanged } from './effect'
import type { Observation } from './outcome'
import { receiptOf, transactionOf } from './receipts'
import { storedWrites, updateWrite, type Write } from './writes'

export interface Observed extends Observation {
  values: readonly (Hex | null)[]
  mined: TransactionReceipt | undefined
}

/** Seconds. Nodes keep the state of some minutes. */
const PRUNED_AFTER = 120

/** Looks at what the chain shows of a write. Throws if the RPC is unreachable. */
export async function observe(client: Client, write: Write): Promise<Observed> {
  const { hash, effects } = write
  // First, so that the state has every block before it.
  const next = chainNow() > write.until ? await readNext(client) : undefined
  const [{ time: newestTime, values }, mined] = await Promise.all([
    readState(client, effects, next?.parentNumber),
    hash && receiptOf(client, hash),
  ])
  const time = Math.max(newestTime, next?.time ?? 0)
  const effect = await effectIn(client, write, values)
  const seen = { time, values, effect, mined: mined || undefined, isKnown: false }
  if (mined) {
    const isSuccess = mined.status === 'success'
    // A node may no longer have the state of an old block. A stake never shrinks, other values may have changed since.
    const isPruned = time - write.pressedAt > PRUNED_AFTER
    // A call of the contract itself that succeeds has its effect, although another transaction may have undone it.
    const isDirect = effects.some(({ to }) => mined.to && isAddressEqual(to, mined.to))
    const isRead = effect === 'seen' || !isSuccess || isPruned || isDirect
    const then = isRead ? values : (await readState(client, effects, mined.blockNumber)).values
    const hasEffect = effects.every((effect, index) => hasChanged(effect, then[index]))
    return {
      ...seen,
      values: then,
      receipt: { isSuccess, hasEffect: hasEffect || isDirect || (isPruned && !write.hasDeadline) },
    }
  }
  const transaction = hash && (await transactionOf(client, hash))
  const isOwn = transaction && isAddressEqual(transaction.from, write.account)
  const nonce = isOwn ? transaction.nonce : write.nonce
  const unmined = { ...seen, isKnown: transaction !== undefined }
  if (nonce === undefined) return unmined
  if (nonce !== write.nonce) updateWrite(write, { nonce })
  const count = await getTransactionCount(client, { address: write.account })
  if (count <= nonce) return { ...unmined, nonce: 'unused' }
  // Its receipt may have come meanwhile, for the next look.
  if (hash && (await receiptOf(client, hash))) return { ...unmined, nonce: 'unused' }
  if (effect === 'seen') return unmined
  // Both at the same block: one node's nonce and another one's state could be of different ones.
  const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
  const [at, countThen] = await Promise.all([
    readState(client, effects, blockNumber),
    getTransactionCount(client, { address: write.account, blockNumber }),
  ])
  const then = await effectIn(client, write, at.values)
  return {
    ...unmined,
    values: at.values,
    effect: then,
    nonce: countThen > nonce && then === 'absent' ? 'past' : undefined,
  }
}

/** Reads the block that the node would make now, because a quiet chain makes none until somebody writes. */
async function readNext(client: Client) {
  const next = await getBlock(client, { blockTag: 'pending' }).catch(() => undefined)
  if (!next) return undefined
  // State of this very block: a node that lags behind the one that told the time doesn't have it, and throws.
  const { number: parentNumber } = await getBlock(client, { blockHash: next.parentHash })
  return { time: Number(next.timestamp), parentNumber }
}

async function effectIn(
  client: Client,
  write: Write,
  values: readonly (Hex | null)[],
): Promise<Observation['effect']> {
  const { effects } = write
  if (effects.length === 0) return 'unknown'
  if (!effects.every((effect, index) => hasChanged(effect, values[index]))) return 'absent'
  const index = effects.findIndex(({ by }) => by !== undefined)
  const effect = effects[index]
  if (!effect) return 'seen'
  const growers = await growersOf(client, write, effect)
  const self = growers.find(({ id }) => id === write.id)
  return self ? growthFor(self, growers, values[index] ?? '0x0') : 'absent'
}

const hasFailed = ({ outcome }: Write) => outcome?.phase === 'failed'

/** Returns the account's writes that make the same value grow, oldest first, those that are thought to have failed last. */
async function growersOf(client: Client, write: Write, grown: Effect) {
  const stored = storedWrites(write.account)
  const byLikelihood = [...stored.filter((other) => !hasFailed(other)), ...stored.filter(hasFailed)]
  const growers = byLikelihood.flatMap(({ id, effects, outcome, hash }) => {
    const index = effects.findIndex((effect) => effect.by !== undefined && isSameValue(effect, grown))
    const effect = effects[index]
    const seenAt = outcome?.phase === 'confirmed' ? outcome.values[index] : undefined
    return effect ? { id, effect, hash, seenAt: seenAt ?? undefined } : []
  })
  return Promise.all(
    growers.map(async (grower) => {
      const { id, effect, hash, seenAt } = grower
      // A confirmed one is looked at once more.
      if (id === write.id) return { ...grower, seenAt: undefined }
      if (seenAt || !hash) return grower
      // Its growth is its own, although nothing has recorded it yet.
      const isMined = (await receiptOf(client, hash))?.status === 'success'
      const after = hexToBigInt(effect.before ?? '0x0') + (effect.by ?? 0n)
      return isMined ? { ...grower, seenAt: numberToHex(after) } : grower
    }),
  )
}

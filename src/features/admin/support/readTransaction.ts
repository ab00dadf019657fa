import { type Address, getAddress, type Hash, isAddressEqual, parseEventLogs } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { deployment, loggingContracts } from '@/chain/config/config'
import { lensContract } from '@/chain/queries/contracts'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { receiptOf, revertReason, transactionOf } from '@/chain/transactions/receipts'
import { type Bet, toBet } from '@/domain/bet/bet'
import type { Failure } from '@/lib/failure'

/** A bettor's position that a transaction added to or paid. */
export interface AccountBet {
  account: Address
  bet: Bet
}

export type TransactionEffect =
  /** Unknown to the RPC. */
  | { kind: 'unknown' }
  | { kind: 'pending'; from: Address }
  | { kind: 'failed'; from: Address; failure: Failure }
  /** Touched none of our contracts. */
  | { kind: 'foreign'; from: Address; to: Address | null }
  /** Without bets: an approval, a tournament entry or an operator's action. */
  | { kind: 'other'; from: Address }
  /** Amounts in wei. */
  | { kind: 'bets'; from: Address; placed: bigint; paid: bigint; bets: readonly AccountBet[] }

/** Reads a transaction and the positions that it touched, from its receipt and the lens. */
export async function readTransaction(config: Config, hash: Hash): Promise<TransactionEffect> {
  const client = config.getClient()
  const receipt = await receiptOf(client, hash)
  if (!receipt) {
    const pending = await transactionOf(client, hash)
    return pending ? { kind: 'pending', from: getAddress(pending.from) } : { kind: 'unknown' }
  }
  const { to } = receipt
  const from = getAddress(receipt.from)
  if (receipt.status === 'reverted')
    return { kind: 'failed', from, failure: await revertReason(client, receipt) }

  const isOurs = (address: Address) =>
    [...loggingContracts, deployment.weth].some((contract) => isAddressEqual(contract, address))
  // Other contracts may log events of the same name.
  const logs = receipt.logs.filter(({ address }) => isAddressEqual(address, deployment.bettingPool))
  const placed = parseEventLogs({ abi: bettingPoolAbi, eventName: 'BetPlaced', logs }).map(({ args }) => args)
  const claimed = parseEventLogs({ abi: bettingPoolAbi, eventName: 'WinningsClaimed', logs }).map(
    ({ args }) => args,
  )
  if (placed.length + claimed.length > 0) {
    const bets = await readBets(config, [...placed, ...claimed])
    return { kind: 'bets', from, placed: sum(placed), paid: sum(claimed), bets }
  }
  const isOther = (to && isOurs(to)) || receipt.logs.some(({ address }) => isOurs(address))
  return isOther ? { kind: 'other', from } : { kind: 'foreign', from, to }
}

const sum = (events: readonly { amount: bigint }[]) =>
  events.reduce((total, { amount }) => total + amount, 0n)

async function readBets(
  config: Config,
  events: readonly { user: Address; matchId: bigint }[],
): Promise<AccountBet[]> {
  const unique = new Map(events.map(({ user, matchId }) => [`${user} ${matchId}`, { user, matchId }]))
  const bets = [...unique.values()].map(async ({ user: account, matchId }) => {
    const [[raw]] = await readContract(config, {
      ...lensContract,
      functionName: 'getUserBets',
      args: [account, matchId, 1n],
    })
    return raw ? [{ account, bet: toBet(raw) }] : []
  })
  return (await Promise.all(bets)).flat()
}

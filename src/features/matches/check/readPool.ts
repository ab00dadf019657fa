import { type Address, type Hex, hexToBigInt, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import type { Block } from '@/chain/network/head'
import { bettingPoolContract, lensContract, wethContract } from '@/chain/queries/contracts'
import { readAllPages } from '@/chain/queries/pages'
import { readByGas } from '@/chain/queries/readByGas'
import { ignoreRevert, readPositions } from '@/domain/ledger/readLedger'
import { sameAddress } from '@/lib/addresses'
import {
  betSlot,
  bettorSlot,
  CHALLENGE,
  matchSlot,
  poolSlot,
  type StoredBettor,
  type StoredMatch,
  type StoredPosition,
  slotAfter,
  unpackAmount,
  unpackBettor,
  unpackMatch,
  unpackNewestBettor,
  unpackStoredPosition,
} from './poolStorage'

/** The whole pool in one block, from its own storage. */
export type StoredPool = Awaited<ReturnType<typeof readPool>>

interface Reading {
  config: Config
  blockNumber: bigint
  /** Hears of each page: how many of all bets are read. */
  onProgress?: ((read: number, all: number) => void) | undefined
}

const BETTORS_PER_CALL = 2_000n

/** A slot costs 3,000. More, because public nodes limit the size of a request before its gas. */
const SLOT_GAS = 8_000

/**
 * Reads all bettors, all bets and the matches bet on. The lens names bettors and bets, because a linked list takes a request
 * for each link; the pool's own storage then proves that the names are right and complete.
 * @param matchId is read even if nobody bet on it
 * @throws the node's error if it refuses a page
 */
export async function readPool(
  config: Config,
  block: Block,
  matchId: bigint,
  onProgress?: Reading['onProgress'],
) {
  const reading = { config, blockNumber: block.number, onProgress }
  const slots = [poolSlot('NEWEST'), poolSlot('TREASURY'), poolSlot('BONDS')]
  const challenge = slotAfter(matchSlot(matchId), CHALLENGE)
  // A lens that reverts isn't the pool's, and names nobody.
  const [accounts = [], [newest = 0n, treasury = 0n, bonds = 0n, challenged], balance] = await Promise.all([
    readAccounts(reading).catch(ignoreRevert),
    readSlots(reading, [...slots, challenge], (slot) => [slot]),
    readContract(config, {
      ...wethContract,
      functionName: 'balanceOf',
      args: [deployment.bettingPool],
      blockNumber: block.number,
    }),
  ])
  const links = (await readSlots(reading, accounts, (account) => [bettorSlot(account)])).map(unpackBettor)
  const bettors = await readBettors(reading, accounts, links)
  const ids = [...new Set([matchId, ...bettors.flatMap(({ bets }) => bets.map((bet) => bet.matchId))])]
  return {
    block,
    /** The pool's WETH, in wei. */
    balance,
    /** Fees that the owner can withdraw, in wei. */
    accruedFees: unpackAmount(treasury),
    /** Bonds of challenges, in wei. */
    bonds: unpackAmount(bonds),
    /** Somebody challenged the checked match: the pool keeps the last challenge. */
    wasChallenged: challenged !== 0n,
    /** Newest first, as their bets. */
    bettors,
    /** The lens told each bettor and each bet that the storage links, and no other. */
    isComplete:
      areLinked(unpackNewestBettor(newest), accounts, links) &&
      bettors.every(({ bets }, index) => areBetsLinked(bets, links[index])),
    matches: await readMatches(reading, ids),
  }
}

const readAccounts = ({ config, blockNumber }: Reading) =>
  readAllPages<Address, Address>(
    (cursor) =>
      readContract(config, {
        ...lensContract,
        functionName: 'getBettors',
        args: [cursor, BETTORS_PER_CALL],
        blockNumber,
      }),
    zeroAddress,
  )

async function readBettors(reading: Reading, accounts: readonly Address[], links: readonly StoredBettor[]) {
  const spans = accounts.map((account, index) => ({ account, cursor: 0n, count: links[index]?.bets ?? 0 }))
  const all = spans.reduce((sum, { count }) => sum + count, 0)
  reading.onProgress?.(0, all)
  const told = (await readPositions({ ...reading, withClaims: false }, spans).catch(ignoreRevert)) ?? []
  // A page can begin with the last bet of the one before.
  const named = new Map(told.map((position) => [`${position.matchId} ${position.account}`, position]))
  const positions = [...named.values()]
  const matchIds = new Set(positions.map(({ matchId }) => matchId))
  const matchSlots = new Map([...matchIds].map((id) => [id, matchSlot(id)]))
  let read = 0
  const words = await readSlots(
    reading,
    positions,
    ({ matchId, account }) => [betSlot(matchSlots.get(matchId) ?? '0x', account)],
    ({ length }) => {
      read += length
      reading.onProgress?.(read, all)
    },
  )
  const bets = new Map<Address, StoredPosition[]>(accounts.map((account) => [account, []]))
  for (const [index, { matchId, account }] of positions.entries())
    bets.get(account)?.push(unpackStoredPosition(matchId, account, words[index] ?? 0n))
  return accounts.map((account) => ({ account, bets: bets.get(account) ?? [] }))
}

async function readMatches(reading: Reading, ids: readonly bigint[]): Promise<Map<bigint, StoredMatch>> {
  const words = await readSlots(reading, ids, (id) => {
    const slot = matchSlot(id)
    return [slot, slotAfter(slot, 1)]
  })
  return new Map(
    ids.map((id, index) => [id, unpackMatch(words[2 * index] ?? 0n, words[2 * index + 1] ?? 0n)]),
  )
}

/** Returns all bets on a match. */
export function positionsOf({ bettors }: StoredPool, id: bigint): StoredPosition[] {
  return bettors.flatMap(({ bets }) => bets.filter(({ matchId }) => matchId === id))
}

export const matchOf = ({ matches }: StoredPool, id: bigint) => matches.get(id) ?? unpackMatch(0n, 0n)

/** Reads the slots of each item. @param onPage hears of each page of items that is read */
function readSlots<Item>(
  { config, blockNumber }: Reading,
  items: readonly Item[],
  slotsOf: (item: Item) => readonly Hex[],
  onPage?: (page: readonly Item[]) => void,
): Promise<bigint[]> {
  return readByGas(
    items,
    () => SLOT_GAS,
    async (page) => {
      const args = [page.flatMap(slotsOf)] as const
      const words = await readContract(config, {
        ...bettingPoolContract,
        functionName: 'extsload',
        args,
        blockNumber,
      })
      onPage?.(page)
      return words.map((word) => hexToBigInt(word))
    },
  )
}

function areLinked(newest: Address, accounts: readonly Address[], links: readonly StoredBettor[]): boolean {
  const chain = [newest, ...links.map(({ previousBettor }) => previousBettor)]
  return chain.every((account, index) => sameAddress(account, accounts[index] ?? zeroAddress))
}

function areBetsLinked(bets: readonly StoredPosition[], link: StoredBettor | undefined): boolean {
  const chain = [link?.newestMatchId, ...bets.map(({ previousMatchId }) => previousMatchId)]
  return chain.every((matchId, index) => matchId === (bets[index]?.matchId ?? 0n))
}

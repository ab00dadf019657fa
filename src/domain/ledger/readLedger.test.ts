import { custom, decodeFunctionData, getAbiItem, getAddress, type Hex, multicall3Abi, parseEther } from 'viem'
import { getContractEvents } from 'viem/actions'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { local } from '@/chain/config/chains'
import { bettingPoolContract, lensContract } from '@/chain/queries/contracts'
import { bettingPoolAbi } from '@/chain/queries/generated'
import type { Side } from '@/domain/match/match'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { hour, minute } from '@/testing/time'
import { TestWallet } from '@/testing/wallet'
import { isConsistent, type Ledger, type Position, payoutOf } from './ledger'
import { readLedger } from './readLedger'

const testChain = setUpTestChain()

const aggregate3 = getAbiItem({ abi: multicall3Abi, name: 'aggregate3' })

/** A node that counts calls and may refuse or change some. */
function nodeWith(answer?: (params: readonly unknown[], node: TestWallet) => unknown) {
  const node = new TestWallet(testChain().url, testChain().accounts.bettor)
  let calls = 0
  node.answer('eth_call', async (params) => {
    calls++
    return answer ? answer(params, node) : node.ask('eth_call', params)
  })
  const config = createConfig({ chains: [local], transports: { [local.id]: custom(node.provider) } })
  return { config, calls: () => calls }
}

const read = (known?: Ledger, withClaims = true) => readLedger(testChain().config, known, { withClaims })

const sorted = (positions: readonly Position[]) =>
  positions.toSorted((one, other) =>
    `${one.matchId} ${one.account}` < `${other.matchId} ${other.account}` ? -1 : 1,
  )

const positionsOf = (ledger: Ledger) => sorted([...ledger.positions.values()].flat())

/** Computes all positions from the pool's events. */
async function replay(): Promise<readonly Position[]> {
  const positions = new Map<string, Position>()
  const logs = await getContractEvents(testChain().client, {
    address: bettingPoolContract.address,
    abi: bettingPoolAbi,
    fromBlock: 0n,
    strict: true,
  })
  for (const log of logs) {
    if (log.eventName === 'BetPlaced') {
      const { matchId, user, amount, prediction, isLive } = log.args
      const key = `${matchId} ${user}`
      const stakes = { ...(positions.get(key)?.stakes ?? { early: 0n, live: 0n }) }
      stakes[isLive ? 'live' : 'early'] += amount
      const side: Side = prediction === 1 ? 1 : 2
      positions.set(key, { account: getAddress(user), matchId, side, stakes, claimed: false })
    } else if (log.eventName === 'WinningsClaimed') {
      const position = positions.get(`${log.args.matchId} ${log.args.user}`)
      if (position) position.claimed = true
    }
  }
  return sorted([...positions.values()])
}

/** Asserts that the ledger equals a replay of the logs, and its payouts those of the contract. */
async function expectReplayed(ledger: Ledger) {
  expect(positionsOf(ledger)).toEqual(await replay())
  expect(isConsistent(ledger)).toBe(true)
  for (const { account } of ledger.bettors) {
    const args = [account, 0n, 1_000n] as const
    const [bets] = await readContract(testChain().config, {
      ...lensContract,
      functionName: 'getUserBets',
      args,
    })
    for (const { matchInfo, payout } of bets) {
      const match = ledger.matches.get(matchInfo.id)
      const position = ledger.positions.get(matchInfo.id)?.find((held) => held.account === account)
      if (match?.hasResult && position) expect(payoutOf(match, position).payout).toBe(payout)
    }
  }
}

/** Plays matches with early, live and unmatched stakes, a void, a challenge and claims. */
async function playSeason() {
  const chain = testChain()
  const { bettor, rival, second } = chain.accounts
  const [won, lopsided, voided, challenged, open] = [
    await chain.createMatch(),
    await chain.createMatch(),
    await chain.createMatch(),
    await chain.createMatch(),
    await chain.createMatch({ endsIn: 90 * 24 * hour }),
  ]
  await chain.bet(won, { by: bettor, side: 1, amount: parseEther('1') + 1n })
  await chain.bet(won, { by: second, side: 1, amount: '0.333333333333333333' })
  await chain.bet(won, { by: rival, side: 2, amount: parseEther('1.7') + 7n })
  await chain.bet(lopsided, { by: bettor, side: 1, amount: '0.01' })
  await chain.bet(lopsided, { by: rival, side: 2, amount: '2' })
  for (const matchId of [voided, challenged, open]) await chain.betOnBothSides(matchId)
  await chain.pass(hour + minute)
  await chain.bet(lopsided, { by: second, side: 1, amount: parseEther('0.3') + 7n })
  await chain.bet(lopsided, { by: rival, side: 2, amount: '0.7' })
  await chain.voidMatch(voided)
  await chain.pass(2 * hour)
  for (const matchId of [won, lopsided, challenged]) await chain.finalize(matchId, 1)
  await chain.fundAndChallenge(challenged, { by: second, outcome: 'A' })
  await chain.pass(13 * hour)
  await chain.claim(won, bettor)
  await chain.claim(lopsided, rival)
  return { won, lopsided, voided, challenged, open }
}

test('equals a replay of the logs, to the wei', async () => {
  await playSeason()
  await expectReplayed(await read())
})

test('reads a long history page by page', async () => {
  await playSeason()
  await expectReplayed(
    await readLedger(testChain().config, undefined, { withClaims: false, mostPositions: 2 }),
  )
})

test('reads an empty pool', async () => {
  expect(await read()).toMatchObject({ bettors: [], matches: new Map(), positions: new Map() })
})

test('knows the bettors’ matches and reputation, newest first', async () => {
  const chain = testChain()
  const { bettor, rival } = chain.accounts
  await chain.register(rival, bettor)
  await chain.betOnBothSides(await chain.createMatch())
  const { bettors } = await read()
  expect(bettors).toEqual(
    expect.arrayContaining([
      { account: bettor, bets: 1, reputation: 11 },
      { account: rival, bets: 1, reputation: 6 },
    ]),
  )
})

test('updates what has changed, and equals a fresh read', async () => {
  const chain = testChain()
  const { bettor, second } = chain.accounts
  const { won, open, challenged } = await playSeason()
  const known = await read()
  await chain.bet(open, { by: bettor, side: 1, amount: '0.5' })
  await chain.rule(challenged, 'B')
  await chain.claim(won, second)
  await chain.createMatch({ teamA: { rival: '0.25' } })
  const updated = await read(known)
  await expectReplayed(updated)
  const fresh = await read()
  expect(updated.matches).toEqual(fresh.matches)
  expect(updated.bettors).toEqual(fresh.bettors)
})

test('leaves claims as they were unless asked for', async () => {
  const { won } = await playSeason()
  const known = await read()
  const { second } = testChain().accounts
  await testChain().claim(won, second)
  const isClaimed = (ledger: Ledger) =>
    ledger.positions.get(won)?.find(({ account }) => account === second)?.claimed
  expect(isClaimed(await read(known, false))).toBe(false)
  expect(isClaimed(await read(known, true))).toBe(true)
})

test('reads no settled match or position again', async () => {
  const chain = testChain()
  for (let i = 0; i < 5; i++) await chain.betOnBothSides(await chain.createMatch())
  await chain.settle(1, 1n, 2n, 3n, 4n, 5n)
  const node = nodeWith()
  const known = await readLedger(node.config, undefined, { withClaims: false })
  const first = node.calls()
  await readLedger(node.config, known, { withClaims: false })
  // The figures of the pool with the newest settled match, which identifies the chain; and the bettors.
  expect(node.calls() - first).toBe(2)
})

test('reports its progress up to all matches and positions', async () => {
  await playSeason()
  const steps: [read: number, all: number][] = []
  const onProgress = (...step: [number, number]) => steps.push(step)
  const ledger = await readLedger(testChain().config, undefined, { withClaims: false, onProgress })
  const all = ledger.matches.size + positionsOf(ledger).length
  expect(steps[0]).toEqual([0, all])
  expect(steps.at(-1)).toEqual([all, all])
})

test('starts over on another chain', async () => {
  const { client } = testChain()
  const start = await client.snapshot()
  await playSeason()
  const known = await read()
  await client.revert({ id: start })
  await client.mine({ blocks: 5, interval: 60 })
  await playSeason()
  const ledger = await read(known)
  expect(ledger.matches.get(1n)?.createdAt).not.toBe(known.matches.get(1n)?.createdAt)
  await expectReplayed(ledger)
})

test('starts over when a reorg has removed a position', async () => {
  const chain = testChain()
  const match = await chain.createMatch({ teamA: { bettor: '1' } })
  const before = await chain.client.snapshot()
  await chain.bet(match, { by: chain.accounts.rival, side: 2, amount: '1' })
  const known = await read()
  await chain.client.revert({ id: before })
  await chain.bet(match, { by: chain.accounts.second, side: 2, amount: '1' })
  await expectReplayed(await read(known))
})

// A contract that calls another with too little gas reverts without a reason.
test.each(['out of gas', 'MemoryOOG', 'execution reverted'])('asks for less on "%s"', async (message) => {
  await playSeason()
  const isLarge = (data: Hex) => {
    const [calls] = decodeFunctionData({ abi: [aggregate3], data }).args
    return calls.some(({ callData }) => callData.length > 2 + 8 + 64 * 12)
  }
  let refused = 0
  const node = nodeWith((params, wallet) => {
    const [{ data }] = params as unknown as [{ data: Hex }]
    if (isLarge(data)) {
      refused++
      throw Object.assign(new Error(message), { code: -32_000 })
    }
    return wallet.ask('eth_call', params)
  })
  await expectReplayed(await readLedger(node.config, undefined, { withClaims: true }))
  expect(refused).toBeGreaterThan(0)
})

test('fails when the node refuses even one item', async () => {
  await playSeason()
  const node = nodeWith(() => {
    throw Object.assign(new Error('out of gas'), { code: -32_000 })
  })
  await expect(readLedger(node.config, undefined, { withClaims: false })).rejects.toThrow(/out of gas/)
})

// Reads and acts as the page does, on the real contracts.

import { text } from 'node:stream/consumers'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  parseEther,
  zeroAddress,
  zeroHash,
} from 'viem'
import { estimateGas } from 'viem/actions'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { lensAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/types'
import type { RawUserBet } from '@/domain/bet/bet'
import { aRawMatch } from '@/domain/match/match.fixture'
import { chunksOf } from '@/lib/chunksOf'
import { accounts } from '@/testing/accounts'
import { startServer } from '@/testing/httpServer'
import { appointReality } from '@/testing/reality'
import { startRpcProxy } from '@/testing/rpcProxy'
import { setUpTestChain } from '@/testing/setUpTestChain'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { MAINNET, TestWallet } from '@/testing/wallet'
import type { Action } from './actions'
import { readBets } from './bets'
import { readMatches } from './matches'
import { connectRpc, FalseAnswerError, OtherChainError, readAll, readNow } from './rpc'
import { readTournaments } from './tournaments'
import { sendCall } from './wallet'

const getChain = setUpTestChain()
const { bettor, rival, second } = accounts

/** Reads all that the page shows. */
async function findingsOf(account: Address, url = getChain().url) {
  const client = await connectRpc(url)
  const now = await readNow(client)
  const found = [
    await readBets(client, account, now),
    await readTournaments(client, account, now),
    await readMatches(client, now),
  ]
  return {
    actions: found.flatMap(({ actions }) => actions),
    waiting: found.flatMap(({ waiting }) => waiting),
  }
}

/** Sends an action from a wallet that holds none of the money. */
async function perform({ call }: Action) {
  const { url, client } = getChain()
  const { provider } = new TestWallet(url, second)
  const hash = await sendCall({ name: 'Test', provider: provider as never }, call, await connectRpc(url))
  await client.waitForTransactionReceipt({ hash })
}

/** Expects these actions, and sends them. */
async function performAll(account: Address, ...expected: readonly object[]) {
  const { actions } = await findingsOf(account)
  expect(actions).toMatchObject(expected)
  for (const action of actions) await perform(action)
}

const kindsOf = (actions: readonly Action[]) => actions.map(({ kind }) => kind)

describe('bets', () => {
  test('pays winnings, refunds and unmatched stakes to the bettor', async () => {
    const chain = getChain()
    const [won, refunded, lopsided] = [
      await chain.createMatch(),
      await chain.createMatch(),
      await chain.createMatch({ maxBet: '100' }),
    ]
    await chain.betOnBothSides(won)
    await chain.betOnBothSides(refunded)
    await chain.bet(lopsided, { by: bettor, side: 1, amount: '100' })
    await chain.bet(lopsided, { by: rival, side: 2, amount: '0.01' })
    await chain.voidMatch(refunded)
    await chain.finish(1, won)
    await chain.finalize(lopsided, 2)
    const before = await findingsOf(bettor)
    expect(before.actions).toEqual([])
    expect(before.waiting.map(({ id, state }) => [id, state])).toEqual([
      [lopsided, 'named'],
      [refunded, 'named'],
      [won, 'named'],
    ])

    await chain.pass(13 * hour)
    const { actions, waiting } = await findingsOf(bettor)
    expect(waiting).toEqual([])
    expect(kindsOf(actions)).toEqual(['claimBets'])
    expect(actions[0]?.items.map(({ id }) => id)).toEqual([lopsided, refunded, won])
    const total = actions[0]?.items.reduce((sum, { amount = 0n }) => sum + amount, 0n)
    for (const action of actions) await perform(action)
    expect(await chain.balanceOf(bettor)).toBe(total)
    expect(await findingsOf(bettor)).toEqual({ actions: [], waiting: [] })
  })

  test('voids matches that nobody decided, all in one transaction', async () => {
    const chain = getChain()
    const silent = await chain.createMatch()
    const challenged = await chain.createMatch()
    for (const id of [silent, challenged]) await chain.betOnBothSides(id)
    await chain.finish(2, challenged)
    await chain.fundAndChallenge(challenged, { by: bettor, outcome: 'B' })
    expect((await findingsOf(bettor)).waiting.map(({ state }) => state)).toEqual(['challenged', 'result'])

    await chain.pass(8 * day)
    await performAll(rival, { kind: 'voidMatches', items: [{ id: challenged }, { id: silent }] })
    const after = await findingsOf(rival)
    expect(after.actions.map(({ kind, items }) => [kind, items.length])).toEqual([['claimBets', 2]])
  })

  test('asks the arbiter and passes its answer on, if the file knows it', async () => {
    const chain = getChain()
    const { arbiter, reality, answer } = await appointReality(chain)
    const id = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
    await chain.finish(2, id)
    await chain.fundAndChallenge(id, { by: bettor, outcome: 'B' })
    expect(kindsOf((await findingsOf(rival)).actions)).toEqual([])

    onTestFinished(() => {
      delete deployment.arbiter
    })
    const { address } = arbiter
    deployment.arbiter = { address, realityETH: reality, arbitrator: zeroAddress, templateId: 1 }
    await performAll(rival, { kind: 'ask', items: [{ id }] })
    expect(kindsOf((await findingsOf(rival)).actions)).toEqual([])

    await answer(id, { by: second, answer: zeroHash, bond: '1' })
    await chain.pass(day + hour)
    await performAll(rival, { kind: 'settle', items: [{ id }] })
    await chain.pass(13 * hour)
    expect((await findingsOf(bettor)).actions).toMatchObject([{ kind: 'claimBets', items: [{ id }] }])
  })

  test('pages through 450 bets on a node that refuses large calls, and claims within the gas of a transaction', async () => {
    const chain = getChain()
    const count = 450
    await fill(chain, count)
    await using proxy = await startRpcProxy(chain.url, { callGas: 2_000_000 })
    const { actions } = await findingsOf(bettor, proxy.url)
    const ids = actions.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(count)
    expect(kindsOf(actions)).toEqual(['claimBets', 'claimBets'])
    for (const { call } of actions) {
      const gas = await estimateGas(chain.client, {
        account: second,
        to: call.address,
        data: encodeFunctionData(call),
      })
      expect(gas).toBeLessThan(2n ** 24n)
    }
  })
})

describe('tournaments', () => {
  test('scores, finalizes and pays the prize', async () => {
    const chain = getChain()
    const { tournaments } = chain
    const matchIds = await tournaments.createMatches()
    const id = await tournaments.create({ matchIds })
    await tournaments.play(id, bettor, matchIds, [1, 1])
    await tournaments.play(id, rival, matchIds, [2, 2])
    await chain.pass(27 * hour)
    for (const matchId of matchIds) await chain.finalize(matchId, 1)
    expect((await findingsOf(bettor)).waiting).toMatchObject([{ id, state: 'tournament' }])
    await chain.pass(13 * hour)

    const before = await chain.balanceOf(bettor)
    for (const kind of ['scorePlayers', 'finalizeTournament', 'claimRewards'])
      await performAll(bettor, { kind })
    expect((await chain.balanceOf(bettor)) - before).toBe(parseEther('0.2'))
    expect((await findingsOf(bettor)).actions).toEqual([])
    // A pending prize holds nothing back for others.
    expect((await findingsOf(rival)).actions).toEqual([])
  })

  test('voids one that nobody finalized, which refunds the entry fee', async () => {
    const chain = getChain()
    const matchIds = await chain.tournaments.createMatches()
    const id = await chain.tournaments.create({ matchIds, isJudged: true })
    await chain.tournaments.play(id, bettor, matchIds, [1, 1])
    await chain.pass(27 * hour)
    for (const matchId of matchIds) await chain.finalize(matchId, 1)
    await chain.pass(13 * hour)
    // Only judges end it before.
    expect((await findingsOf(bettor)).actions).toEqual([])
    await chain.pass(16 * day)
    for (const kind of ['voidTournament', 'claimRewards']) await performAll(bettor, { kind })
    expect(await chain.balanceOf(bettor)).toBe(parseEther('0.1'))
  })
})

describe('an RPC that lies', () => {
  test('of another chain is refused', async () => {
    await expect(connectTo(() => numberToHex(1))).rejects.toEqual(new OtherChainError(1))
  })

  test('can hang, or answer garbage, and the reading ends', async () => {
    await expect(connectTo(() => undefined, 20)).rejects.toThrow('took too long')
    const client = await connectToLiar('0xdead')
    await expect(readBets(client, bettor, 0)).rejects.toThrow()
    await expect(readTournaments(client, bettor, 0)).rejects.toThrow()
    await expect(readMatches(client, 0)).rejects.toThrow()
  })

  test('can make no list endless, and no id impossible', async () => {
    await expect(readAll(async () => [[], 7n], 10n)).rejects.toThrow(FalseAnswerError)
    for (const id of [0n, 2n ** 48n]) {
      const result = [[aRawMatch({ id })], 0n] as const
      const answer = encodeFunctionResult({ abi: lensAbi, functionName: 'getMatches', result })
      await expect(readMatches(await connectToLiar(answer), 0)).rejects.toThrow(FalseAnswerError)
    }
  })

  test('chooses ids only: contracts, functions and the account paid are the file’s own', async () => {
    const bets = [aRawBet({ id: 5n }), aRawBet({ id: 5n }), aRawBet({ id: 9n })]
    const answer = encodeFunctionResult({ abi: lensAbi, functionName: 'getUserBets', result: [bets, 0n] })
    const { actions } = await readBets(await connectToLiar(answer), bettor, 2_000_000_000)
    const { address, abi } = getChain().contracts.bettingPool
    expect(actions.map(({ call }) => call.address)).toEqual([address])
    expect(actions.map(({ call }) => decodeFunctionData({ abi, data: encodeFunctionData(call) }))).toEqual([
      { functionName: 'claimFor', args: [bettor, [5n, 9n]] },
    ])
  })
})

describe('the wallet', () => {
  test('moves to the chain first, sends nothing if the contract would refuse, and asks once', async () => {
    const chain = getChain()
    const id = await chain.createMatch()
    const wallet = new TestWallet(chain.url, second)
    wallet.forgetLocalChain()
    const injected = { name: 'Test', provider: wallet.provider as never }
    const call = contractCall({
      ...chain.contracts.bettingPool,
      functionName: 'voidAbandonedMatch',
      args: [id],
    })
    const rpc = await connectRpc(chain.url)
    await expect(sendCall(injected, call, rpc)).rejects.toThrow()
    expect(wallet.prompts).toEqual(['connect', 'add chain'])
    await chain.pass(9 * day)
    // Some wallets answer so after they sent it.
    wallet.failNext(-32603, 'Internal error')
    await expect(sendCall(injected, call, rpc)).rejects.toThrow('Internal error')
    await sendCall(injected, call, rpc)
    expect(wallet.prompts.at(-1)).toBe('send')

    wallet.rejectNext()
    wallet.currentChain = MAINNET
    await expect(sendCall(injected, call, rpc)).rejects.toThrow('rejected')
    expect(wallet.prompts.at(-1)).toBe('switch')
  })
})

/** Has the bettor bet on many matches, which are then void. */
async function fill({ contracts: { bettingPool }, send, fundBettor, now, pass }: TestChain, count: number) {
  await fundBettor('100')
  const times = [BigInt((await now()) + day), BigInt((await now()) + 2 * day)] as const
  const ids = Array.from({ length: count }, (_, index) => BigInt(index + 1))
  const many = async (account: Address, callOf: (id: bigint) => Hex) => {
    for (const some of chunksOf(ids, 80))
      await send({ ...bettingPool, functionName: 'multicall', args: [some.map(callOf)], account })
  }
  const created = ['A vs B', ...times, 10n ** 16n, 10n ** 18n] as const
  await many(accounts.operator, () =>
    encodeFunctionData({ ...bettingPool, functionName: 'createMatch', args: created }),
  )
  await many(bettor, (id) =>
    encodeFunctionData({ ...bettingPool, functionName: 'placeBet', args: [id, 10n ** 16n, 1] }),
  )
  await many(accounts.operator, (id) =>
    encodeFunctionData({ ...bettingPool, functionName: 'voidMatch', args: [id] }),
  )
  await pass(13 * hour)
}

function aRawBet({ id }: { id: bigint }): RawUserBet {
  const matchInfo = aRawMatch({ id, isFinalized: true, isVoid: true, claimableAt: 1n })
  return {
    matchInfo,
    amount: 1n,
    liveAmount: 0n,
    prediction: 1,
    claimed: false,
    payout: 10n ** 30n,
    claimedByOther: false,
  }
}

/** Connects to an RPC that answers each call with this result, or never to `undefined`. */
async function connectTo(resultOf: (method: string) => unknown, timeout?: number) {
  const { url, stop } = await startServer(async (request, response) => {
    const calls: { id: number; method: string }[] = JSON.parse(await text(request))
    const answers = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: resultOf(method) }))
    if (answers.every(({ result }) => result !== undefined)) response.end(JSON.stringify(answers))
  })
  onTestFinished(stop)
  return connectRpc(url, timeout)
}

const connectToLiar = (answer: Hex) =>
  connectTo((method) => (method === 'eth_chainId' ? numberToHex(31337) : answer))

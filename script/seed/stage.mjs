// The chain as the season needs it: what to read, and each step as a transaction at its own time.
import { createRequire } from 'node:module'
import { encodeFunctionData, maxUint256, parseEther, toHex } from 'viem'
import { readArtifact } from '../lib/artifacts.mjs'
import { crowd, newcomer, operator } from './accounts.mjs'

const { abi: wethAbi } = createRequire(import.meta.url)('canonical-weth/build/contracts/WETH9.json')

/** Enough for any call of the season, so that none has to be estimated. */
const GAS = 1_000_000n

/** More than there can be: the season reads everything in one page. */
const ALL = 2n ** 32n

/**
 * @param {ReturnType<typeof import('../lib/anvil.mjs').anvilClient>} client
 * @param {{ bettingPool: `0x${string}`, weth: `0x${string}` }} deployment
 */
export async function stageOn(client, { bettingPool, weth }) {
  const { abi } = readArtifact('BettingPool')
  const accounts = await client.getAddresses()
  const from = Number((await client.getBlock()).timestamp)
  const firstId = await client.readContract({ address: bettingPool, abi, functionName: 'getNextMatchId' })
  let latest = from
  await client.setAutomine(false)

  return { from, isPaused, readMatches, readNewcomersBets, fillPurses, perform, advanceTo }

  function isPaused() {
    return client.readContract({ address: bettingPool, abi, functionName: 'paused' })
  }

  /** All matches, the oldest first. */
  async function readMatches() {
    const args = [0n, ALL]
    const [matches] = await client.readContract({
      address: bettingPool,
      abi,
      functionName: 'getMatches',
      args,
    })
    return matches.toReversed()
  }

  async function readNewcomersBets() {
    const args = [accounts[newcomer], 0n, ALL]
    const [bets] = await client.readContract({ address: bettingPool, abi, functionName: 'getUserBets', args })
    return bets
  }

  /**
   * Ether and WETH for all, and the crowd's approvals. The newcomer bets with ether, so that its allowance is still
   * untouched when somebody takes its place.
   */
  async function fillPurses({ isFirst }) {
    for (const by of [operator, newcomer, ...crowd]) {
      if ((await client.getBalance({ address: accounts[by] })) < parseEther('3000')) {
        await client.setBalance({ address: accounts[by], value: parseEther('10000') })
      }
    }
    if (isFirst) await wrap(newcomer, '25')
    for (const by of crowd) {
      const args = [accounts[by]]
      const held = await client.readContract({ address: weth, abi: wethAbi, functionName: 'balanceOf', args })
      if (held < parseEther('500')) await wrap(by, '1000')
      if (isFirst)
        await transact(from, by, weth, {
          abi: wethAbi,
          functionName: 'approve',
          args: [bettingPool, maxUint256],
        })
    }
  }

  function wrap(by, ether) {
    return transact(from, by, weth, { abi: wethAbi, functionName: 'deposit', args: [] }, parseEther(ether))
  }

  /** @param {import('./season.mjs').Happening} happening one of the plan, or one about a match by its `id` */
  function perform({ at, by, call, match, id = firstId + BigInt(match), story, side, amount }) {
    const act = (functionName, args, value) =>
      transact(at, by, bettingPool, { abi, functionName, args }, value)
    switch (call) {
      case 'create': {
        const { name, startTime, endTime, minBet, maxBet } = story
        return act('createMatch', [name, BigInt(startTime), BigInt(endTime), minBet, maxBet])
      }
      case 'bet':
        return by === newcomer ? act('placeBetETH', [id, side], amount) : act('placeBet', [id, amount, side])
      case 'finalize':
        return act('finalizeMatch', [id, side])
      case 'void':
        return act('voidMatch', [id])
      case 'abandon':
        return act('voidAbandonedMatch', [id])
      case 'claim':
        return act('claimWinnings', [id])
      default:
        throw new Error(`The season knows no "${call}".`)
    }
  }

  /** One transaction in a block of its own, which must succeed. */
  async function transact(at, by, to, call, value) {
    const data = encodeFunctionData(call)
    // Without asking again and again which chain it is.
    const hash = await client.sendTransaction({
      chain: null,
      account: accounts[by],
      to,
      data,
      value,
      gas: GAS,
    })
    await advanceTo(at)
    const { status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success') {
      throw new Error(`${call.functionName}(${call.args.join(', ')}) of account ${by} reverted at ${latest}.`)
    }
  }

  /** Mines a block at a time, or at the last one's if that is later. */
  async function advanceTo(time) {
    latest = Math.max(latest, time)
    await client.request({ method: 'evm_mine', params: [toHex(latest)] })
  }
}

// The season on the chain: what is there, what is missing, and every step as a transaction at its own time.
import { createRequire } from 'node:module'
import { encodeFunctionData, maxUint256, parseEther } from 'viem'
import { readArtifact } from '../lib/artifacts.mjs'
import { crowd, newcomer, operator } from './accounts.mjs'
import { fixtures } from './fixtures.mjs'
import { firstSeason, missingRoles, planSeason, RESULT_DELAY, SHORTEST_STORY } from './season.mjs'

const weth9 = createRequire(import.meta.url)('canonical-weth/build/contracts/WETH9.json')

/** Enough for any call of the season, so that none has to be estimated. */
const GAS = 1_000_000n

/** A match counts as upcoming or live only if that lasts long enough to be of use. */
const USEFUL = 30 * 60

const DAY = 24 * 60 * 60

/** A result that waits longer than this is given. */
const LONGEST_WAIT = 2 * DAY

/** From then on, after the end, a match can only be voided. */
const ABANDONED_AFTER = 7 * DAY

/**
 * Lets the season go on from the chain's last block to now: gives results that are due, creates the matches that are
 * missing, and has the crowd bet and claim. The chain must mine on demand only, with its clock at its last block.
 * @param {ReturnType<typeof import('../lib/anvil.mjs').anvilClient>} client
 * @param {{ bettingPool: `0x${string}`, weth: `0x${string}` }} deployment
 */
export async function playSeason(client, { bettingPool, weth }) {
  const { abi } = readArtifact('BettingPool')
  const pool = { address: bettingPool, abi }
  const accounts = await client.getAddresses()
  await client.setAutomine(false)

  const { timestamp } = await client.getBlock()
  const from = Number(timestamp)
  const isFirst = (await client.readContract({ ...pool, functionName: 'getNextMatchId' })) === 1n
  // Whoever paused it here wanted to see it paused.
  if (await client.readContract({ ...pool, functionName: 'paused' })) return
  const moment = { at: from }

  await fillPurses()
  const now = await untilThereIsTime()
  const known = await readMatches()
  const due = dueResults(known, now)
  const nextId = known.length + 1
  const roles = isFirst ? firstSeason : missingRoles(await countPresent(known, due, now))

  for (const happening of [...due, ...planSeason({ from, now, nextId, roles })].sort((a, b) => a.at - b.at)) {
    await transact(happening.at, happening.by, requestOf(happening))
  }
  await client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(Date.now() / 1000)) })
  await client.mine({ blocks: 1 })

  // ------------------------------------------------------------ transactions

  /** One transaction in a block of its own, which must succeed. */
  async function transact(at, by, { to = bettingPool, value, ...call }) {
    moment.at = Math.max(moment.at, at)
    const hash = await client.sendTransaction({
      account: accounts[by],
      to,
      value,
      gas: GAS,
      data: encodeFunctionData(call),
    })
    await client.setNextBlockTimestamp({ timestamp: BigInt(moment.at) })
    await client.mine({ blocks: 1 })
    const { status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success') {
      throw new Error(
        `${call.functionName}(${call.args.join(', ')}) of account ${by} reverted at ${moment.at}.`,
      )
    }
  }

  function requestOf({ call, by, match, id = BigInt(nextId + match), story, side, amount }) {
    switch (call) {
      case 'create': {
        const { name, startTime, endTime, minBet, maxBet } = story
        return {
          abi,
          functionName: 'createMatch',
          args: [name, BigInt(startTime), BigInt(endTime), minBet, maxBet],
        }
      }
      case 'bet':
        // The newcomer bets with ether, so that its allowance is still untouched.
        return by === newcomer
          ? { abi, functionName: 'placeBetETH', args: [id, side], value: amount }
          : { abi, functionName: 'placeBet', args: [id, amount, side] }
      case 'finalize':
        return { abi, functionName: 'finalizeMatch', args: [id, side] }
      case 'void':
        return { abi, functionName: 'voidMatch', args: [id] }
      case 'abandon':
        return { abi, functionName: 'voidAbandonedMatch', args: [id] }
      case 'claim':
        return { abi, functionName: 'claimWinnings', args: [id] }
      default:
        throw new Error(`The season knows no "${call}".`)
    }
  }

  /** Ether and WETH for all, and the crowd's approvals. */
  async function fillPurses() {
    for (const by of [operator, newcomer, ...crowd]) {
      if ((await client.getBalance({ address: accounts[by] })) < parseEther('3000')) {
        await client.setBalance({ address: accounts[by], value: parseEther('10000') })
      }
    }
    const deposit = (by, ether) =>
      transact(from, by, {
        to: weth,
        abi: weth9.abi,
        functionName: 'deposit',
        args: [],
        value: parseEther(ether),
      })
    if (isFirst) await deposit(newcomer, '25')
    for (const by of crowd) {
      const held = await client.readContract({
        address: weth,
        abi: weth9.abi,
        functionName: 'balanceOf',
        args: [accounts[by]],
      })
      if (held < parseEther('500')) await deposit(by, '1000')
      if (isFirst) {
        const args = [bettingPool, maxUint256]
        await transact(from, by, { to: weth, abi: weth9.abi, functionName: 'approve', args })
      }
    }
  }

  // ------------------------------------------------------------ what is there

  /** The clock's now, far enough from the last block for a whole match to have happened in between. */
  async function untilThereIsTime() {
    const wait = from + SHORTEST_STORY - Date.now() / 1000
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    return Math.floor(Date.now() / 1000)
  }

  /** All matches, the oldest first. */
  async function readMatches() {
    const [matches] = await client.readContract({
      ...pool,
      functionName: 'getMatches',
      args: [0n, 2n ** 32n],
    })
    return matches.toReversed()
  }

  /** Results for the season's own matches that are over, but for the latest: somebody must be waiting for one. */
  function dueResults(matches, now) {
    const over = matches
      .filter((match) => !match.isFinalized && Number(match.endTime) < now && fixtures.includes(match.name))
      .sort((one, other) => Number(one.endTime - other.endTime))
    const isWaiting = (match) => match === over.at(-1) && now - Number(match.endTime) < LONGEST_WAIT
    return over
      .filter((match) => !isWaiting(match))
      .map(({ id, endTime }) => {
        const at = Math.min(Number(endTime) + RESULT_DELAY, now)
        const isAbandoned = Math.max(at, from) >= Number(endTime) + ABANDONED_AFTER
        return { at, by: operator, call: isAbandoned ? 'abandon' : 'finalize', id, side: Number(id % 2n) + 1 }
      })
  }

  async function countPresent(matches, due, now) {
    const open = matches.filter((match) => !match.isFinalized && !due.some(({ id }) => id === match.id))
    const [bets] = await client.readContract({
      ...pool,
      functionName: 'getUserBets',
      args: [accounts[newcomer], 0n, 2n ** 32n],
    })
    const waiting = bets.filter((bet) => !bet.claimed && bet.payout > 0n)
    return {
      upcoming: open.filter((match) => Number(match.startTime) > now + USEFUL).length,
      live: open.filter((match) => Number(match.startTime) <= now && Number(match.endTime) > now + USEFUL)
        .length,
      ended: open.filter((match) => Number(match.endTime) < now).length,
      won: waiting.filter((bet) => !bet.matchInfo.isVoid).length,
      pending: bets.filter((bet) => open.some(({ id }) => id === bet.matchInfo.id)).length,
      refund: waiting.filter((bet) => bet.matchInfo.isVoid).length,
    }
  }
}

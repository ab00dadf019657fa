import { type Address, encodeFunctionData, formatEther, isAddressEqual, zeroAddress } from 'viem'
import { readPages } from '../../../src/chain/queries/pages.ts'
import { isTooMuch } from '../../../src/chain/queries/readByGas.ts'
import { isOver, type Match, overFrom } from '../../../src/domain/match/match.ts'
import { openRisks, type RiskThresholds } from '../../../src/domain/match/risk.ts'
import { shortAddress } from '../../../src/lib/addresses.ts'
import type { Connection } from '../chain/connect.ts'
import { day, formatDuration, minute } from '../lib/durations.ts'
import type { Plan, Round } from '../plan/types.ts'
import { resultText } from '../plan/verdict.ts'
import { type Action, createLogsReader } from './readLogs.ts'
import { riskNotice } from './riskNotices.ts'
import { type Notice, noticeIf } from './types.ts'

/** The newest block of an RPC that keeps up is younger. */
const BLOCK_TOO_OLD = 2 * minute

/** Without a result for so long after its end, a match needs a person even if no feed says that it is over. */
const LONG_DUE = day

/** What waits for longer than that needs a person. */
const LONG_WAITING = 30 * minute

/** The money is read again after this time: it takes as many calls as there are positions. */
const MONEY_EVERY = 10 * minute

/**
 * Returns a function that reads what needs a person, questions of the plan aside, and what the account did itself as far as
 * the RPC serves logs. It keeps what takes many calls.
 * @param account the operator's own
 */
export function createNoticesReader(connection: Connection, account: Address) {
  const readLogs = createLogsReader(connection, account)
  let money: Awaited<ReturnType<typeof readMoney>> | undefined
  let moneyAt = Number.NEGATIVE_INFINITY
  let isHubBroken = false

  /** @param now unix seconds of this machine */
  return async ({ chain, plan, feeds }: Round, risk: RiskThresholds, now: number) => {
    const { block, time, blockTime, matches, isPaused } = chain
    if (time - moneyAt >= MONEY_EVERY) {
      money = await readMoney(connection, block).catch(() => undefined)
      moneyAt = time
    }
    // One read that fails must not hide challenges and due results.
    const [isBroken, logs] = await Promise.all([
      readIsHubBroken(connection).catch(() => isHubBroken),
      readLogs({ number: block, time }).catch(() => undefined),
    ])
    isHubBroken = isBroken
    const age = now - blockTime
    const lacking = money ? money.owed - money.balance : 0n
    const owed = formatEther(money?.owed ?? 0n)
    const notices: Notice[] = [
      ...matches.filter(({ isChallenged }) => isChallenged).map((match) => challenge(match, time)),
      ...due(matches, plan, time),
      ...noticeIf(
        !logs,
        'logs',
        "The RPC serves no logs: actions of others and unusual bets can't be shown.",
      ),
      ...(logs?.actions ?? []).flatMap((action) => describeAction(action, matches, time)),
      ...openRisks(matches, logs?.bets ?? [], time, risk).map((found) => riskNotice(found, risk)),
      ...noticeIf(isPaused, 'paused', 'The pool is paused: it takes no bets and no matches.'),
      ...noticeIf(!money, 'positions', "The positions can't be read: is the pool's money complete?"),
      ...noticeIf(
        lacking > 0n,
        'money',
        `The pool lacks ${formatEther(lacking)} of the ${owed} WETH it owes.`,
      ),
      ...noticeIf(isHubBroken, 'hub', 'The hub does not answer the pool: referrers are not paid.'),
      ...noticeIf(
        age > BLOCK_TOO_OLD,
        'behind',
        `The newest block of the RPC is ${formatDuration(age)} old.`,
      ),
      ...feeds.flatMap(({ name, failure = '' }) => noticeIf(failure !== '', `feed/${name}`, failure)),
      ...emptyFeeds(feeds).map(({ name }) => ({ key: `feed/${name}`, text: `${name} lists nothing.` })),
    ]
    return { notices, own: logs?.own }
  }
}

function challenge(match: Match, time: number): Notice {
  const left = match.ruleBy - time
  const text = `#${match.id} ${match.name} ${describeChallenge(match, left)}`
  return { key: `challenge/${match.id}/${left > 0}`, text }
}

/** @param left seconds of the ruling period */
function describeChallenge({ hasResult }: Match, left: number): string {
  if (!hasResult) {
    return left > 0
      ? `has no result, which is challenged: name it within ${formatDuration(left)}, and the bond goes back.`
      : 'has no result, and nobody ruled in time: anyone can void it, and the bond goes back.'
  }
  return left > 0
    ? `is challenged: the arbiter has ${formatDuration(left)} to rule. The bond becomes a fee if the result stands, and goes back if it changes.`
    : 'is challenged, and nobody ruled in time: anyone can void it, which burns the bond.'
}

function due(matches: readonly Match[], { steps, waiting }: Plan, time: number): Notice[] {
  const reasons = new Map<bigint, string>()
  for (const { match, since, reason } of waiting)
    if (time - Math.max(since, overFrom(match)) >= LONG_WAITING) reasons.set(match.id, reason)
  for (const step of steps)
    if (step.kind === 'finalize' || step.kind === 'void') reasons.set(step.match.id, 'the plan names it.')
  return matches
    .filter((match) => !match.hasResult && !match.isChallenged && isOver(match, time))
    .flatMap((match) => {
      const age = time - overFrom(match)
      const how = reasons.get(match.id) ?? (age > LONG_DUE ? 'no feed says that it is over.' : undefined)
      const text = `#${match.id} ${match.name} has no result since ${formatDuration(age)}: ${how}`
      return noticeIf(how !== undefined, `due/${match.id}`, text)
    })
}

/** One of several feeds that lists nothing holds back all results of its games. */
const emptyFeeds = (feeds: Round['feeds']) =>
  feeds.filter(({ fixtures, badRows }) => feeds.length > 1 && fixtures?.length === 0 && !badRows?.length)

function describeAction(
  { id, by, text, matchId }: Action,
  matches: readonly Match[],
  time: number,
): Notice[] {
  const who = by ? shortAddress(by) : 'An unknown account'
  const key = `${by ? 'act' : 'unknown'}/${id}`
  if (matchId === undefined) return [{ key, text: `${who} changed the pool: ${text}.` }]
  const match = matches.find((found) => found.id === matchId)
  const left = (match?.claimableAt ?? 0) - time
  if (!match || left <= 0) return []
  const until = match.isChallenged ? 'It is challenged' : `It is final in ${formatDuration(left)}`
  const said = `#${matchId} ${match.name}: ${who} named ${resultText(match)}. ${until}.`
  return [{ key: `named/${id}`, text: said }]
}

/** Gas that the pool gives the hub for naming a referrer. */
const HUB_READ_GAS = 30_000n
const TRANSACTION_GAS = 21_500n

/** Asks the hub as the pool does. A pool without a hub is in order. */
async function readIsHubBroken({ client, contracts: { pool, hub } }: Connection): Promise<boolean> {
  const address = await pool.read.communityHub()
  if (isAddressEqual(address, zeroAddress)) return false
  try {
    const data = encodeFunctionData({ abi: hub.abi, functionName: 'referrers', args: [pool.address] })
    const [{ data: answer }, served] = await Promise.all([
      client.call({ to: address, data, gas: HUB_READ_GAS + TRANSACTION_GAS }),
      client.readContract({ address, abi: hub.abi, functionName: 'bettingPool' }),
    ])
    return answer?.length !== 66 || !isAddressEqual(served, pool.address)
  } catch {
    return true
  }
}

/** Positions per call of the lens, at 7,000 gas each: public nodes allow 25 million and more. */
const POSITIONS_PER_CALL = 2_500n
const FEWEST_PER_CALL = 4n

/** Compares the pool's WETH with what it owes, in wei, all of it at one block. */
export async function readMoney({ contracts: { pool, weth, lens } }: Connection, blockNumber: bigint) {
  let limit = POSITIONS_PER_CALL
  async function readPage(cursor: bigint) {
    const page = lens.read.obligations([cursor, limit], { blockNumber })
    return page.catch((error: unknown): typeof page => {
      if (limit <= FEWEST_PER_CALL || !isTooMuch(error)) throw error
      limit /= 2n
      return readPage(cursor)
    })
  }
  const balance = await weth.read.balanceOf([pool.address], { blockNumber })
  let owed = 0n
  for await (const [page] of readPages(readPage)) for (const amount of Object.values(page)) owed += amount
  return { balance, owed }
}

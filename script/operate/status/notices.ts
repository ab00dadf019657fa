import { type Address, formatEther } from 'viem'
import { isOver, type Match, overFrom } from '../../../src/domain/match/match.ts'
import { shortAddress } from '../../../src/lib/addresses.ts'
import type { Connection } from '../chain/connect.ts'
import { day, formatDuration, minute } from '../lib/durations.ts'
import type { ChainState, Plan, Step } from '../plan/types.ts'
import { resultText } from '../plan/verdict.ts'
import { createFactsReader } from './readFacts.ts'
import type { Act, Facts, Notice } from './types.ts'

/** The newest block of an RPC that keeps up is younger. */
const BLOCK_TOO_OLD = 2 * minute

/** Without a result for so long after its end, a match needs a person even if no feed says that it is over. */
const LONG_DUE = day

/** A round, as far as notices depend on it. */
interface Seen {
  chain: ChainState
  plan: Plan
  /** A sentence that says why a feed can't be read, by its name. */
  failures: ReadonlyMap<string, string>
}

/**
 * Returns a function that reads what needs a person, questions of the plan aside.
 * @param account the operator's own
 */
export function createNoticesReader(connection: Connection, account: Address) {
  const readFacts = createFactsReader(connection, account)
  /** @param now unix seconds of this machine */
  return async (seen: Seen, now: number) => noticesOf(seen, await readFacts(seen.chain, now))
}

function noticesOf({ chain, plan, failures }: Seen, facts: Facts): Notice[] {
  const { time, matches, isPaused } = chain
  return [
    ...challenges(matches, time),
    ...due(matches, plan.steps, time),
    ...actsOf(facts, matches, time),
    ...(isPaused ? [{ key: 'paused', text: 'The pool is paused: it takes no bets and no matches.' }] : []),
    ...moneyOf(facts),
    ...(facts.isHubBroken
      ? [{ key: 'hub', text: 'The hub does not answer the pool: referrers are not paid.' }]
      : []),
    ...blocks(facts),
    ...[...failures].map(([name, text]) => ({ key: `feed/${name}`, text })),
  ]
}

function challenges(matches: readonly Match[], time: number): Notice[] {
  return matches
    .filter(({ isChallenged }) => isChallenged)
    .map((match) => {
      const left = match.ruleBy - time
      const key = `challenge/${match.id}/${left > 0}`
      return { key, text: `#${match.id} ${match.name} ${describeChallenge(match, left)}` }
    })
}

/** @param left seconds of the ruling period */
function describeChallenge({ isFinalized }: Match, left: number): string {
  if (!isFinalized) {
    return left > 0
      ? `has no result, which is challenged: name it within ${formatDuration(left)}, and the bond goes back.`
      : 'has no result, and nobody ruled in time: anyone can void it, and the bond goes back.'
  }
  return left > 0
    ? `is challenged: the arbiter has ${formatDuration(left)} to rule. The bond becomes a fee if the result stands, and goes back if it changes.`
    : 'is challenged, and nobody ruled in time: anyone can void it, which burns the bond.'
}

function due(matches: readonly Match[], steps: readonly Step[], time: number): Notice[] {
  const planned = new Set(
    steps.flatMap((step) => (step.kind === 'finalize' || step.kind === 'void' ? [step.match.id] : [])),
  )
  return matches
    .filter((match) => !match.isFinalized && !match.isChallenged && isOver(match, time))
    .filter((match) => planned.has(match.id) || time - overFrom(match) > LONG_DUE)
    .map((match) => {
      const since = formatDuration(time - overFrom(match))
      const how = planned.has(match.id) ? 'the plan names it' : 'no feed says that it is over'
      return {
        key: `due/${match.id}`,
        text: `#${match.id} ${match.name} has no result since ${since}: ${how}.`,
      }
    })
}

function actsOf({ acts }: Facts, matches: readonly Match[], time: number): Notice[] {
  if (!acts) return [{ key: 'logs', text: "The RPC serves no logs: the acts of others can't be shown." }]
  return acts.flatMap((act) => describeAct(act, matches, time))
}

function describeAct({ id, by, text, matchId }: Act, matches: readonly Match[], time: number): Notice[] {
  const who = shortAddress(by)
  if (matchId === undefined) return [{ key: `act/${id}`, text: `${who} changed the pool: ${text}.` }]
  const match = matches.find((found) => found.id === matchId)
  const left = (match?.claimableAt ?? 0) - time
  if (!match || left <= 0) return []
  const until = match.isChallenged ? 'It is challenged' : `It is final in ${formatDuration(left)}`
  return [
    { key: `named/${id}`, text: `#${matchId} ${match.name}: ${who} named ${resultText(match)}. ${until}.` },
  ]
}

function moneyOf({ money }: Facts): Notice[] {
  if (!money)
    return [{ key: 'positions', text: "The positions can't be read: is the pool's money complete?" }]
  const missing = money.owed - money.balance
  return missing > 0n
    ? [
        {
          key: 'money',
          text: `The pool lacks ${formatEther(missing)} of the ${formatEther(money.owed)} WETH it owes.`,
        },
      ]
    : []
}

function blocks({ blockAge }: Facts): Notice[] {
  return blockAge > BLOCK_TOO_OLD
    ? [{ key: 'behind', text: `The newest block of the RPC is ${formatDuration(blockAge)} old.` }]
    : []
}

import type { Address } from 'viem'
import { readMatch } from '../../../src/domain/match/match.fixture.ts'
import { isAbandoned, isOver, type Match, type Side } from '../../../src/domain/match/match.ts'
import { parseMatchName } from '../../../src/domain/match/name.ts'
import { outcomeOf } from '../../../src/domain/match/outcome.ts'
import { sameAddress, shortAddress } from '../../../src/lib/addresses.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import type { Event } from '../watch/webhook.ts'
import { publishedOutcome, type SeasonMatch, seasonMatchOf } from './recordedSeason.ts'

interface Roles {
  /** The watch's account. */
  operator: Address
  /** A bettor who challenges every other wrong result. */
  challenger: Address
}

/**
 * Returns the owner of the pool, who reads what the watch says, answers as docs/operate.md says, and never rules on the first
 * challenge.
 */
export function createOwner(
  chain: TestChain,
  season: readonly SeasonMatch[],
  { operator, challenger }: Roles,
) {
  const { client, send, contracts } = chain
  const pool = { ...contracts.bettingPool, account: accounts.operator } as const
  /** Matches whose result was wrong before the right one was known. */
  const wrong = new Set<bigint>()
  let corrections = 0
  let unruled: bigint | undefined

  function publishedFor(match: Match, now: number) {
    const listed = seasonMatchOf(match, season)
    return listed && publishedOutcome(listed, now, parseMatchName(match.name).market)
  }

  /** Takes the operator's role from an account that did what only the owner and the watch should. */
  async function revoke(text: string) {
    const operators = await client.readContract({ ...pool, functionName: 'getOperators' })
    const isOwn = (account: Address) => [pool.account, operator].some((own) => sameAddress(own, account))
    for (const account of operators)
      if (text.includes(shortAddress(account)) && !isOwn(account)) await chain.setOperator(account, false)
  }

  async function correct(match: Match, winner: Side) {
    corrections++
    if (corrections % 2 === 1) {
      await send({ ...pool, functionName: 'overruleResult', args: [match.id, winner] })
      return
    }
    const bond = await client.readContract({ ...pool, functionName: 'challengeBond', args: [match.id] })
    await chain.giveWeth(challenger, bond)
    await chain.approve(challenger, bond)
    await chain.challenge(match.id, { by: challenger, outcome: outcomeOf(match) })
  }

  /** Names the result by hand. A match that was opened twice gets that of the other one (house rules 13). */
  async function nameResult(match: Match, now: number) {
    const outcome = publishedFor(match, now)
    if (!match.hasResult && outcome && isOver(match, now)) await chain.finalize(match.id, outcome)
  }

  async function answerDiffers(match: Match, now: number) {
    const args = [match.id] as const
    const successor = await client.readContract({ ...contracts.lens, functionName: 'successorOf', args })
    const isListed = seasonMatchOf(match, season) !== undefined
    if (!isListed || successor !== 0n || match.isChallenged || now >= match.claimableAt)
      return void wrong.delete(match.id)
    const outcome = publishedFor(match, now)
    if (outcome === undefined) return match.isVoid ? answerEarlyVoid(match) : void wrong.add(match.id)
    wrong.delete(match.id)
    if (outcome === match.winner || !isOver(match, now)) return
    if (outcome === 0) await chain.voidMatch(match.id)
    else await correct(match, outcome)
  }

  /** A match that starts before its refunds can be claimed has no successor: it is overruled when it is over. */
  async function answerEarlyVoid(match: Match) {
    if (match.startTime < match.claimableAt) return void wrong.add(match.id)
    const args = [match.id, BigInt(match.startTime), BigInt(match.endTime)] as const
    await send({ ...pool, functionName: 'replaceMatch', args })
  }

  async function rule(match: Match, now: number) {
    unruled ??= match.id
    if (match.id === unruled) {
      if (isAbandoned(match, await chain.now())) await chain.voidAbandoned(match.id, challenger)
      return
    }
    const winner = publishedFor(match, now)
    if (match.isChallenged && winner !== undefined)
      await chain.rule(match.id, outcomeOf({ winner, isVoid: winner === 0 }))
  }

  /** Voids a match that nobody plays. */
  async function answerUnlisted(match: Match, now: number) {
    if (seasonMatchOf(match, season)) await nameResult(match, now)
    else await chain.voidMatch(match.id)
  }

  /** A series whose number of maps changed before its start is void (house rules 8). */
  async function answerBestOf({ id, hasResult }: Match) {
    if (!hasResult) await chain.voidMatch(id)
  }

  const answers: Readonly<Record<string, (match: Match, now: number) => Promise<void>>> = {
    challenge: rule,
    differs: answerDiffers,
    unlisted: answerUnlisted,
    alikeMatches: nameResult,
    contradiction: nameResult,
    agree: nameResult,
    teams: nameResult,
    time: nameResult,
    bestOf: answerBestOf,
  }

  async function answer({ key, text }: Event, now: number) {
    const [, code = '', id] = /^(?:questions?\/)?(\w+)(?:\/(\d+))?/.exec(key) ?? []
    if (code === 'named' || code === 'act') return revoke(text)
    // A group of questions has its matches in the text alone.
    const ids = id === undefined ? [...text.matchAll(/#(\d+)/g)].map(([, named = '']) => named) : [id]
    for (const of of ids) await answers[code]?.(await readMatch(chain, BigInt(of)), now)
  }

  return {
    /** @param now unix seconds */
    async read(events: readonly Event[], now: number) {
      for (const event of events) await answer(event, now)
      for (const id of wrong) await answerDiffers(await readMatch(chain, id), now)
    },

    /** Returns the match whose challenge nobody ruled on. */
    unruled: () => unruled,
  }
}

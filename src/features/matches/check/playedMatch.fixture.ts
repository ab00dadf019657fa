import type { TestChain } from '@/testing/testChain'
import { hour, minute } from '@/testing/time'

/** Plays a match with early, live and unmatched stakes, and others beside it; Team A wins. */
export async function playMatch(chain: TestChain) {
  const { bettor, rival, second } = chain.accounts
  const [match, voided, open] = [
    await chain.createMatch(),
    await chain.createMatch(),
    await chain.createMatch(),
  ]
  await chain.bet(match, { by: bettor, side: 1, amount: 10n ** 16n + 1n })
  await chain.bet(match, { by: rival, side: 2, amount: 2n * 10n ** 18n + 3n })
  for (const id of [voided, open]) await chain.betOnBothSides(id)
  await chain.pass(hour + minute)
  await chain.bet(match, { by: second, side: 1, amount: 3n * 10n ** 17n + 7n })
  await chain.bet(match, { by: rival, side: 2, amount: '0.7' })
  await chain.voidMatch(voided)
  await chain.settle(1, match)
  await chain.claim(match, bettor)
  return { match, open }
}

/** Plays a match whose result is named, corrected to B, challenged and ruled on. */
export async function playDisputedMatch(chain: TestChain, ruling: 'A' | 'B'): Promise<bigint> {
  const { accounts, contracts } = chain
  const match = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain.finish(1, match)
  const { operator: account, rival } = accounts
  await chain.send({ ...contracts.bettingPool, functionName: 'overruleResult', args: [match, 2], account })
  await chain.fundAndChallenge(match, { by: rival, outcome: 'B' })
  await chain.rule(match, ruling)
  return match
}

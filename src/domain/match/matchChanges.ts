import type { Address } from 'viem'
import { lensContract as lens, bettingPoolContract as pool } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { becomes, type Change, changes, grows } from '@/chain/transactions/effect'
import type { Match } from './match'
import { type Outcome, winningSide } from './outcome'

// The values of state that writes on a match change. They show that a write was mined.

const matchValue = (id: bigint, field: keyof Match & string) =>
  stateValue({ ...pool, functionName: 'getMatch', args: [id] }, field)

/** @param count of matches */
export const matchesCreated = (count = 1): Change =>
  grows(stateValue({ ...pool, functionName: 'getNextMatchId', args: [] }), BigInt(count))

export const bettingClosed = (id: bigint): Change => becomes(matchValue(id, 'isBettingClosed'), true)

/** A result, for the first time or corrected. */
export const resultNamed = (id: bigint, outcome: Outcome): Change => {
  const winner = winningSide(outcome)
  return winner === undefined
    ? becomes(matchValue(id, 'isVoid'), true)
    : becomes(matchValue(id, 'winner'), BigInt(winner))
}

/** The end of a challenge, whatever the ruling. */
export const challengeEnded = (id: bigint): Change => becomes(matchValue(id, 'ruleBy'), 0n)

/** A challenge by an account, rather than one that came first. */
export const challenged = (id: bigint, challenger: Address): Change[] => [
  changes(matchValue(id, 'ruleBy')),
  becomes(stateValue({ ...pool, functionName: 'challengerOf', args: [id] }), challenger),
]

export const sourceSet = (id: bigint): Change =>
  changes(stateValue({ ...lens, functionName: 'resultSourceOf', args: [id] }))

export const replaced = (id: bigint): Change =>
  changes(stateValue({ ...lens, functionName: 'successorOf', args: [id] }))

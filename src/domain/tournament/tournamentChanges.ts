import type { Address } from 'viem'
import { tournamentContract as contract } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { becomes, type Change, changes, grows } from '@/chain/transactions/effect'
import type { Side } from '@/domain/match/match'

const value = (id: bigint, field: string) =>
  stateValue({ ...contract, functionName: 'getTournament', args: [id] }, field)

const playerValue = (id: bigint, player: Address, field: string) =>
  stateValue({ ...contract, functionName: 'getPlayer', args: [id, player] }, field)

/** Where a page of one tournament has its ID: behind where the page starts, the next ID, the length, and where it starts. */
const ID_IN_PAGE = 4

export const tournamentCreated: Change = grows(
  { ...stateValue({ ...contract, functionName: 'getTournaments', args: [0n, 1n] }), word: ID_IN_PAGE },
  1n,
)

/** Finalized, cancelled or voided. */
export const ended = (id: bigint): Change => changes(value(id, 'status'))

export const scored = (id: bigint): Change => changes(value(id, 'unscoredPredictions'))

export const joined = (id: bigint, player: Address): Change =>
  becomes(playerValue(id, player, 'hasJoined'), true)

export const rewardClaimed = (id: bigint, player: Address): Change =>
  becomes(playerValue(id, player, 'claimed'), true)

export const predicted = (id: bigint, matchId: bigint, player: Address, side: Side): Change =>
  becomes(
    stateValue({ ...contract, functionName: 'getPrediction', args: [id, matchId, player] }),
    BigInt(side),
  )

import type { Address } from 'viem'
import { bettingPoolContract as pool } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { becomes, type Change, grows } from '@/chain/transactions/effect'

const position = (matchId: bigint, bettor: Address, field: string) =>
  stateValue({ ...pool, functionName: 'getUserBet', args: [matchId, bettor] }, field)

/** A bet adds to the bettor's stake, on the one side that a position has. @param wei the amount */
export const staked = (matchId: bigint, bettor: Address, wei: bigint): Change =>
  grows(position(matchId, bettor, 'amount'), wei)

export const claimed = (matchId: bigint, bettor: Address): Change =>
  becomes(position(matchId, bettor, 'claimed'), true)

import { type InfiniteData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import {
  readBettingPoolGetClaimable,
  readBettingPoolGetClaimableQueryOptions,
  readBettingPoolGetUserBetsQueryOptions,
  useReadBettingPoolGetUserBets,
} from '@/chain/queries/generated'
import { infiniteReadQueryOptions, readPages } from '@/chain/queries/pages'
import { type Bet, type RawUserBet, toBet } from './bet'

const address = deployment.bettingPool

type UserBetsPage = readonly [bets: readonly RawUserBet[], next: bigint]

/**
 * Reads the account's position on one match, `null` if there is none. `getUserBets` returns the match and the payout
 * with it, all of one block.
 */
export function useUserBet(matchId: bigint, account: Address | undefined) {
  return useReadBettingPoolGetUserBets({
    address,
    args: account && [account, matchId, 1n],
    query: { ...freshness.live, enabled: account !== undefined, select: firstBet },
  })
}

function firstBet([[bet]]: UserBetsPage): Bet | null {
  return bet ? toBet(bet) : null
}

const USER_BETS_PAGE = 25n

/** Reads the account's positions in pages, newest first. */
export function useUserBets(account: Address | undefined) {
  const config = useConfig()
  return useInfiniteQuery({
    ...infiniteReadQueryOptions((cursor) =>
      readBettingPoolGetUserBetsQueryOptions(config, {
        address,
        args: account && [account, cursor, USER_BETS_PAGE],
      }),
    ),
    ...freshness.live,
    enabled: account !== undefined,
    select: allBets,
  })
}

function allBets({ pages }: InfiniteData<UserBetsPage>): Bet[] {
  return pages.flatMap(([bets]) => bets.map(toBet))
}

/** At 7,000 gas per position, far below any node's limit for a call. */
const POSITIONS_PER_CALL = 2_000n

/** The claims an account can make now, in wei. */
export interface Claimable {
  /** Newest first. */
  claims: readonly { matchId: bigint; amount: bigint }[]
  total: bigint
}

/** Reads the winnings and refunds that the connected account can claim now. */
export function useClaimable() {
  const config = useConfig()
  const { address: account } = useConnection()
  const { queryKey } = readBettingPoolGetClaimableQueryOptions(config, {
    address,
    args: account && [account, 0n, POSITIONS_PER_CALL],
  })
  return useQuery({
    ...freshness.live,
    queryKey: [...queryKey, 'all'],
    queryFn: account ? () => readClaimable(config, account) : skipToken,
  })
}

export async function readClaimable(
  config: Config,
  account: Address,
  positionsPerCall = POSITIONS_PER_CALL,
): Promise<Claimable> {
  const claims: { matchId: bigint; amount: bigint }[] = []
  const pages = readPages((cursor) =>
    readBettingPoolGetClaimable(config, { address, args: [account, cursor, positionsPerCall] }),
  )
  for await (const [matchIds, amounts] of pages)
    for (const [index, matchId] of matchIds.entries()) claims.push({ matchId, amount: amounts[index] ?? 0n })
  return { claims, total: claims.reduce((sum, { amount }) => sum + amount, 0n) }
}

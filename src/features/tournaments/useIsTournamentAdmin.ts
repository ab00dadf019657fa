import { useQuery } from '@tanstack/react-query'
import { type Address, keccak256, stringToHex } from 'viem'
import { useConfig } from 'wagmi'
import { freshness } from '@/chain/freshness'
import { readQuery } from '@/chain/read'
import { tournamentContract } from '@/chain/tournamentContract'

const TOURNAMENT_ADMIN_ROLE = keccak256(stringToHex('TOURNAMENT_ADMIN_ROLE'))

/** Whether an account is an admin of the tournaments; false until that is known. */
export function useIsTournamentAdmin(account: Address | undefined): boolean {
  const { data = false } = useQuery({
    ...readQuery(useConfig(), {
      ...tournamentContract,
      functionName: 'hasRole',
      args: account && [TOURNAMENT_ADMIN_ROLE, account],
    }),
    ...freshness.slow,
    enabled: account !== undefined,
  })
  return data
}

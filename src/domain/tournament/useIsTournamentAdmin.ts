import { type Address, keccak256, stringToHex } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadTournamentHasRole } from '@/chain/queries/generated'

const TOURNAMENT_ADMIN_ROLE = keccak256(stringToHex('TOURNAMENT_ADMIN_ROLE'))

/** Whether an account is an admin of the tournaments; false until that is known. */
export function useIsTournamentAdmin(account: Address | undefined): boolean {
  const { data = false } = useReadTournamentHasRole({
    address: deployment.tournament,
    args: account && [TOURNAMENT_ADMIN_ROLE, account],
    query: { ...freshness.slow, enabled: account !== undefined },
  })
  return data
}

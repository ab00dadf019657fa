import { useQuery } from '@tanstack/react-query'
import { type Address, getAbiItem } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { bettingPoolAbi, tournamentAbi } from '@/chain/generated'
import { readLogs } from '@/chain/readLogs'
import { listed } from './listed'
import { TOURNAMENT_ADMIN_ROLE } from './useRoles'

/** The operators that `setOperator` lists now, in the order in which they were added. The owner need not be among them. */
export function useOperators() {
  const config = useConfig()
  const { bettingPool: address } = deployment
  return useQuery({
    ...freshness.slow,
    // In the form by which live updates find what reads a contract.
    queryKey: ['readContract', { address, eventName: 'OperatorUpdated' }],
    queryFn: async (): Promise<readonly Address[]> => {
      const logs = await readLogs(config.getClient({ chainId: chain.id }), {
        address,
        events: [getAbiItem({ abi: bettingPoolAbi, name: 'OperatorUpdated' })],
      })
      return listed(logs.map(({ args }) => ({ account: args.operator, isListed: args.allowed })))
    },
  })
}

/** The accounts that have the role of a tournament admin now, in the order in which they got it. */
export function useTournamentAdmins() {
  const config = useConfig()
  const { tournament: address } = deployment
  return useQuery({
    ...freshness.slow,
    queryKey: ['readContract', { address, eventName: 'RoleGranted' }],
    queryFn: async (): Promise<readonly Address[]> => {
      const logs = await readLogs(config.getClient({ chainId: chain.id }), {
        address,
        events: [
          getAbiItem({ abi: tournamentAbi, name: 'RoleGranted' }),
          getAbiItem({ abi: tournamentAbi, name: 'RoleRevoked' }),
        ],
      })
      return listed(
        logs
          .filter(({ args }) => args.role === TOURNAMENT_ADMIN_ROLE)
          .map(({ args, eventName }) => ({ account: args.account, isListed: eventName === 'RoleGranted' })),
      )
    },
  })
}

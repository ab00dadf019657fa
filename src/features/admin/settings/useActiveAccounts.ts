import { type Address, getAbiItem } from 'viem'
import { deployment } from '@/chain/config/config'
import { readLogs } from '@/chain/history/readLogs'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { bettingPoolAbi, tournamentAbi } from '@/chain/queries/generated'
import { TOURNAMENT_ADMIN_ROLE } from '@/features/admin/shared/useRoles'
import { type Listing, listed } from './activeAccounts'

const { bettingPool, tournament } = deployment

type ListingSource = EventSource<Listing & { block: bigint }>

const operators: ListingSource = {
  name: 'operators',
  format: 1,
  contracts: [bettingPool],
  read: async (client, fromBlock, toBlock) => {
    const events = [getAbiItem({ abi: bettingPoolAbi, name: 'OperatorUpdated' })]
    const logs = await readLogs(client, { address: bettingPool, events, fromBlock, toBlock })
    return logs.map(({ blockNumber: block, args }) => ({
      block,
      account: args.operator,
      isListed: args.allowed,
    }))
  },
}

const tournamentAdmins: ListingSource = {
  name: 'tournamentAdmins',
  format: 1,
  contracts: [tournament],
  read: async (client, fromBlock, toBlock) => {
    const events = [
      getAbiItem({ abi: tournamentAbi, name: 'RoleGranted' }),
      getAbiItem({ abi: tournamentAbi, name: 'RoleRevoked' }),
    ]
    const logs = await readLogs(client, { address: tournament, events, fromBlock, toBlock })
    return logs
      .filter(({ args }) => args.role === TOURNAMENT_ADMIN_ROLE)
      .map(({ blockNumber: block, args, eventName }) => ({
        block,
        account: args.account,
        isListed: eventName === 'RoleGranted',
      }))
  },
}

/** Who is on a list now, in the order in which they came onto it. */
export interface ListedAccounts {
  /** `undefined` until all of it is read. */
  accounts: readonly Address[] | undefined
  isError: boolean
}

/** The operators that `setOperator` lists. The owner need not be among them. */
export function useOperators(): ListedAccounts {
  return useListed(operators)
}

/** The accounts that have the role of a tournament admin. */
export function useTournamentAdmins(): ListedAccounts {
  return useListed(tournamentAdmins)
}

function useListed(source: ListingSource): ListedAccounts {
  const { data: history, isError } = useEventHistory(source)
  const isRead = history !== undefined && history.to >= history.head
  return { accounts: isRead ? listed(history.events) : undefined, isError }
}

import { type Address, getAbiItem } from 'viem'
import { deployment } from '@/chain/config/config'
import { readLogs } from '@/chain/history/readLogs'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { bettingPoolAbi, tournamentAbi } from '@/chain/queries/generated'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/queries'
import { type AccountChange, activeAccounts } from './activeAccounts'

const { bettingPool, tournament } = deployment

type AccountSource = EventSource<AccountChange & { block: bigint }>

const operators: AccountSource = {
  name: 'operators',
  format: 2,
  contracts: [bettingPool],
  read: async (client, fromBlock, toBlock) => {
    const events = [getAbiItem({ abi: bettingPoolAbi, name: 'OperatorUpdated' })]
    const logs = await readLogs(client, { address: bettingPool, events, fromBlock, toBlock })
    return logs.map(({ blockNumber: block, args }) => ({
      block,
      account: args.operator,
      isActive: args.allowed,
    }))
  },
}

const tournamentAdmins: AccountSource = {
  name: 'tournamentAdmins',
  format: 2,
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
        isActive: eventName === 'RoleGranted',
      }))
  },
}

/** Who is on a list now, in the order in which they came onto it. */
export interface ActiveAccounts {
  /** `undefined` until all of it is read. */
  accounts: readonly Address[] | undefined
  isError: boolean
}

/** The operators that `setOperator` lists. The owner need not be among them. */
export function useOperators(): ActiveAccounts {
  return useActiveAccounts(operators)
}

/** The accounts that have the role of a tournament admin. */
export function useTournamentAdmins(): ActiveAccounts {
  return useActiveAccounts(tournamentAdmins)
}

function useActiveAccounts(source: AccountSource): ActiveAccounts {
  const { data: history, isError } = useEventHistory(source)
  const isRead = history !== undefined && history.to >= history.head
  return { accounts: isRead ? activeAccounts(history.events) : undefined, isError }
}

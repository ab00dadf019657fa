import { type Address, getAbiItem } from 'viem'
import { deployment } from '@/chain/config/config'
import { readLogs } from '@/chain/history/readLogs'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { bettingPoolAbi, tournamentAbi } from '@/chain/queries/generated'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/queries'

const { bettingPool, tournament } = deployment

interface AccountChange {
  account: Address
  isActive: boolean
}

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

export interface ActiveAccounts {
  /** In the order they were added; `undefined` until the whole history is read. */
  accounts: readonly Address[] | undefined
  isError: boolean
}

export function useOperators(): ActiveAccounts {
  return useActiveAccounts(operators)
}

export function useTournamentAdmins(): ActiveAccounts {
  return useActiveAccounts(tournamentAdmins)
}

function useActiveAccounts(source: AccountSource): ActiveAccounts {
  const { data: history, isError } = useEventHistory(source)
  const isRead = history !== undefined && history.to >= history.head
  return { accounts: isRead ? activeAccounts(history.events) : undefined, isError }
}

export function activeAccounts(changes: readonly AccountChange[]): readonly Address[] {
  const accounts = new Set<Address>()
  for (const { account, isActive } of changes) {
    if (isActive) accounts.add(account)
    else accounts.delete(account)
  }
  return [...accounts]
}

import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Abi, Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { type ReadArgs, type ReadName, type ReadResult, readContract } from './read'

// `wagmi.config.ts` calls these three for every view function and names the results as wagmi's own plugins do.

interface Target<abi extends Abi, name extends ReadName<abi>> {
  abi: abi
  functionName: name
}

interface ReadParameters<args> {
  address: Address
  /** Undefined if the function takes none, or while they are unknown and the query is disabled. */
  args?: args | undefined
}

/** @public Creates the function that reads one view function. */
export function createRead<const abi extends Abi, name extends ReadName<abi>>(target: Target<abi, name>) {
  return <const args extends ReadArgs<abi, name>>(
    config: Config,
    parameters: ReadParameters<args> & { blockNumber?: bigint },
  ): Promise<ReadResult<abi, name, args>> => readContract(config, { ...target, ...parameters })
}

/** @public Creates the query options of one view function. `invalidateContracts` finds the contract in their key. */
export function createReadQueryOptions<const abi extends Abi, name extends ReadName<abi>>(
  target: Target<abi, name>,
) {
  return <const args extends ReadArgs<abi, name>>(
    config: Config,
    { address, args }: ReadParameters<args>,
  ): { queryKey: readonly unknown[]; queryFn: () => Promise<ReadResult<abi, name, args>> } => ({
    queryKey: [target.functionName, { address, chainId: config.chains[0].id, args }],
    queryFn: () => readContract(config, { ...target, address, args }),
  })
}

/** @public Creates the hook that reads one view function. */
export function createReadHook<const abi extends Abi, name extends ReadName<abi>>(target: Target<abi, name>) {
  const readQueryOptions = createReadQueryOptions(target)
  // biome-ignore lint/correctness/noComponentHookFactories: each is created once, by a module.
  return function useRead<const args extends ReadArgs<abi, name>, selected = ReadResult<abi, name, args>>({
    query,
    ...parameters
  }: ReadParameters<args> & {
    query?: Omit<UseQueryOptions<ReadResult<abi, name, args>, Error, selected>, 'queryKey' | 'queryFn'>
  }) {
    return useQuery({ ...query, ...readQueryOptions(useConfig(), parameters) })
  }
}

import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Abi, Address } from 'viem'
import { useConfig } from 'wagmi'
import { type ReadArgs, type ReadName, type ReadResult, readQuery } from './read'

/** What a hook that reads a contract is asked. */
interface ReadParameters<args, result, selected> {
  address: Address
  /** Undefined where there are none, or as long as they are not known: then `query.enabled` is false. */
  args?: args | undefined
  /** How fresh, whether at all, and what of it. */
  query?: Omit<UseQueryOptions<result, Error, selected>, 'queryKey' | 'queryFn'>
}

/**
 * Makes the hook that reads one function of a contract: `wagmi.config.ts` generates one for each.
 * @public
 */
export function createReadHook<const abi extends Abi, name extends ReadName<abi>>({
  abi,
  functionName,
}: {
  abi: abi
  functionName: name
}) {
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once, by a module.
  return function useRead<const args extends ReadArgs<abi, name>, selected = ReadResult<abi, name, args>>({
    address,
    args,
    query,
  }: ReadParameters<args, ReadResult<abi, name, args>, selected>) {
    const { queryKey, queryFn } = readQuery(useConfig(), { address, abi, functionName, args })
    return useQuery({ ...query, queryKey, queryFn })
  }
}

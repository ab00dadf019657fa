import type { UseQueryResult } from '@tanstack/react-query'

export function combineReads<Data>(results: readonly UseQueryResult<Data>[]) {
  const data = results.flatMap((result) => (result.data === undefined ? [] : [result.data]))
  return {
    data: data.length === results.length ? data : undefined,
    error: results.find(({ error }) => error)?.error ?? null,
    isError: results.some(({ isError }) => isError),
    isPending: results.some(({ isPending }) => isPending),
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  }
}

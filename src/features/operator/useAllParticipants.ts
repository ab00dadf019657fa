import { useEffect } from 'react'
import { useParticipants } from '@/chain/participants'

/** All players of a tournament with their sheets, page after page. `data` is missing until the last one is read. */
export function useAllParticipants(tournamentId: bigint) {
  const {
    data,
    error,
    isFetching,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    ...pages
  } = useParticipants(tournamentId)
  const { fetchNextPage } = pages
  const needsMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])
  return {
    data: hasNextPage ? undefined : data,
    error,
    isFetching,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

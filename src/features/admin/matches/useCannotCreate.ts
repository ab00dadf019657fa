import { useIsPaused } from '@/domain/match/queries'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useMessages } from '@/i18n/useMessages'

/** Returns why the pool would refuse a new match of the connected wallet. */
export function useCannotCreate(): string | undefined {
  const { create } = useMessages().adminMatches
  const missingRole = useMissingRole('operator')
  const isPaused = useIsPaused()
  return missingRole ?? (isPaused ? create.paused : undefined)
}

import { useIsPaused } from '@/domain/match/queries'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useMessages } from '@/i18n/useMessages'

export function useCannotCreate(): string | undefined {
  const { create } = useMessages().adminMatches
  const missingRole = useMissingRole('operator')
  const isPaused = useIsPaused()
  return missingRole ?? (isPaused ? create.paused : undefined)
}

import { useIsPaused } from '@/domain/match/queries'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'

export function useCannotCreate(): string | undefined {
  const { create } = useAdminMessages().adminMatches
  const missingRole = useMissingRole('operator')
  const isPaused = useIsPaused()
  return missingRole ?? (isPaused ? create.paused : undefined)
}

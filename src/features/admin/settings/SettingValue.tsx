import type { ReactNode } from 'react'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** What a setting is now; nothing yet while it is read. */
export function SettingValue({ children }: { children: ReactNode | undefined }) {
  const { settings } = useAdminMessages()
  return (
    <span className="font-display text-20 tabular-nums">
      {children ?? <Skeleton text={settings.unknown} className="h-6 w-16" />}
    </span>
  )
}

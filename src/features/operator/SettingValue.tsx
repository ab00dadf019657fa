import type { ReactNode } from 'react'
import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { Skeleton } from '@/ui/Skeleton'

/** What a setting is now; nothing yet while it is read. */
export function SettingValue({ children }: { children: ReactNode | undefined }) {
  const { settings } = useOperatorWords()
  return (
    <span className="font-display text-20 tabular-nums">
      {children ?? <Skeleton text={settings.unknown} className="h-6 w-16" />}
    </span>
  )
}

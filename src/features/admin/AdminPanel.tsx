import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import type { Area } from '@/i18n/catalogue'
import { loadMessages } from '@/i18n/language'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { focusHeading } from '@/ui/focus'
import { lazyWithRetry } from '@/ui/lazyWithRetry'
import type { Section } from './shared/adminSearch'
import { RoleBanner } from './shared/RoleBanner'
import { useIsSafe } from './shared/safeActs'

const SafePanel = lazyWithRetry(async () => (await import('./shared/SafePanel')).SafePanel)

const sections = {
  matches: section(['adminMatches'], async () => (await import('./matches/MatchesSection')).MatchesSection),
  tournaments: section(
    ['adminTournaments'],
    async () => (await import('./tournaments/TournamentsSection')).TournamentsSection,
  ),
  money: section(['adminMoney'], async () => (await import('./money/MoneySection')).MoneySection),
  settings: section(
    ['adminSettings'],
    async () => (await import('./settings/SettingsSection')).SettingsSection,
  ),
  log: section(['adminLog'], async () => (await import('./log/LogSection')).LogSection),
} satisfies Record<Section, unknown>

function section(areas: readonly Area[], load: () => Promise<ComponentType>) {
  return lazyWithRetry(async () => (await Promise.all([load(), loadMessages(...areas)]))[0])
}

interface AdminPanelProps {
  section: Section
  tabs: ReactNode
}

export function AdminPanel({ section, tabs }: AdminPanelProps) {
  const { loading } = useAdminMessages()
  const Content = sections[section]
  const isSafe = useIsSafe()
  // The login button that had the focus is gone.
  useEffect(focusHeading, [])
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <RoleBanner />
      {isSafe && (
        <Suspense>
          <SafePanel />
        </Suspense>
      )}
      {tabs}
      <Suspense fallback={<Skeleton text={loading} className="h-120 rounded-lg" />}>
        <Content />
      </Suspense>
    </div>
  )
}

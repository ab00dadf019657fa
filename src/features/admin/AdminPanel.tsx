import { type ReactNode, Suspense, useEffect } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { focusHeading } from '@/ui/focus'
import type { Section, SectionProps } from './shared/adminSearch'
import { useIsAlerting } from './shared/alertSetting'
import { lazyWithMessages } from './shared/lazyWithMessages'
import { RoleBanner } from './shared/RoleBanner'
import { useIsSafe } from './shared/safeActs'

const Alerts = lazyWithMessages(['adminAlerts'], async () => (await import('./matches/alerts/Alerts')).Alerts)
const SafePanel = lazyWithRetry(async () => (await import('./shared/SafePanel')).SafePanel)

const sections = {
  matches: lazyWithMessages(['adminMatches'], async () => (await import('./MatchesSection')).MatchesSection),
  tournaments: lazyWithMessages(
    ['adminTournaments'],
    async () => (await import('./tournaments/TournamentsSection')).TournamentsSection,
  ),
  money: lazyWithMessages(
    ['adminMoney', 'history'],
    async () => (await import('./money/MoneySection')).MoneySection,
  ),
  settings: lazyWithMessages(
    ['adminSettings'],
    async () => (await import('./settings/SettingsSection')).SettingsSection,
  ),
  log: lazyWithMessages(['adminLog', 'history'], async () => (await import('./log/LogSection')).LogSection),
} satisfies Record<Section, unknown>

/** Loads a section's code. Never fails: the section offers a retry in its place. */
export async function preloadSection(name: Section): Promise<void> {
  // A prerendered page is the same for all sections.
  if (!import.meta.env.SSR) await sections[name].preload()
}

interface AdminPanelProps extends SectionProps {
  tabs: ReactNode
}

export function AdminPanel({ search, onSearch, tabs }: AdminPanelProps) {
  const { loading } = useMessages().ui
  const Content = sections[search.section]
  const isSafe = useIsSafe()
  const isAlerting = useIsAlerting()
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
      {isAlerting && (
        <Suspense>
          <Alerts />
        </Suspense>
      )}
      {tabs}
      <Suspense fallback={<Skeleton text={loading} className="h-120 rounded-lg" />}>
        <Content search={search} onSearch={onSearch} />
      </Suspense>
    </div>
  )
}

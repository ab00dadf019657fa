import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import type { Area } from '@/i18n/catalogue'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { focusHeading } from '@/ui/focus'
import type { Section, SectionProps } from './shared/adminSearch'
import { useIsAlerting } from './shared/alertSetting'
import { RoleBanner } from './shared/RoleBanner'
import { useIsSafe } from './shared/safeActs'

const Alerts = section(['adminAlerts'], async () => (await import('./matches/alerts/Alerts')).Alerts)
const SafePanel = lazyWithRetry(async () => (await import('./shared/SafePanel')).SafePanel)

const sections = {
  matches: section(['adminMatches'], async () => (await import('./MatchesSection')).MatchesSection),
  tournaments: section(
    ['adminTournaments'],
    async () => (await import('./tournaments/TournamentsSection')).TournamentsSection,
  ),
  money: section(['adminMoney', 'history'], async () => (await import('./money/MoneySection')).MoneySection),
  settings: section(
    ['adminSettings'],
    async () => (await import('./settings/SettingsSection')).SettingsSection,
  ),
  log: section(['adminLog', 'history'], async () => (await import('./log/LogSection')).LogSection),
} satisfies Record<Section, unknown>

function section<Props extends object>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>) {
  return lazyWithRetry(async () => (await Promise.all([load(), loadMessages(...areas)]))[0])
}

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

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { focusHeading } from '@/ui/focusHeading'
import { Skeleton } from '@/ui/Skeleton'
import type { Section } from './adminSearch'
import { RoleBanner } from './RoleBanner'

const sections = {
  matches: lazy(() => import('./MatchesSection').then((module) => ({ default: module.MatchesSection }))),
  tournaments: lazy(() =>
    import('./TournamentsSection').then((module) => ({ default: module.TournamentsSection })),
  ),
  money: lazy(() => import('./MoneySection').then((module) => ({ default: module.MoneySection }))),
  settings: lazy(() => import('./SettingsSection').then((module) => ({ default: module.SettingsSection }))),
  log: lazy(() => import('./LogSection').then((module) => ({ default: module.LogSection }))),
} satisfies Record<Section, unknown>

interface OperatorPanelProps {
  section: Section
  /** Links to the sections. */
  tabs: ReactNode
}

/** What the operator sees behind the curtain: who is connected, and one section at a time. */
export function OperatorPanel({ section, tabs }: OperatorPanelProps) {
  const { loading } = useOperatorWords()
  const Content = sections[section]
  // The button that was pressed to come here is gone, and the focus with it.
  useEffect(focusHeading, [])
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <RoleBanner />
      {tabs}
      <Suspense fallback={<Skeleton text={loading} className="h-120 rounded-lg" />}>
        <Content />
      </Suspense>
    </div>
  )
}

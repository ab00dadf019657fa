import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import type { Area } from '@/lib/words/catalogue'
import { loadWords } from '@/lib/words/language'
import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { focusHeading } from '@/ui/focusHeading'
import { lazily } from '@/ui/lazily'
import { Skeleton } from '@/ui/Skeleton'
import type { Section } from './adminSearch'
import { RoleBanner } from './RoleBanner'

const sections = {
  matches: section(['operatorMatches'], async () => (await import('./MatchesSection')).MatchesSection),
  tournaments: section(
    ['operatorTournaments', 'tournaments'],
    async () => (await import('./TournamentsSection')).TournamentsSection,
  ),
  money: section(['operatorMoney'], async () => (await import('./MoneySection')).MoneySection),
  settings: section(['operatorSettings'], async () => (await import('./SettingsSection')).SettingsSection),
  log: section(['operatorLog'], async () => (await import('./LogSection')).LogSection),
} satisfies Record<Section, unknown>

/** A section that is loaded when it is opened, together with the words that it reads. */
function section(areas: readonly Area[], load: () => Promise<ComponentType>) {
  return lazily(async () => (await Promise.all([load(), loadWords(...areas)]))[0])
}

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

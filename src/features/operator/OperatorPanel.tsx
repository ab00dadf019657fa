import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { operatorSections } from '@/lib/words/en/operator'
import { type SectionWords, SectionWordsContext, useOperatorWords } from '@/lib/words/useOperatorWords'
import { focusHeading } from '@/ui/focusHeading'
import { Skeleton } from '@/ui/Skeleton'
import type { Section } from './adminSearch'
import { RoleBanner } from './RoleBanner'

const sections = {
  matches: section(['matches'], async () => (await import('./MatchesSection')).MatchesSection),
  tournaments: section(
    ['tournaments', 'matches'],
    async () => (await import('./TournamentsSection')).TournamentsSection,
  ),
  money: section(['money'], async () => (await import('./MoneySection')).MoneySection),
  settings: section(['settings'], async () => (await import('./SettingsSection')).SettingsSection),
  log: section(['log'], async () => (await import('./LogSection')).LogSection),
} satisfies Record<Section, unknown>

/** A section that is loaded when it is opened, together with the words that it reads. */
function section(areas: readonly (keyof SectionWords)[], load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Content, ...loaded] = await Promise.all([load(), ...areas.map((area) => operatorSections[area]())])
    let words: Partial<SectionWords> = {}
    for (const some of loaded) words = { ...words, ...some }
    return {
      default: () => (
        <SectionWordsContext value={words}>
          <Content />
        </SectionWordsContext>
      ),
    }
  })
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

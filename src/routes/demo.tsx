import { createFileRoute, notFound } from '@tanstack/react-router'
import { isLocal } from '#deployment'
import { PageTitle } from '@/ui/layout/PageTitle'
import { MatchDemo } from './-demo/MatchDemo'
import { UiDemo } from './-demo/UiDemo'

export const Route = createFileRoute('/demo')({
  loader: () => {
    if (!isLocal) throw notFound()
  },
  // Builds for other chains contain nothing of it.
  component: isLocal ? Demo : undefined,
})

/** Shows the parts of the design system and the states of a match, for whoever changes them. Not translated. */
function Demo() {
  return (
    <div className="flex flex-col gap-10">
      <PageTitle subtitle="Parts of the design system and states of a match.">Demo</PageTitle>
      <UiDemo />
      <MatchDemo />
    </div>
  )
}

import { useId } from 'react'
import type { Tournament } from '@/domain/tournament/tournament'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Card, CardTitle } from '@/ui/layout/Card'
import { TournamentFacts } from './TournamentFacts'

interface TournamentRulesProps {
  tournament: Tournament
  now: number
}

export function TournamentRules({ tournament, now }: TournamentRulesProps) {
  const { rules } = useMessages().tournaments
  const titleId = useId()
  const { entryFee, isJudged } = tournament
  const join = rules.joinFor(entryFee === 0n ? undefined : formatAmount(entryFee))
  return (
    <Card as="section" aria-labelledby={titleId} className="@container flex flex-col gap-4">
      <CardTitle id={titleId}>{rules.title}</CardTitle>
      {/* Two paragraphs: one alone would be the page's largest content, and arrive late. */}
      <div className="max-w-prose text-14 text-secondary">
        <p>{rules.picks(join)}</p>
        <p>{isJudged ? rules.judged : rules.results}</p>
      </div>
      <TournamentFacts tournament={tournament} now={now} />
    </Card>
  )
}

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
      <p className="max-w-prose text-14 text-secondary">
        {isJudged ? rules.judged(join) : rules.results(join)}
      </p>
      <TournamentFacts tournament={tournament} now={now} />
    </Card>
  )
}

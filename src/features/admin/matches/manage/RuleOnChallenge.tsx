import { useState } from 'react'
import type { Match } from '@/domain/match/match'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { useChallengeBond } from '@/domain/match/queries'
import { isOver } from '@/domain/match/status'
import { OutcomeChoice } from '@/features/admin/matches/OutcomeChoice'
import { describeRuling, RULINGS, useNotArbiter } from '@/features/admin/matches/ruling'
import { winnerToType } from '@/features/admin/matches/sideOptions'
import { useRule } from '@/features/admin/matches/useMatchActions'
import { ActionCard } from '@/features/admin/shared/ActionCard'
import { useMessages } from '@/i18n/useMessages'

/** Lets the arbiter decide a challenged match. */
export function RuleOnChallenge({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { match: nameMatch } = messages.adminMatches
  const { adminResults: results } = messages
  const { finalize, manage } = results
  const { rule } = manage
  const action = useRule(match.id)
  const { data: bond } = useChallengeBond(match.id)
  const notArbiter = useNotArbiter() ?? (bond === undefined ? rule.reading : undefined)
  const [outcome, setOutcome] = useState<Outcome>()
  const winner = outcome && winningSide(outcome)
  const id = String(match.id)
  const isEarly = winner !== undefined && !isOver(match, now)
  const { title, text, button, busy } = rule
  return (
    <ActionCard
      action={action}
      send={() => {
        if (!outcome) throw new Error('No outcome chosen')
        return action.send(outcome)
      }}
      calls={() => (outcome ? action.calls(outcome) : [])}
      disabledReason={notArbiter ?? (!outcome ? rule.choose : isEarly ? rule.tooEarly : undefined)}
      messages={{
        ...{ title, text, button, busy },
        ...(outcome && {
          confirm: rule.confirm,
          confirmTitle: rule.confirmTitle(id),
          does: [
            nameMatch(id, match.name),
            ...describeRuling(match, outcome, bond ?? 0n, messages, results),
            rule.claims,
          ],
          cannot: rule.cannot,
          type: winner ? winnerToType(match, winner, messages) : rule.void,
          orType: winner && finalize.side(winner),
          confirmed: rule.confirmed(id),
        }),
      }}
    >
      <OutcomeChoice
        match={match}
        legend={rule.outcome}
        outcomes={RULINGS}
        value={outcome}
        onChoose={setOutcome}
        disabled={action.isBusy}
      />
    </ActionCard>
  )
}

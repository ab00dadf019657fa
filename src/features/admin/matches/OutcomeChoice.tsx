import type { Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { useMessages } from '@/i18n/useMessages'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'

interface OutcomeChoiceProps {
  match: Match
  legend: string
  outcomes: readonly Outcome[]
  value: Outcome | undefined
  onChoose: (outcome: Outcome) => void
  disabled?: boolean
}

export function OutcomeChoice({ match, legend, outcomes, value, onChoose, disabled }: OutcomeChoiceProps) {
  const messages = useMessages()
  const { rule } = messages.adminResults.manage
  const nameOf = (outcome: Outcome) => {
    const side = winningSide(outcome)
    if (!side) return rule.void
    const { label, team } = describeSide(match, side, messages)
    return <bdi>{team ?? label}</bdi>
  }
  return (
    <SegmentedControl
      legend={legend}
      options={outcomes.map((outcome) => ({ value: outcome, label: nameOf(outcome) }))}
      value={value}
      onChange={onChoose}
      disabled={disabled}
    />
  )
}

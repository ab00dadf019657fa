import { tournamentLimits } from '@/chain/config/limits'
import { ScheduleFields } from '@/features/admin/shared/ScheduleFields'
import { toTypedTime } from '@/features/admin/shared/times'
import { formatCountdown } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import type { Form } from '@/ui/forms/useForm'
import {
  type NewTournamentDraft,
  type NewTournamentField,
  type NewTournamentProblems,
  timesOf,
} from './newTournament'

interface TournamentFieldsProps {
  form: Form<NewTournamentField>
  draft: NewTournamentDraft
  problems: NewTournamentProblems
  now: number
}

export function TournamentFields({ form, draft, problems, now }: TournamentFieldsProps) {
  const { ui, amounts, time } = useMessages()
  const { create } = useMessages().adminTournaments
  const { start, end, matches } = draft
  const errors = {
    name: problems.name && create.problems.name[problems.name],
    start: problems.start && create.problems.start[problems.start],
    end: problems.end && create.problems.end[problems.end],
    fee: problems.fee && amounts[problems.fee](ui.weth),
  }
  const errorOf = (field: NewTournamentField) => (form.isErrorVisible(field) ? errors[field] : undefined)
  const left = (to: number) => formatCountdown(to - now, time.countdown)
  const startHint = (at: number) => (at > now ? create.startsIn(left(at)) : create.started)
  const times = timesOf(matches)
  return (
    <>
      <ScheduleFields
        form={form}
        draft={draft}
        maxNameBytes={tournamentLimits.MAX_NAME_LENGTH}
        messages={create}
        hints={{
          start: start.ok ? startHint(start.time) : create.startHint,
          end: end.ok && end.time > now ? create.endsIn(left(end.time)) : create.endHint,
        }}
        errorOf={errorOf}
        aside={
          times && (
            <Button
              size="sm"
              onClick={() =>
                form.setValues({ start: toTypedTime(times.start, 'own'), end: toTypedTime(times.end, 'own') })
              }
            >
              {create.useTimes}
            </Button>
          )
        }
      />
      <Field label={create.fee} hint={create.feeHint} error={errorOf('fee')}>
        {(control) => <AmountInput {...control} {...form.field('fee')} required unit={ui.weth} />}
      </Field>
    </>
  )
}

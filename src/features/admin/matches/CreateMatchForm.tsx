import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { bettingPoolLimits } from '@/chain/queries/generated'
import { useIsPaused, useOpenMatches } from '@/domain/match/queries'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { ScheduleFields } from '@/features/admin/shared/ScheduleFields'
import { parseLocalTime } from '@/features/admin/shared/times'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Field } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'
import { CreatePreview } from './CreatePreview'
import { type MatchWarning, matchWarnings } from './matchWarnings'
import {
  checkNewMatch,
  describeProblems,
  type ExistingMatch,
  type NewMatchDraft,
  type NewMatchField,
  namesake,
} from './newMatch'
import { createdBy, useCreateMatch } from './useMatchActions'

type Values = Record<NewMatchField, string>

const blank: Values = { name: '', start: '', end: '', min: '', max: '' }

/** Outlives a look at another section or page. */
let kept = blank

function draftOf({ start, end, ...rest }: Values): NewMatchDraft {
  return { ...rest, start: parseLocalTime(start), end: parseLocalTime(end) }
}

export function CreateMatchForm() {
  const messages = useMessages()
  const { create } = useAdminMessages().matches
  const now = useChainNow()
  const open = useOpenMatches()
  const action = useCreateMatch()
  const missingRole = useMissingRole('operator')
  const isPaused = useIsPaused()
  const form = useForm(blank, kept)
  const [created, setCreated] = useState<ExistingMatch>()

  useEffect(() => {
    kept = form.values
  }, [form.values])

  const draft = draftOf(form.values)
  const checked = checkNewMatch(draft, now)
  const problems = checked.ok ? {} : describeProblems(checked.problems, messages, create)
  const errorOf = (field: NewMatchField) => (form.isErrorVisible(field) ? problems[field] : undefined)
  // While the match is sent, it may already be among the open ones.
  const duplicate = action.isBusy ? undefined : namesake(form.values.name, open.data ?? [])
  const left = (time: number) => formatCountdown(time - now, messages.time.countdown)

  async function createMatch() {
    if (!checked.ok) throw new Error('The form was not checked')
    const settled = await action.send(checked.match)
    if (settled.phase === 'confirmed') {
      form.reset(form.values)
      setCreated((await createdBy(settled.receipt))[0])
    }
    if (settled.phase === 'failed') console.warn('Failed to create match', settled.failure)
    return settled
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <form ref={form.ref} noValidate className="flex min-w-0 flex-col gap-4">
        <ScheduleFields
          form={form}
          draft={draft}
          maxNameBytes={bettingPoolLimits.MAX_NAME_LENGTH}
          messages={create}
          hints={{
            start: draft.start.ok ? create.startsIn(left(draft.start.time)) : undefined,
            end: draft.end.ok ? create.closesIn(left(draft.end.time)) : create.endHint,
          }}
          errorOf={errorOf}
          warning={
            duplicate && (
              <Banner tone="warning" role="status">
                {create.duplicate(String(duplicate.id), formatDateTime(duplicate.endTime))}
              </Banner>
            )
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {(['min', 'max'] as const).map((field) => (
            <Field key={field} label={create[field]} hint={create[`${field}Hint`]} error={errorOf(field)}>
              {(control) => (
                <AmountInput {...control} {...form.field(field)} required unit={messages.ui.weth} />
              )}
            </Field>
          ))}
        </div>
        <Warnings warnings={checked.ok ? matchWarnings(checked.match) : []} />
        <p className="text-12 text-tertiary">{create.timesAreFinal}</p>
        <ActionButton
          messages={{ button: create.button, busy: create.busy }}
          action={action}
          send={createMatch}
          calls={() => (checked.ok ? action.calls(checked.match) : [])}
          disabledReason={missingRole ?? (isPaused ? create.paused : undefined)}
          check={() => checked.ok || form.showErrors()}
        />
        {created && <CreatedNote {...created} />}
      </form>
      <CreatePreview draft={draft} now={now} />
    </div>
  )
}

function Warnings({ warnings }: { warnings: readonly MatchWarning[] }) {
  const { create } = useAdminMessages().matches
  return (
    <div role="status" className="empty:hidden">
      {warnings.length > 0 && (
        <Banner tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{create.warnings[warning]}</p>
          ))}
        </Banner>
      )}
    </div>
  )
}

function CreatedNote({ id, name }: ExistingMatch) {
  const { create } = useAdminMessages().matches
  return (
    <p role="status" className="text-14">
      {create.created(String(id), name)}{' '}
      <Link to="/match/$id" params={{ id: String(id) }} className="font-medium underline">
        {create.view}
      </Link>
    </p>
  )
}

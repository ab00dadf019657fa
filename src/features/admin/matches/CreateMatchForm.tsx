import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useChainNow } from '@/chain/network/clock'
import { bettingPoolLimits } from '@/chain/queries/generated'
import { nameBytes } from '@/domain/match/name'
import { useIsPaused, useOpenMatches } from '@/domain/match/queries'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import { TimeField } from '@/features/admin/shared/TimeField'
import { parseLocalTime } from '@/features/admin/shared/times'
import { useDraft } from '@/features/admin/shared/useDraft'
import { useRoles } from '@/features/admin/shared/useRoles'
import { formatCountdown, formatDateTime, ownTimeZone } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import { CreatePreview } from './CreatePreview'
import { createdBy } from './createdBy'
import { describeProblems } from './describeProblems'
import {
  checkNewMatch,
  type ExistingMatch,
  type NewMatchDraft,
  type NewMatchField,
  namesake,
} from './newMatch'
import { useCreateMatch } from './useMatchActions'

type Values = Record<NewMatchField, string>

const blank: Values = { name: '', start: '', end: '', min: '', max: '' }

function draftOf({ start, end, ...rest }: Values): NewMatchDraft {
  return { ...rest, start: parseLocalTime(start), end: parseLocalTime(end) }
}

/** Creates one match. What is typed outlives a failure, and goes once it is on chain. */
export function CreateMatchForm() {
  const messages = useMessages()
  const adminMessages = useAdminMessages()
  const { create } = adminMessages.matches
  const now = useChainNow()
  const open = useOpenMatches()
  const action = useCreateMatch()
  const roles = useRoles()
  const isPaused = useIsPaused()
  const { values, fieldProps, isShown, showAll, clear } = useDraft(blank)
  const [created, setCreated] = useState<ExistingMatch>()
  const form = useRef<HTMLFormElement>(null)

  const draft = draftOf(values)
  const checked = checkNewMatch(draft, now)
  const problems = checked.ok ? {} : describeProblems(checked.problems, messages, create)
  const errorOf = (field: NewMatchField) => (isShown(field) ? problems[field] : undefined)
  const other = namesake(values.name, open.data ?? [])
  const bytesLeft = bettingPoolLimits.MAX_NAME_LENGTH - nameBytes(values.name)

  /** Shows what is wrong, and goes to the first of it. */
  function check(): boolean {
    if (checked.ok) return true
    flushSync(showAll)
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return false
  }

  async function createMatch() {
    if (!checked.ok) throw new Error('The match cannot be created')
    const settled = await action.send(checked.match)
    if (settled.phase === 'confirmed') {
      clear(values)
      setCreated(createdBy(settled.receipt)[0])
    }
    if (settled.phase === 'failed') console.warn('Failed to create match', settled.failure)
    return settled
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <form ref={form} noValidate className="flex min-w-0 flex-col gap-4">
        <Field label={create.name} hint={create.nameHint(bytesLeft)} error={errorOf('name')}>
          {(control) => (
            <TextInput
              {...control}
              {...fieldProps('name')}
              required
              autoComplete="off"
              onChange={(event) => fieldProps('name').onChange(event.target.value)}
            />
          )}
        </Field>
        {other && (
          <Banner tone="warning" role="status">
            {create.duplicate(String(other.id), formatDateTime(other.endTime))}
          </Banner>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeField
            label={create.start}
            parsed={draft.start}
            hint={
              draft.start.ok
                ? create.startsIn(formatCountdown(draft.start.time - now, messages.time.countdown))
                : undefined
            }
            error={errorOf('start')}
            {...fieldProps('start')}
          />
          <TimeField
            label={create.end}
            parsed={draft.end}
            hint={
              draft.end.ok
                ? create.closesIn(formatCountdown(draft.end.time - now, messages.time.countdown))
                : create.endHint
            }
            error={errorOf('end')}
            {...fieldProps('end')}
          />
        </div>
        <p className="-mt-2 text-12 text-tertiary">{adminMessages.times.zone(ownTimeZone())}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={create.min} hint={create.minHint} error={errorOf('min')}>
            {(control) => (
              <AmountInput {...control} required unit={messages.ui.weth} {...fieldProps('min')} />
            )}
          </Field>
          <Field label={create.max} hint={create.maxHint} error={errorOf('max')}>
            {(control) => (
              <AmountInput {...control} required unit={messages.ui.weth} {...fieldProps('max')} />
            )}
          </Field>
        </div>
        <p className="text-12 text-tertiary">{create.timesAreFinal}</p>
        <ActionButton
          label={create.button}
          busyLabel={create.busy}
          action={action}
          send={createMatch}
          blocked={blockedBy(roles, adminMessages, 'operator') ?? (isPaused ? create.paused : undefined)}
          check={check}
        />
        {created && (
          <p role="status" className="text-14">
            {create.created(String(created.id), created.name)}{' '}
            <Link to="/match/$id" params={{ id: String(created.id) }} className="font-medium underline">
              {create.view}
            </Link>
          </p>
        )}
      </form>
      <CreatePreview draft={draft} now={now} />
    </div>
  )
}

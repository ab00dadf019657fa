import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatEther } from 'viem'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { useChainNow } from '@/chain/network/clock'
import { parseMatchName } from '@/domain/match/name'
import { useOpenMatches } from '@/domain/match/queries'
import { createCall, createdBy } from '@/features/admin/matches/matchCalls'
import {
  checkNewMatch,
  describeProblems,
  matchWarnings,
  type NewMatch,
  type NewMatchField,
  namesake,
} from '@/features/admin/matches/newMatch'
import { useCannotCreate } from '@/features/admin/matches/useCannotCreate'
import { ActionButton, withValue } from '@/features/admin/shared/ActionButton'
import { ScheduleFields } from '@/features/admin/shared/ScheduleFields'
import { parseTypedTime, toTypedTime } from '@/features/admin/shared/schedule'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { useKeptForm } from '@/features/admin/shared/useKeptForm'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { CreatePreview } from './CreatePreview'

export function CreateMatchForm() {
  const messages = useMessages()
  const { create } = messages.adminMatches
  const now = useChainNow()
  const open = useOpenMatches()
  const action = useAdminCalls('createMatch', (match: NewMatch) => [createCall(match)])
  const cannotCreate = useCannotCreate()
  const form = useKeptForm('match', blank)
  const [created, setCreated] = useState<NewMatch & { id: bigint }>()

  const [start, end] = [parseTypedTime(form.values.start), parseTypedTime(form.values.end)]
  const draft = { ...form.values, start, end }
  const checked = checkNewMatch(draft, now)
  const warnings = checked.match ? matchWarnings(checked.match) : []
  const problems = describeProblems(checked.problems, messages)
  const errorOf = (field: NewMatchField) => (form.isErrorVisible(field) ? problems[field] : undefined)
  // While the match is sent, it may already be among the open ones.
  const duplicate = action.isBusy ? undefined : namesake(form.values.name, open.data ?? [])
  const left = (time: number) => formatCountdown(time - now, messages.time.countdown)

  async function createMatch(match: NewMatch) {
    const settled = await action.send(match)
    if (settled.phase === 'confirmed') {
      form.reset(form.values)
      const [existing] = await createdBy(settled.receipt)
      setCreated(existing && { ...match, id: existing.id })
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
            start: start.ok ? create.startsIn(left(start.time)) : undefined,
            end: end.ok ? create.closesIn(left(end.time)) : create.endHint,
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
        <div role="status" className="empty:hidden">
          {warnings.length > 0 && (
            <Banner tone="warning">
              {warnings.map((warning) => (
                <p key={warning}>{create.warnings[warning]}</p>
              ))}
            </Banner>
          )}
        </div>
        <p className="text-12 text-tertiary">{create.timesAreFinal}</p>
        <ActionButton
          messages={{ button: create.button, busy: create.busy }}
          action={withValue({ ...action, send: createMatch }, checked.match)}
          disabledReason={cannotCreate}
          check={() => checked.match !== undefined || form.showErrors()}
        />
        {created && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="text-14">
              {create.created(String(created.id), created.name)}{' '}
              <Link to="/match/$id" params={{ id: String(created.id) }} className="font-medium underline">
                {create.view}
              </Link>
            </p>
            <Button size="sm" onClick={() => form.setValues(nextOf(created))}>
              {create.next}
            </Button>
          </div>
        )}
      </form>
      <CreatePreview draft={draft} now={now} />
    </div>
  )
}

const blank: Record<NewMatchField, string> = { name: '', start: '', end: '', min: '', max: '' }

/** Returns the fields of the match that follows on the same stage: its game, event, bounds and length, from its end on. */
function nextOf({ name, startTime, endTime, minBet, maxBet }: NewMatch): typeof blank {
  const { game, event } = parseMatchName(name)
  return {
    name: `${game ? `${game}: ` : ''} vs ${event ? ` — ${event}` : ''}`.trimStart(),
    start: toTypedTime(endTime),
    end: toTypedTime(2 * endTime - startTime),
    min: formatEther(minBet),
    max: formatEther(maxBet),
  }
}

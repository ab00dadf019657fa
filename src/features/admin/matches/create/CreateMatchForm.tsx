import { Link } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
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
  type NewMatchDraft,
  type NewMatchField,
  namesake,
} from '@/features/admin/matches/newMatch'
import { useCannotCreate } from '@/features/admin/matches/useCannotCreate'
import { ActionButton, withValue } from '@/features/admin/shared/ActionButton'
import { ScheduleFields } from '@/features/admin/shared/ScheduleFields'
import { parseTypedTime, toTypedTime, type Zone, zoneOf } from '@/features/admin/shared/schedule'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { useKeptForm } from '@/features/admin/shared/useKeptForm'
import { formatCountdown, formatDateTime, ownTimeZone } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { AmountInput, Field } from '@/ui/forms/Field'
import { CreatePreview } from './CreatePreview'
import { SaveTemplate, type Template, TemplateFields, templateKey, useTemplates } from './templates'

export function CreateMatchForm() {
  const messages = useMessages()
  const { admin, adminMatches: matches } = messages
  const { create } = matches
  const now = useChainNow()
  const open = useOpenMatches()
  const action = useAdminCalls('createMatch', (match: NewMatch) => [createCall(match)])
  const cannotCreate = useCannotCreate()
  const { form, draft, zone, changeZone, template, templates, chooseTemplate, startNext, clear } =
    useCreateForm()
  const [created, setCreated] = useState<NewMatch & { id: bigint }>()

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
      clear()
      const [existing] = await createdBy(settled.receipt)
      setCreated(existing && { ...match, id: existing.id })
    }
    if (settled.phase === 'failed') console.warn('Failed to create match', settled.failure)
    return settled
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <form ref={form.ref} noValidate className="flex min-w-0 flex-col gap-4">
        <TemplateFields templates={templates} chosen={template} onChoose={chooseTemplate} />
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
          {...(zone === 'utc' && {
            otherZone: (time) => admin.times.own(formatDateTime(time), ownTimeZone()),
          })}
          zoneChoice={
            <Checkbox
              className="-mx-3"
              label={admin.times.inUtc}
              detail={zone === 'own' && admin.times.zone(ownTimeZone())}
              checked={zone === 'utc'}
              onChange={({ target }) => changeZone(target.checked ? 'utc' : 'own')}
            />
          }
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
          beside={checked.match && <SaveTemplate draft={draft} saved={templates} onSave={chooseTemplate} />}
        />
        {created && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="text-14">
              {create.created(String(created.id), created.name)}{' '}
              <Link to="/match/$id" params={{ id: String(created.id) }} className="font-medium underline">
                {create.view}
              </Link>
            </p>
            <Button size="sm" onClick={() => startNext(created)}>
              {create.next}
            </Button>
          </div>
        )}
      </form>
      <CreatePreview draft={draft} now={now} />
    </div>
  )
}

/** `template` is the key of the chosen one, empty without. */
type Values = Record<NewMatchField | 'zone' | 'template', string>

const blank: Values = { name: '', start: '', end: '', min: '', max: '', zone: 'own', template: '' }

/** The form of a new match. With a template, the end follows the start. */
function useCreateForm() {
  const form = useKeptForm('match', blank)
  const { values } = form
  const zone = zoneOf(values.zone)
  const draft: NewMatchDraft = {
    ...values,
    start: parseTypedTime(values.start, zone),
    end: parseTypedTime(values.end, zone),
  }
  const templates = useTemplates()
  const template = templates.find((saved) => templateKey(saved) === values.template)

  /** Keeps the moments that were typed. */
  function changeZone(next: Zone) {
    const { start, end } = draft
    form.setValues({
      zone: next,
      ...(start.ok && { start: toTypedTime(start.time, next) }),
      ...(end.ok && { end: toTypedTime(end.time, next) }),
    })
  }

  function typeStart(next: string | ChangeEvent<HTMLInputElement>) {
    const start = typeof next === 'string' ? next : next.target.value
    form.setValues({ start, ...(template && endAfter(start, template)) })
  }

  function endAfter(typed: string, { minutes }: Template): { end?: string } {
    const start = parseTypedTime(typed, zone)
    return start.ok ? { end: toTypedTime(start.time + minutes * 60, zone) } : {}
  }

  function chooseTemplate(key: string) {
    const chosen = templates.find((saved) => templateKey(saved) === key)
    form.setValues({
      template: key,
      ...(chosen && {
        min: chosen.min,
        max: chosen.max,
        ...endAfter(values.start, chosen),
        ...(values.name === '' && chosen.game !== '' && { name: `${chosen.game}: ` }),
      }),
    })
  }

  /** Fills in the match that follows another on the same stage: its game, event, bounds and length, from its end on. */
  function startNext({ name, startTime, endTime, minBet, maxBet }: NewMatch) {
    const { game, event } = parseMatchName(name)
    form.setValues({
      name: `${game ? `${game}: ` : ''} vs ${event ? ` — ${event}` : ''}`.trimStart(),
      start: toTypedTime(endTime, zone),
      end: toTypedTime(2 * endTime - startTime, zone),
      min: formatEther(minBet),
      max: formatEther(maxBet),
    })
  }

  /** Clears what was sent, but for the zone. */
  function clear() {
    form.reset(values)
    form.setValues({ zone: values.zone })
  }

  return {
    form: {
      ...form,
      field: (name: NewMatchField) =>
        name === 'start' ? { ...form.field(name), onChange: typeStart } : form.field(name),
    },
    draft,
    zone,
    changeZone,
    template,
    templates,
    chooseTemplate,
    startNext,
    clear,
  }
}

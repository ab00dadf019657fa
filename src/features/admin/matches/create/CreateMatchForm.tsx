import { Link } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
import { formatEther } from 'viem'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { useChainNow } from '@/chain/network/clock'
import { mergeCalls } from '@/chain/transactions/calls'
import { matchesCreated } from '@/domain/match/matchChanges'
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
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatCountdown, formatDateTime, ownTimeZone } from '@/i18n/format/dates'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { AmountInput, Field } from '@/ui/forms/Field'
import { CreatePreview } from './CreatePreview'
import { MoreMarkets } from './MoreMarkets'
import { isWinnerOfSeries, marketOffers, withMarket } from './marketOffers'
import { SaveTemplate, type Template, TemplateFields, templateKey, useTemplates } from './templates'

export function CreateMatchForm() {
  const messages = useAdminMessages()
  const { admin, adminMatches } = messages
  const { create } = adminMatches
  const now = useChainNow()
  const open = useOpenMatches()
  const action = useAdminCalls(
    'createMatch',
    (matches: readonly NewMatch[]) => [mergeCalls(matches.map(createCall))],
    (matches) => [matchesCreated(matches.length)],
  )
  const cannotCreate = useCannotCreate()
  const [created, setCreated] = useState<{ winner: NewMatch; ids: readonly bigint[] }>()
  const form = useKeptForm('match', blank)
  const { values } = form
  const zone = zoneOf(values.zone)
  const [start, end] = [parseTypedTime(values.start, zone), parseTypedTime(values.end, zone)]
  const draft = { ...values, start, end }
  const templates = useTemplates()
  const template = templates.find((saved) => templateKey(saved) === values.template)

  const checked = checkNewMatch(draft, now)
  const warnings = checked.match ? matchWarnings(checked.match) : []
  const problems = describeProblems(checked.problems, messages)
  // While the matches are sent, they may already be among the open ones.
  const others = action.isBusy ? [] : (open.data ?? [])
  const duplicate = namesake(values.name, others)
  const offers = marketOffers(draft, values, others, now)
  const ticked = offers.filter(({ isChosen }) => isChosen)
  // The winner first, so that the series stands together in the order of ids.
  const parts = [checked.match, ...ticked.map(({ match }) => match)]
  const matches = parts.every((match) => match !== undefined) ? parts : undefined
  const errorOf = (field: NewMatchField) => (form.isErrorVisible(field) ? problems[field] : undefined)
  const left = (time: number) => formatCountdown(time - now, messages.time.countdown)

  /** With a template, the end follows the start. */
  function typeStart({ target }: ChangeEvent<HTMLInputElement>) {
    form.setValues({ start: target.value, ...(template && endAfter(target.value, template, zone)) })
  }

  function chooseTemplate(key: string) {
    const chosen = templates.find((saved) => templateKey(saved) === key)
    form.setValues({
      template: key,
      ...(chosen && {
        min: chosen.min,
        max: chosen.max,
        ...endAfter(values.start, chosen, zone),
        ...(values.name === '' && chosen.game !== '' && { name: `${chosen.game}: ` }),
      }),
    })
  }

  async function createMatches(matches: readonly NewMatch[]) {
    const ended = await action.send(matches)
    if (ended.phase === 'confirmed') {
      form.reset(values)
      form.setValues({ zone })
      const [winner] = matches
      const ids = ended.receipt ? createdBy(ended.receipt).map(({ id }) => id) : []
      setCreated(winner && ids.length > 0 ? { winner, ids } : undefined)
    }
    if (ended.phase === 'failed') console.warn('Failed to create match', ended.failure)
    return ended
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <form ref={form.ref} noValidate className="flex min-w-0 flex-col gap-4">
        <TemplateFields templates={templates} chosen={template} onChoose={chooseTemplate} />
        <ScheduleFields
          fieldOf={(name) => ({ ...form.field(name), ...(name === 'start' && { onChange: typeStart }) })}
          draft={draft}
          maxNameBytes={bettingPoolLimits.MAX_NAME_LENGTH}
          messages={create}
          hints={{
            start: start.ok ? create.startsIn(left(start.time)) : undefined,
            end: end.ok ? create.closesIn(left(end.time)) : create.endHint,
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
              onChange={({ target }) => form.setValues(inZone(draft, target.checked ? 'utc' : 'own'))}
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
              <AmountInput {...form.field(field)} required unit={messages.ui.weth} />
            </Field>
          ))}
        </div>
        {isWinnerOfSeries(values.name) && (
          <MoreMarkets
            bestOf={values.bestOf}
            onBestOf={(bestOf) => form.setValues({ bestOf })}
            offers={offers}
            onChoose={(market, isChosen) =>
              form.setValues({ markets: withMarket(values.markets, market, isChosen) })
            }
          />
        )}
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
          messages={{
            button: ticked.length > 0 ? messages.adminBulk.button(parts.length) : create.button,
            busy: create.busy,
          }}
          action={withValue(
            { ...action, send: createMatches, calls: (matches) => matches.map(createCall) },
            matches,
          )}
          disabledReason={cannotCreate}
          check={() => matches !== undefined || form.showErrors()}
          beside={
            checked.match && <SaveTemplate templates={templates} draft={draft} onSave={chooseTemplate} />
          }
        />
        {created && <Created {...created} onNext={() => form.setValues(nextMatch(created.winner, zone))} />}
      </form>
      <CreatePreview draft={draft} markets={ticked.map((offer) => offer.draft)} now={now} />
    </div>
  )
}

interface CreatedProps {
  winner: NewMatch
  /** Of the winner, and of its markets. */
  ids: readonly bigint[]
  onNext: () => void
}

function Created({ winner, ids, onNext }: CreatedProps) {
  const { create } = useAdminMessages().adminMatches
  const [first, last] = [String(ids[0]), String(ids.at(-1))]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-14">
        {ids.length === 1
          ? create.created(first, winner.name)
          : create.createdSeries(first, last, winner.name)}{' '}
        <Link to="/match/$id" params={{ id: first }} className="font-medium underline">
          {create.view}
        </Link>
      </p>
      <Button size="sm" onClick={onNext}>
        {create.next}
      </Button>
    </div>
  )
}

/** `template` is the key of the chosen one, empty without. `bestOf` and `markets` choose what is created with the winner. */
type Values = Record<NewMatchField | 'zone' | 'template' | 'bestOf' | 'markets', string>

const blank: Values = {
  name: '',
  start: '',
  end: '',
  min: '',
  max: '',
  zone: 'own',
  template: '',
  bestOf: '1',
  markets: '',
}

/** Keeps the moments that were typed. */
function inZone({ start, end }: NewMatchDraft, zone: Zone): Partial<Values> {
  return {
    zone,
    ...(start.ok && { start: toTypedTime(start.time, zone) }),
    ...(end.ok && { end: toTypedTime(end.time, zone) }),
  }
}

function endAfter(typed: string, { minutes }: Template, zone: Zone): Partial<Values> {
  const start = parseTypedTime(typed, zone)
  return start.ok ? { end: toTypedTime(start.time + minutes * 60, zone) } : {}
}

/** Fills in the match that follows another on the same stage: its game, event, bounds and length, from its end on. */
function nextMatch({ name, startTime, endTime, minBet, maxBet }: NewMatch, zone: Zone): Partial<Values> {
  const { game, event } = parseMatchName(name)
  return {
    name: `${game ? `${game}: ` : ''} vs ${event ? ` — ${event}` : ''}`.trimStart(),
    start: toTypedTime(endTime, zone),
    end: toTypedTime(2 * endTime - startTime, zone),
    min: formatEther(minBet),
    max: formatEther(maxBet),
  }
}

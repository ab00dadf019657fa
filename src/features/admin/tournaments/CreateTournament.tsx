import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useChainNow } from '@/chain/network/clock'
import { tournamentAbi, tournamentLimits } from '@/chain/queries/generated'
import { eventsOf } from '@/chain/transactions/eventsOf'
import { nameBytes } from '@/domain/match/name'
import { useOpenMatches } from '@/domain/match/queries'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import { TimeField } from '@/features/admin/shared/TimeField'
import { parseLocalTime, toLocalTime } from '@/features/admin/shared/times'
import { useDraft } from '@/features/admin/shared/useDraft'
import { useRoles } from '@/features/admin/shared/useRoles'
import type { Messages } from '@/i18n/catalogue'
import { readFailure } from '@/i18n/describeReadFailure'
import { formatCountdown, formatDateTime, ownTimeZone } from '@/i18n/format/dates'
import { type AdminMessages, useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import { Card, CardTitle } from '@/ui/layout/Card'
import { MatchPicker } from './MatchPicker'
import {
  checkNewTournament,
  choosableMatches,
  type NewTournamentDraft,
  type NewTournamentField,
  type NewTournamentProblems,
  timesOf,
} from './newTournament'
import { useCreateTournament, useSetJudged } from './useTournamentActions'

const blank: Record<NewTournamentField, string> = { name: '', start: '', end: '', fee: '' }
const noMatches: ReadonlySet<bigint> = new Set()

interface Created {
  id: bigint
  name: string
  /** Judges were to decide, and do not yet. */
  isJudgedMissing: boolean
}

/** Creates a tournament of upcoming matches. What is typed outlives a failure, and goes once it is on chain. */
export function CreateTournament({ onCreated }: { onCreated: (id: bigint) => void }) {
  const messages = useMessages()
  const adminMessages = useAdminMessages()
  const { create } = adminMessages.tournaments
  const titleId = useId()
  const now = useChainNow()
  const open = useOpenMatches()
  const failure = readFailure(messages, open)
  const roles = useRoles()
  const creating = useCreateTournament()
  const judging = useSetJudged('new')
  const { values, fieldProps, fill, isShown, isTried, showAll, clear } = useDraft(blank)
  const [chosenIds, setChosenIds] = useState(noMatches)
  const [isJudged, setJudged] = useState(false)
  const [created, setCreated] = useState<Created>()
  const form = useRef<HTMLFormElement>(null)

  const choosable = choosableMatches(open.data ?? [], now)
  const matches = choosable.filter(({ id }) => chosenIds.has(id))
  const gone = open.data ? chosenIds.size - matches.length : 0
  const draft: NewTournamentDraft = {
    name: values.name,
    start: parseLocalTime(values.start),
    end: parseLocalTime(values.end),
    fee: values.fee,
    matches,
  }
  const checked = checkNewTournament(draft, now)
  const problems = checked.ok ? {} : checked.problems
  const errorOf = (field: NewTournamentField) =>
    isShown(field) ? describeProblem(field, problems, messages, create) : undefined
  const times = timesOf(matches)
  const left = (time: number) => formatCountdown(time - now, messages.time.countdown)

  /** Shows what is wrong, and goes to the first of it. */
  function check(): boolean {
    if (checked.ok) return true
    flushSync(showAll)
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
    return false
  }

  async function createTournament() {
    if (!checked.ok) throw new Error('The tournament cannot be created')
    setCreated(undefined)
    const settled = await creating.send(checked.tournament)
    if (settled.phase !== 'confirmed') return settled
    const [tournament] = eventsOf(settled.receipt, tournamentAbi, 'TournamentCreated')
    clear(values)
    setChosenIds(noMatches)
    setJudged(false)
    if (!tournament) return settled
    const { tournamentId: id, name } = tournament
    onCreated(id)
    const last = isJudged ? await judging.send(id) : settled
    setCreated({ id, name, isJudgedMissing: last.phase !== 'confirmed' })
    return last
  }

  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-6">
      <CardTitle id={titleId}>{create.title}</CardTitle>
      <form ref={form} noValidate className="flex flex-col gap-6">
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          <div className="flex min-w-0 flex-col gap-4">
            <Field
              label={create.name}
              hint={create.nameHint(tournamentLimits.MAX_NAME_LENGTH - nameBytes(values.name))}
              error={errorOf('name')}
            >
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
            <div className="grid gap-4 sm:grid-cols-2">
              <TimeField
                label={create.start}
                parsed={draft.start}
                hint={
                  !draft.start.ok
                    ? create.startHint
                    : draft.start.time > now
                      ? create.startsIn(left(draft.start.time))
                      : create.started
                }
                error={errorOf('start')}
                {...fieldProps('start')}
              />
              <TimeField
                label={create.end}
                parsed={draft.end}
                hint={
                  draft.end.ok && draft.end.time > now ? create.endsIn(left(draft.end.time)) : create.endHint
                }
                error={errorOf('end')}
                {...fieldProps('end')}
              />
            </div>
            <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="text-12 text-tertiary">{adminMessages.times.zone(ownTimeZone())}</p>
              {times && (
                <Button
                  size="sm"
                  onClick={() => fill({ start: toLocalTime(times.start), end: toLocalTime(times.end) })}
                >
                  {create.useTimes}
                </Button>
              )}
            </div>
            <Field label={create.fee} hint={create.feeHint} error={errorOf('fee')}>
              {(control) => (
                <AmountInput {...control} required unit={messages.ui.weth} {...fieldProps('fee')} />
              )}
            </Field>
            <Checkbox
              className="border border-line"
              label={create.judged}
              detail={create.judgedText}
              checked={isJudged}
              onChange={(event) => setJudged(event.target.checked)}
            />
          </div>
          {open.data ? (
            <MatchPicker
              matches={choosable}
              chosen={chosenIds}
              onChange={setChosenIds}
              end={draft.end}
              error={
                problems.matches && (isTried || problems.matches !== 'none')
                  ? create.problems.matches[problems.matches]
                  : undefined
              }
            />
          ) : failure ? (
            <LoadError {...failure} />
          ) : (
            <Skeleton text={adminMessages.loading} className="h-80" />
          )}
        </div>
        {gone > 0 && (
          <Banner tone="warning" role="status">
            {create.gone(gone)}
          </Banner>
        )}
        <div className="flex flex-col gap-4">
          <p className="text-12 text-tertiary">
            {matches.length > 0 &&
              `${create.rules(
                formatDateTime(Math.max(...matches.map(({ startTime }) => startTime))),
                formatDateTime(Math.min(...matches.map(({ startTime }) => startTime))),
              )} `}
            {create.isFinal}
          </p>
          <ActionButton
            label={create.button}
            busyLabel={judging.isBusy ? adminMessages.tournaments.makeJudged.busy : create.busy}
            action={created?.isJudgedMissing || judging.isBusy ? judging : creating}
            send={createTournament}
            blocked={blockedBy(roles, adminMessages, 'tournamentAdmin')}
            check={check}
            confirm={
              isJudged
                ? {
                    title: create.confirmTitle,
                    does: create.confirmDoes,
                    cannot: create.confirmCannot,
                    confirmLabel: create.button,
                  }
                : undefined
            }
          />
          {created && (
            <p role="status" className="text-14">
              {create.created(String(created.id), created.name)}{' '}
              <Link
                to="/tournaments/$id"
                params={{ id: String(created.id) }}
                className="font-medium underline underline-offset-4"
              >
                {create.view}
              </Link>
            </p>
          )}
          {created?.isJudgedMissing && (
            <Banner tone="warning" role="alert">
              {create.notJudged(String(created.id))}
            </Banner>
          )}
        </div>
      </form>
    </Card>
  )
}

/** A sentence for a field with a problem. */
function describeProblem(
  field: NewTournamentField,
  { name, start, end, fee }: NewTournamentProblems,
  messages: Messages,
  { problems }: AdminMessages['tournaments']['create'],
): string | undefined {
  switch (field) {
    case 'name':
      return name && problems.name[name]
    case 'start':
      return start && problems.start[start]
    case 'end':
      return end && problems.end[end]
    case 'fee':
      return fee && messages.amounts[fee](messages.ui.weth)
  }
}

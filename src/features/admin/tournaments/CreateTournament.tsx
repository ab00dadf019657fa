import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { tournamentAbi, tournamentLimits } from '@/chain/queries/generated'
import type { Match } from '@/domain/match/match'
import { useOpenMatches } from '@/domain/match/queries'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { NameField, TimeFields } from '@/features/admin/shared/fields'
import { Panel } from '@/features/admin/shared/Panel'
import { parseLocalTime, toLocalTime } from '@/features/admin/shared/times'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { readFailure } from '@/i18n/describeReadFailure'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { retryImport } from '@/lib/retryImport'
import { Banner } from '@/ui/feedback/Banner'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { Field } from '@/ui/forms/Field'
import { type Form, useForm } from '@/ui/forms/useForm'
import { MatchPicker } from './MatchPicker'
import {
  checkNewTournament,
  choosableMatches,
  type NewTournament,
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
  /** The second transaction, which makes it judged, is missing. */
  isJudgedMissing: boolean
}

export function CreateTournament({ onCreated }: { onCreated: (id: bigint) => void }) {
  const { create, makeJudged } = useAdminMessages().tournaments
  const now = useChainNow()
  const open = useOpenMatches()
  const missingRole = useMissingRole('tournamentAdmin')
  const creation = useCreation(onCreated)
  const form = useForm(blank)
  const [chosenIds, setChosenIds] = useState(noMatches)
  const [isJudged, setJudged] = useState(false)

  const choosable = choosableMatches(open.data ?? [], now)
  const matches = choosable.filter(({ id }) => chosenIds.has(id))
  const gone = open.data ? chosenIds.size - matches.length : 0
  const draft: NewTournamentDraft = {
    name: form.values.name,
    start: parseLocalTime(form.values.start),
    end: parseLocalTime(form.values.end),
    fee: form.values.fee,
    matches,
  }
  const checked = checkNewTournament(draft, now)
  const problems = checked.ok ? {} : checked.problems

  function createTournament() {
    if (!checked.ok) throw new Error('The form was not checked')
    return creation.create(checked.tournament, isJudged, () => {
      form.reset(form.values)
      setChosenIds(noMatches)
      setJudged(false)
    })
  }

  return (
    <Panel title={create.title}>
      <form ref={form.ref} noValidate className="flex flex-col gap-6">
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          <div className="flex min-w-0 flex-col gap-4">
            <Fields form={form} draft={draft} problems={problems} now={now} />
            <Checkbox
              className="border border-line"
              label={create.judged}
              detail={create.judgedText}
              checked={isJudged}
              onChange={(event) => setJudged(event.target.checked)}
            />
          </div>
          <LoadedMatches open={open}>
            <MatchPicker
              matches={choosable}
              chosen={chosenIds}
              onChange={setChosenIds}
              end={draft.end}
              error={
                problems.matches && (form.isSubmitted || problems.matches !== 'none')
                  ? create.problems.matches[problems.matches]
                  : undefined
              }
            />
          </LoadedMatches>
        </div>
        {gone > 0 && (
          <Banner tone="warning" role="status">
            {create.gone(gone)}
          </Banner>
        )}
        <div className="flex flex-col gap-4">
          <Rules matches={matches} />
          <ActionButton
            action={creation.action}
            send={createTournament}
            disabledReason={missingRole}
            check={() => checked.ok || form.showErrors()}
            messages={{
              button: create.button,
              busy: creation.isJudging ? makeJudged.busy : create.busy,
              ...(isJudged && {
                confirmTitle: create.confirmTitle,
                does: create.confirmDoes,
                cannot: create.confirmCannot,
              }),
            }}
          />
          {creation.created && <CreatedNote {...creation.created} />}
        </div>
      </form>
    </Panel>
  )
}

function useCreation(onCreated: (id: bigint) => void) {
  const creating = useCreateTournament()
  const [createdId, setCreatedId] = useState<bigint>()
  const judging = useSetJudged(createdId)
  const [created, setCreated] = useState<Created>()

  async function create(tournament: NewTournament, isJudged: boolean, onConfirmed: () => void) {
    setCreated(undefined)
    const settled = await creating.send(tournament)
    if (settled.phase !== 'confirmed') return settled
    // Decoding events is loaded only after a creation.
    const { eventsOf } = await retryImport(() => import('@/chain/transactions/eventsOf'), 1_000)
    const [event] = eventsOf(settled.receipt, tournamentAbi, 'TournamentCreated')
    onConfirmed()
    if (!event) return settled
    const { tournamentId: id, name } = event
    onCreated(id)
    setCreatedId(id)
    const last = isJudged ? await judging.send(id) : settled
    setCreated({ id, name, isJudgedMissing: last.phase !== 'confirmed' })
    return last
  }

  return {
    create,
    created,
    isJudging: judging.isBusy,
    action: created?.isJudgedMissing || judging.isBusy ? judging : creating,
  }
}

interface LoadedMatchesProps {
  open: ReturnType<typeof useOpenMatches>
  children: ReactNode
}

function LoadedMatches({ open, children }: LoadedMatchesProps) {
  const failure = readFailure(useMessages(), open)
  const { loading } = useAdminMessages()
  if (open.data) return children
  return failure ? <LoadError {...failure} /> : <Skeleton text={loading} className="h-80" />
}

interface FieldsProps {
  form: Form<NewTournamentField>
  draft: NewTournamentDraft
  problems: NewTournamentProblems
  now: number
}

function Fields({ form, draft: { start, end, matches }, problems, now }: FieldsProps) {
  const messages = useMessages()
  const { create } = useAdminMessages().tournaments
  const { ui, amounts, time } = messages
  const { name, start: startProblem, end: endProblem, fee } = problems
  const errors = {
    name: name && create.problems.name[name],
    start: startProblem && create.problems.start[startProblem],
    end: endProblem && create.problems.end[endProblem],
    fee: fee && amounts[fee](ui.weth),
  }
  const errorOf = (field: NewTournamentField) => (form.isErrorVisible(field) ? errors[field] : undefined)
  const left = (to: number) => formatCountdown(to - now, time.countdown)
  const startHint = (at: number) => (at > now ? create.startsIn(left(at)) : create.started)
  const times = timesOf(matches)
  return (
    <>
      <NameField
        form={form}
        maxBytes={tournamentLimits.MAX_NAME_LENGTH}
        label={create.name}
        hint={create.nameHint}
        error={errorOf('name')}
      />
      <TimeFields
        form={form}
        start={{
          label: create.start,
          parsed: start,
          hint: start.ok ? startHint(start.time) : create.startHint,
          error: errorOf('start'),
        }}
        end={{
          label: create.end,
          parsed: end,
          hint: end.ok && end.time > now ? create.endsIn(left(end.time)) : create.endHint,
          error: errorOf('end'),
        }}
        aside={
          times && (
            <Button
              size="sm"
              onClick={() => form.setValues({ start: toLocalTime(times.start), end: toLocalTime(times.end) })}
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

function Rules({ matches }: { matches: readonly Match[] }) {
  const { create } = useAdminMessages().tournaments
  const starts = matches.map(({ startTime }) => startTime)
  return (
    <p className="text-12 text-tertiary">
      {starts.length > 0 &&
        `${create.rules(formatDateTime(Math.max(...starts)), formatDateTime(Math.min(...starts)))} `}
      {create.isFinal}
    </p>
  )
}

function CreatedNote({ id, name, isJudgedMissing }: Created) {
  const { create } = useAdminMessages().tournaments
  return (
    <>
      <p role="status" className="text-14">
        {create.created(String(id), name)}{' '}
        <Link
          to="/tournaments/$id"
          params={{ id: String(id) }}
          className="font-medium underline underline-offset-4"
        >
          {create.view}
        </Link>
      </p>
      {isJudgedMissing && (
        <Banner tone="warning" role="alert">
          {create.notJudged(String(id))}
        </Banner>
      )}
    </>
  )
}

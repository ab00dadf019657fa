import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import type { Match } from '@/domain/match/match'
import { useOpenMatches } from '@/domain/match/queries'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { Panel } from '@/features/admin/shared/Panel'
import { parseTypedTime } from '@/features/admin/shared/times'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { readFailure } from '@/i18n/describeReadFailure'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Checkbox } from '@/ui/forms/Checkbox'
import { useForm } from '@/ui/forms/useForm'
import { MatchPicker } from './MatchPicker'
import {
  checkNewTournament,
  choosableMatches,
  type NewTournamentDraft,
  type NewTournamentField,
} from './newTournament'
import { TournamentFields } from './TournamentFields'
import { type Created, useCreation } from './useCreation'

const blank: Record<NewTournamentField, string> = { name: '', start: '', end: '', fee: '' }
const noMatches: ReadonlySet<bigint> = new Set()

/** Outlives a look at another section or page. */
let kept = { values: blank, chosenIds: noMatches, isJudged: false }

export function CreateTournament({ onCreated }: { onCreated: (id: bigint) => void }) {
  const { create } = useMessages().adminTournaments
  const now = useChainNow()
  const open = useOpenMatches()
  const missingRole = useMissingRole('tournamentAdmin')
  const { form, chosenIds, setChosenIds, isJudged, setJudged, clear } = useKeptForm()
  const creation = useCreation(isJudged, onCreated)

  const choosable = choosableMatches(open.data ?? [], now)
  const matches = choosable.filter(({ id }) => chosenIds.has(id))
  const gone = open.data ? chosenIds.size - matches.length : 0
  const draft: NewTournamentDraft = {
    name: form.values.name,
    start: parseTypedTime(form.values.start, 'own'),
    end: parseTypedTime(form.values.end, 'own'),
    fee: form.values.fee,
    matches,
  }
  const checked = checkNewTournament(draft, now)
  const problems = checked.ok ? {} : checked.problems

  async function createTournament() {
    if (!checked.ok) throw new Error('The form was not checked')
    const settled = await creation.create(checked.tournament)
    if (settled.phase === 'confirmed') clear()
    return settled
  }

  return (
    <Panel title={create.title}>
      <form ref={form.ref} noValidate className="flex flex-col gap-6">
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          <div className="flex min-w-0 flex-col gap-4">
            <TournamentFields form={form} draft={draft} problems={problems} now={now} />
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
        {gone > 0 && <GoneWarning count={gone} />}
        <div className="flex flex-col gap-4">
          <Rules matches={matches} />
          <ActionButton
            action={creation.action}
            send={createTournament}
            calls={() => (checked.ok ? creation.action.calls(checked.tournament) : [])}
            disabledReason={missingRole}
            check={() => checked.ok || form.showErrors()}
            messages={{
              button: create.button,
              busy: create.busy,
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

function useKeptForm() {
  const form = useForm(blank, kept.values)
  const [chosenIds, setChosenIds] = useState(kept.chosenIds)
  const [isJudged, setJudged] = useState(kept.isJudged)
  const { values } = form
  useEffect(() => {
    kept = { values, chosenIds, isJudged }
  }, [values, chosenIds, isJudged])

  function clear() {
    form.reset(values)
    setChosenIds(noMatches)
    setJudged(false)
  }

  return { form, chosenIds, setChosenIds, isJudged, setJudged, clear }
}

interface LoadedMatchesProps {
  open: ReturnType<typeof useOpenMatches>
  children: ReactNode
}

function LoadedMatches({ open, children }: LoadedMatchesProps) {
  const failure = readFailure(useMessages(), open)
  const { loading } = useMessages().ui
  if (open.data) return children
  return failure ? <LoadError {...failure} /> : <Skeleton text={loading} className="h-80" />
}

function GoneWarning({ count }: { count: number }) {
  const { create } = useMessages().adminTournaments
  return (
    <Banner tone="warning" role="status">
      {create.gone(count)}
    </Banner>
  )
}

function Rules({ matches }: { matches: readonly Match[] }) {
  const { create } = useMessages().adminTournaments
  const starts = matches.map(({ startTime }) => startTime)
  return (
    <p className="text-12 text-tertiary">
      {starts.length > 0 &&
        `${create.rules(formatDateTime(Math.max(...starts)), formatDateTime(Math.min(...starts)))} `}
      {create.isFinal}
    </p>
  )
}

function CreatedNote({ id, name }: Created) {
  const { create } = useMessages().adminTournaments
  return (
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
  )
}

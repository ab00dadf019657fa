import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { parseEventLogs, type TransactionReceipt } from 'viem'
import { tournamentLimits } from '@/chain/config/contractLimits'
import { useChainNow } from '@/chain/network/clock'
import { tournamentContract } from '@/chain/queries/contracts'
import { tournamentAbi } from '@/chain/queries/generated'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useOpenMatches } from '@/domain/match/queries'
import { tournamentCreated } from '@/domain/tournament/tournamentChanges'
import { ActionButton, withValue } from '@/features/admin/shared/ActionButton'
import { Panel } from '@/features/admin/shared/Panel'
import { useMissingRole } from '@/features/admin/shared/roles'
import { ScheduleFields } from '@/features/admin/shared/ScheduleFields'
import { parseTypedTime, toTypedTime } from '@/features/admin/shared/schedule'
import { useKeptForm } from '@/features/admin/shared/useKeptForm'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { Banner } from '@/ui/feedback/Banner'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { AmountInput, Field } from '@/ui/forms/Field'
import { MatchPicker } from './MatchPicker'
import {
  checkNewTournament,
  choosableMatches,
  type NewTournament,
  type NewTournamentField,
  timesOf,
} from './newTournament'

/** `matches` are their IDs, and `judged` is empty unless admins judge. */
const blank: Record<NewTournamentField | 'matches' | 'judged', string> = {
  name: '',
  start: '',
  end: '',
  fee: '',
  matches: '',
  judged: '',
}

export function CreateTournament({ onCreated }: { onCreated: (id: bigint) => void }) {
  const messages = useAdminMessages()
  const { ui, amounts } = messages
  const { create } = messages.adminTournaments
  const now = useChainNow()
  const open = useOpenMatches()
  const missingRole = useMissingRole('tournamentAdmin')
  const form = useKeptForm('tournament', blank)
  const isJudged = form.values.judged !== ''
  const chosenIds = new Set(form.values.matches.match(/\d+/g)?.map(BigInt))
  const [created, setCreated] = useState<{ id: bigint; name: string }>()
  const action = useContractWrite(
    'admin',
    tournamentContract,
    isJudged ? 'createJudgedTournament' : 'createTournament',
    ({ name, startTime, endTime, entryFee, matchIds }: NewTournament) => [
      name,
      BigInt(startTime),
      BigInt(endTime),
      entryFee,
      matchIds,
    ],
    { effect: () => tournamentCreated },
  )

  const choosable = choosableMatches(open.data ?? [], now)
  const matches = choosable.filter(({ id }) => chosenIds.has(id))
  const gone = open.data ? chosenIds.size - matches.length : 0
  const { name, fee } = form.values
  const [start, end] = [parseTypedTime(form.values.start, 'own'), parseTypedTime(form.values.end, 'own')]
  const draft = { name, fee, start, end, matches }
  const { problems, tournament } = checkNewTournament(draft, now)
  const errors = {
    name: problems.name && create.problems.name[problems.name],
    start: problems.start && create.problems.start[problems.start],
    end: problems.end && create.problems.end[problems.end],
    fee: problems.fee && amounts[problems.fee](ui.weth),
  }
  const errorOf = (field: NewTournamentField) => (form.isErrorVisible(field) ? errors[field] : undefined)
  const left = (to: number) => formatCountdown(to - now, messages.time.countdown)
  const startHint = (at: number) => (at > now ? create.startsIn(left(at)) : create.started)
  const times = timesOf(matches)
  const starts = matches.map(({ startTime }) => startTime)

  function send(tournament: NewTournament) {
    setCreated(undefined)
    return action.send(tournament)
  }

  function showCreated(receipt: TransactionReceipt | undefined) {
    form.reset(form.values)
    const [event] = parseEventLogs({
      abi: tournamentAbi,
      eventName: 'TournamentCreated',
      logs: receipt?.logs ?? [],
    })
    if (!event) return
    setCreated({ id: event.args.tournamentId, name: event.args.name })
    onCreated(event.args.tournamentId)
  }

  return (
    <Panel title={create.title}>
      <form ref={form.ref} noValidate className="flex flex-col gap-6">
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          <div className="flex min-w-0 flex-col gap-4">
            <ScheduleFields
              fieldOf={form.field}
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
                      form.setValues({
                        start: toTypedTime(times.start, 'own'),
                        end: toTypedTime(times.end, 'own'),
                      })
                    }
                  >
                    {create.useTimes}
                  </Button>
                )
              }
            />
            <Field label={create.fee} hint={create.feeHint} error={errorOf('fee')}>
              <AmountInput {...form.field('fee')} required unit={ui.weth} />
            </Field>
            <Checkbox
              className="border border-line"
              label={create.judged}
              detail={create.judgedText}
              checked={isJudged}
              onChange={({ target }) => form.setValues({ judged: target.checked ? 'yes' : '' })}
            />
          </div>
          {open.data ? (
            <MatchPicker
              matches={choosable}
              chosen={chosenIds}
              onChange={(ids) => form.setValues({ matches: [...ids].join() })}
              end={end}
              error={
                problems.matches && (form.isSubmitted || problems.matches !== 'none')
                  ? create.problems.matches[problems.matches]
                  : undefined
              }
            />
          ) : (
            <div>
              <Pending reads={[open]} loading={<Skeleton text={ui.loading} className="h-80" />} />
            </div>
          )}
        </div>
        {gone > 0 && (
          <Banner tone="warning" role="status">
            {create.gone(gone)}
          </Banner>
        )}
        <div className="flex flex-col gap-4">
          <p className="text-12 text-tertiary">
            {starts.length > 0 &&
              `${create.rules(formatDateTime(Math.max(...starts)), formatDateTime(Math.min(...starts)))} `}
            {create.isFinal}
          </p>
          <ActionButton
            action={withValue({ ...action, send }, tournament)}
            onConfirmed={showCreated}
            disabledReason={missingRole}
            check={() => tournament !== undefined || form.showErrors()}
            messages={{
              button: create.button,
              busy: create.busy,
              ...(isJudged && create.judgedConfirmation),
            }}
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
        </div>
      </form>
    </Panel>
  )
}

import { Trophy } from 'lucide-react'
import { Suspense, useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useTournaments } from '@/domain/tournament/queries'
import { tournamentAbandonedAt } from '@/domain/tournament/settlement'
import type { Tournament } from '@/domain/tournament/tournament'
import { readFailure } from '@/i18n/describeReadFailure'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCountdown } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card, CardTitle } from '@/ui/layout/Card'
import { LoadMore } from '@/ui/layout/LoadMore'
import { lazyWithRetry } from '@/ui/lazyWithRetry'
import { runningState, runningTournaments } from './runningTournaments'

const ManageTournament = lazyWithRetry(async () => (await import('./ManageTournament')).ManageTournament)

interface RunTournamentsProps {
  chosenId: bigint | undefined
  onChoose: (id: bigint) => void
}

/** The open tournaments, the most pressing first, and what can be done about one of them. */
export function RunTournaments({ chosenId, onChoose }: RunTournamentsProps) {
  const messages = useMessages()
  const { run, loading } = useAdminMessages().tournaments
  const titleId = useId()
  const now = useChainNow()
  const pages = useTournaments()
  const failure = readFailure(messages, pages)
  const open = pages.data && runningTournaments(pages.data)
  // It goes from the list once it is over.
  const chosen = open?.find(({ id }) => id === chosenId)
  const older = <LoadMore className="self-start" pages={pages} label={run.older} problem={failure?.message} />

  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <CardTitle id={titleId}>{run.title}</CardTitle>
        <p className="text-14 text-secondary">{run.intro}</p>
      </div>
      {!open ? (
        failure ? (
          <LoadError {...failure} />
        ) : (
          <Skeleton text={loading} className="h-40" />
        )
      ) : open.length === 0 ? (
        <EmptyState icon={<Trophy />} title={run.none} text={run.noneText} action={older} />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-3">
            <ul aria-label={run.list} className="-mx-1 flex max-h-160 flex-col gap-2 overflow-y-auto p-1">
              {open.map((tournament) => (
                <li key={String(tournament.id)}>
                  <Running
                    tournament={tournament}
                    now={now}
                    isChosen={tournament === chosen}
                    onChoose={() => onChoose(tournament.id)}
                  />
                </li>
              ))}
            </ul>
            {older}
          </div>
          {chosen ? (
            <Suspense fallback={<Skeleton text={loading} className="h-80" />}>
              <ManageTournament key={String(chosen.id)} tournament={chosen} now={now} />
            </Suspense>
          ) : (
            <p className="self-center justify-self-center px-4 py-8 text-14 text-secondary max-lg:hidden">
              {run.choose}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}

interface RunningProps {
  tournament: Tournament
  now: number
  isChosen: boolean
  onChoose: () => void
}

function Running({ tournament, now, isChosen, onChoose }: RunningProps) {
  const messages = useMessages()
  const { run, tournament: title } = useAdminMessages().tournaments
  const { id, name, playerCount, prizePool, isJudged, firstMatchStart, endTime } = tournament
  const state = runningState(tournament, now)
  const left = (time: number) => formatCountdown(Math.abs(time - now), messages.time.countdown)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full flex-col gap-1 rounded-md border border-line bg-background px-4 py-3 text-start transition-colors enabled-hover:border-control aria-pressed:border-text"
    >
      <span className="text-14 font-medium break-words">{title(String(id), name)}</span>
      <span className="flex flex-wrap gap-x-3 text-12 text-secondary tabular-nums">
        <span className={cx(state === 'abandoned' && 'font-medium text-warning')}>
          {state === 'abandoned'
            ? run.states.abandoned
            : run.states[state](left(state === 'upcoming' ? firstMatchStart : endTime))}
        </span>
        {state === 'settling' && <span>{run.abandonedIn(left(tournamentAbandonedAt(tournament)))}</span>}
        <span>{run.players(playerCount)}</span>
        {prizePool > 0n && <span>{run.pool(formatAmount(prizePool))}</span>}
        {isJudged && <span>{run.judged}</span>}
      </span>
    </button>
  )
}

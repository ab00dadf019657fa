import { Trophy } from 'lucide-react'
import { Suspense } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useTournaments } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import { tournamentAbandonedAt } from '@/domain/tournament/tournament'
import { Choice, Panel } from '@/features/admin/shared/Panel'
import { readFailure } from '@/i18n/describeReadFailure'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCountdown } from '@/i18n/format/dates'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { LoadMore } from '@/ui/layout/LoadMore'
import { runningState, runningTournaments } from './runningTournaments'

const ManageTournament = lazyWithRetry(async () => {
  const [chunk] = await Promise.all([
    import('./ManageTournament'),
    loadMessages('tournaments', 'adminTournamentRun'),
  ])
  return chunk.ManageTournament
})

interface RunTournamentsProps {
  chosenId: bigint | undefined
  onChoose: (id: bigint) => void
}

export function RunTournaments({ chosenId, onChoose }: RunTournamentsProps) {
  const messages = useMessages()
  const { run, loading, tournament: title } = messages.adminTournaments
  const now = useChainNow()
  const pages = useTournaments()
  const failure = readFailure(messages, pages)
  const open = pages.data && runningTournaments(pages.data)
  const chosen = open?.find(({ id }) => id === chosenId)
  const older = <LoadMore className="self-start" pages={pages} label={run.older} problem={failure?.message} />

  return (
    <Panel title={run.title} intro={run.intro}>
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
                  <Choice
                    title={title(String(tournament.id), tournament.name)}
                    isChosen={tournament === chosen}
                    onChoose={() => onChoose(tournament.id)}
                  >
                    <Facts tournament={tournament} now={now} />
                  </Choice>
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
    </Panel>
  )
}

function Facts({ tournament, now }: { tournament: Tournament; now: number }) {
  const messages = useMessages()
  const { run } = messages.adminTournaments
  const { playerCount, prizePool, isJudged, firstMatchStart, endTime } = tournament
  const state = runningState(tournament, now)
  const left = (time: number) => formatCountdown(Math.abs(time - now), messages.time.countdown)
  return (
    <>
      <span className={cx(state === 'abandoned' && 'font-medium text-warning')}>
        {state === 'abandoned'
          ? run.states.abandoned
          : run.states[state](left(state === 'upcoming' ? firstMatchStart : endTime))}
      </span>
      {state === 'settling' && <span>{run.abandonedIn(left(tournamentAbandonedAt(tournament)))}</span>}
      <span>{run.players(playerCount)}</span>
      {prizePool > 0n && <span>{run.pool(formatAmount(prizePool))}</span>}
      {isJudged && <span>{run.judged}</span>}
    </>
  )
}

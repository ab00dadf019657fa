import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useTournaments } from '@/domain/tournament/queries'
import { type Tournament, tournamentAbandonedAt } from '@/domain/tournament/tournament'
import { ChoiceList, Panel } from '@/features/admin/shared/Panel'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCountdown } from '@/i18n/format/dates'
import { cx } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, Pending, Skeleton } from '@/ui/feedback/loading'
import { LoadMore } from '@/ui/layout/LoadMore'
import { CreateTournament } from './CreateTournament'
import { runningState, runningTournaments } from './running'

const ManageTournament = lazyWithRetry(async () => (await import('./ManageTournament')).ManageTournament)

export function TournamentsSection() {
  const [chosenId, setChosenId] = useState<bigint>()
  const messages = useAdminMessages()
  const { run, loading, tournament: title } = messages.adminTournaments
  const now = useChainNow()
  const pages = useTournaments()
  const open = pages.data && runningTournaments(pages.data)
  const chosen = open?.find(({ id }) => id === chosenId)
  const older = <LoadMore className="self-start" pages={pages} label={run.older} />

  return (
    <div className="flex flex-col gap-6">
      <Panel title={run.title} intro={run.intro}>
        {!open ? (
          <Pending reads={[pages]} loading={<Skeleton text={loading} className="h-40" />} />
        ) : open.length === 0 ? (
          <EmptyState icon={<Trophy />} title={run.none} text={run.noneText} action={older} />
        ) : (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:gap-8">
            <div className="flex min-w-0 flex-col gap-3">
              <ChoiceList
                aria-label={run.list}
                className="max-h-160"
                items={open}
                title={title}
                chosenId={chosen?.id}
                onChoose={setChosenId}
              >
                {(tournament) => <Facts tournament={tournament} now={now} />}
              </ChoiceList>
              {older}
            </div>
            {chosen ? (
              <ManageTournament
                key={String(chosen.id)}
                fallback={<Skeleton text={loading} className="h-80" />}
                tournament={chosen}
                now={now}
              />
            ) : (
              <p className="self-center justify-self-center px-4 py-8 text-14 text-secondary max-lg:hidden">
                {run.choose}
              </p>
            )}
          </div>
        )}
      </Panel>
      <CreateTournament onCreated={setChosenId} />
    </div>
  )
}

function Facts({ tournament, now }: { tournament: Tournament; now: number }) {
  const messages = useAdminMessages()
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

import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import { usePlayer } from '@/domain/tournament/participants'
import { useIsJoiningOpen } from '@/domain/tournament/queries'
import { TournamentStageBadge } from '@/domain/tournament/TournamentStageBadge'
import type { Tournament } from '@/domain/tournament/tournament'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { OwnBadge, TournamentFacts } from './TournamentFacts'

const frame = 'relative flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-lift'

export function TournamentCard({ tournament, now }: { tournament: Tournament; now: number }) {
  const { tournaments } = useMessages()
  const titleId = useId()
  const { account } = useWallet()
  const { data: player } = usePlayer(tournament.id, account)
  const isVisitor = !account || player?.hasJoined === false
  const isJoiningOpen = useIsJoiningOpen(tournament, now)
  const isInviting = isVisitor && isJoiningOpen
  return (
    <article
      aria-labelledby={titleId}
      className={cx(frame, '@container transition-[border-color] enabled-hover:border-control/70')}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <TournamentStageBadge tournament={tournament} now={now} />
          {tournament.isJudged && <Badge>{tournaments.judged}</Badge>}
        </div>
        {player && <OwnBadge tournament={tournament} player={player} now={now} />}
      </div>
      <h2 id={titleId} className="line-clamp-2 font-display text-24 break-words">
        <bdi>{tournament.name}</bdi>
      </h2>
      <TournamentFacts tournament={tournament} now={now} />
      <Link
        to="/tournaments/$id"
        params={{ id: String(tournament.id) }}
        className={cx(
          buttonClass({ variant: isInviting ? 'primary' : 'secondary', block: true }),
          // Makes the whole card clickable.
          'mt-auto after:absolute after:inset-0',
        )}
      >
        {isInviting ? tournaments.join : tournaments.view}
        <span className="sr-only">: {tournament.name}</span>
      </Link>
    </article>
  )
}

export function TournamentCardSkeleton({ text }: { text?: string }) {
  return (
    <div className={frame}>
      <Skeleton text={text} className="h-6 w-24" />
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-22" />
      <Skeleton className="h-10 pointer-coarse:h-11" />
    </div>
  )
}

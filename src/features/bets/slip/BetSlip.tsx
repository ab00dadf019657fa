import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { oddsButtonId } from '@/domain/match/betForm'
import { Crest } from '@/domain/match/Crest'
import { MatchStatusBadge } from '@/domain/match/MatchStatusBadge'
import type { Match, Side } from '@/domain/match/match'
import { matchTitle, parseMatchName } from '@/domain/match/name'
import { useMatch } from '@/domain/match/queries'
import { BetForm } from '@/features/bets/form/BetForm'
import { useMessages } from '@/i18n/useMessages'
import { Pending } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { useMediaQuery } from '@/ui/layout/useMediaQuery'
import { Dialog } from '@/ui/overlay/Dialog'

interface BetSlipProps {
  matchId: bigint
  side: Side | undefined
  onClose: () => void
}

/** Places a bet without leaving the list: beside it on wide screens, in a sheet on others. */
export function BetSlip({ matchId, side, onClose }: BetSlipProps) {
  const messages = useMessages()
  const read = useMatch(matchId)
  const match = read.data
  const isWide = useMediaQuery('(width >= 64rem)')
  const returnFocus = useEffectEvent(() =>
    document.getElementById(oddsButtonId(matchId, side))?.focus({ preventScroll: true }),
  )
  useEffect(() => () => returnFocus(), [])

  const title = match ? matchTitle(match, messages) : messages.matchPage.untitled(String(matchId))
  const Frame = isWide ? Panel : Sheet
  return (
    <Frame title={title} onClose={onClose}>
      {match ? (
        <>
          <SlipHeader match={match} />
          <BetForm key={String(match.id)} match={match} side={side} />
        </>
      ) : (
        <Pending reads={[read]} className="h-128 rounded-lg" />
      )}
    </Frame>
  )
}

interface FrameProps {
  title: string
  onClose: () => void
  children: ReactNode
}

function Sheet({ title, onClose, children }: FrameProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {/* The sheet is the form's card. */}
      <div className="flex flex-col gap-4 *:[section]:border-0! *:[section]:bg-raised! *:[section]:p-0! *:[section]:shadow-none!">
        {children}
      </div>
    </Dialog>
  )
}

function Panel({ title, onClose, children }: FrameProps) {
  const { ui } = useMessages()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      // The room around it keeps focus rings from being cut off.
      className="sticky top-18 -mx-2 -my-2 flex max-h-[calc(100dvh-4.5rem)] min-w-0 flex-col gap-3 overflow-y-auto overscroll-contain px-2 py-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="min-w-0 text-18 font-semibold tracking-tight wrap-anywhere">
          {title}
        </h2>
        <Button variant="quiet" aria-label={ui.close} className="px-2" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      {children}
    </section>
  )
}

function SlipHeader({ match }: { match: Match }) {
  const messages = useMessages()
  const now = useChainNow()
  const { teamA, teamB } = parseMatchName(match.name)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
      <span className="flex items-center gap-2">
        <Crest team={teamA} side={1} className="size-6" />
        <Crest team={teamB} side={2} className="size-6" />
        <MatchStatusBadge match={match} now={now} />
      </span>
      <Link
        to="/match/$id"
        params={{ id: String(match.id) }}
        className="flex min-h-6 items-center text-secondary underline underline-offset-4 hover:text-text"
      >
        {messages.match.viewDetails}
      </Link>
    </div>
  )
}

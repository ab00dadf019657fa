import { Link } from '@tanstack/react-router'
import { FiatValue } from '@/domain/price/FiatValue'
import type { Reward } from '@/domain/tournament/playerTournaments'
import { TournamentLink } from '@/domain/tournament/TournamentLink'
import { isRefunding } from '@/domain/tournament/tournament'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { useClaimAll } from './claims'

interface ClaimAllProps {
  /** Links to My Bets, where the claims are listed. */
  isSummary?: boolean
}

/** Claims bets, refunds and tournaments in one place, and lists the tournaments. Renders nothing without a claim. */
export function ClaimAll({ isSummary = false }: ClaimAllProps) {
  const { placedBets, betHistory: messages } = useMessages()
  const { bets, rewards, total, confirmations, note, ...write } = useClaimAll()
  if (total === 0n) return null
  return (
    <Card as="section" aria-label={messages.readyToClaim} className="flex flex-col gap-2 py-2! md:py-3!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="text-14 text-secondary">{messages.readyToClaim}</p>
          <p className="flex flex-wrap items-baseline gap-x-2 font-display text-24 sm:text-32">
            <WethAmount wei={total} />
            <FiatValue wei={total} className="text-14" />
          </p>
        </div>
        <WriteButton
          variant="primary"
          size="lg"
          write={write}
          label={messages.claimAll}
          busyLabel={placedBets.claiming}
          note={note}
          reportedElsewhere="all"
        />
      </div>
      <p className="text-12 leading-4 text-secondary md:text-14">
        {messages.readyToClaimFrom(bets.length, rewards.length)} {messages.confirmations(confirmations)}{' '}
        {isSummary && (
          <Link to="/my-bets" className="inline-block min-h-6 text-text underline underline-offset-4">
            {messages.viewInMyBets}
          </Link>
        )}
      </p>
      {!isSummary && rewards.length > 0 && (
        <ul className="flex flex-col border-t border-line pt-1">
          {rewards.map((reward) => (
            <RewardRow key={String(reward.tournament.id)} {...reward} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RewardRow({ tournament, amount }: Reward) {
  const { placedBets, betHistory } = useMessages()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-0.5 md:py-1">
      <span className="flex min-w-0 flex-[1_1_6rem]">
        <TournamentLink tournament={tournament} />
      </span>
      {isRefunding(tournament) ? (
        <Badge>{placedBets.status.refund}</Badge>
      ) : (
        <Badge tone="won">{betHistory.prize}</Badge>
      )}
      <WethAmount wei={amount} className="ms-auto min-w-20 text-end font-medium" />
    </li>
  )
}

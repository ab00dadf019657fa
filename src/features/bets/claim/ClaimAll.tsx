import { Link } from '@tanstack/react-router'
import { PromptNotice } from '@/domain/approval/PromptNotice'
import type { Reward } from '@/domain/tournament/rewards'
import { isRefunding } from '@/domain/tournament/tournament'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { useClaimAll } from './claims'

/** Claims bets, refunds and tournaments in one place. Renders nothing without a claim. */
export function ClaimAll() {
  const { bets: messages } = useMessages()
  const { bets, rewards, total, confirmations, isBusy, note, stopWaiting, claim } = useClaimAll()
  if (total === 0n) return null
  return (
    <Card as="section" aria-label={messages.readyToClaim} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-14 text-secondary">{messages.readyToClaim}</p>
          <p className="font-display text-32">
            <WethAmount wei={total} />
          </p>
          <p className="text-14 text-secondary">
            {messages.readyToClaimFrom(bets.length, rewards.length)} {messages.confirmations(confirmations)}
          </p>
          <ButtonNote text={note} />
        </div>
        <Button
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          busy={isBusy}
          onClick={() => void claim()}
        >
          {isBusy ? messages.claiming : messages.claimAll}
        </Button>
      </div>
      <PromptNotice stopWaiting={stopWaiting} />
      {rewards.length > 0 && (
        <ul className="flex flex-col border-t border-line pt-2">
          {rewards.map((reward) => (
            <RewardRow key={String(reward.tournament.id)} {...reward} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RewardRow({ tournament, amount }: Reward) {
  const { bets } = useMessages()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Link
        to="/tournaments/$id"
        params={{ id: String(tournament.id) }}
        className="inline-flex min-h-6 min-w-0 flex-1 items-center font-medium break-words underline-offset-4 hover:underline"
      >
        <bdi className="min-w-0">{tournament.name}</bdi>
      </Link>
      {isRefunding(tournament) ? <Badge>{bets.status.refund}</Badge> : <Badge tone="won">{bets.prize}</Badge>}
      <WethAmount wei={amount} className="font-medium" />
    </li>
  )
}

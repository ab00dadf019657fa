import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import { hasLost } from '@/domain/bet/bet'
import { useUserBet } from '@/domain/bet/queries'
import type { Claims } from '@/domain/bet/useClaims'
import { MatchLink } from '@/domain/match/MatchLink'
import { FiatValue } from '@/domain/price/FiatValue'
import type { Reward } from '@/domain/tournament/playerTournaments'
import { isRefunding } from '@/domain/tournament/tournament'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { useClaimAll } from './claims'

const FEW = 5

interface ClaimAllProps {
  /** The page has rows for the bets, so that only tournaments are listed. */
  hasBetRows?: boolean
}

/** Claims bets, refunds and tournaments in one place, and lists them. Renders nothing without a claim. */
export function ClaimAll({ hasBetRows = false }: ClaimAllProps) {
  const { placedBets, betHistory: messages } = useMessages()
  const [isWhole, setWhole] = useState(false)
  const { bets, rewards, total, confirmations, note, claim, ...write } = useClaimAll()
  if (total === 0n) return null
  const rows = [
    ...(hasBetRows ? [] : bets).map((bet) => <BetRow key={`bet ${bet.matchId}`} {...bet} />),
    ...rewards.map((reward) => <RewardRow key={`tournament ${reward.tournament.id}`} {...reward} />),
  ]
  return (
    <Card as="section" aria-label={messages.readyToClaim} className="flex flex-col gap-2 py-2! md:py-3!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="text-14 text-secondary">{messages.readyToClaim}</p>
          <p className="font-display text-24 sm:text-32">
            <WethAmount wei={total} /> <FiatValue wei={total} className="text-14" />
          </p>
        </div>
        <WriteButton
          variant="primary"
          size="lg"
          write={write}
          label={messages.claimAll}
          busyLabel={placedBets.claiming}
          note={note}
          onPress={() => void claim()}
          reportedElsewhere="all"
        />
      </div>
      <p className="text-12 leading-4 text-secondary md:text-14">
        {messages.readyToClaimFrom(bets.length, rewards.length)} {messages.confirmations(confirmations)}
      </p>
      {rows.length > 0 && (
        <ul className="flex flex-col border-t border-line pt-1">{isWhole ? rows : rows.slice(0, FEW)}</ul>
      )}
      {rows.length > FEW && !isWhole && (
        <Button size="sm" variant="quiet" className="-mx-3 -mt-2 self-start" onClick={() => setWhole(true)}>
          {messages.showAllClaims(rows.length)}
        </Button>
      )}
    </Card>
  )
}

/** A winning bet, a refund, or the unmatched part of a lost stake. */
function BetRow({ matchId, amount, bet: known }: Claims['bets'][number]) {
  const { placedBets, ui } = useMessages()
  const { account } = useWallet()
  const { data: bet = known } = useUserBet(matchId, known ? undefined : account)
  if (!bet) return <Skeleton text={ui.loading} className="my-1 h-6" />
  const isWon = !bet.match.isVoid && !hasLost(bet)
  return (
    <ClaimRow name={<MatchLink match={bet.match} />} amount={amount}>
      {isWon ? <Badge tone="won">{placedBets.status.won}</Badge> : <Badge>{placedBets.status.refund}</Badge>}
    </ClaimRow>
  )
}

function RewardRow({ tournament, amount }: Reward) {
  const { placedBets, betHistory } = useMessages()
  return (
    <ClaimRow
      name={
        <Link
          to="/tournaments/$id"
          params={{ id: String(tournament.id) }}
          className="inline-flex min-h-6 min-w-0 items-center text-14 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{tournament.name}</bdi>
        </Link>
      }
      amount={amount}
    >
      {isRefunding(tournament) ? (
        <Badge>{placedBets.status.refund}</Badge>
      ) : (
        <Badge tone="won">{betHistory.prize}</Badge>
      )}
    </ClaimRow>
  )
}

function ClaimRow({ name, amount, children }: { name: ReactNode; amount: bigint; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-0.5 md:py-1">
      <span className="min-w-0 flex-[1_1_6rem] [&_bdi]:whitespace-normal">{name}</span>
      {children}
      <WethAmount wei={amount} className="min-w-20 text-end font-medium" />
    </li>
  )
}

import { Trophy, Undo2 } from 'lucide-react'
import { parseEventLogs } from 'viem'
import { tournamentAbi } from '@/chain/queries/generated'
import { useIsAnyBusy } from '@/chain/transactions/useTransaction'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { type Player, playerStatus } from '@/domain/tournament/player'
import { isRefunding, prizeShare, type Tournament } from '@/domain/tournament/tournament'
import { useClaimReward } from '@/domain/tournament/useFinish'
import { WriteButton } from '@/domain/transaction/WriteButton'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { OutcomeCard } from '@/ui/layout/OutcomeCard'

export function TournamentOutcome({ tournament }: { tournament: Tournament }) {
  const player = useOwnPlayer(tournament.id)
  const messages = useMessages()
  const icon = isRefunding(tournament) ? <Undo2 /> : <Trophy />
  return (
    <OutcomeCard icon={icon} {...outcomeOf(tournament, messages)}>
      {player && <OwnOutcome tournament={tournament} player={player} />}
    </OutcomeCard>
  )
}

function OwnOutcome({ tournament, player }: { tournament: Tournament; player: Player }) {
  const { tournaments, transactions } = useMessages()
  const { outcome } = tournaments
  const claim = useClaimReward(tournament.id)
  // `ClaimAll` may include this tournament.
  const isClaimingAll = useIsAnyBusy('claim')
  const status = playerStatus(tournament, player)
  switch (status) {
    case 'prize':
    case 'refund':
      return (
        <WriteButton
          variant="primary"
          write={{ ...claim, isBusy: claim.isBusy || isClaimingAll }}
          label={outcome.claim(formatAmount(player.claimable))}
          busyLabel={transactions.kinds.claimTournament.pending}
          confirmed={({ receipt }) => {
            const [claimed] = parseEventLogs({
              abi: tournamentAbi,
              eventName: 'TournamentRewardsClaimed',
              logs: receipt?.logs ?? [],
            })
            return outcome.claimed(formatAmount(claimed?.args.amount ?? player.claimable))
          }}
        />
      )
    case 'paid':
    case 'refunded':
      return <p className="text-14">{outcome[status]}</p>
    case 'lost':
      return isRefunding(tournament) ? null : (
        <p className="text-14">{outcome.lost(player.totalScore, tournament.topScore)}</p>
      )
    default:
      return null
  }
}

function outcomeOf(tournament: Tournament, { tournaments }: Messages) {
  const { outcome } = tournaments
  const { status, topScore, topCount, entryFee, prizePool } = tournament
  if (!isRefunding(tournament)) {
    const text =
      prizePool === 0n
        ? outcome.finalizedFree(topScore, topCount)
        : outcome.finalizedText(topScore, topCount, formatAmount(prizeShare(tournament)))
    return { title: outcome.finalized(topCount), text }
  }
  const { title, text } = {
    cancelled: { title: outcome.cancelled, text: outcome.cancelledText },
    abandoned: { title: outcome.abandoned, text: outcome.abandonedText },
    finalized: { title: outcome.nobodyScored, text: outcome.nobodyScoredText },
    open: { title: '', text: '' },
  }[status]
  return { title, text: entryFee === 0n ? outcome.noFee : text }
}

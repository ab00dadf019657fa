import { useId } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import type { Match } from '@/domain/match/match'
import type { Player } from '@/domain/tournament/player'
import { useIsJoiningOpen } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import { useMessages } from '@/i18n/useMessages'
import { Card, CardTitle } from '@/ui/layout/Card'
import { MatchRow } from './MatchRow'
import { PredictionSheet } from './PredictionSheet'

interface TournamentMatchesProps {
  tournament: Tournament
  matches: readonly Match[]
  player: Player | undefined
  now: number
}

export function TournamentMatches({ tournament, matches, player, now }: TournamentMatchesProps) {
  const { predictions } = useMessages().tournaments
  const titleId = useId()
  const { account } = useWallet()
  const isJoiningOpen = useIsJoiningOpen(tournament, now)
  if (account && player?.hasJoined) {
    return (
      <PredictionSheet
        key={`${tournament.id} ${account}`}
        tournament={tournament}
        matches={matches}
        account={account}
        player={player}
        now={now}
      />
    )
  }
  return (
    <Card as="section" aria-labelledby={titleId} flush>
      <div className="flex flex-col gap-1 p-4 sm:p-6 sm:pb-4">
        <CardTitle id={titleId}>{predictions.visitorTitle}</CardTitle>
        {isJoiningOpen && (
          <p className="text-14 text-secondary">
            {account ? predictions.joinFirst : predictions.connectFirst}
          </p>
        )}
      </div>
      <ul>
        {matches.map((match) => (
          <MatchRow key={String(match.id)} match={match} now={now} isJudged={tournament.isJudged} />
        ))}
      </ul>
    </Card>
  )
}

import { useId, useRef } from 'react'
import type { Address } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { isPredictable, type Match } from '@/domain/match/match'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { missingPicks, type Player } from '@/domain/tournament/player'
import { useIsJoiningOpen } from '@/domain/tournament/queries'
import { isPredictionOpen, type Tournament } from '@/domain/tournament/tournament'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { MatchRow } from './MatchRow'
import { usePicks } from './usePicks'

interface TournamentMatchesProps {
  tournament: Tournament
  matches: readonly Match[]
}

export function TournamentMatches({ tournament, matches }: TournamentMatchesProps) {
  const { predictions } = useMessages().tournaments
  const titleId = useId()
  const { account } = useWallet()
  const now = useChainNow()
  const player = useOwnPlayer(tournament.id)
  const isJoiningOpen = useIsJoiningOpen(tournament, now)
  if (account && player?.hasJoined) {
    return (
      <PredictionSheet
        key={`${tournament.id} ${account}`}
        tournament={tournament}
        matches={matches}
        account={account}
        player={player}
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

interface PredictionSheetProps extends TournamentMatchesProps {
  account: Address
  player: Player
}

function PredictionSheet({ tournament, matches, account, player }: PredictionSheetProps) {
  const now = useChainNow()
  const { tournaments, transactions } = useMessages()
  const { predictions } = tournaments
  const titleId = useId()
  const picks = usePicks({ tournamentId: tournament.id, account, player, matches, now })
  const { unsaved } = picks
  const isOpen = tournament.status === 'open'
  const canSave = isOpen && (unsaved.length > 0 || picks.isSaving)
  const title = useRef<HTMLHeadingElement>(null)
  useKeptFocus(canSave, title)
  const missing = missingPicks(player, matches, now)
  const text = !isOpen
    ? predictions.over
    : missing > 0
      ? predictions.missing(missing)
      : isPredictionOpen(matches, now)
        ? predictions.complete
        : predictions.locked

  return (
    <Card as="section" aria-labelledby={titleId} flush>
      <div className="flex flex-col gap-1 p-4 sm:p-6 sm:pb-4">
        <CardTitle id={titleId} ref={title} tabIndex={-1}>
          {predictions.title}
        </CardTitle>
        <p role="status" className="text-14 text-secondary">
          {text} {tournament.topScore > 0 && predictions.points(player.totalScore)}
        </p>
      </div>
      {/* Keeps the focused control clear of the bottom bar. */}
      <ul className="max-md:[&_*]:scroll-mb-16">
        {matches.map((match, index) => (
          <MatchRow
            key={String(match.id)}
            match={match}
            now={now}
            isJudged={tournament.isJudged}
            own={{
              saved: player.predictions[index] || undefined,
              chosen: picks.chosen(match, index),
              isScored: player.scored[index] ?? false,
              points: player.points[index] ?? 0,
            }}
            onChoose={
              isOpen && isPredictable(match, now) ? (side) => picks.choose(match.id, side) : undefined
            }
            isBusy={picks.isSaving}
          />
        ))}
      </ul>
      {canSave && (
        <div className="sticky bottom-14 flex flex-wrap items-start gap-3 rounded-b-lg border-t border-line bg-raised p-4 sm:px-6 md:bottom-0">
          <WriteButton
            variant="primary"
            write={{ ...picks.submission, send: picks.save }}
            confirmed={() => transactions.kinds.submitPredictions.confirmed}
            label={predictions.save(unsaved.length)}
            busyLabel={predictions.saving}
          />
          {!picks.isSaving && (
            <Button variant="quiet" onClick={picks.discard}>
              {predictions.discard}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

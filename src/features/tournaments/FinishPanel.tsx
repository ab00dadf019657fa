import { useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import type { TransactionState } from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { isFinal, type Match } from '@/domain/match/match'
import {
  countPredictions,
  type Finalization,
  finalization,
  playerBatches,
  type Scoring,
  topScorers,
  unscored,
} from '@/domain/tournament/finishing'
import { useAllParticipants, useOwnPlayer, useParticipants } from '@/domain/tournament/participants'
import type { Participant } from '@/domain/tournament/player'
import { useIsTournamentAdmin } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import { useFinalizeTournament, useScorePlayers, useVoidTournament } from '@/domain/tournament/useFinish'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { DateTime } from '@/ui/text/DateTime'

interface FinishPanelProps {
  tournament: Tournament
  matches: readonly Match[]
}

/** Says what an open tournament waits for, and lets anyone score the players, finish the tournament, or void it. */
export function FinishPanel({ tournament, matches }: FinishPanelProps) {
  const { tournaments, ui } = useMessages()
  const { finish } = tournaments
  const titleId = useId()
  const { account } = useWallet()
  const now = useChainNow()
  const player = useOwnPlayer(tournament.id)
  const { data: loaded } = useParticipants(tournament.id)
  const isAdmin = useIsTournamentAdmin(account)
  // The last thing that a tournament waits for is all of its players.
  const isWaiting = tournament.unscoredPredictions > 0 && matches.every((match) => isFinal(match, now))
  const { data: all } = useAllParticipants(tournament.id, tournament.status === 'open' && isWaiting)
  const participants = isWaiting ? all : loaded
  const end = finalization({ tournament, matches, participants: participants ?? [], isAdmin, now })
  const isAbandoned = !end.can && end.why === 'abandoned'
  const isKnown = participants || isAbandoned || (!end.can && end.why === 'matches')
  const own = account && player ? unscored(matches, [{ ...player, account }], now) : []
  const toScore = unscored(matches, participants ?? [], now)

  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <CardTitle id={titleId}>{finish.title}</CardTitle>
      {tournament.isJudged && <p className="text-14 text-secondary">{finish.scoreJudged}</p>}
      {toScore.length > 0 && !isAbandoned && !tournament.isJudged && (
        <Score tournamentId={tournament.id} own={own} all={toScore} />
      )}
      {!isKnown ? (
        <Skeleton text={ui.loading} className="h-10" />
      ) : end.can ? (
        <Finalize tournament={tournament} participants={participants ?? []} />
      ) : isAbandoned ? (
        <VoidTournament tournament={tournament} />
      ) : (
        <Waiting end={end} />
      )}
    </Card>
  )
}

interface ScoreProps {
  tournamentId: bigint
  /** The connected player's part of all. */
  own: readonly Scoring[]
  all: readonly Scoring[]
}

const IDLE: TransactionState = { phase: 'idle' }

function Score({ tournamentId, own, all }: ScoreProps) {
  const { tournaments, transactions } = useMessages()
  const { finish } = tournaments
  const { sendAll: score, progress, ...scoring } = useScorePlayers(tournamentId)
  const { state, isBusy } = scoring
  const [ownCount, count] = [countPredictions(own), countPredictions(all)]
  const button = (scorings: readonly Scoring[], label: string, shown: TransactionState) => (
    <WriteButton
      write={{ ...scoring, state: shown, send: () => score(playerBatches(scorings)) }}
      confirmed={() => transactions.kinds.scorePlayers.confirmed}
      label={label}
      busyLabel={finish.scoring(progress?.batch ?? 1, progress?.batches ?? 1)}
    />
  )
  return (
    <>
      <p className="text-14 text-secondary">{finish.scoreText}</p>
      <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:flex-col">
        {button(all, finish.score(count), state)}
        {/* Both send the same transaction, and one of them shows its progress. */}
        {ownCount > 0 && ownCount < count && !isBusy && button(own, finish.scoreOwn(ownCount), IDLE)}
      </div>
    </>
  )
}

interface FinalizeProps {
  tournament: Tournament
  participants: readonly Participant[]
}

function Finalize({ tournament, participants }: FinalizeProps) {
  const { tournaments, transactions } = useMessages()
  const { finish } = tournaments
  const finalize = useFinalizeTournament(tournament.id)
  return (
    <>
      <p className="text-14 text-secondary">
        {finish.finalizeText} {tournament.unscoredPredictions > 0 && finish.finalizeLate}
      </p>
      <WriteButton
        variant="primary"
        write={{ ...finalize, send: () => finalize.send(topScorers(tournament, participants)) }}
        confirmed={() => transactions.kinds.finalizeTournament.confirmed}
        label={finish.finalize}
        busyLabel={finish.finalizing}
      />
    </>
  )
}

function VoidTournament({ tournament }: { tournament: Tournament }) {
  const { tournaments, transactions } = useMessages()
  const { finish } = tournaments
  return (
    <>
      <p className="text-14 text-secondary">
        {tournament.entryFee === 0n ? finish.abandonedFree : finish.abandoned}
      </p>
      <WriteButton
        variant="primary"
        write={useVoidTournament(tournament.id)}
        confirmed={() => transactions.kinds.voidTournament.confirmed}
        label={finish.void}
        busyLabel={finish.voiding}
      />
    </>
  )
}

function Waiting({ end }: { end: Extract<Finalization, { can: false }> }) {
  const { waiting } = useMessages().tournaments.finish
  return (
    <p className="text-14 text-secondary">
      {end.why === 'matches' && waiting.matches(end.count)}
      {end.why === 'admin' && waiting.admin}
      {end.why === 'scores' && (
        <>
          {waiting.scores(end.count)} {waiting.countsFrom} <DateTime time={end.countsFrom} />.
        </>
      )}
    </p>
  )
}

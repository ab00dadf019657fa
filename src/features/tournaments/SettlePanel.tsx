import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import type { Match } from '@/domain/match/match'
import type { Participant, Player } from '@/domain/tournament/player'
import { useIsTournamentAdmin } from '@/domain/tournament/queries'
import {
  type Finalization,
  finalization,
  type Scoring,
  scorings,
  topScorers,
  unscored,
} from '@/domain/tournament/settlement'
import type { Tournament } from '@/domain/tournament/tournament'
import {
  useFinalizeTournament,
  useScoreMatch,
  useScorePlayer,
  useVoidTournament,
} from '@/domain/tournament/useSettle'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card, CardTitle } from '@/ui/layout/Card'
import { DateTime } from '@/ui/text/DateTime'
import { TransactionButton } from './TransactionButton'

interface SettlePanelProps {
  tournament: Tournament
  matches: readonly Match[]
  participants: readonly Participant[] | undefined
  player: Player | undefined
  now: number
}

export function SettlePanel({ tournament, matches, participants: loaded, player, now }: SettlePanelProps) {
  const { settle, loading } = useMessages().tournaments
  const titleId = useId()
  const { account } = useWallet()
  const isAdmin = useIsTournamentAdmin(account)
  if (tournament.status !== 'open') return null
  const participants = loaded ?? []
  const toScore = scorings(tournament, matches, participants, now)
  const own =
    account && player && !tournament.isJudged ? unscored(matches, [{ ...player, account }], now) : []
  const end = finalization({ tournament, matches, participants, isAdmin, now })
  const isAbandoned = !end.can && end.why === 'abandoned'
  const isKnown = loaded || isAbandoned || (!end.can && end.why === 'matches')

  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <CardTitle id={titleId}>{settle.title}</CardTitle>
      {toScore.length > 0 && !isAbandoned && (
        <>
          <p className="text-14 text-secondary">{settle.scoreText}</p>
          {account && own.length > 1 && (
            <ScoreOwn tournamentId={tournament.id} account={account} count={own.length} />
          )}
          <ul className="flex flex-col gap-4">
            {toScore.map((scoring) => (
              <li key={String(scoring.match.id)}>
                <ScoreMatch tournamentId={tournament.id} scoring={scoring} />
              </li>
            ))}
          </ul>
        </>
      )}
      {tournament.isJudged && <p className="text-14 text-secondary">{settle.scoreJudged}</p>}
      {!isKnown ? (
        <Skeleton text={loading} className="h-10" />
      ) : end.can ? (
        <Finalize tournament={tournament} participants={participants} />
      ) : isAbandoned ? (
        <VoidTournament tournament={tournament} />
      ) : (
        <Waiting end={end} />
      )}
    </Card>
  )
}

interface ScoreOwnProps {
  tournamentId: bigint
  account: Address
  count: number
}

function ScoreOwn({ tournamentId, account, count }: ScoreOwnProps) {
  const { settle } = useMessages().tournaments
  const { state, isBusy, send } = useScorePlayer(tournamentId)
  return (
    <TransactionButton
      kind="scoreMatch"
      state={state}
      isBusy={isBusy}
      send={() => send(account)}
      label={settle.scoreOwn(count)}
      busyLabel={settle.scoring}
    />
  )
}

function ScoreMatch({ tournamentId, scoring }: { tournamentId: bigint; scoring: Scoring }) {
  const { settle } = useMessages().tournaments
  const { match, players } = scoring
  const { state, isBusy, send } = useScoreMatch(tournamentId, match.id)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 font-medium break-words">
        <bdi>{match.name}</bdi>
      </p>
      <TransactionButton
        kind="scoreMatch"
        state={state}
        isBusy={isBusy}
        send={() => send(scoring)}
        label={settle.score(players.length)}
        busyLabel={settle.scoring}
      />
    </div>
  )
}

interface FinalizeProps {
  tournament: Tournament
  participants: readonly Participant[]
}

function Finalize({ tournament, participants }: FinalizeProps) {
  const { settle } = useMessages().tournaments
  const { state, isBusy, send } = useFinalizeTournament(tournament.id)
  return (
    <>
      <p className="text-14 text-secondary">
        {settle.finalizeText} {tournament.unscoredPredictions > 0 && settle.finalizeLate}
      </p>
      <TransactionButton
        kind="finalizeTournament"
        variant="primary"
        state={state}
        isBusy={isBusy}
        send={() => send(topScorers(tournament, participants))}
        label={settle.finalize}
        busyLabel={settle.finalizing}
      />
    </>
  )
}

function VoidTournament({ tournament }: { tournament: Tournament }) {
  const { settle } = useMessages().tournaments
  const { state, isBusy, send } = useVoidTournament(tournament.id)
  return (
    <>
      <p className="text-14 text-secondary">
        {tournament.entryFee === 0n ? settle.abandonedFree : settle.abandoned}
      </p>
      <TransactionButton
        kind="voidTournament"
        variant="primary"
        state={state}
        isBusy={isBusy}
        send={send}
        label={settle.void}
        busyLabel={settle.voiding}
      />
    </>
  )
}

function Waiting({ end }: { end: Extract<Finalization, { can: false }> }) {
  const { waiting } = useMessages().tournaments.settle
  switch (end.why) {
    case 'matches':
      return <Reason>{waiting.matches(end.count)}</Reason>
    case 'scores':
      return (
        <Reason>
          {waiting.scores(end.count)} {waiting.anyoneFrom} <DateTime time={end.anyoneFrom} />.
        </Reason>
      )
    case 'admin':
      return (
        <Reason>
          {waiting.admin} {waiting.anyoneFrom} <DateTime time={end.anyoneFrom} />.
        </Reason>
      )
    default:
      return null
  }
}

function Reason({ children }: { children: ReactNode }) {
  return <p className="text-14 text-secondary">{children}</p>
}

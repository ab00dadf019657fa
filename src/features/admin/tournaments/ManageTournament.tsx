import { Link } from '@tanstack/react-router'
import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { isFinal } from '@/domain/match/match'
import {
  countPredictions,
  type Finalization,
  finalization,
  playerBatches,
  topScorers,
  unscored,
} from '@/domain/tournament/finishing'
import { useAllParticipants } from '@/domain/tournament/participants'
import { useTournamentMatches } from '@/domain/tournament/queries'
import { TournamentStageBadge } from '@/domain/tournament/TournamentStageBadge'
import {
  isAbandoned,
  prizeShare,
  type Tournament,
  tournamentAbandonedAt,
} from '@/domain/tournament/tournament'
import { ended } from '@/domain/tournament/tournamentChanges'
import { useFinalizeTournament, useScorePlayers, useVoidTournament } from '@/domain/tournament/useFinish'
import { ActionCard, withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole, useRoles } from '@/features/admin/shared/roles'
import { useIsSafe } from '@/features/admin/shared/safeMode'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { formatCount } from '@/i18n/format/locale'
import { Badge } from '@/ui/feedback/Badge'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { Fact } from '@/ui/layout/Fact'
import { AddressText } from '@/ui/text/AddressText'
import { WethAmount } from '@/ui/text/WethAmount'
import { JudgeMatch } from './JudgeMatch'
import { describeScored, type RunningProps } from './running'

export function ManageTournament({ tournament, now }: { tournament: Tournament; now: number }) {
  const { run, tournament: title } = useAdminMessages().adminTournaments
  const { facts } = run
  const { playerCount, prizePool, entryFee, topCount, topScore } = tournament
  const matches = useTournamentMatches(tournament.matchIds)
  const participants = useAllParticipants(tournament.id)
  const { data: known } = matches
  const { data: players } = participants
  const toScore = known && players && unscored(known, players, now)
  const running = toScore && { tournament, matches: known, participants: players, toScore, now }

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h3 className="text-20 font-semibold tracking-tight break-words">
          {title(String(tournament.id), tournament.name)}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <TournamentStageBadge tournament={tournament} now={now} />
          {tournament.isJudged && <Badge>{run.judged}</Badge>}
          <Link
            to="/tournaments/$id"
            params={{ id: String(tournament.id) }}
            className="inline-flex min-h-6 items-center text-14 text-secondary underline underline-offset-4 hover:text-text"
          >
            {run.view}
          </Link>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact term={facts.players}>{formatCount(playerCount)}</Fact>
        <Fact term={facts.prizePool}>
          <WethAmount wei={prizePool} unit="word" />
        </Fact>
        <Fact term={facts.entryFee}>
          {entryFee === 0n ? facts.free : <WethAmount wei={entryFee} unit="word" />}
        </Fact>
        <Fact term={facts.results}>
          {known ? facts.resultsOf(known.filter((match) => isFinal(match, now)).length, known.length) : '–'}
        </Fact>
        <Fact term={facts.toScore}>{toScore ? formatCount(countPredictions(toScore)) : '–'}</Fact>
        <Fact term={facts.lead}>{topScore === 0 ? facts.noLead : facts.leadOf(topCount, topScore)}</Fact>
      </dl>
      {running ? (
        <div className="flex flex-col gap-4">
          {!isAbandoned(tournament, running.matches, now) &&
            (tournament.isJudged ? <JudgeMatch {...running} /> : <ScorePlayers {...running} />)}
          <FinishTournament {...running} />
          <div className="grid gap-4 xl:grid-cols-2">
            <Cancel tournament={tournament} now={now} />
            <VoidAbandoned {...running} />
          </div>
        </div>
      ) : (
        <Pending
          reads={[matches, participants]}
          loading={<Skeleton text={run.readingPlayers} className="h-40" />}
        />
      )}
    </div>
  )
}

function Cancel({ tournament, now }: { tournament: Tournament; now: number }) {
  const messages = useAdminMessages().adminTournamentRun.cancel
  const missingRole = useMissingRole('tournamentAdmin')
  const { playerCount, prizePool, firstMatchStart, name } = tournament
  const id = String(tournament.id)
  return (
    <ActionCard
      action={useContractWrite('admin', tournamentContract, 'cancelTournament', () => [tournament.id], {
        id,
        effect: () => ended(tournament.id),
      })}
      disabledReason={now >= firstMatchStart ? messages.started : missingRole}
      messages={{
        ...messages,
        confirmTitle: messages.confirmTitle(id),
        does: prizePool === 0n ? messages.doesEmpty : messages.does(playerCount, formatAmount(prizePool)),
        type: name,
        confirmed: messages.confirmed(id),
      }}
    />
  )
}

function VoidAbandoned({ tournament, matches, now }: RunningProps) {
  const messages = useAdminMessages().adminTournamentRun.void
  // Passes no `calls`: anyone can void it from a wallet, so the button offers no Safe transaction.
  const { calls: _, ...action } = useVoidTournament(tournament.id)
  const id = String(tournament.id)
  const { prizePool } = tournament
  const from = tournamentAbandonedAt(tournament, matches)
  return (
    <ActionCard
      action={action}
      disabledReason={
        isAbandoned(tournament, matches, now) ? undefined : messages.early(formatDateTime(from))
      }
      messages={{
        ...messages,
        confirmTitle: messages.confirmTitle(id),
        does: prizePool === 0n ? messages.doesEmpty : messages.does(formatAmount(prizePool)),
        confirmed: messages.confirmed(id),
      }}
    />
  )
}

const SHOWN_WINNERS = 6

function ScorePlayers(props: RunningProps) {
  const { tournament, toScore } = props
  const { adminTournaments: tournaments, adminTournamentRun: tournamentRun } = useAdminMessages()
  const { match: title } = tournaments
  const { score } = tournamentRun
  const { sendAll: send, progress, ...action } = useScorePlayers(tournament.id)
  const count = countPredictions(toScore)
  const batches = playerBatches(toScore)
  return (
    <ActionCard
      action={{ ...action, send: () => send(batches) }}
      disabledReason={count > 0 ? undefined : describeScored(props, score)}
      messages={{
        ...score,
        busy: score.busy(progress),
        button: count > 0 ? score.button(count) : score.buttonNone,
        confirmed: score.confirmed(String(tournament.id)),
      }}
    >
      {count > 0 && (
        <ul aria-label={score.matches} className="flex max-h-80 flex-col overflow-y-auto text-14">
          {toScore.map(({ match, players }) => (
            <li
              key={String(match.id)}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-0"
            >
              <span className="min-w-0 break-words">{title(String(match.id), match.name)}</span>
              <span className="text-secondary tabular-nums">{score.match(players.length)}</span>
            </li>
          ))}
        </ul>
      )}
      {count > 0 && <p className="text-12 text-tertiary">{score.transactions(batches.length)}</p>}
    </ActionCard>
  )
}

function FinishTournament({ tournament, matches, participants, toScore, now }: RunningProps) {
  const { finish } = useAdminMessages().adminTournamentRun
  const roles = useRoles()
  const action = useFinalizeTournament(tournament.id)
  const id = String(tournament.id)
  const winners = topScorers(tournament, participants)
  // Without a wallet, the button connects one first.
  const isAdmin = useIsSafe() || roles.has.tournamentAdmin || !roles.account
  const end = finalization({ tournament, matches, participants, isAdmin, now })
  const described = describeEnd(tournament, countPredictions(toScore), finish)
  return (
    <ActionCard
      variant="primary"
      action={withValue(action, winners)}
      disabledReason={end.can ? undefined : describeWaiting(end, finish)}
      messages={{
        ...finish,
        text: tournament.isJudged ? finish.judgedText : finish.text,
        confirmTitle: finish.confirmTitle(id),
        does: described,
        type: tournament.name,
        confirmed: finish.confirmed(id),
      }}
    >
      {end.can && <p className="text-14">{described}</p>}
      {end.can && winners.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-14">
          <h4 className="font-medium">{finish.winners}</h4>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {winners.slice(0, SHOWN_WINNERS).map((winner) => (
              <li key={winner}>
                <AddressText address={winner} />
              </li>
            ))}
            {tournament.topCount > SHOWN_WINNERS && (
              <li className="text-secondary">{finish.moreWinners(tournament.topCount - SHOWN_WINNERS)}</li>
            )}
          </ul>
        </div>
      )}
    </ActionCard>
  )
}

type FinishMessages = AdminMessages['adminTournamentRun']['finish']

function describeWaiting(end: Extract<Finalization, { can: false }>, { waiting }: FinishMessages): string {
  if (end.why === 'matches') return waiting.matches(end.count)
  if (end.why === 'scores') return waiting.scores(end.count, formatDateTime(end.countsFrom))
  return waiting[end.why]
}

function describeEnd(tournament: Tournament, late: number, messages: FinishMessages): string {
  const { topScore, topCount, prizePool } = tournament
  const outcome =
    topScore === 0
      ? messages.doesRefund(formatAmount(prizePool))
      : prizePool === 0n
        ? messages.doesFree(topCount, topScore)
        : messages.does(topCount, topScore, formatAmount(prizePool), formatAmount(prizeShare(tournament)))
  return late > 0 ? `${outcome} ${messages.late(late)}` : outcome
}

import { isFinal } from '@/domain/match/status'
import {
  countPredictions,
  type Finalization,
  finalization,
  playerBatches,
  topScorers,
} from '@/domain/tournament/settlement'
import { prizeShare, type Tournament } from '@/domain/tournament/tournament'
import { useFinalizeTournament, useScorePlayers } from '@/domain/tournament/useSettle'
import { ActionCard, withValue } from '@/features/admin/shared/ActionButton'
import { useRoles } from '@/features/admin/shared/roles'
import { useIsSafe } from '@/features/admin/shared/safeActs'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { AddressText } from '@/ui/text/AddressText'
import type { RunningProps } from './running'

const SHOWN_WINNERS = 6

export function ScorePlayers({ tournament, matches, toScore, now }: RunningProps) {
  const { adminTournaments: tournaments, adminTournamentRun: tournamentRun } = useMessages()
  const { match: title } = tournaments
  const { score } = tournamentRun
  const { score: send, progress, ...action } = useScorePlayers(tournament.id)
  const waiting = matches.filter((match) => !isFinal(match, now)).length
  const count = countPredictions(toScore)
  const batches = playerBatches(toScore)
  const disabledReason =
    count > 0
      ? undefined
      : tournament.playerCount === 0
        ? score.noPlayers
        : waiting > 0
          ? score.waiting(waiting)
          : score.done
  return (
    <ActionCard
      action={{ ...action, send: () => send(batches) }}
      disabledReason={disabledReason}
      messages={{
        title: score.title,
        text: score.text,
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

export function FinishTournament({ tournament, matches, participants, toScore, now }: RunningProps) {
  const { finish } = useMessages().adminTournamentRun
  const roles = useRoles()
  const action = useFinalizeTournament(tournament.id)
  const id = String(tournament.id)
  const winners = topScorers(tournament, participants)
  // Without a wallet, the button connects one first.
  const isAdmin = useIsSafe() || roles.isTournamentAdmin || !roles.account
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

type FinishMessages = Messages['adminTournamentRun']['finish']

function describeWaiting(end: Extract<Finalization, { can: false }>, { waiting }: FinishMessages): string {
  switch (end.why) {
    case 'matches':
      return waiting.matches(end.count)
    case 'scores':
      return waiting.scores(end.count, formatDateTime(end.countsFrom))
    case 'admin':
      return waiting.admin
    case 'abandoned':
      return waiting.abandoned
  }
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

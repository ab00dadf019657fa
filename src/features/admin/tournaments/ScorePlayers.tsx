import { isFinal } from '@/domain/match/status'
import { countPredictions, playerBatches } from '@/domain/tournament/settlement'
import { useScorePlayers } from '@/domain/tournament/useSettle'
import { ActionCard } from '@/features/admin/shared/ActionCard'
import { useMessages } from '@/i18n/useMessages'
import type { RunningProps } from './runningTournaments'

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
      action={action}
      send={() => send(batches)}
      disabledReason={disabledReason}
      messages={{
        ...{ title: score.title, text: score.text, busy: score.busy(progress) },
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

import type { Match } from '@/domain/match/match'
import { isFinal } from '@/domain/match/status'
import { inBatches, type Scoring } from '@/domain/tournament/settlement'
import type { Tournament } from '@/domain/tournament/tournament'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { ActionSection } from '@/features/admin/shared/ActionCard'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useScoreAll } from './useScoreAll'

interface ScoreMatchesProps {
  /** An open one that the results decide. */
  tournament: Tournament
  /** The tournament's, in its order. */
  matches: readonly Match[]
  toScore: readonly Scoring[]
  /** The chain's now, in unix seconds. */
  now: number
}

/** Counts the points of all results that are final, for all players. */
export function ScoreMatches({ tournament, matches, toScore, now }: ScoreMatchesProps) {
  const { score, match: title } = useAdminMessages().tournaments
  const { scoreAll, progress, ...action } = useScoreAll(tournament.id)
  const waiting = matches.filter((match) => !isFinal(match, now)).length
  const count = toScore.reduce((sum, { players }) => sum + players.length, 0)
  const blocked =
    count > 0
      ? undefined
      : tournament.playerCount === 0
        ? score.noPlayers
        : waiting > 0
          ? score.waiting(waiting)
          : score.done
  return (
    <ActionSection title={score.title} text={score.text}>
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
      {count > 0 && <p className="text-12 text-tertiary">{score.transactions(inBatches(toScore).length)}</p>}
      <ActionButton
        label={count > 0 ? score.button(count) : score.buttonNone}
        busyLabel={score.busy(progress)}
        action={action}
        variant="secondary"
        send={() => scoreAll(toScore)}
        blocked={blocked}
        confirmed={score.confirmed(String(tournament.id))}
      />
    </ActionSection>
  )
}

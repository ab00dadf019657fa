import type { Match } from '@/domain/match/match'
import type { Participant } from '@/domain/tournament/player'
import { type Finalization, finalization, topScorers, unscored } from '@/domain/tournament/settlement'
import { prizeShare, type Tournament } from '@/domain/tournament/tournament'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { ActionSection } from '@/features/admin/shared/ActionCard'
import { useRoles } from '@/features/admin/shared/useRoles'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { type AdminMessages, useAdminMessages } from '@/i18n/useAdminMessages'
import { AddressText } from '@/ui/text/AddressText'
import { useFinishTournament } from './useTournamentActions'

const SHOWN_WINNERS = 6

interface FinishTournamentProps {
  /** An open one. */
  tournament: Tournament
  /** The tournament's, in its order. */
  matches: readonly Match[]
  /** All of them. */
  participants: readonly Participant[]
  /** The chain's now, in unix seconds. */
  now: number
}

/** Ends a tournament for its top scorers, as the chain has them. */
export function FinishTournament({ tournament, matches, participants, now }: FinishTournamentProps) {
  const { finish } = useAdminMessages().tournaments
  const roles = useRoles()
  const action = useFinishTournament(tournament.id)
  const id = String(tournament.id)
  const winners = topScorers(tournament, participants)
  // Without a wallet the button connects one.
  const isAdmin = roles.isTournamentAdmin || !roles.account
  const end = finalization({ tournament, matches, participants, isAdmin, now })
  const late = unscored(matches, participants, now).reduce((sum, { players }) => sum + players.length, 0)
  const described = describeEnd(tournament, late, finish)
  return (
    <ActionSection title={finish.title} text={finish.text}>
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
      <ActionButton
        label={finish.button}
        busyLabel={finish.busy}
        action={action}
        send={() => action.send(winners)}
        blocked={end.can ? undefined : describeWaiting(end, finish)}
        confirm={{
          title: finish.confirmTitle(id),
          does: described,
          cannot: finish.cannot,
          type: tournament.name,
          confirmLabel: finish.confirm,
        }}
        confirmed={finish.confirmed(id)}
      />
    </ActionSection>
  )
}

type FinishMessages = AdminMessages['tournaments']['finish']

function describeWaiting(end: Extract<Finalization, { can: false }>, { waiting }: FinishMessages): string {
  switch (end.why) {
    case 'matches':
      return waiting.matches(end.count)
    case 'scores':
      return waiting.scores(end.count, formatDateTime(end.anyoneFrom))
    case 'admin':
      return waiting.admin(formatDateTime(end.anyoneFrom))
    case 'abandoned':
      return waiting.abandoned
  }
}

/** What it does, in sentences. */
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

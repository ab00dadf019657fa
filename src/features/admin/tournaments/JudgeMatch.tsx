import { useRef, useState } from 'react'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { isFinal } from '@/domain/match/status'
import type { Participant } from '@/domain/tournament/player'
import type { Scoring } from '@/domain/tournament/settlement'
import type { Tournament } from '@/domain/tournament/tournament'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { ActionSection } from '@/features/admin/shared/ActionCard'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import { useRoles } from '@/features/admin/shared/useRoles'
import type { Messages } from '@/i18n/catalogue'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { TextInput } from '@/ui/forms/TextInput'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { AddressText } from '@/ui/text/AddressText'
import { type JudgedPrediction, parsePoints, predictionsToJudge } from './points'
import { useUpdateScores } from './useTournamentActions'

/** So many are given points in one transaction, and shown at once: it stays far below any chain's gas limit. */
const PLAYERS_AT_ONCE = 100

interface JudgeMatchProps {
  /** An open one that judges decide. */
  tournament: Tournament
  /** The tournament's, in its order. */
  matches: readonly Match[]
  /** All of them. */
  participants: readonly Participant[]
  toScore: readonly Scoring[]
  /** The chain's now, in unix seconds. */
  now: number
}

/** Takes the points that judges give for the predictions of a match. */
export function JudgeMatch({ tournament, matches, participants, toScore, now }: JudgeMatchProps) {
  const { judge, score } = useAdminMessages().tournaments
  const [chosenId, setChosenId] = useState<bigint>()
  const chosen = toScore.find(({ match }) => match.id === chosenId) ?? toScore[0]
  const waiting = matches.filter((match) => !isFinal(match, now)).length

  return (
    <ActionSection title={judge.title} text={judge.text}>
      {chosen ? (
        <>
          <Field label={judge.match}>
            {(control) => (
              <Select
                {...control}
                value={String(chosen.match.id)}
                onChange={({ target }) => setChosenId(BigInt(target.value))}
              >
                {toScore.map(({ match, players }) => (
                  <option key={String(match.id)} value={String(match.id)}>
                    {judge.option(String(match.id), match.name, players.length)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <GivePoints
            key={String(chosen.match.id)}
            tournament={tournament}
            match={chosen.match}
            predictions={predictionsToJudge(
              chosen.match,
              matches.indexOf(chosen.match),
              chosen.players,
              participants,
            )}
          />
        </>
      ) : (
        <p className="text-14 text-secondary">
          {tournament.playerCount === 0 ? score.noPlayers : waiting > 0 ? score.waiting(waiting) : score.done}
        </p>
      )}
    </ActionSection>
  )
}

interface GivePointsProps {
  tournament: Tournament
  match: Match
  predictions: readonly JudgedPrediction[]
}

function GivePoints({ tournament, match, predictions }: GivePointsProps) {
  const messages = useMessages()
  const adminMessages = useAdminMessages()
  const { judge } = adminMessages.tournaments
  const roles = useRoles()
  const action = useUpdateScores(tournament.id)
  // By account: it outlives a failure, and whoever has got points leaves the table.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const shown = predictions.slice(0, PLAYERS_AT_ONCE)
  const rows = shown.map((prediction) => ({
    ...prediction,
    text: typed[prediction.account] ?? '',
    parsed: parsePoints(typed[prediction.account] ?? ''),
  }))
  const isRight = rows.every(({ parsed }) => parsed.ok)
  const given = rows.flatMap(({ account, parsed }) =>
    parsed.ok && parsed.points !== undefined ? [{ account, points: parsed.points }] : [],
  )
  const all = given.reduce((sum, { points }) => sum + points, 0)

  /** Goes to the first problem. */
  function check(): boolean {
    if (!isRight) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return isRight
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {match.winner !== 0 && (
          <p className="text-14 text-secondary">{judge.result(teamOf(match, match.winner, messages))}</p>
        )}
        <Button
          size="sm"
          onClick={() =>
            setTyped(Object.fromEntries(shown.map(({ account, isRight }) => [account, isRight ? '1' : '0'])))
          }
        >
          {judge.fill}
        </Button>
      </div>
      <div className="max-h-128 overflow-y-auto rounded-md border border-line">
        <Table caption={judge.caption} columns={Object.values(judge.columns)}>
          {rows.map(({ account, side, isRight, text, parsed }) => (
            <Tr key={account} className="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center">
              <Td>
                <AddressText address={account} />
              </Td>
              <Td className="max-md:col-start-1">
                <span className="flex flex-wrap items-center gap-2">
                  {teamOf(match, side, messages)}
                  <Badge tone={isRight ? 'won' : 'neutral'}>{isRight ? judge.right : judge.wrong}</Badge>
                </span>
              </Td>
              <Td className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
                <Points
                  label={judge.pointsFor(shortAddress(account))}
                  value={text}
                  problem={parsed.ok ? undefined : judge.problems[parsed.reason]}
                  onChange={(next) => setTyped((before) => ({ ...before, [account]: next }))}
                />
              </Td>
            </Tr>
          ))}
        </Table>
      </div>
      <p className="text-12 text-tertiary">
        {judge.left} {predictions.length > shown.length && judge.more(predictions.length - shown.length)}
      </p>
      <ActionButton
        label={judge.button(given.length)}
        busyLabel={judge.busy}
        action={action}
        send={() => action.send({ matchId: match.id, given })}
        check={check}
        blocked={
          blockedBy(roles, adminMessages, 'tournamentAdmin') ??
          (isRight && given.length === 0 ? judge.nothing : undefined)
        }
        confirm={{
          title: judge.confirmTitle(String(match.id)),
          does: judge.does(given.length, all, match.name),
          cannot: judge.cannot,
          confirmLabel: judge.confirm,
        }}
        confirmed={judge.confirmed(given.length)}
      />
    </form>
  )
}

interface PointsProps {
  label: string
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}

function Points({ label, value, problem, onChange }: PointsProps) {
  return (
    <Field
      label={<span className="sr-only">{label}</span>}
      error={problem}
      className="w-28 gap-1! max-sm:w-20"
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="tabular-nums"
        />
      )}
    </Field>
  )
}

function teamOf(match: Match, side: Side, messages: Messages): string {
  const { label, team } = describeSide(match, side, messages)
  return team ?? label
}

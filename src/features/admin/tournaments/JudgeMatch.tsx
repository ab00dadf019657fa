import { useState } from 'react'
import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import type { Scoring } from '@/domain/tournament/finishing'
import type { Participant } from '@/domain/tournament/player'
import { scored } from '@/domain/tournament/tournamentChanges'
import { ActionButton, ActionSection, withValue } from '@/features/admin/shared/ActionButton'
import { ChoiceList } from '@/features/admin/shared/Panel'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { shortAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { Button } from '@/ui/forms/Button'
import { Field, TextInput } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { AddressText } from '@/ui/text/AddressText'
import {
  describeScored,
  effectOf,
  type GivenPoints,
  parsePoints,
  predictionsToJudge,
  type RunningProps,
} from './running'

/** Keeps a transaction far below the gas limit of any chain. */
const PLAYERS_AT_ONCE = 100

/** Shown in the confirmation. */
const NAMED_PLAYERS = 10

export function JudgeMatch(props: RunningProps) {
  const { toScore } = props
  const { adminTournaments: tournaments, adminTournamentRun: tournamentRun } = useAdminMessages()
  const { judge, score } = tournamentRun
  const { run, match: title } = tournaments
  const [chosenId, setChosenId] = useState<bigint>()
  const chosen = toScore.find(({ match }) => match.id === chosenId) ?? toScore[0]

  return (
    <ActionSection title={judge.title} text={judge.text}>
      {chosen ? (
        <>
          <ChoiceList
            aria-label={judge.match}
            className="max-h-80"
            items={toScore.map(({ match, players }) => ({ ...match, players }))}
            title={title}
            chosenId={chosen.match.id}
            onChoose={setChosenId}
          >
            {({ players }) => <span>{run.players(players.length)}</span>}
          </ChoiceList>
          <GivePoints key={String(chosen.match.id)} {...props} chosen={chosen} />
        </>
      ) : (
        <p className="text-14 text-secondary">{describeScored(props, score)}</p>
      )}
    </ActionSection>
  )
}

function GivePoints({ tournament, matches, participants, chosen }: RunningProps & { chosen: Scoring }) {
  const { match, players } = chosen
  const predictions = predictionsToJudge(match, matches.indexOf(match), players, participants)
  const messages = useAdminMessages()
  const { judge } = messages.adminTournamentRun
  const missingRole = useMissingRole('tournamentAdmin')
  const action = useContractWrite(
    'admin',
    tournamentContract,
    'updateScores',
    (given: readonly GivenPoints[]) => [
      tournament.id,
      match.id,
      given.map(({ account }) => account),
      given.map(({ points }) => BigInt(points)),
    ],
    { id: tournament.id, effect: () => scored(tournament.id) },
  )
  // One field per account, so that points outlive a failure. Scored players leave the table.
  const form = useForm<string>({})
  const shown = predictions
    .slice(0, PLAYERS_AT_ONCE)
    .map((prediction) => ({ ...prediction, parsed: parsePoints(form.field(prediction.account).value) }))
  const isValid = shown.every(({ parsed }) => parsed.ok)
  const given = shown.flatMap(({ account, parsed }) =>
    parsed.ok && parsed.points !== undefined ? [{ account, points: parsed.points }] : [],
  )

  return (
    <form ref={form.ref} noValidate className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {match.winner !== 0 && (
          <p className="text-14 text-secondary">
            {judge.result(shortSideName(match, match.winner, messages))}
          </p>
        )}
        <Button
          size="sm"
          onClick={() =>
            form.setValues(
              Object.fromEntries(shown.map(({ account, isRight }) => [account, isRight ? '1' : '0'])),
            )
          }
        >
          {judge.fill}
        </Button>
      </div>
      <div className="max-h-128 overflow-y-auto rounded-md border border-line">
        <Table caption={judge.caption} columns={Object.values(judge.columns)}>
          {shown.map(({ account, side, isRight, parsed }) => (
            <Tr key={account} className="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center">
              <Td>
                <AddressText address={account} />
              </Td>
              <Td className="max-md:col-start-1">
                <span className="flex flex-wrap items-center gap-2">
                  {shortSideName(match, side, messages)}
                  <Badge tone={isRight ? 'won' : 'neutral'}>{isRight ? judge.right : judge.wrong}</Badge>
                </span>
              </Td>
              <Td className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
                <Field
                  label={<span className="sr-only">{judge.pointsFor(shortAddress(account))}</span>}
                  error={parsed.ok ? undefined : judge.problems[parsed.reason]}
                  className="w-28 gap-1! max-sm:w-20"
                >
                  <TextInput
                    {...form.field(account)}
                    inputMode="numeric"
                    autoComplete="off"
                    className="tabular-nums"
                  />
                </Field>
              </Td>
            </Tr>
          ))}
        </Table>
      </div>
      <p className="text-12 text-tertiary">
        {judge.left} {predictions.length > shown.length && judge.more(predictions.length - shown.length)}
      </p>
      <ActionButton
        action={withValue(action, given)}
        check={() => isValid || form.showErrors()}
        disabledReason={missingRole ?? (isValid && given.length === 0 ? judge.nothing : undefined)}
        messages={{
          ...judge,
          button: judge.button(given.length),
          confirmTitle: judge.confirmTitle(String(match.id)),
          does: describeEffect(match, given, participants, judge),
          type: tournament.name,
          confirmed: judge.confirmed(given.length),
        }}
      />
    </form>
  )
}

function describeEffect(
  match: Match,
  given: readonly GivenPoints[],
  participants: readonly Participant[],
  judge: AdminMessages['adminTournamentRun']['judge'],
): string[] {
  const { players, top, leaders } = effectOf(given, participants)
  const all = given.reduce((sum, { points }) => sum + points, 0)
  const [first] = leaders
  return [
    judge.does(given.length, all, match.name),
    ...players
      .slice(0, NAMED_PLAYERS)
      .map(({ account, points, total }) => judge.gets(shortAddress(account), points, total)),
    ...(players.length > NAMED_PLAYERS ? [judge.othersGet(players.length - NAMED_PLAYERS)] : []),
    ...(first && top > 0 ? [judge.leads(leaders.length, shortAddress(first), top)] : []),
  ]
}

import { useId, useState } from 'react'
import { mergeCalls } from '@/chain/transactions/calls'
import { useLedger } from '@/domain/ledger/useLedger'
import type { Match, Side } from '@/domain/match/match'
import { resultNamed } from '@/domain/match/matchChanges'
import { shortSideName } from '@/domain/match/name'
import { toOutcome } from '@/domain/match/outcome'
import { useChallengeBond, useResultWindow } from '@/domain/match/resultQueries'
import { SideChoice } from '@/domain/match/SideChoice'
import { describeConsequence, sideOptions } from '@/features/admin/matches/describeResult'
import { MatchField } from '@/features/admin/matches/MatchField'
import { finalizeCalls, type NamedResult } from '@/features/admin/matches/matchCalls'
import { readSource, SourceField } from '@/features/admin/matches/ResultSource'
import { ActionButton, withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { useAdminMessages } from '@/i18n/adminMessages'
import { describeFailure } from '@/i18n/describeFailure'
import { formatDateTime } from '@/i18n/format/dates'
import { isWhole } from '@/lib/failure'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'
import { Fact } from '@/ui/layout/Fact'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'
import { showToast } from '@/ui/toast'

const fieldsClass = 'flex min-w-0 flex-col gap-4 lg:col-start-1'

interface FinalizeFormProps {
  matches: readonly Match[]
  match: Match | undefined
  /** The match no longer needs a result. */
  isGone: boolean
  onChoose: (id: bigint | undefined) => void
  now: number
}

export function FinalizeForm({ matches, match, isGone, onChoose, now }: FinalizeFormProps) {
  const { finalize } = useAdminMessages().adminResults
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <MatchField
        chosenId={match?.id}
        onChoose={onChoose}
        options={matches.map(({ id, name, endTime }) => {
          const option = endTime <= now ? finalize.option : finalize.closedOption
          return { id, label: option(String(id), name, formatDateTime(endTime)) }
        })}
      />
      {match ? (
        <NameWinner key={String(match.id)} match={match} isGone={isGone} onChoose={onChoose} now={now} />
      ) : (
        <NothingChosen />
      )}
    </div>
  )
}

function NothingChosen() {
  const { finalize } = useAdminMessages().adminResults
  const noteId = useId()
  return (
    <div className={fieldsClass}>
      <SideChoice
        legend={finalize.winner}
        sides={[{ label: finalize.side(1) }, { label: finalize.side(2) }]}
        value={undefined}
        onChange={() => {}}
        disabled
      />
      <div className="flex flex-col items-start gap-2">
        <Button variant="primary" className="max-sm:w-full" aria-disabled aria-describedby={noteId}>
          {finalize.button}
        </Button>
        <p id={noteId} className="text-14 text-secondary">
          {finalize.chooseMatch}
        </p>
      </div>
    </div>
  )
}

function NameWinner({ match, isGone, onChoose, now }: Omit<FinalizeFormProps, 'matches'> & { match: Match }) {
  const messages = useAdminMessages()
  const { finalize } = messages.adminResults
  const [winner, setWinner] = useState<Side>()
  const [link, setLink] = useState('')
  const { source, isValid } = readSource(link)
  const missingRole = useMissingRole('operator')
  const { data: bettors, isError: hasCountFailed } = useBettors(match)
  const disputeWindow = useResultWindow(match.id)
  const { data: bond } = useChallengeBond(match.id)
  const calls = (result: NamedResult) => finalizeCalls(match.id, result)
  const action = useAdminCalls(
    `finalizeMatch/${match.id}`,
    (result: NamedResult) => [mergeCalls(calls(result))],
    ({ winner }) => [resultNamed(match.id, toOutcome(winner))],
  )
  const goneId = useId()
  // A result posted here removes the match, too.
  const isTaken = isGone && !action.isBusy && action.state.phase !== 'confirmed'
  const outcome = { match, bettors, hasCountFailed, disputeWindow, now, source }
  const consequence =
    winner &&
    describeConsequence({ ...outcome, winner, bond: match.isChallenged ? bond : undefined }, messages)
  const result = winner && { winner, source: source?.href }
  const id = String(match.id)

  async function finalizeMatch(result: NamedResult) {
    const ended = await action.send(result)
    const toast = { id: `finalize/${id}`, role: 'alert' } as const
    if (ended.phase === 'confirmed') {
      showToast({ ...toast, tone: 'success', text: finalize.success(id, result.winner) })
      onChoose(undefined)
    } else if (ended.phase === 'failed' && !isWhole(ended.failure)) {
      const text = finalize.failed(describeFailure(ended.failure, messages))
      showToast({ ...toast, tone: 'warning', text })
    }
    return ended
  }

  function disabledReason(): string | undefined {
    if (isTaken) return finalize.gone(id)
    if (missingRole) return missingRole
    if (!winner) return finalize.chooseWinner
    return isValid ? undefined : finalize.sourceInvalid
  }

  return (
    <>
      <MatchDetails match={match} />
      <div className={fieldsClass}>
        <SideChoice
          legend={finalize.winner}
          sides={sideOptions(match, messages)}
          value={winner}
          onChange={setWinner}
          disabled={action.isBusy || isTaken}
        />
        <SourceField
          label={finalize.source}
          value={link}
          onChange={setLink}
          disabled={action.isBusy || isTaken}
        />
        {isTaken ? (
          <div id={goneId}>
            <Banner tone="warning" role="alert">
              {finalize.gone(id)}
            </Banner>
          </div>
        ) : (
          consequence && (
            <section
              aria-label={finalize.consequence.title}
              className="flex flex-col gap-2 rounded-md border border-line bg-background p-4 text-14"
            >
              <h3 className="font-medium">{finalize.consequence.title}</h3>
              <ul className="flex list-disc flex-col gap-1 ps-4 text-secondary">
                {consequence.does.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
                {consequence.cannot && <li>{consequence.cannot}</li>}
              </ul>
            </section>
          )
        )}
        <ActionButton
          action={withValue({ ...action, send: finalizeMatch, calls }, result)}
          disabledReason={disabledReason()}
          disabledReasonId={isTaken ? goneId : undefined}
          messages={{
            button: finalize.button,
            busy: finalize.busy,
            ...(winner &&
              consequence && {
                ...consequence,
                does: [messages.adminMatches.match(id, match.name), ...consequence.does],
                confirmTitle: finalize.confirmTitle(id),
                type: shortSideName(match, winner, messages),
                orType: finalize.side(winner),
              }),
          }}
        />
      </div>
    </>
  )
}

/** Counts a match's bettors by side, from state. */
function useBettors({ id }: Match) {
  const { data: ledger, isError } = useLedger()
  const positions = ledger && (ledger.positions.get(id) ?? [])
  const on = (side: Side) => positions?.filter((position) => position.side === side).length ?? 0
  return { data: positions && { 1: on(1), 2: on(2) }, isError: isError && !positions }
}

function MatchDetails({ match }: { match: Match }) {
  const { finalize } = useAdminMessages().adminResults
  return (
    <section
      aria-label={finalize.details}
      className="self-start rounded-md border border-line bg-background p-4 lg:row-span-2"
    >
      <p className="mb-3 text-16 font-medium break-words">
        <bdi>{match.name}</bdi>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact term={finalize.poolA}>
          <WethAmount wei={match.totalPoolA} unit="word" />
        </Fact>
        <Fact term={finalize.poolB}>
          <WethAmount wei={match.totalPoolB} unit="word" />
        </Fact>
        <Fact term={finalize.start}>
          <DateTime time={match.startTime} />
        </Fact>
        <Fact term={finalize.end}>
          <DateTime time={match.endTime} />
        </Fact>
      </dl>
    </section>
  )
}

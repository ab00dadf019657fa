import { Link } from '@tanstack/react-router'
import { formatEther } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import type { Match } from '@/domain/match/match'
import { useResultWindow, useSuccessor } from '@/domain/match/pageQueries'
import { useIsPaused } from '@/domain/match/queries'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { checkNewMatch, describeProblems, type NewMatch } from '@/features/admin/matches/newMatch'
import { cannotUndoVoid, describeRefund } from '@/features/admin/matches/ruling'
import { ActionCard, ActionSection, withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { type ParsedTime, parseTypedTime } from '@/features/admin/shared/schedule'
import { formatDateTime, formatUtcDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import { useForm } from '@/ui/forms/useForm'

interface ReplaceMatchProps {
  match: Match
  now: number
}

/** Voids a match that is called off and creates the one that is played later. */
export function ReplaceMatch(props: ReplaceMatchProps) {
  const { replace } = useMessages().adminResults.manage
  const { data: successor } = useSuccessor(props.match)
  if (!successor) return <ReplaceForm {...props} />
  const id = String(successor.id)
  return (
    <ActionSection title={replace.title} text={replace.replaced}>
      <Link
        to="/match/$id"
        params={{ id }}
        className="inline-flex min-h-6 items-center self-start text-14 font-medium underline underline-offset-4"
      >
        {replace.link(id, formatDateTime(successor.startTime))}
      </Link>
    </ActionSection>
  )
}

function ReplaceForm({ match, now }: ReplaceMatchProps) {
  const messages = useMessages()
  const { admin, adminMatches: matches, adminResults: results } = messages
  const { replace } = results.manage
  const missingRole = useMissingRole('operator')
  const isPaused = useIsPaused()
  const action = useContractWrite(
    'admin',
    bettingPoolContract,
    'replaceMatch',
    ({ startTime, endTime }: NewMatch) => [match.id, BigInt(startTime), BigInt(endTime)],
    { id: match.id },
  )
  const form = useForm({ start: '' })
  const start = parseTypedTime(form.values.start, 'own')
  const checked = checkSuccessor(match, start, now)
  const next = checked.match
  const disputeWindow = useResultWindow(match.id)
  // If nobody challenges the void, the successor starts then at the earliest.
  const refundsAt = match.isVoid ? match.claimableAt : now + (disputeWindow ?? 0)
  const isTooEarly = start.ok && start.time < refundsAt
  const problems = describeProblems(checked.problems, messages)
  const problem =
    problems.start ?? problems.end ?? (isTooEarly ? replace.tooEarly(formatDateTime(refundsAt)) : undefined)
  const id = String(match.id)
  return (
    <form ref={form.ref} noValidate className="contents">
      <ActionCard
        action={withValue(action, next)}
        disabledReason={missingRole ?? (isPaused ? matches.create.paused : undefined)}
        check={() => problem === undefined || form.showErrors()}
        messages={{
          ...replace,
          confirmTitle: replace.confirmTitle(id),
          does: [
            matches.match(id, match.name),
            ...(match.isVoid ? [] : [describeRefund(match, messages)]),
            ...(next ? [replace.creates(formatDateTime(next.startTime))] : []),
            ...(stakesOf(match) === 0n ? [] : [replace.betsStay]),
          ],
          cannot: match.isVoid ? replace.cannot : cannotUndoVoid(disputeWindow, messages),
          confirmed: replace.confirmed(id),
        }}
      >
        <Field
          label={replace.start}
          aside={start.ok && admin.times.utc(formatUtcDateTime(start.time))}
          hint={
            next ? replace.ends(formatDateTime(next.endTime)) : replace.startHint(formatDateTime(refundsAt))
          }
          error={form.isErrorVisible('start') ? problem : undefined}
        >
          {(control) => <TextInput {...control} {...form.field('start')} type="datetime-local" required />}
        </Field>
      </ActionCard>
    </form>
  )
}

/** Checks the successor: the same name, bounds and length at another time. */
function checkSuccessor({ name, startTime, endTime, minBet, maxBet }: Match, start: ParsedTime, now: number) {
  const end = start.ok ? { ok: true as const, time: start.time + endTime - startTime } : start
  return checkNewMatch({ name, start, end, min: formatEther(minBet), max: formatEther(maxBet) }, now)
}
